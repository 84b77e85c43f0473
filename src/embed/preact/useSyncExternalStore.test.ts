import { type ComponentChildren, createElement, Fragment, render } from 'preact';
import { useEffect, useErrorBoundary, useLayoutEffect } from 'preact/hooks';
import { act } from 'preact/test-utils';
import { beforeEach, expect, it, vi } from 'vitest';
import { useSyncExternalStore } from './names.ts';

/** A store of one value that counts who listens. */
function createStore<Value>(first: Value) {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next: Value) {
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    listeners,
  };
}
type Store = ReturnType<typeof createStore<string>>;

const rendered = vi.fn<(text: string) => void>();
function Text({ store, read = store.get }: { readonly store: Store; readonly read?: () => string }) {
  const text = useSyncExternalStore(store.subscribe, read);
  rendered(text);
  return createElement('p', null, text);
}

let place: HTMLElement;
let store: Store;
beforeEach(() => {
  rendered.mockClear();
  place = document.createElement('div');
  store = createStore('one');
});
const show = (...children: ComponentChildren[]): Promise<void> =>
  act(() => render(createElement(Fragment, null, ...children), place));

it('shows the snapshot, and the next one', async () => {
  await show(createElement(Text, { store }));
  expect(place.textContent).toBe('one');
  await act(() => store.set('two'));
  expect(place.textContent).toBe('two');
  expect(rendered).toHaveBeenCalledTimes(2);
});

it('renders nothing for a call without a change', async () => {
  await show(createElement(Text, { store }));
  await act(() => store.set('one'));
  expect(rendered).toHaveBeenCalledTimes(1);
});

it('listens once, and no longer when it is gone', async () => {
  await show(createElement(Text, { store }));
  await act(() => store.set('two'));
  expect(store.listeners.size).toBe(1);
  await show();
  expect(store.listeners.size).toBe(0);
});

it('goes over to another store', async () => {
  const other = createStore('other');
  await show(createElement(Text, { store }));
  await show(createElement(Text, { store: other }));
  expect([store.listeners.size, other.listeners.size]).toEqual([0, 1]);
  await act(() => other.set('another'));
  expect(place.textContent).toBe('another');
});

it('looks at the store through the newest function', async () => {
  const other = createStore('one');
  await show(createElement(Text, { store }));
  await show(createElement(Text, { store, read: other.get }));
  other.set('two');
  await act(() => store.set('one'));
  expect(place.textContent).toBe('two');
});

it('shows what an effect has changed before the subscription', async () => {
  const Writer = () => {
    useEffect(() => store.set('two'), []);
    return null;
  };
  await show(createElement(Writer, null), createElement(Text, { store }));
  expect(rendered.mock.calls).toEqual([['one'], ['two']]);
  expect(place.textContent).toBe('two');
});

it('shows what an effect has changed back while a change was on its way to the screen', async () => {
  const Refuser = ({ text }: { readonly text: string }) => {
    useLayoutEffect(() => {
      if (text === 'two') store.set('one');
    }, [text]);
    return null;
  };
  const Parent = () => {
    const text = useSyncExternalStore(store.subscribe, store.get);
    return createElement('p', null, text, createElement(Refuser, { text }));
  };
  await show(createElement(Parent, null));
  await act(() => store.set('two'));
  expect(store.get()).toBe('one');
  expect(place.textContent).toBe('one');
});

it('shows the same in every component, whichever of them a change comes through', async () => {
  const seen: string[] = [];
  const Child = () => {
    const text = useSyncExternalStore(store.subscribe, store.get);
    return createElement('i', null, text);
  };
  const Parent = () => {
    const text = useSyncExternalStore(store.subscribe, store.get);
    useLayoutEffect(() => void seen.push(place.textContent ?? ''));
    return createElement('p', null, text, ' ', createElement(Child, null));
  };
  await show(createElement(Parent, null));
  await act(() => store.set('two'));
  expect(seen).toEqual(['one one', 'two two']);
});

it('throws an error of the snapshot during render, where a boundary catches it', async () => {
  const Boundary = ({ children }: { readonly children: ComponentChildren }) => {
    const [error] = useErrorBoundary();
    return error === undefined ? createElement(Fragment, null, children) : createElement('p', null, String(error));
  };
  const read = (): string => {
    if (store.get() === 'broken') throw new Error('no snapshot');
    return store.get();
  };
  await show(createElement(Boundary, null, createElement(Text, { store, read })));
  await act(() => store.set('broken'));
  expect(place.textContent).toBe('Error: no snapshot');
});
