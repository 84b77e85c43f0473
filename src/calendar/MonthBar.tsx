import { useFormat, useMessages } from '../i18n/language.ts';
import { shiftMonth } from '../time/arithmetic.ts';
import { type Month, monthOf } from '../time/values.ts';
import { NextIcon, PreviousIcon } from '../ui/icons.tsx';
import type { Bounds } from './grid.ts';

export interface MonthBarProps extends Bounds {
  readonly month: Month;
  readonly onMonth: (month: Month) => void;
}

/** The month's name between two steps. At the bounds a step refuses but keeps the focus, so that it falls nowhere. */
export function MonthBar({ month, firstDay, lastDay, onMonth }: MonthBarProps) {
  const format = useFormat();
  const { calendar } = useMessages();
  const step = (label: string, count: 1 | -1, ends: boolean) => (
    <button
      type="button"
      className="tour-monthbar-step"
      aria-label={label}
      {...(ends ? { 'aria-disabled': true } : {})}
      onClick={() => {
        if (!ends) onMonth(shiftMonth(month, count));
      }}
    >
      {count < 0 ? <PreviousIcon /> : <NextIcon />}
    </button>
  );
  return (
    <div className="tour-monthbar">
      {step(calendar.previousMonth, -1, month <= monthOf(firstDay))}
      <h3 aria-live="polite">{format.monthYear(month)}</h3>
      {step(calendar.nextMonth, 1, month >= monthOf(lastDay))}
    </div>
  );
}
