import type { RestOfWords } from '../../messages.ts';

export { previewAr as preview } from './preview.ts';

/** The words of all later screens. */
export const loadRest = async (): Promise<RestOfWords> => {
  const [{ detailsAr }, { bookedAr }] = await Promise.all([import('./details.ts'), import('./booked.ts')]);
  return { ...detailsAr, ...bookedAr };
};
