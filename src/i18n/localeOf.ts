/** The language of a BCP 47 tag alone: `es` of `es-MX`. Throws a RangeError where `tag` is none. */
export const tongueOf = (tag: string): string => new Intl.Locale(tag).language;

/**
 * The locale to write dates and numbers in beside words in `language`: `wanted`, where that is of their language, since German dates
 * between English words would be neither. A language alone says less than that of the words: which English, which Spanish.
 */
export const localeOf = (language: string, wanted = ''): string =>
  wanted.includes('-') && tongueOf(wanted) === tongueOf(language) ? wanted : language;
