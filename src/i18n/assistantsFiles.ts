import type { AssistantsMessages } from './assistants.ts';

/** The files with the words about assistants, by language. A file of its own, so that other visits do not carry their names. */
const FILES: Readonly<Record<string, () => Promise<AssistantsMessages>>> = {
  es: async () => (await import('./locales/es/assistants.ts')).assistantsEs,
  ar: async () => (await import('./locales/ar/assistants.ts')).assistantsAr,
  zh: async () => (await import('./locales/zh/assistants.ts')).assistantsZh,
  vi: async () => (await import('./locales/vi/assistants.ts')).assistantsVi,
  ko: async () => (await import('./locales/ko/assistants.ts')).assistantsKo,
};

/** The words about assistants in the language `tongue`. Undefined for a language without such a file; English brings its own. */
export const loadAssistants = async (tongue: string): Promise<AssistantsMessages | undefined> => FILES[tongue]?.();
