import { type LauncherLanguage, launcherLanguage } from '../i18n/launcherLanguage.ts';
import { tongueOf } from '../i18n/localeOf.ts';
import { launcherWords } from '../i18n/locales/launcherWords.ts';
import type { TourBookingOptions } from '../options/options.ts';

/** The language of a button that is there before the widget and its words; `locale` is one that Intl knows. */
export const buttonLanguage = (given: TourBookingOptions['messages'], locale: string | undefined): LauncherLanguage =>
  launcherLanguage(given, given?.language || !locale ? undefined : launcherWords[tongueOf(locale)], locale);
