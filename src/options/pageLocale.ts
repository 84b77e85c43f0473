import { isLocale } from '../i18n/locale.ts';

/** The language of the page, where it says one that is known. */
export function pageLocale(): string | undefined {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : undefined;
}
