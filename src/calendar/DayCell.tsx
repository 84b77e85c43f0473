// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: the date grid of WAI-ARIA is a table
// biome-ignore-all lint/a11y/useFocusableInteractive: the button inside a cell has the focus, not the cell
import { memo } from 'react';
import type { DayState } from '../i18n/calendar.ts';
import { useFormat, useMessages } from '../i18n/language.ts';
import { type Day, dayNumber } from '../time/values.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { isChoosable } from './grid.ts';

interface DayCellProps {
  readonly day: Day;
  readonly state: DayState;
  readonly current: boolean;
  readonly selected: boolean;
  readonly tabIndex: 0 | -1;
}

/** One day of the month. It has no listeners: the grid has. Only a cell that looks another renders again. */
export const DayCell = memo(function DayCell({ day, state, current, selected, tabIndex }: DayCellProps) {
  const format = useFormat();
  const { calendar } = useMessages();
  const label = calendar.dayWithState(format.dayFull(day), calendar.dayStates[state]);
  const common = {
    className: 'tour-day',
    'data-state': state,
    'aria-current': current ? ('date' as const) : undefined,
  };
  if (state === 'outside') {
    return (
      <td role="gridcell" aria-disabled="true">
        <span {...common}>
          <span aria-hidden="true">{dayNumber(day)}</span>
          <VisuallyHidden>{label}</VisuallyHidden>
        </span>
      </td>
    );
  }
  return (
    <td role="gridcell" aria-selected={selected}>
      <button
        type="button"
        {...common}
        data-key={day}
        tabIndex={tabIndex}
        data-selected={selected ? '' : undefined}
        aria-disabled={isChoosable(state) ? undefined : true}
        aria-label={label}
      >
        {dayNumber(day)}
      </button>
    </td>
  );
});
