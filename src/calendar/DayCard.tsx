import { memo } from 'react';
import { useFormat, useMessages } from '../i18n/language.ts';
import { type Day, dayNumber, monthOf } from '../time/values.ts';
import type { Roving } from '../ui/useRoving.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import type { DayState } from './grid.ts';

export interface DayCardProps {
  readonly day: Day;
  readonly state: DayState;
  readonly current: boolean;
  readonly selected: boolean;
  readonly roving: ReturnType<Roving<HTMLElement>['item']>;
  readonly onPick: (day: Day) => void;
  readonly onConsider?: ((day: Day) => void) | undefined;
}

/** One day of the strip. A full one can be reached and refuses; one that is outside cannot be reached. */
export function DayCard({ day, state, current, selected, roving, onPick, onConsider }: DayCardProps) {
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
      {...(state === 'full' ? { 'aria-disabled': true } : {})}
      aria-pressed={selected}
      onClick={() => {
        if (state !== 'full') onPick(day);
      }}
      onFocus={() => {
        roving.onFocus();
        onConsider?.(day);
      }}
      onPointerEnter={() => onConsider?.(day)}
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
