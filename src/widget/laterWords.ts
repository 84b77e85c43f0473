import { tongueOf } from '../i18n/localeOf.ts';
import type { LaterWords } from '../i18n/locales/parts.ts';
import { type LazyModule, lazyModule } from './lazyModule.ts';
import { lazyWords, NO_WORDS, type Words } from './lazyWords.ts';

/** The rest of the languages of `wordsFor`, which nobody reads before the booking runs. */
const LATER: Readonly<Partial<Record<string, Words<LaterWords>>>> = {
  es: lazyWords(async () => {
    const [{ detailsEs }, { tourEs }] = await Promise.all([
      import('../i18n/locales/es/details.ts'),
      import('../i18n/locales/es/tour.ts'),
    ]);
    return { first: { ...detailsEs, ...tourEs } };
  }),
  ar: lazyWords(async () => {
    const [{ detailsAr }, { tourAr }] = await Promise.all([
      import('../i18n/locales/ar/details.ts'),
      import('../i18n/locales/ar/tour.ts'),
    ]);
    return { first: { ...detailsAr, ...tourAr } };
  }),
};

/** What is under way for the widgets of the page. */
let coming: Promise<unknown> = Promise.resolve();

export const laterWordsFor = (locale = 'en'): Words<LaterWords> => LATER[tongueOf(locale)] ?? NO_WORDS;

/** Starts loading them, where there are any. */
export function loadLaterWords(locale: string | undefined): void {
  const words = laterWordsFor(locale);
  if (words === NO_WORDS) return;
  coming = Promise.all([coming, words.load()]);
}

/** A part of the widget, and the words for it: it must not be seen in another language first. */
export const lazyPart = <Part>(fetchPart: () => Promise<Part>): LazyModule<Part> =>
  lazyModule(async () => {
    const part = await fetchPart();
    await coming;
    return part;
  });
