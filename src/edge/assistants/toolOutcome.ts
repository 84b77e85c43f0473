import type { ToolName } from './tools.ts';

/** What came of a tool: data, or a sentence that says what is in the way. */
export type Outcome =
  | { readonly kind: 'found'; readonly data: Readonly<Record<string, unknown>> }
  | { readonly kind: 'problem'; readonly why: keyof typeof STATUSES; readonly text: string };

/** Why a tool gives nothing, with the status of its reply. */
export const STATUSES = {
  /** What was given cannot be right. */
  given: 400,
  /** Assistants know no such property. */
  group: 404,
  /** Right, but not possible now: the time is taken, or no tours are booked. */
  gone: 409,
  /** The service gives no answer. */
  service: 503,
} as const;

/** Uses a tool. Never rejects. */
export type UseTool = (name: ToolName, given: unknown) => Promise<Outcome>;

export const found = (data: Readonly<Record<string, unknown>>): Outcome => ({ kind: 'found', data });
export const problem = (why: keyof typeof STATUSES, text: string): Outcome => ({ kind: 'problem', why, text });

export const serviceAway: Outcome = problem(
  'service',
  'The booking service of the property gives no answer at the moment. Try again in a minute.',
);
