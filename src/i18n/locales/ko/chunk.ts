import type { RestOfWords } from '../../messages.ts';

export { previewKo as preview } from './preview.ts';

/** The words of all later screens. */
export const loadRest = async (): Promise<RestOfWords> => (await import('./rest.ts')).restKo;
