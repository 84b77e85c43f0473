import { fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useBackGesture } from './useBackGesture.ts';

/** The watchers that are open. */
let open: FakeWatcher[] = [];

class FakeWatcher {
  onclose: (() => void) | null = null;
  constructor() {
    open.push(this);
  }
  destroy(): void {
    open = open.filter((each) => each !== this);
  }
  /** As the browser does for the gesture. */
  close(): void {
    this.destroy();
    this.onclose?.();
  }
}

const activation = { isActive: true };
beforeEach(() => {
  open = [];
  activation.isActive = true;
  vi.stubGlobal('CloseWatcher', FakeWatcher);
  vi.stubGlobal('navigator', { userActivation: activation });
});
afterEach(() => vi.unstubAllGlobals());

function Step({ goBack }: { readonly goBack: (() => void) | undefined }) {
  useBackGesture(goBack);
  return <p>A step</p>;
}

it('leads back by the newest function, once, and ends with the step', () => {
  const first = vi.fn();
  const second = vi.fn();
  const { rerender, unmount } = render(<Step goBack={first} />);
  rerender(<Step goBack={second} />);
  expect(open).toHaveLength(1);
  open[0]?.close();
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledTimes(1);
  // The step stayed.
  fireEvent.click(document.body);
  expect(open).toHaveLength(1);
  unmount();
  expect(open).toEqual([]);
  fireEvent.click(document.body);
  expect(open).toEqual([]);
});

it('waits for a tap, and is off without a step back', () => {
  activation.isActive = false;
  const { rerender } = render(<Step goBack={() => undefined} />);
  fireEvent.click(document.body);
  expect(open).toEqual([]);
  activation.isActive = true;
  fireEvent.click(document.body);
  fireEvent.click(document.body);
  expect(open).toHaveLength(1);
  rerender(<Step goBack={undefined} />);
  expect(open).toEqual([]);
});

it('leaves Escape to the page, and no other key', () => {
  const goBack = vi.fn();
  render(<Step goBack={goBack} />);
  fireEvent.keyDown(document.body, { key: 'a' });
  expect(open).toHaveLength(1);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(open).toEqual([]);
  fireEvent.click(document.body);
  expect(open).toHaveLength(1);
  expect(goBack).not.toHaveBeenCalled();
});

it('does nothing in a browser without `CloseWatcher`', () => {
  vi.stubGlobal('CloseWatcher', undefined);
  render(<Step goBack={() => undefined} />);
  fireEvent.click(document.body);
  expect(open).toEqual([]);
});
