import { lazyModule } from './lazyModule.ts';

type OpeningPart = typeof import('./openingPart.tsx');

/** What opens the widget over the page: pages that have it in its place do without. */
export const openingPart = lazyModule((): Promise<OpeningPart> => import('./openingPart.tsx'));
