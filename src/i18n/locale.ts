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
 * The tag that `text` means, which some pages write in other ways: `es_MX`, `es-MX;q=0.9`, `es_ES.UTF-8`, and `zh-cmn-Hans`, which names
 * the language twice.
 */
export const tagOf = (text: string): string =>
  text
    .replace(/[;,.@].*$/s, '')
    .trim()
    .replaceAll('_', '-')
    .replace(/^([a-z]{2,3})-[a-z]{3}(?![a-z\d])/i, '$1');

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
