import type { Answers } from './answers.ts';
import type { Flow } from './flow.ts';

/** Where every booking starts, with what is known of the visitor already. */
export const startFlow = (answers: Answers): Flow => ({ at: 'day', answers, unknownOutcomes: [] });
