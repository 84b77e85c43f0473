import type { LocalDateTime } from '../time/values.ts';
import type { Answers } from './answers.ts';
import type { Flow } from './flow.ts';

const noTimes: readonly LocalDateTime[] = [];

/** Where every booking starts, with what is known of the visitor already. */
export const startFlow = (answers: Answers): Flow => ({ at: 'day', answers, unknownOutcomes: noTimes });
