/** The Spanish of the Americas, with «usted». */
export const languageEs = { language: 'es-US', direction: 'ltr' } as const;
