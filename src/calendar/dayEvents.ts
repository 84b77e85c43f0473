import { type Day, parseDay } from '../time/values.ts';
import { itemAt, itemEntered, type PlaceEvent } from '../ui/itemAt.ts';
import { isChoosable, type StateOf } from './grid.ts';

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

/** Listeners for the element around the days, each of which has itself as its `data-key`. */
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
