import { lazyPart } from './laterWords.ts';

type ActionsPart = typeof import('./screens/actionsPart.ts');

/** What a visitor can do with a booked tour: a part of its own, since most of a visit passes without it. */
export const tourActions = lazyPart((): Promise<ActionsPart> => import('./screens/actionsPart.ts'));
