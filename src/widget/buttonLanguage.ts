import { tongueOf } from '../i18n/localeOf.ts';
import { openingWords } from '../i18n/locales/openingWords.ts';
import { type OpeningLanguage, openingLanguage } from '../i18n/openingLanguage.ts';
import type { TourBookingOptions } from './options.ts';

/** The language of a button that is there before the widget and its words; `locale` is one that Intl knows. */
export const buttonLanguage = (given: TourBookingOptions['messages'], locale: string | undefined): OpeningLanguage =>
  openingLanguage(given, given?.language || !locale ? undefined : openingWords[tongueOf(locale)], locale);
