import type { RequestedMessages } from './requested.ts';

/** The files with the words of `confirms="office"`, by language. A file of its own, so that other visits do not carry their names. */
const FILES: Readonly<Record<string, () => Promise<RequestedMessages>>> = {
  es: async () => (await import('./locales/es/requested.ts')).requestedEs,
  ar: async () => (await import('./locales/ar/requested.ts')).requestedAr,
  zh: async () => (await import('./locales/zh/requested.ts')).requestedZh,
  vi: async () => (await import('./locales/vi/requested.ts')).requestedVi,
  ko: async () => (await import('./locales/ko/requested.ts')).requestedKo,
};

/** The words in the language `tongue`, or else in English. */
export const loadRequested = async (tongue: string): Promise<RequestedMessages> =>
  FILES[tongue]?.() ?? (await import('./requested.ts')).requestedEn;
