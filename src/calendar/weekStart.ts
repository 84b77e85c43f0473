/** What engines say about the week of a locale: 1 Monday to 7 Sunday. Newer engines have a method, older ones a property. */
interface WeekLocale {
  readonly getWeekInfo?: () => { readonly firstDay: number };
  readonly weekInfo?: { readonly firstDay: number };
}

/** Regions whose week begins on Sunday, and on Saturday, for engines that do not say; that of the Maldives begins on Friday. */
const SUNDAY =
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI ' +
  'NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW';
const SATURDAY = 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY';

/** The weekday a week begins with where `locale` (BCP 47) is used: 0 Sunday to 6 Saturday. */
export function firstWeekdayOf(locale: string): number {
  // Known without the engine, whose first answer takes a slow phone 40 milliseconds.
  if (/^en-US\b(?!.*-fw-)/.test(locale)) return 0;
  const known: Intl.Locale & WeekLocale = new Intl.Locale(locale);
  const given = (known.getWeekInfo?.() ?? known.weekInfo)?.firstDay;
  return given === undefined ? byRegion(known.maximize().region) : given % 7;
}

/**
 * The same from the region alone.
 * @internal
 */
export function byRegion(region = ''): number {
  if (region === '') return 1;
  if (region === 'MV') return 5;
  return SUNDAY.includes(region) ? 0 : SATURDAY.includes(region) ? 6 : 1;
}
