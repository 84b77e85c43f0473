import { type Chunk, createChunk } from '../loading/chunk.ts';
import { moduleOf, NO_WORDS, shippedWords } from './languageChunks.ts';
import { tongueOf } from './locale.ts';
import type { RequestedMessages } from './requested.ts';

const chunks: Partial<Record<string, Chunk<RequestedMessages>>> = {};

/**
 * The words for tours that the office confirms, in the language of `locale`. Without them a screen would say "booked", so what shows the
 * tour waits for them. Nothing is loaded where the service confirms.
 */
export function requestedWords(
  confirms: 'service' | 'office',
  locale: string | undefined,
): Chunk<RequestedMessages | undefined> {
  if (confirms === 'service') return NO_WORDS;
  const tongue = locale === undefined ? 'en' : tongueOf(locale);
  chunks[tongue] ??= createChunk(async () => {
    const { rest } = shippedWords(tongue);
    await rest.load();
    return moduleOf(rest.getState())?.requested ?? (await import('./requested.ts')).requestedEn;
  });
  return chunks[tongue];
}
