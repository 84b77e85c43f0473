import { memo } from 'react';
import type { DayState } from '../i18n/calendar.ts';
import { useFormat, useMessages } from '../i18n/language.ts';
import { type Day, dayNumber, monthOf } from '../time/values.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { isChoosable } from './grid.ts';

interface DayCardProps {
  readonly day: Day;
  readonly state: DayState;
  readonly current: boolean;
  readonly selected: boolean;
  readonly tabIndex: 0 | -1;
}

/**
 * One day of the strip. A full or closed one can be reached, but not chosen; one that is outside cannot be reached. It has
 * no listeners: the strip has. Only a card that looks another renders again.
 */
export const DayCard = memo(function DayCard({ day, state, current, selected, tabIndex }: DayCardProps) {
  const format = useFormat();
  const { calendar } = useMessages();
  const common = { className: 'tour-card-day', 'data-state': state };
  const face = (
    <>
      <span aria-hidden="true">{format.weekdayShort(day)}</span>
      <strong aria-hidden="true">{dayNumber(day)}</strong>
      <span aria-hidden="true">{format.monthShort(monthOf(day))}</span>
      <VisuallyHidden>{calendar.dayWithState(format.dayFull(day), calendar.dayStates[state])}</VisuallyHidden>
    </>
  );
  if (state === 'outside') {
    return (
      <button type="button" disabled {...common}>
        {face}
      </button>
    );
  }
  return (
    <button
      type="button"
      {...common}
      data-key={day}
      tabIndex={tabIndex}
      aria-current={current ? 'date' : undefined}
      data-selected={selected ? '' : undefined}
      aria-disabled={isChoosable(state) ? undefined : true}
      aria-pressed={selected}
    >
      {face}
    </button>
  );
});
