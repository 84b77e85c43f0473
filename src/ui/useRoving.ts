import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { isRightToLeft } from './focus.ts';
import { itemAt, type PlaceEvent } from './itemAt.ts';

/** Several buttons as one Tab stop: the arrow keys go from one to the next. */
export interface Roving<Container extends HTMLElement> {
  /** For the element around the buttons. */
  readonly container: {
    readonly ref: RefObject<Container | null>;
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onFocusCapture: (event: PlaceEvent) => void;
  };
  /** For the button of the item `key`. */
  item(key: string): { readonly 'data-key': string; readonly tabIndex: 0 | -1 };
}

interface RovingOptions {
  /** All items that can be reached, in order, each key once. */
  readonly keys: readonly string[];
  /** The Tab stop until the visitor moves. Default: the first. */
  readonly preferred?: string | undefined;
  /** Focuses `button`; for a scroller that must not move the page. */
  readonly focus?: (button: HTMLElement) => void;
}

/** One Tab stop for `keys`. Left and right follow the reading direction, up and down the rows as they are laid out. */
export function useRoving<Container extends HTMLElement>(options: RovingOptions): Roving<Container> {
  const { keys, preferred, focus = (button) => button.focus() } = options;
  const ref = useRef<Container>(null);
  const [moved, setMoved] = useState<string>();
  const isListed = (key: string | undefined): key is string => key !== undefined && keys.includes(key);
  const stop = [moved, preferred].find(isListed) ?? keys[0];
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!ref.current || event.altKey || event.ctrlKey || event.metaKey) return;
    const all = buttons(ref.current);
    const from = all.findIndex((button) => button.dataset.key === stop);
    const move = moves[isRightToLeft(ref.current) ? (mirrored[event.key] ?? event.key) : event.key];
    const to = from < 0 ? undefined : move?.(all, from);
    if (!move) return;
    event.preventDefault();
    if (to) focus(to);
  };
  return {
    container: {
      ref,
      onKeyDown,
      onFocusCapture(event) {
        const key = itemAt(event)?.dataset.key;
        if (key !== undefined) setMoved(key);
      },
    },
    item: (key) => ({ 'data-key': key, tabIndex: key === stop ? 0 : -1 }),
  };
}

type Move = (all: readonly HTMLElement[], from: number) => HTMLElement | undefined;

const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };
const moves: Readonly<Record<string, Move>> = {
  ArrowLeft: (all, from) => all[from - 1],
  ArrowRight: (all, from) => all[from + 1],
  ArrowUp: (all, from) => nextRow(all.slice(0, from).reverse(), all[from]),
  ArrowDown: (all, from) => nextRow(all.slice(from + 1), all[from]),
  Home: (all) => all[0],
  End: (all) => all.at(-1),
};

const buttons = (container: Element): HTMLElement[] => [...container.querySelectorAll<HTMLElement>('[data-key]')];

/** The button straight across in the nearest other row of `candidates`; the next one when all are in one row. */
function nextRow(candidates: readonly HTMLElement[], from: HTMLElement | undefined): HTMLElement | undefined {
  if (!from) return undefined;
  const own = from.getBoundingClientRect();
  const boxes = candidates.map((button) => ({ button, box: button.getBoundingClientRect() }));
  const row = boxes.find(({ box }) => Math.abs(box.top - own.top) > 4)?.box.top;
  if (row === undefined) return candidates[0];
  const across = boxes.filter(({ box }) => Math.abs(box.top - row) <= 4);
  const distance = (box: DOMRect): number => Math.abs(box.left + box.width / 2 - (own.left + own.width / 2));
  return across.reduce((best, one) => (distance(one.box) < distance(best.box) ? one : best)).button;
}
