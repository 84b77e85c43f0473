import type { DayState } from '../i18n/calendar.ts';
import { type Day, parseDay } from '../time/values.ts';
import { itemAt, itemEntered, type PlaceEvent } from '../ui/itemAt.ts';
import { isChoosable, type StateOf } from './grid.ts';

/** How a day looks in the month or on the strip. */
export interface DayProps {
  readonly day: Day;
  readonly state: DayState;
  /** Whether it is today. */
  readonly current: boolean;
  readonly selected: boolean;
  /** Whether the time chosen before is on it. */
  readonly previous: boolean;
  readonly tabIndex: 0 | -1;
}

/** The props of the button of a day that can be reached. The listeners are on the element around the days (`dayEvents`). */
export const dayButton = ({ day, state, current, selected, previous, tabIndex }: DayProps) =>
  ({
    type: 'button',
    'data-key': day,
    'data-state': state,
    'data-selected': selected ? '' : undefined,
    'data-previous': previous ? '' : undefined,
    'aria-current': current ? 'date' : previous ? true : undefined,
    'aria-disabled': isChoosable(state) ? undefined : true,
    tabIndex,
  }) as const;

interface DayHandlers {
  readonly stateOf: StateOf;
  /** A day that is open or unknown was chosen. */
  readonly onPick: (day: Day) => void;
  /** The pointer or the focus is on a day that is not outside. */
  readonly onHighlight?: ((day: Day) => void) | undefined;
}

const dayOfItem = (item: HTMLElement | undefined): Day | undefined => parseDay(item?.dataset.key ?? '');

/** The day an event happened on; undefined beside the days. */
export const dayAt = (event: PlaceEvent): Day | undefined => dayOfItem(itemAt(event));

/** Listeners for the element around the days. Each day has its date as its `data-key`. */
export const dayEvents = ({ stateOf, onPick, onHighlight }: DayHandlers) => ({
  onClick(event: PlaceEvent): void {
    const day = dayAt(event);
    if (day && isChoosable(stateOf(day))) onPick(day);
  },
  onFocusCapture(event: PlaceEvent): void {
    const day = dayAt(event);
    if (day) onHighlight?.(day);
  },
  onPointerOver(event: Parameters<typeof itemEntered>[0]): void {
    const day = dayOfItem(itemEntered(event));
    if (day) onHighlight?.(day);
  },
});
