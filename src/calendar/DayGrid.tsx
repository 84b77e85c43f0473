// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: the date grid of WAI-ARIA is a table
// biome-ignore-all lint/a11y/useFocusableInteractive: the button inside a cell has the focus, not the cell
import { useMemo } from 'react';
import type { Format } from '../i18n/format.ts';
import { useFormat, useMessages } from '../i18n/language.ts';
import type { DayRange } from '../time/dayRange.ts';
import { type Day, dayNumber, type Month } from '../time/values.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { isChoosable, type StateOf, weeksOf } from './grid.ts';
import { useDayGrid } from './useDayGrid.ts';
import { firstWeekdayOf } from './weekStart.ts';

interface DayGridProps {
  /** The days of the calendar; every other day is outside, whatever `stateOf` says. */
  readonly range: DayRange;
  readonly month: Month;
  readonly today?: Day | undefined;
  readonly selected?: Day | undefined;
  readonly stateOf: StateOf;
  /** A day that is open or unknown was chosen. */
  readonly onPick: (day: Day) => void;
  /** The pointer or the focus is on a day that is not outside. */
  readonly onHighlight?: ((day: Day) => void) | undefined;
  /** The keyboard went on to another month. */
  readonly onMonth: (month: Month) => void;
}

/** A month of days as a WAI-ARIA date grid. */
export function DayGrid(props: DayGridProps) {
  const { month, today, selected } = props;
  const format = useFormat();
  const { calendar } = useMessages();
  const firstWeekday = firstWeekdayOf(format.locale);
  const { gridProps, dayProps, stateOf } = useDayGrid({ ...props, firstWeekday });
  const weeks = useMemo(() => weeksOf(month, firstWeekday), [month, firstWeekday]);
  const names = useMemo(() => namesOf(weeks.flat(), format), [weeks, format]);

  const cell = (day: Day) => {
    const state = stateOf(day);
    const label = calendar.dayWithState(names.get(day) ?? '', calendar.dayStates[state]);
    const common = {
      className: 'tour-day',
      'data-state': state,
      ...(day === today ? { 'aria-current': 'date' as const } : {}),
    };
    if (state === 'outside') {
      return (
        <td key={day} role="gridcell" aria-disabled="true">
          <span {...common}>
            <span aria-hidden="true">{dayNumber(day)}</span>
            <VisuallyHidden>{label}</VisuallyHidden>
          </span>
        </td>
      );
    }
    return (
      <td key={day} role="gridcell" aria-selected={day === selected}>
        <button
          type="button"
          {...common}
          {...dayProps(day)}
          {...(day === selected ? { 'data-selected': '' } : {})}
          {...(isChoosable(state) ? {} : { 'aria-disabled': true })}
          aria-label={label}
        >
          {dayNumber(day)}
        </button>
      </td>
    );
  };

  return (
    <div className="tour-grid-place">
      <table className="tour-grid" role="grid" aria-label={format.monthYear(month)} {...gridProps}>
        <thead>
          <tr>
            {weeks[1]?.map((day) =>
              day ? (
                <th key={day} scope="col" abbr={format.weekdayLong(day)}>
                  <span aria-hidden="true">{format.weekdayNarrow(day)}</span>
                  <VisuallyHidden>{format.weekdayLong(day)}</VisuallyHidden>
                </th>
              ) : null,
            )}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a week is its place in the month
            <tr key={row}>
              {week.map((day, column) =>
                // biome-ignore lint/suspicious/noArrayIndexKey: an empty cell is its place in the week
                day ? cell(day) : <td key={column} role="gridcell" />,
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The full dates in words, made once a month: Intl is too slow for every step of the focus. */
const namesOf = (cells: readonly (Day | null)[], format: Format): ReadonlyMap<Day, string> =>
  new Map(cells.flatMap((day) => (day ? [[day, format.dayFull(day)] as const] : [])));
