import type { Format } from '../../i18n/format.ts';
import { unbroken } from '../../i18n/format.ts';
import { useFormat, useMessages } from '../../i18n/language.ts';
import type { ScreenMessages } from '../../i18n/screens.ts';
import { screenMessages } from '../../i18n/screens.ts';
import type { LocalDateTime } from '../../time/values.ts';
import type { AsOfProps } from '../coreComponentsContext.ts';

/** When an edge got the times that show, because the service has failed since. A quiet line beside them. */
export function AsOf({ time }: AsOfProps) {
  const screens = useMessages(screenMessages);
  const format = useFormat();
  return <small className="tour-as-of">{asOfWords(screens, time, format)}</small>;
}

/** The same for screen readers. Empty where the times are no older. */
export const asOfWords = (screens: ScreenMessages, time: LocalDateTime | undefined, format: Format): string =>
  time === undefined ? '' : screens.asOf(unbroken(format.time(time)));
