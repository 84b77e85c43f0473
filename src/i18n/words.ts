import { isLocale, localeOf } from './locale.ts';
import type { GivenMessages, Messages } from './messages.ts';

/**
 * Which words are shown. Three sources, one above the other: the host's own messages, the shipped words of the language,
 * English. The English words of a part are in the chunk that shows them, so they come with the part and not with the language.
 */

/** The groups of `Messages`: `form`, `calendar`… */
export type PartName = Exclude<keyof Messages, 'language' | 'direction'>;

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
  /** Called with the name of a message of the host that throws or gives no text, and with what it threw; after the rendering. */
  readonly onBroken?: OnBroken | undefined;
}

/** Is told of a message of the host that failed. */
export type OnBroken = (name: string, error: unknown) => void;

/** The `shipped` words with those that a host gave in their place. `wanted`: the locale of the dates, where it fits the words. */
export function chooseWords(
  shipped: Partial<Messages> = {},
  given?: GivenMessages | null | undefined,
  wanted?: string | undefined,
): Words {
  const own = given?.language;
  const language = own && isLocale(own) ? own : (shipped.language ?? 'en-US');
  const direction = given?.direction ?? shipped.direction ?? 'ltr';
  return { locale: localeOf(language, wanted), direction, shipped, given };
}

/** The messages of a part. The same object for the same words, unless a host gave some of this part. */
export function messagesOf<Name extends PartName>(
  { name, english }: MessagePart<Name>,
  { shipped, given, onBroken }: Words,
): Messages[Name] {
  const base = shipped[name] ?? english;
  const own = given?.[name];
  return own === undefined
    ? base
    : completeMessages(
        base,
        own,
        undefined,
        (path, error) => onBroken && queueMicrotask(() => onBroken(`messages.${name}.${path}`, error)),
      );
}

/** `own`, a function of the host. Where it throws or gives no text, `shipped` says the words. */
const guarded =
  (own: CallableFunction, shipped: CallableFunction, onBroken: (error: unknown) => void) =>
  (...about: unknown[]): unknown => {
    try {
      const said: unknown = Reflect.apply(own, undefined, about);
      if (typeof said === 'string') return said;
      onBroken(new TypeError(`it gave ${typeof said} in place of text`));
    } catch (error) {
      onBroken(error);
    }
    return Reflect.apply(shipped, undefined, about);
  };

type Tree = { readonly [Name in string]: unknown };

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/**
 * `given` with every message that it lacks, or that is of another kind, taken from `base`. `tell` is told what is wrong: the name
 * of a message that is missing, of another kind (text where a function is wanted, or the other way round), or unknown.
 * A function of `given` that throws or gives no text is told to `onBroken`, and that of `base` stands in.
 */
export function completeMessages<Complete extends object>(
  base: Complete,
  given: unknown,
  tell: (name: string, why: 'missing' | 'kind' | 'unknown') => void = () => undefined,
  onBroken: OnBroken = () => undefined,
): Complete {
  const complete = (right: Tree, offered: unknown, path: string): Tree => {
    const nameOf = (name: string): string => (path === '' ? name : `${path}.${name}`);
    if (isTree(offered))
      for (const name of Object.keys(offered)) if (!Object.hasOwn(right, name)) tell(nameOf(name), 'unknown');
    return Object.fromEntries(
      Object.entries(right).map(([name, words]) => {
        const value = isTree(offered) ? offered[name] : undefined;
        if (isTree(words) && (isTree(value) || !isTree(offered))) return [name, complete(words, value, nameOf(name))];
        if (typeof value === 'function' && typeof words === 'function')
          return [name, guarded(value, words, (error) => onBroken(nameOf(name), error))];
        if (typeof value === typeof words && !isTree(words)) return [name, value];
        tell(nameOf(name), value === undefined ? 'missing' : 'kind');
        return [name, words];
      }),
    );
  };
  // Every name of `base` is kept with a value of the same kind.
  return { ...base, ...complete(Object.fromEntries(Object.entries(base)), given, '') };
}
