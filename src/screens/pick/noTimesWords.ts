import type { NoTimes } from '../../core/snapshot.ts';
import type { Format } from '../../i18n/format.ts';
import type { ScreenMessages } from '../../i18n/screens.ts';

type Words = (screens: ScreenMessages, none: NoTimes, days: number, format: Format) => string;

const WORDS: { readonly [Why in NoTimes['why']]: Words } = {
  closed: (screens) => screens.closedDay,
  full: (screens, { lastStart }, _, format) =>
    lastStart === undefined ? screens.noTimes : screens.noTimesToday(format.time(lastStart)),
  'all-closed': (screens, _, days) => screens.allClosed(days),
  'all-full': (screens, _, days) => screens.nothing(days),
};

/**
 * Why there are no times, for the eye and the ear alike; from the first answer of a search on, how far it has come.
 * `days`: how many can be booked.
 */
export const noTimesWords: Words = (screens, none, days, format) =>
  none.searchedUntil === undefined || none.why === 'all-full'
    ? WORDS[none.why](screens, none, days, format)
    : screens.nothingUntil(format.dayShort(none.searchedUntil));
