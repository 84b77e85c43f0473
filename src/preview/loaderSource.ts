import { earlyReplies, FRESH_MS } from './loaderReplies.ts';
import {
  type EarlyAnswers,
  type PreviewOptions,
  type PreviewSource,
  previewOf,
  type ReadPreview,
  readEarlyAnswers,
} from './readPreview.ts';

const read = new Map<string, EarlyAnswers>();

/** Reads the answers for `first` as soon as they are here, and keeps them for `loaderSource`. */
export async function readFirstAnswers(first: PreviewOptions): Promise<void> {
  const answers = await readEarlyAnswers(first, earlyReplies);
  if (answers) read.set(first.key, answers);
}

/** What can be shown now; undefined where no answers were read, or they are old. */
function knownPreview(first: PreviewOptions): ReadPreview | undefined {
  const known = read.get(first.key);
  if (known === undefined || Date.now() - known.answers.availability.receivedAt > FRESH_MS) return undefined;
  return previewOf(first, known);
}

/** The answers to what the loader asked. */
export const loaderSource: PreviewSource = {
  atOnce: knownPreview,
  async read(first) {
    await readFirstAnswers(first);
    return knownPreview(first);
  },
};
