import type { NoTimes } from '../../core/snapshot.ts';
import type { WidgetMessages } from '../../i18n/widget.ts';

const WORDS: { readonly [Why in NoTimes['why']]: (widget: WidgetMessages, days: number) => string } = {
  closed: (widget) => widget.closedDay,
  full: (widget) => widget.noTimes,
  'all-closed': (widget, days) => widget.allClosed(days),
  'all-full': (widget, days) => widget.nothing(days),
};

/** Why there are no times, for the eye and the ear alike. `days`: how many can be booked. */
export const noTimesWords = (widget: WidgetMessages, why: NoTimes['why'], days: number): string =>
  WORDS[why](widget, days);
