import { tongueOf } from '../src/i18n/locale.ts';
import type { Messages } from '../src/i18n/messages.ts';

/** The words of every shipped language, by the file in src/locales. */
const files = import.meta.glob<Readonly<Record<string, Messages>>>('../src/locales/*.ts', { eager: true });

/** Regions to show beside the language itself. */
const REGIONS = ['en-GB', 'es-MX', 'es-ES', 'ar-EG', 'ar-AE'];

interface SpokenLanguage {
  /** Its words. English has none: its words come with each part. */
  readonly shipped: Messages | undefined;
  readonly locales: readonly string[];
}

const spoken = (language: string, shipped?: Messages): SpokenLanguage => ({
  shipped,
  locales: [tongueOf(language), ...REGIONS.filter((region) => tongueOf(region) === tongueOf(language))],
});

/** Every language that the widget speaks, English first. */
export const languages: readonly SpokenLanguage[] = [
  spoken('en-US'),
  ...Object.values(files)
    .flatMap((file) => Object.values(file))
    .map((shipped) => spoken(shipped.language, shipped)),
];
