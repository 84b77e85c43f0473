import type { Opening } from '../core/openingSnapshot.ts';
import { type EarlyAnswers, type FirstOptions, openingOf, readEarlyAnswers } from '../widget/readOpening.ts';
import { earlyReplies, FRESH_MS } from './early.ts';

const read = new Map<string, EarlyAnswers>();
const keyOf = ({ asked, settings }: FirstOptions): string => `${asked?.api} ${asked?.groupId} ${settings.zone}`;

/** Reads the answers for `first` as soon as they are here, and keeps them for `knownOpening`. */
export async function readFirstAnswers(first: FirstOptions): Promise<void> {
  const answers = await readEarlyAnswers(first, earlyReplies);
  if (answers) read.set(keyOf(first), answers);
}

/** What can be shown at once; undefined where no answers were read, or they are old. */
export function knownOpening(first: FirstOptions): (Opening & Pick<EarlyAnswers, 'consume'>) | undefined {
  const known = read.get(keyOf(first));
  if (known === undefined || Date.now() - known.answers.availability.receivedAt > FRESH_MS) return undefined;
  const opening = openingOf(first, known);
  return opening && { ...opening, consume: known.consume };
}
