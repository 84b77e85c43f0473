import { calendarMessages } from '../i18n/calendar.ts';
import { useFormat, useMessages } from '../i18n/language.ts';
import { shiftMonth } from '../time/arithmetic.ts';
import type { DayRange } from '../time/dayRange.ts';
import { type Month, monthOf } from '../time/values.ts';
import { useAnnounce } from '../ui/Announcer.tsx';
import { NextIcon, PreviousIcon } from '../ui/icons.tsx';

interface MonthBarProps {
  /** The days of the calendar: no step leads to a month without one. */
  readonly range: DayRange;
  readonly month: Month;
  readonly onMonth: (month: Month) => void;
}

/** The month's name between two buttons. At either end a button does nothing, but stays focusable, so that the focus is not lost. */
export function MonthBar({ month, range, onMonth }: MonthBarProps) {
  const format = useFormat();
  const calendar = useMessages(calendarMessages);
  const announce = useAnnounce();
  const step = (label: string, count: 1 | -1, ends: boolean) => (
    <button
      type="button"
      className="tour-monthbar-step"
      aria-label={label}
      aria-disabled={ends ? true : undefined}
      onClick={() => {
        if (ends) return;
        const next = shiftMonth(month, count);
        announce(format.monthYear(next));
        onMonth(next);
      }}
    >
      {count < 0 ? <PreviousIcon /> : <NextIcon />}
    </button>
  );
  return (
    <div className="tour-monthbar">
      {step(calendar.previousMonth, -1, month <= monthOf(range.first))}
      <h3 tabIndex={-1}>{format.capital(format.monthYear(month))}</h3>
      {step(calendar.nextMonth, 1, month >= monthOf(range.last))}
    </div>
  );
}
