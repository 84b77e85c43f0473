import { memo } from 'react';
import { useFormat, useMessages } from '../i18n/language.ts';
import { dayNumber, monthOf } from '../time/values.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { type DayProps, dayButton } from './dayButton.ts';

/**
 * One day of the strip. A full or closed one can be reached, but not chosen; one that is outside cannot be reached. Only a
 * card that looks another renders again.
 */
export const DayCard = memo(function DayCard(props: DayProps) {
  const { day, state, selected } = props;
  const format = useFormat();
  const { calendar } = useMessages();
  const face = (
    <>
      <span aria-hidden="true">{format.weekdayShort(day)}</span>
      <strong aria-hidden="true">{dayNumber(day)}</strong>
      <span aria-hidden="true">{format.monthShort(monthOf(day))}</span>
      <VisuallyHidden>{calendar.dayWithState(format.dayFull(day), calendar.dayStates[state])}</VisuallyHidden>
    </>
  );
  return state === 'outside' ? (
    <button type="button" disabled className="tour-card-day" data-state={state}>
      {face}
    </button>
  ) : (
    <button className="tour-card-day" {...dayButton(props)} aria-pressed={selected}>
      {face}
    </button>
  );
});
