import type { LocalDateTime } from '../time/values.ts';
import { type Format, formatOf, momentIn } from './format.ts';

/** `10:15 – 10:45 AM`, never broken within a time. Apart from the other formats, since it comes with what says it. */
export function timeRange({ locale }: Pick<Format, 'locale'>, from: LocalDateTime, to: LocalDateTime): string {
  const range = formatOf(locale, { hour: 'numeric', minute: '2-digit' }).formatRange(momentIn(from), momentIn(to));
  // A break may stand after the dash, nowhere else.
  return range.replace(/\s/g, '\u00a0').replace(/\u2013\u00a0/, '\u2013 ');
}
