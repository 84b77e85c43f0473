import { useFormat, useMessages } from '../../i18n/language.ts';
import { widgetMessages } from '../../i18n/widget.ts';
import { addDays } from '../../time/arithmetic.ts';
import { type Day, dayOf, type LocalDateTime } from '../../time/values.ts';

/** The words of a free time on a button of its own: how near its day is to `today`, and the time. */
export function useChipLabel(today: Day): (slot: LocalDateTime) => string {
  const widget = useMessages(widgetMessages);
  const format = useFormat();
  return (slot) => {
    const day = dayOf(slot);
    const near = day === today ? widget.today : day === addDays(today, 1) ? widget.tomorrow : format.dayShort(day);
    return widget.dayTime(near, format.time(slot));
  };
}
