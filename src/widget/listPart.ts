import { lazyModule } from './lazyModule.ts';

type ListPart = typeof import('./screens/listPart.ts');

/** Choosing from a long list: a part of its own, since few forms have one. */
export const listPart = lazyModule((): Promise<ListPart> => import('./screens/listPart.ts'));
