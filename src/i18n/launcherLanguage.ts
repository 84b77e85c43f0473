import { isLocale } from './format.ts';
import { launcherMessages } from './launcherMessages.ts';
import { localeOf } from './localeOf.ts';
import type { GivenMessages, Messages } from './messages.ts';
import type { OpeningMessages } from './opening.ts';

/** The language of what stands around the widget. */
export interface LauncherLanguage {
  readonly words: OpeningMessages;
  /** BCP 47, in the language of the words. */
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
}

/** That of what is `shipped` for `wanted`, which is nothing for English, with the words of the host in their place. */
export function launcherLanguage(
  given: GivenMessages | null | undefined,
  shipped: Partial<Pick<Messages, 'language' | 'direction' | 'opening'>> | undefined,
  wanted: string | undefined,
): LauncherLanguage {
  const own = given?.language;
  const language = own && isLocale(own) ? own : (shipped?.language ?? 'en-US');
  return {
    words: launcherMessages(given, shipped?.opening),
    locale: localeOf(language, wanted),
    direction: given?.direction ?? shipped?.direction ?? 'ltr',
  };
}
