import { type Chunk, createChunk } from '../loading/chunk.ts';
import type { Language } from './language.ts';
import { NO_WORDS } from './languageChunks.ts';
import { tongueOf } from './locale.ts';
import type { Messages } from './messages.ts';

/** The features whose words are in files of their own. */
export type WordedFeature = 'waitlist' | 'assistants' | 'links';

/** Loads the words of a feature in the language `tongue`. Undefined for a language without such a file; English brings its own. */
export type LoadWords<Name extends WordedFeature> = (tongue: string) => Promise<Messages[Name] | undefined>;

const chunks = new Map<string, Chunk<Messages[WordedFeature] | undefined>>();

/** The words of the feature `name` in `language`. Nothing is loaded for English, and for a language that the host gives. */
export function featureWords<Name extends WordedFeature>(
  name: Name,
  { given, shipped, locale }: Language,
  load: LoadWords<Name>,
): Chunk<Messages[WordedFeature] | undefined> {
  const tongue = tongueOf(locale);
  if (given?.language || shipped[name] || tongue === 'en') return NO_WORDS;
  const key = `${name} ${tongue}`;
  const chunk = chunks.get(key) ?? createChunk(() => load(tongue));
  chunks.set(key, chunk);
  return chunk;
}
