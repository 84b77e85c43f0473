/** Whether a form in `locale` (BCP 47) asks for the family name first. */
export const asksFamilyNameFirst = (locale: string): boolean => /^(hu|ja|ko|vi|zh)\b/.test(locale);

/** A name as it is written in `locale`: `Lara Smith`, `Nguyễn Lan`, `김민수`. Either part may be empty. */
export function fullName(locale: string, first: string, last: string): string {
  const [given, family] = [first.trim(), last.trim()];
  // Chinese, Japanese and Korean letters. Names in others keep their own order there: John Smith.
  if (asksFamilyNameFirst(locale) && /^[\u3040-\ud7af]+$/.test(family + given)) return family + given;
  return (/^(hu|vi)\b/.test(locale) ? [family, given] : [given, family]).join(' ').trim();
}
