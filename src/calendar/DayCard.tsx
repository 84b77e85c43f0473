import { memo } from 'react';
import type { DayState } from '../i18n/calendar.ts';
import { useFormat, useMessages } from '../i18n/language.ts';
import { type Day, dayNumber, monthOf } from '../time/values.ts';
import type { Roving } from '../ui/useRoving.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { isChoosable } from './grid.ts';

interface DayCardProps {
  readonly day: Day;
  readonly state: DayState;
  readonly current: boolean;
  readonly selected: boolean;
  readonly roving: ReturnType<Roving<HTMLElement>['item']>;
  readonly onPick: (day: Day) => void;
  readonly onHighlight?: ((day: Day) => void) | undefined;
}

/** One day of the strip. A full or closed one can be reached, but not chosen; one that is outside cannot be reached. */
export function DayCard({ day, state, current, selected, roving, onPick, onHighlight }: DayCardProps) {
  const common = { className: 'tour-card-day', 'data-state': state };
  const face = <DayFace day={day} state={state} />;
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
      {...roving}
      {...(current ? { 'aria-current': 'date' as const } : {})}
      {...(selected ? { 'data-selected': '' } : {})}
      {...(isChoosable(state) ? {} : { 'aria-disabled': true })}
      aria-pressed={selected}
      onClick={() => {
        if (isChoosable(state)) onPick(day);
      }}
      onFocus={() => {
        roving.onFocus();
        onHighlight?.(day);
      }}
      onPointerEnter={() => onHighlight?.(day)}
    >
      {face}
    </button>
  );
}

/** What stands on a card. Kept from render to render: Intl is too slow for sixty days at every step of the focus. */
const DayFace = memo(function DayFace({ day, state }: Pick<DayCardProps, 'day' | 'state'>) {
  const format = useFormat();
  const { calendar } = useMessages();
  return (
    <>
      <span aria-hidden="true">{format.weekdayShort(day)}</span>
      <strong aria-hidden="true">{dayNumber(day)}</strong>
      <span aria-hidden="true">{format.monthShort(monthOf(day))}</span>
      <VisuallyHidden>{calendar.dayWithState(format.dayFull(day), calendar.dayStates[state])}</VisuallyHidden>
    </>
  );
});
