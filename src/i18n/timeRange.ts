import { dayOf, inUtc, type LocalDateTime } from '../time/values.ts';
import { AMERICAN_ENGLISH } from './americanEnglish.ts';
import { type Format, formatOf, unbroken } from './format.ts';

type RangeFormat = Pick<Format, 'locale' | 'time'>;

/** Like Intl, it writes once what both ends have in common. */
function americanRange({ time }: RangeFormat, from: LocalDateTime, to: LocalDateTime): string {
  const [start, end] = [time(from), time(to)];
  return `${start.slice(-2) === end.slice(-2) ? start.slice(0, -3) : start} – ${end}`;
}

const rangeByIntl = ({ locale }: RangeFormat, from: LocalDateTime, to: LocalDateTime): string =>
  formatOf(locale, { hour: 'numeric', minute: '2-digit' }).formatRange(inUtc(from), inUtc(to));

/** `10:15 – 10:45 AM`, never broken within a time. In a file of its own, because it is loaded with the later screens. */
export function timeRange(format: RangeFormat, from: LocalDateTime, to: LocalDateTime): string {
  const isAmerican = format.locale === AMERICAN_ENGLISH && from < to && dayOf(from) === dayOf(to);
  const range = (isAmerican ? americanRange : rangeByIntl)(format, from, to);
  // A break may stand after the dash, nowhere else.
  return unbroken(range).replace(/\u2013\u00a0/, '\u2013 ');
}
