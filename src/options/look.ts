import { isLocale } from '../i18n/locale.ts';
import type { OptionReader } from './optionReader.ts';
import { THEMES, type Theme, type TourBookingOptions } from './options.ts';

/** What the widget looks like, and what stands around it. */
export interface Look {
  readonly theme: Theme;
  readonly accent: string | undefined;
  readonly locale: string | undefined;
}

/** Reads it; each wrong option is named by `reader`, and falls back to its default. */
export function readLook(options: Pick<TourBookingOptions, keyof Look>, { checked }: OptionReader): Look {
  const theme = checked('theme', options.theme, isTheme, '"light", "dark" or "auto"');
  return {
    theme: theme !== undefined && isTheme(theme) ? theme : 'auto',
    accent: checked('accent', options.accent, isColour, 'a CSS colour such as "#1f5c4d"'),
    locale: checked('locale', options.locale, isLocale, 'a language tag such as "en-US"'),
  };
}

const isTheme = (text: unknown): text is Theme => THEMES.some((theme) => theme === text);

/** Where nobody can tell (on a server), any text passes; the style sheet refuses it later. */
const isColour = (text: string): boolean =>
  typeof CSS === 'undefined' || typeof CSS.supports !== 'function' || CSS.supports('color', text);
