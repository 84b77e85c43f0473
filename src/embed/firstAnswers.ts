import {
  type EarlyAnswers,
  type FirstAnswers,
  type FirstOpening,
  type FirstOptions,
  openingOf,
  readEarlyAnswers,
} from '../widget/readOpening.ts';
import { earlyReplies, FRESH_MS } from './early.ts';

const read = new Map<string, EarlyAnswers>();

/** Reads the answers for `first` as soon as they are here, and keeps them for `loaderAnswers`. */
export async function readFirstAnswers(first: FirstOptions): Promise<void> {
  const answers = await readEarlyAnswers(first, earlyReplies);
  if (answers) read.set(first.key, answers);
}

/** What can be shown now; undefined where no answers were read, or they are old. */
function knownOpening(first: FirstOptions): FirstOpening | undefined {
  const known = read.get(first.key);
  if (known === undefined || Date.now() - known.answers.availability.receivedAt > FRESH_MS) return undefined;
  return openingOf(first, known);
}

/** The answers to what the loader asked. */
export const loaderAnswers: FirstAnswers = {
  atOnce: knownOpening,
  async read(first) {
    await readFirstAnswers(first);
    return knownOpening(first);
  },
};
