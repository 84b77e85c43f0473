import type { DayState } from '../i18n/calendar.ts';
import type { Day } from '../time/values.ts';
import { isChoosable } from './grid.ts';

/** How a day stands in the month or on the strip. */
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

/** What every button of a day that can be reached has. It has no listeners: what is around the days has them (`dayEvents`). */
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
