import { memo } from 'react';
import { calendarMessages } from '../i18n/calendar.ts';
import { useFormat, useMessages } from '../i18n/language.ts';
import { dayNumber, monthOf } from '../time/values.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { type DayProps, dayButton } from './dayButton.ts';

interface DayCardProps extends DayProps {
  /** How many times it has, where it is open. */
  readonly times: number;
}

/**
 * One day of the strip. A full or closed one can be reached, but not chosen; one that is outside cannot be reached. Only a
 * card that looks another renders again.
 */
export const DayCard = memo(function DayCard(props: DayCardProps) {
  const { day, state, selected, times } = props;
  const format = useFormat();
  const calendar = useMessages(calendarMessages);
  const words = state === 'open' ? calendar.times(times) : calendar.dayStates[state];
  const number = dayNumber(day);
  // The first of a month that was not asked about says which month that is.
  const month = number === 1 ? format.monthShort(monthOf(day)) : '';
  const note = state === 'full' ? calendar.full : state === 'outside' ? '' : words || month;
  const face = (
    <>
      <span aria-hidden="true">{format.weekdayShort(day)}</span>
      <strong aria-hidden="true">{number}</strong>
      {/* Other words are another node: browsers call text that grows a movement. */}
      <span key={note} aria-hidden="true">
        {note}
      </span>
      <VisuallyHidden>{calendar.dayWithState(format.dayFull(day), words)}</VisuallyHidden>
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
