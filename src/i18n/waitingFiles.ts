import type { WaitingMessages } from './waiting.ts';

/** The files with the words of the waiting list, by language. A file of its own, so that other visits do not carry their names. */
const FILES: Readonly<Record<string, () => Promise<WaitingMessages>>> = {
  es: async () => (await import('./locales/es/waiting.ts')).waitingEs,
  ar: async () => (await import('./locales/ar/waiting.ts')).waitingAr,
  zh: async () => (await import('./locales/zh/waiting.ts')).waitingZh,
  vi: async () => (await import('./locales/vi/waiting.ts')).waitingVi,
  ko: async () => (await import('./locales/ko/waiting.ts')).waitingKo,
};

/** The words of the waiting list in the language `tongue`. Undefined for a language without such a file; English brings its own. */
export const loadWaiting = async (tongue: string): Promise<WaitingMessages | undefined> => FILES[tongue]?.();
