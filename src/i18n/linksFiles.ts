import type { LinksMessages } from './links.ts';

/** The files with the words about links, by language. A file of its own, so that other visits do not carry their names. */
const FILES: Readonly<Record<string, () => Promise<LinksMessages>>> = {
  es: async () => (await import('./locales/es/links.ts')).linksEs,
  ar: async () => (await import('./locales/ar/links.ts')).linksAr,
  zh: async () => (await import('./locales/zh/links.ts')).linksZh,
  vi: async () => (await import('./locales/vi/links.ts')).linksVi,
  ko: async () => (await import('./locales/ko/links.ts')).linksKo,
};

/** The words about links in the language `tongue`. Undefined for a language without such a file; English brings its own. */
export const loadLinkWords = async (tongue: string): Promise<LinksMessages | undefined> => FILES[tongue]?.();
