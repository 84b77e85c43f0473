import { completeMessages, type OnBroken } from './hostMessages.ts';
import { isLocale, localeOf, tagOf } from './locale.ts';
import type { GivenMessages, Messages } from './messages.ts';
import type { RequestedMessages } from './requested.ts';

/**
 * Which words are shown. Three sources, one above the other: the host's own messages, the shipped words of the language,
 * English. The English words of a part are in the chunk that shows them, so they come with the part and not with the language.
 */

/** The groups of `Messages`: `form`, `calendar`… */
export type PartName = Exclude<keyof Messages, 'language' | 'direction' | 'requested'>;

/** One group of messages, with its English words. Beside each interface of messages stands its part: `formMessages`. */
export interface MessagePart<Name extends PartName> {
  readonly name: Name;
  readonly english: Messages[Name];
}

/** The words of one locale, without its formats. */
export interface Words {
  /** BCP 47, in the language of the words. */
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  /** The shipped words of the language, as far as they are loaded. Nothing for English. */
  readonly shipped: Partial<Messages>;
  readonly given: GivenMessages | null | undefined;
  /** The shipped words of `confirms="office"`. They and those of the host for them stand in place of other messages. */
  readonly requested?: RequestedMessages | undefined;
  /** Called with the name of a message of the host that throws or gives no text, and with what it threw; after the rendering. */
  readonly onBroken?: OnBroken | undefined;
}

/** The `shipped` words with those that a host gave in their place. `wanted`: the locale of the dates, where it fits the words. */
export function chooseWords(
  shipped: Partial<Messages> = {},
  given?: GivenMessages | null | undefined,
  wanted?: string | undefined,
): Words {
  const own = given?.language && tagOf(String(given.language));
  const language = own && isLocale(own) ? own : (shipped.language ?? 'en-US');
  const direction = given?.direction ?? shipped.direction ?? 'ltr';
  return { locale: localeOf(language, wanted), direction, shipped, given };
}

/** The messages of a part. The same object for the same words, unless a host gave some of this part. */
export function messagesOf<Name extends PartName>({ name, english }: MessagePart<Name>, words: Words): Messages[Name] {
  const base = words.shipped[name] ?? english;
  const own = words.given?.[name];
  const said = own === undefined ? base : completed(name, base, own, words);
  const instead: Readonly<Partial<Record<PartName, unknown>>> | undefined = requestedOf(words);
  return instead?.[name] === undefined ? said : completeMessages(said, instead[name]);
}

/** The words of `confirms="office"`. Undefined with any other setting, and until they have loaded. */
export const requestedOf = (words: Words): RequestedMessages | undefined =>
  words.requested && completed('requested', words.requested, words.given?.requested, words);

/** `base` with the messages of the host, `own`, in place of its own. */
const completed = <Complete extends object>(
  name: string,
  base: Complete,
  own: unknown,
  { onBroken }: Words,
): Complete =>
  completeMessages(
    base,
    own,
    undefined,
    (path, error) => onBroken && queueMicrotask(() => onBroken(`messages.${name}.${path}`, error)),
  );
