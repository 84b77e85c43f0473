import {
  Component,
  type ComponentChildren,
  type ComponentType,
  createElement,
  type FunctionComponent,
  type Ref,
} from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { nextId } from './ids.ts';

/**
 * The names of React that the widget and its libraries use, over Preact's core. That is less
 * than half the size of `preact/compat`, and does nothing to props and events. `test/reactNames.test.ts` fails when a name is
 * missing or unused, and lists the props that mean the same in both.
 */
export { createContext, Fragment } from 'preact';
export { useCallback, useContext, useMemo, useRef } from 'preact/hooks';
export { Component, createElement, useEffect, useLayoutEffect, useState };

interface RefProps<Instance> {
  readonly ref?: Ref<Instance>;
}

/** React's `forwardRef`: passes a component's `ref` on to what it renders. Preact puts it among the props. */
export const forwardRef =
  <Instance, Props>(
    render: (props: Omit<Props & RefProps<Instance>, 'ref'>, ref: Ref<Instance>) => ComponentChildren,
  ): FunctionComponent<Props & RefProps<Instance>> =>
  ({ ref = null, ...props }) =>
    render(props, ref);

/** Compares props as React does: the same names, and each value the same by `Object.is`. */
function haveSameValues(before: object, after: object): boolean {
  const names = Object.keys(before);
  return (
    names.length === Object.keys(after).length &&
    names.every((name) => Object.hasOwn(after, name) && Object.is(Reflect.get(before, name), Reflect.get(after, name)))
  );
}

/**
 * React's `memo`: a parent renders `type` again only with props that `areSame` tells apart. Its own state and the contexts
 * that it reads still render it.
 */
export const memo = <Props extends object>(
  type: ComponentType<Props>,
  areSame: (before: Readonly<Props>, after: Readonly<Props>) => boolean = haveSameValues,
) =>
  class Memo extends Component<Props> {
    override shouldComponentUpdate(next: Readonly<Props>): boolean {
      return !areSame(this.props, next);
    }

    override render(): ComponentChildren {
      return createElement(type, this.props);
    }
  };

/**
 * React's `useId`: an id that no other component of the page has. Preact's own repeats ids when a page has two roots, or
 * when one root renders for the third time. Then two headings share an id, and a screen reader gives a list the wrong name.
 */
export const useId = (): string => useState(nextId)[0];

/**
 * React's `useSyncExternalStore`: the snapshot of a store, rendered again when it changes. `getSnapshot` returns the same
 * value until something changes. The store may change between the render and the subscription, so both effects check
 * again. React's third parameter is missing, because the script tag never renders on a server.
 */
export function useSyncExternalStore<Snapshot>(
  subscribe: (listener: () => void) => () => void,
  getSnapshot: () => Snapshot,
): Snapshot {
  const snapshot = getSnapshot();
  const [, rerender] = useState({});
  const [shown] = useState(() => followShown<Snapshot>(() => rerender({})));
  useLayoutEffect(() => shown.set(snapshot, getSnapshot), [shown, snapshot, getSnapshot]);
  useEffect(() => {
    shown.check();
    return subscribe(shown.check);
  }, [shown, subscribe]);
  return snapshot;
}

/** Remembers the snapshot on the screen. `check` calls `rescheduled` when the store has another one. */
function followShown<Snapshot>(changed: () => void) {
  let shown: Snapshot;
  let read: () => Snapshot;
  const check = (): void => {
    let isSame = false;
    try {
      isSame = Object.is(shown, read());
    } catch {
      // The next render throws it again, and an error boundary catches it.
    }
    if (!isSame) changed();
  };
  return {
    check,
    set(snapshot: Snapshot, getSnapshot: () => Snapshot): void {
      shown = snapshot;
      read = getSnapshot;
      check();
    },
  };
}
