import type { GivenMessages } from './messages.ts';
import { type OpeningMessages, openingEn } from './opening.ts';

type Offered = { readonly [Name in keyof OpeningMessages]?: unknown };

/**
 * The words of the button and the dialog: each as the host gave it, else as it is shipped, else English. No hook: they stand around the
 * widget, not in it.
 */
export function launcherMessages(given: GivenMessages | null | undefined, shipped?: OpeningMessages): OpeningMessages {
  const offered: readonly Offered[] = [given?.opening ?? {}, shipped ?? {}];
  const pick = <Name extends keyof OpeningMessages>(name: Name): OpeningMessages[Name] => {
    const english = openingEn[name];
    const isWord = (value: unknown): value is OpeningMessages[Name] => typeof value === typeof english;
    return offered.map((words) => words[name]).find(isWord) ?? english;
  };
  return {
    dialog: pick('dialog'),
    close: pick('close'),
    button: pick('button'),
    nextToday: pick('nextToday'),
    nextOn: pick('nextOn'),
  };
}
