import type { WaitlistMessages } from './waitlist.ts';

/** The files with the words of the waitlist, by language. A file of its own, so that other visits do not carry their names. */
const FILES: Readonly<Record<string, () => Promise<WaitlistMessages>>> = {
  es: async () => (await import('./locales/es/waitlist.ts')).waitlistEs,
  ar: async () => (await import('./locales/ar/waitlist.ts')).waitlistAr,
  zh: async () => (await import('./locales/zh/waitlist.ts')).waitlistZh,
  vi: async () => (await import('./locales/vi/waitlist.ts')).waitlistVi,
  ko: async () => (await import('./locales/ko/waitlist.ts')).waitlistKo,
};

/** The words of the waitlist in the language `tongue`. Undefined for a language without such a file; English brings its own. */
export const loadWaitlist = async (tongue: string): Promise<WaitlistMessages | undefined> => FILES[tongue]?.();
