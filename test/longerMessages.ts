import { english } from '../src/i18n/english.ts';
import { completeMessages } from '../src/i18n/hostMessages.ts';
import type { Messages } from '../src/i18n/messages.ts';

const ACCENTS: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
};
/** Filler with long words, as German has them. */
const FILLER = 'wörter dazugestellt und noch längere zusammensetzungen hinterher damit es reicht ';

/** `text` with accents on its vowels, and 40 % longer. */
const longer = (text: string): string => {
  if (!/\p{L}/u.test(text)) return text;
  const more = Math.ceil(text.length * 0.4);
  const words = FILLER.repeat(Math.ceil(more / FILLER.length))
    .slice(0, more)
    .trim();
  return `${text.replace(/[aeiou]/gi, (letter) => ACCENTS[letter] ?? letter)} ${words}`;
};

const isWords = (value: unknown): value is object => typeof value === 'object' && value !== null;
const stretch = (words: unknown): unknown =>
  typeof words === 'string'
    ? longer(words)
    : typeof words === 'function'
      ? (...given: unknown[]) => longer(String(Reflect.apply(words, undefined, given)))
      : isWords(words)
        ? Object.fromEntries(Object.entries(words).map(([name, value]) => [name, stretch(value)]))
        : words;

/** A language that nobody speaks: every message of English, with accents and 40 % longer. It shows texts that are cut off or are no messages. */
export const longerMessages: Messages = {
  ...completeMessages(english, stretch(english)),
  language: 'en-US',
  direction: 'ltr',
};
