import type { Questions } from '../cachedQuestions.ts';
import type { Answers } from '../edgeAnswers.ts';
import type { EdgeAssistantHomes } from '../edgeOptions.ts';

/** A property that assistants know. */
export interface Property {
  readonly group: number;
  readonly zone: string;
  /** The address of its page. */
  readonly page: string;
  /** Which homes may be named; undefined: none. */
  readonly homes: EdgeAssistantHomes | undefined;
}

/** What tools ask the service through. */
export interface Asking {
  readonly answers: Answers;
  readonly questions: Questions;
  readonly now: () => number;
}
