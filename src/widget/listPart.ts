import { lazyPart } from './laterWords.ts';

type ListPart = typeof import('./screens/listPart.ts');

/** Choosing from a long list: a part of its own, since few forms have one. */
export const listPart = lazyPart((): Promise<ListPart> => import('./screens/listPart.ts'));
