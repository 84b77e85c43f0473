import type { Format } from '../../i18n/format.ts';
import { unbroken } from '../../i18n/format.ts';
import { useFormat, useMessages } from '../../i18n/language.ts';
import type { ScreenMessages } from '../../i18n/screens.ts';
import { screenMessages } from '../../i18n/screens.ts';
import type { LocalDateTime } from '../../time/values.ts';
import type { AsOfProps } from '../coreComponentsContext.ts';

/** A quiet line beside older times, which an edge gives when the service fails. It says when the service gave them. */
export function AsOf({ time }: AsOfProps) {
  const screens = useMessages(screenMessages);
  const format = useFormat();
  return <small className="tour-as-of">{asOfWords(screens, time, format)}</small>;
}

/** The words of that line, also for screen readers. Empty if the times are fresh. */
export const asOfWords = (screens: ScreenMessages, time: LocalDateTime | undefined, format: Format): string =>
  time === undefined ? '' : screens.asOf(unbroken(format.time(time)));
