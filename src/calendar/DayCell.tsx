// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: the date grid of WAI-ARIA is a table
// biome-ignore-all lint/a11y/useFocusableInteractive: the button inside a cell has the focus, not the cell

import { memo } from 'react';
import { calendarMessages } from '../i18n/calendar.ts';
import { useFormat, useMessages } from '../i18n/language.ts';
import { dayNumber, monthOf } from '../time/values.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { type DayProps, dayButton } from './dayButton.ts';

/** One day of the grid; the first of a month has its name. Only a cell that looks another renders again. */
export const DayCell = memo(function DayCell(props: DayProps) {
  const { day, state, current, selected } = props;
  const format = useFormat();
  const calendar = useMessages(calendarMessages);
  const label = calendar.dayWithState(format.dayFull(day), calendar.dayStates[state]);
  const number = dayNumber(day);
  // Drawn by the style: the label has the month already.
  const month = number === 1 ? format.monthShort(monthOf(day)) : undefined;
  return state === 'outside' ? (
    <td role="gridcell" aria-disabled="true">
      <span className="tour-day" data-state={state} data-month={month} aria-current={current ? 'date' : undefined}>
        <span aria-hidden="true">{number}</span>
        <VisuallyHidden>{label}</VisuallyHidden>
      </span>
    </td>
  ) : (
    <td role="gridcell" aria-selected={selected}>
      <button className="tour-day" {...dayButton(props)} data-month={month} aria-label={label}>
        {number}
      </button>
    </td>
  );
});
