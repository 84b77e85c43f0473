import { lazyModule } from './lazyModule.ts';

type SecondStage = typeof import('./secondStage.tsx');

/** Everything that the first free time does without. */
export const secondStage = lazyModule((): Promise<SecondStage> => import('./secondStage.tsx'));
