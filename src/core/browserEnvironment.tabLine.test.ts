// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { browserTab } from './browser.ts';
import { openTabLine } from './browserEnvironment.ts';

/** The channels that are open. */
const open = new Set<FakeChannel>();
const names = (): readonly string[] => [...open].map(({ name }) => name);
/** The names of the channels over which something was sent. */
const told: string[] = [];

class FakeChannel {
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  readonly name: string;
  constructor(name: string) {
    this.name = name;
    open.add(this);
  }
  postMessage(data: unknown): void {
    told.push(this.name);
    for (const each of open) if (each !== this && each.name === this.name) each.onmessage?.({ data });
  }
  close(): void {
    open.delete(this);
  }
}

beforeEach(() => void vi.stubGlobal('BroadcastChannel', FakeChannel));
afterEach(() => {
  open.clear();
  told.length = 0;
});

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
  const line = openTabLine('tour', vi.fn());
  window.dispatchEvent(new Event('pagehide'));
  expect(names()).not.toContain('tour');
  window.dispatchEvent(new Event('pageshow'));
  expect(names()).toContain('tour');
  window.dispatchEvent(new Event('pagehide'));
  // A page that comes back becomes visible before `pageshow`.
  line.send('ask');
  expect(names()).toContain('tour');
  line.close();
  window.dispatchEvent(new Event('pageshow'));
  expect(open.size).toBe(0);
});

it('lets each change of what the tab keeps drop the pages that the browser keeps', () => {
  const line = openTabLine('tour', vi.fn());
  window.dispatchEvent(new Event('pagehide'));
  const [kept] = names();
  expect(names()).toEqual([kept]);
  const { tabStorage } = browserTab;
  tabStorage.write('a key', 'a text');
  expect(told).toEqual([kept]);
  tabStorage.write('a key', 'a text');
  expect(told).toEqual([kept]);
  tabStorage.write('a key', null);
  expect(told).toEqual([kept, kept]);
  expect(names()).toEqual([kept]);
  line.close();
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
