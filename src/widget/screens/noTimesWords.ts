import type { NoTimes } from '../../core/snapshot.ts';
import type { ScreenMessages } from '../../i18n/screens.ts';

const WORDS: { readonly [Why in NoTimes['why']]: (screens: ScreenMessages, days: number) => string } = {
  closed: (screens) => screens.closedDay,
  full: (screens) => screens.noTimes,
  'all-closed': (screens, days) => screens.allClosed(days),
  'all-full': (screens, days) => screens.nothing(days),
};

/** Why there are no times, for the eye and the ear alike. `days`: how many can be booked. */
export const noTimesWords = (screens: ScreenMessages, why: NoTimes['why'], days: number): string =>
  WORDS[why](screens, days);
