// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: the date grid of WAI-ARIA is a table
// biome-ignore-all lint/a11y/useFocusableInteractive: the button inside a cell has the focus, not the cell

import { memo } from 'react';
import { calendarMessages } from '../i18n/calendar.ts';
import { useFormat, useMessages } from '../i18n/language.ts';
import type { DayRange } from '../time/dayRange.ts';
import { type Day, dayNumber, type Month, monthOf } from '../time/values.ts';
import { usePart } from '../ui/parts.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { type DayProps, dayButton } from './dayButton.ts';
import type { StateOf } from './grid.ts';
import { useDayGrid } from './useDayGrid.ts';
import { firstWeekdayOf } from './weekStart.ts';

export interface DayGridProps {
  /** The days of the calendar; every other day is outside, whatever `stateOf` says. */
  readonly range: DayRange;
  readonly month: Month;
  readonly today?: Day | undefined;
  readonly selected?: Day | undefined;
  /** The day of the time chosen before, with a ring. */
  readonly previous?: Day | undefined;
  readonly stateOf: StateOf;
  /** A day that is open or unknown was chosen. */
  readonly onPick: (day: Day) => void;
  /** The pointer or the focus is on a day that is not outside. */
  readonly onHighlight?: ((day: Day) => void) | undefined;
  /** The keyboard went on to another month. */
  readonly onMonth: (month: Month) => void;
}

/** The weeks of a month, and those after it that fill the place, as a WAI-ARIA date grid. */
export function DayGrid(props: DayGridProps) {
  const { month, today, selected, previous } = props;
  const format = useFormat();
  const firstWeekday = firstWeekdayOf(format.locale);
  const { weeks, gridProps, stop, stateOf } = useDayGrid({ ...props, firstWeekday });
  return (
    <div className="tour-grid-place">
      <table className="tour-grid" role="grid" aria-label={format.monthYear(month)} {...gridProps}>
        <Weekdays week={weeks[0]} />
        <tbody>
          {weeks.map((week, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a week is its place in the grid
            <tr key={row}>
              {week.map((day) => (
                <DayCell
                  key={day}
                  day={day}
                  state={stateOf(day)}
                  current={day === today}
                  selected={day === selected}
                  previous={day === previous}
                  tabIndex={day === stop ? 0 : -1}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The names of the weekdays, taken from any week. Screen readers skip them, because the name of each day has its weekday. */
const Weekdays = memo(function Weekdays({ week = [] }: { readonly week: readonly Day[] | undefined }) {
  const format = useFormat();
  return (
    <thead aria-hidden="true">
      <tr>
        {week.map((day) => (
          <th key={day} scope="col">
            {format.weekdayNarrow(day)}
          </th>
        ))}
      </tr>
    </thead>
  );
});

/** One day of the grid. The first of a month shows the month's name. A cell renders again only when its props change. */
const DayCell = memo(function DayCell(props: DayProps) {
  const { day, state, current, selected } = props;
  const format = useFormat();
  const calendar = useMessages(calendarMessages);
  const label = calendar.dayWithState(format.dayFull(day), calendar.dayStates[state]);
  const number = dayNumber(day);
  const part = usePart('day', 'tour-day', selected && 'selected');
  // Drawn by the style sheet: the label has the month already.
  const month = number === 1 ? format.monthShort(monthOf(day)) : undefined;
  return state === 'outside' ? (
    <td role="gridcell" aria-disabled="true">
      <span className="tour-day" data-state={state} data-month={month} aria-current={current ? 'date' : undefined}>
        <span aria-hidden="true" translate="no">
          {number}
        </span>
        <VisuallyHidden>{label}</VisuallyHidden>
      </span>
    </td>
  ) : (
    <td role="gridcell" aria-selected={selected}>
      <button {...part} {...dayButton(props)} data-month={month} aria-label={label}>
        <span translate="no">{number}</span>
      </button>
    </td>
  );
});
