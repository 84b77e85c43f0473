/** Modern Standard Arabic that addresses men and women alike. */
export const languageAr = { language: 'ar', direction: 'rtl' } as const;
