import { unbroken } from '../i18n/format.ts';
import { useFormat, useMessages } from '../i18n/language.ts';
import { widgetMessages } from '../i18n/widget.ts';
import { dayOf, type LocalDateTime } from '../time/values.ts';

/** The day and the time of a slot in words. No line ends inside the time. */
export interface DayTime {
  /** `Saturday, December 5, 10:15 AM`, in a sentence. */
  readonly long: (slot: LocalDateTime) => string;
  /** `Sat, Dec 5, 10:15 AM`, in a sentence or on a button. No line ends inside the day either. */
  readonly short: (slot: LocalDateTime) => string;
  /** `Sat, Dec 5 · 10:15 AM`, standing alone. */
  readonly label: (slot: LocalDateTime) => string;
}

export function useDayTime(): DayTime {
  const widget = useMessages(widgetMessages);
  const format = useFormat();
  const time = (slot: LocalDateTime): string => unbroken(format.time(slot));
  return {
    long: (slot) => widget.dayTime(format.dayLong(dayOf(slot)), time(slot)),
    short: (slot) => widget.dayTime(unbroken(format.dayShort(dayOf(slot))), time(slot)),
    label: (slot) => widget.dayTimeLabel(format.dayShort(dayOf(slot)), time(slot)),
  };
}
