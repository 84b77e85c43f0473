import { lazyModule } from './lazyModule.ts';

type ActionsPart = typeof import('./screens/actionsPart.ts');

/** What a visitor can do with a booked tour: a part of its own, since most of a visit passes without it. */
export const tourActions = lazyModule((): Promise<ActionsPart> => import('./screens/actionsPart.ts'));
