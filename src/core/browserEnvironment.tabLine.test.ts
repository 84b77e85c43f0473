// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTabLine } from './browserEnvironment.ts';

/** The channels that are open. */
const open = new Set<FakeChannel>();

class FakeChannel {
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  readonly name: string;
  constructor(name: string) {
    this.name = name;
    open.add(this);
  }
  postMessage(data: unknown): void {
    for (const each of open) if (each !== this && each.name === this.name) each.onmessage?.({ data });
  }
  close(): void {
    open.delete(this);
  }
}

beforeEach(() => void vi.stubGlobal('BroadcastChannel', FakeChannel));
afterEach(() => open.clear());

it('leads to the other tabs of that name, until it is closed', () => {
  const [heard, other] = [vi.fn(), vi.fn()];
  const line = openTabLine('tour', heard);
  const there = openTabLine('tour', other);
  const another = openTabLine('another', heard);
  there.send('ask');
  expect(heard.mock.calls).toEqual([['ask']]);
  line.close();
  there.send('ask');
  expect(heard).toHaveBeenCalledTimes(1);
  there.close();
  another.close();
});

it('is closed while the browser keeps the page, and open again after that', () => {
  const heard = vi.fn();
  const line = openTabLine('tour', heard);
  window.dispatchEvent(new Event('pagehide'));
  expect(open.size).toBe(0);
  window.dispatchEvent(new Event('pageshow'));
  expect(open.size).toBe(1);
  window.dispatchEvent(new Event('pagehide'));
  // A page that comes back becomes visible before `pageshow`.
  line.send('ask');
  expect(open.size).toBe(1);
  line.close();
  window.dispatchEvent(new Event('pageshow'));
  expect(open.size).toBe(0);
});

it.each<[string, unknown]>([
  ['has none', undefined],
  ['has only a name that the page has filled', class {}],
  [
    'allows none',
    () => {
      throw new DOMException('denied', 'SecurityError');
    },
  ],
])('leads nowhere where the browser %s', (_, channel) => {
  vi.stubGlobal('BroadcastChannel', channel);
  const line = openTabLine('tour', vi.fn());
  expect(() => line.send('ask')).not.toThrow();
  line.close();
});

it('does nothing on a server, whose visitors would share it', () => {
  vi.stubGlobal('document', undefined);
  openTabLine('tour', vi.fn()).send('ask');
  expect(open.size).toBe(0);
});
