import type { LocalDateTime } from '../time/values.ts';
import type { Answers } from './answers.ts';
import type { Flow, State } from './flow.ts';

const noTimes: readonly LocalDateTime[] = [];

/** Where every booking starts. */
export const unansweredStart: Omit<State<'day'>, 'answers'> = { at: 'day', unknownOutcomes: noTimes };

/** The same, with what is known of the visitor already. */
export const startFlow = (answers: Answers): Flow => ({ ...unansweredStart, answers });
