import { lazyPart } from './laterWords.ts';

type ChangePart = typeof import('./screens/changePart.ts');

/** The screens of moving and cancelling: a part of its own, fetched when a visitor wants one of the two. */
export const changeScreens = lazyPart((): Promise<ChangePart> => import('./screens/changePart.ts'));
