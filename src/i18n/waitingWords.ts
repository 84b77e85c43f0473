import { type Chunk, createChunk } from '../loading/chunk.ts';
import type { Language } from './language.ts';
import { NO_WORDS } from './languageChunks.ts';
import { tongueOf } from './locale.ts';
import type { WaitingMessages } from './waiting.ts';

const chunks: Partial<Record<string, Chunk<WaitingMessages | undefined>>> = {};

/** The words of the waiting list in `language`. Nothing is loaded for English, and for a language that the host gives. */
export function waitingWords({ given, shipped, locale }: Language): Chunk<WaitingMessages | undefined> {
  const tongue = tongueOf(locale);
  if (given?.language || shipped.waiting || tongue === 'en') return NO_WORDS;
  chunks[tongue] ??= createChunk(async () => (await import('./waitingFiles.ts')).loadWaiting(tongue));
  return chunks[tongue];
}
