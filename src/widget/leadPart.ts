import { lazyPart } from './laterWords.ts';

type LeadPart = typeof import('./screens/leadPart.ts');

/** Leaving details: a part of its own, since few visitors need it. */
export const leadPart = lazyPart((): Promise<LeadPart> => import('./screens/leadPart.ts'));
