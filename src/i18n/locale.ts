/** Reads language tags (BCP 47). */

/** Whether `tag` names a locale that Intl knows. */
export function isLocale(tag: string): boolean {
  try {
    // Asking Intl costs a slow phone 50 milliseconds, so the common tags are known here.
    return /^en(-US)?$/i.test(tag) || (tag !== '' && Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0);
  } catch {
    return false;
  }
}

/**
 * The language of a tag alone: `es` of `es-MX`. Chinese in traditional characters, as in Taiwan and Hong Kong, is a language of its own:
 * `zh-Hant`. Throws a RangeError where `tag` is none.
 */
export function tongueOf(tag: string): string {
  const { language, script } = new Intl.Locale(tag).maximize();
  return script === 'Hant' ? 'zh-Hant' : language;
}

/**
 * The locale for dates and numbers between words in `language`. It is `wanted` if that names a region of the same language. German
 * dates between English words would be wrong. A language without a region, such as `es`, says less than the words do: `es-US`.
 */
export const localeOf = (language: string, wanted = ''): string =>
  wanted.includes('-') && tongueOf(wanted) === tongueOf(language) ? wanted : language;
