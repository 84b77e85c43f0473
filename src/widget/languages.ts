import { tongueOf } from '../i18n/localeOf.ts';
import type { FirstWords } from '../i18n/locales/parts.ts';
import { lazyWords, NO_WORDS, type Words } from './lazyWords.ts';

/** The languages that are shipped beside English: the words of the first screens. */
const SHIPPED: Readonly<Partial<Record<string, Words<FirstWords>>>> = {
  es: lazyWords(() => import('../i18n/locales/es/first.ts')),
  ar: lazyWords(() => import('../i18n/locales/ar/first.ts')),
};

/** The shipped words for a locale; none where English, or a host's own words, are all there is. */
export const wordsFor = (locale = 'en'): Words<FirstWords> => SHIPPED[tongueOf(locale)] ?? NO_WORDS;
