import { type KeyboardEvent, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Day, Month } from '../time/values.ts';
import { isRightToLeft } from '../ui/focus.ts';
import type { PlaceEvent } from '../ui/itemAt.ts';
import { dayAt, dayEvents } from './dayButton.ts';
import { dayAfterKey, type GridKey, type GridNavigation, limitTo, monthAfterKey, tabStopOf, weeksOf } from './grid.ts';

interface DayGridOptions extends GridNavigation {
  readonly month: Month;
  readonly today?: Day | undefined;
  readonly selected?: Day | undefined;
  /** A day that is open or unknown was chosen. */
  readonly onPick: (day: Day) => void;
  /** The pointer or the focus is on a day that is not outside, so that its times can be asked for before the click. */
  readonly onHighlight?: ((day: Day) => void) | undefined;
  /** The keyboard went to a day that is not in view; the owner shows the month it is in. */
  readonly onMonth: (month: Month) => void;
}

/**
 * Behavior of a month of days with one Tab stop: its weeks, props for the grid, the day that is the Tab stop, and the
 * state of each day. A day that can be reached has its date as its `data-key`.
 */
export function useDayGrid(options: DayGridOptions) {
  const { month, range, firstWeekday, today, selected, onPick, onHighlight, onMonth } = options;
  const ref = useRef<HTMLTableElement>(null);
  const [focused, setFocused] = useState<Day>();
  const pendingFocus = useRef<Day>(undefined);
  const stateOf = limitTo(range, options.stateOf);
  const weeks = useMemo(() => weeksOf(month, { range, firstWeekday }), [month, range, firstWeekday]);
  const stop = tabStopOf(weeks, month, [focused, selected, today], options);

  // The day a key leads to may not be in view yet. It gets the focus when its cell is there.
  useLayoutEffect(() => applyPendingFocus(ref, pendingFocus));

  const onKeyDown = (event: KeyboardEvent): void => {
    const key = ref.current && keyOf(event, isRightToLeft(ref.current));
    if (!key || !stop) return;
    event.preventDefault();
    const next = dayAfterKey(key, stop, options);
    pendingFocus.current = next;
    setFocused(next);
    const shown = monthAfterKey(key, next, month, weeks);
    if (shown !== month) onMonth(shown);
    else applyPendingFocus(ref, pendingFocus);
  };

  const events = dayEvents({ stateOf, onPick, onHighlight });
  const onFocusCapture = (event: PlaceEvent): void => {
    const day = dayAt(event);
    if (day) setFocused(day);
    events.onFocusCapture(event);
  };
  return { weeks, gridProps: { ref, onKeyDown, ...events, onFocusCapture }, stop, stateOf };
}

/** Focuses the day of `pending` when the grid shows it. */
function applyPendingFocus(grid: RefObject<HTMLElement | null>, pending: RefObject<Day | undefined>): void {
  const cell = pending.current && grid.current?.querySelector<HTMLElement>(`[data-key="${pending.current}"]`);
  if (!cell) return;
  pending.current = undefined;
  cell.focus();
}

const mirrored: Readonly<Record<string, GridKey>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };
const plain: Readonly<Record<string, GridKey>> = {
  ArrowLeft: 'ArrowLeft',
  ArrowRight: 'ArrowRight',
  ArrowUp: 'ArrowUp',
  ArrowDown: 'ArrowDown',
  Home: 'Home',
  End: 'End',
  PageUp: 'PageUp',
  PageDown: 'PageDown',
};
const shifted: Readonly<Record<string, GridKey>> = { PageUp: 'Shift+PageUp', PageDown: 'Shift+PageDown' };

/** The move a key stands for. Combinations that belong to the browser (Alt+Left) are left to it. */
function keyOf(event: KeyboardEvent, rtl: boolean): GridKey | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined;
  if (event.shiftKey) return shifted[event.key];
  return (rtl ? mirrored[event.key] : undefined) ?? plain[event.key];
}
