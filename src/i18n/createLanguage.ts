import { completeMessages } from './completeMessages.ts';
import { isLocale } from './format.ts';
import { type Language, languageOf } from './language.ts';
import { firstEnglish, type GivenMessages } from './messages.ts';

/**
 * The words of `base` with those that a host gave in their place, and formats for `wanted`. Words of what is shown later, which an
 * English `base` lacks, are completed where they are shown. Apart, since hardly a host gives any.
 */
export function createLanguage(
  base: Language['messages'],
  given: GivenMessages | null | undefined,
  wanted?: string,
): Language {
  const completed = completeMessages(base, given);
  const language = isLocale(completed.language) ? completed.language : firstEnglish.language;
  return languageOf({ ...given, ...completed, language }, wanted);
}
