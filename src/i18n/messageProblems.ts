import { useEffect, useMemo } from 'react';
import { calendarEn } from './calendar.ts';
import { completeMessages } from './hostMessages.ts';
import type { GivenMessages, Messages } from './messages.ts';
import { screensEn } from './screens.ts';
import type { LanguageProblem } from './useLanguage.ts';
import { uiEn, widgetEn } from './widget.ts';

/** The messages that are checked. They are loaded when the check runs; all others are not. */
const CHECKED = {
  language: '',
  direction: '',
  calendar: calendarEn,
  ui: uiEn,
  widget: widgetEn,
  screens: screensEn,
};

/** The groups that are not checked. */
const UNCHECKED: { readonly [Group in Exclude<keyof Messages, keyof typeof CHECKED>]: unknown } = {
  form: null,
  actions: null,
  agent: null,
  lead: null,
  list: null,
  kinds: null,
  homes: null,
  changes: null,
  launcher: null,
  plain: null,
  requested: null,
  waitlist: null,
  assistants: null,
  links: null,
};

interface Given {
  readonly messages: GivenMessages | null | undefined;
  readonly locale: string | undefined;
  /** What `useLanguage` found. */
  readonly problem: LanguageProblem | undefined;
  readonly warn: (message: string) => void;
}

/** Tells the integrator what is wrong with the messages they gave, and why English stands in. */
export function useMessageProblems({ messages, locale, problem, warn }: Given): void {
  const problems = useMemo(() => messageProblems(messages), [messages]);
  const standsIn = problem && languageProblem(problem, locale);
  useEffect(() => {
    for (const each of [...problems, standsIn ?? []].flat()) warn(`tour-booking: ${each}`);
  }, [problems, standsIn, warn]);
}

const languageProblem = (problem: LanguageProblem, locale = ''): string =>
  problem === 'not-loaded'
    ? `the words of "${locale}" failed to load, so English shows.`
    : `there are no words for "${locale}", the \`locale\` or else the language of the page; English stands in. Give them as \`messages\`.`;

/** One sentence for each kind of mistake in the messages of a host. Of a whole language it also names what is missing. */
function messageProblems(given: GivenMessages | null | undefined): readonly string[] {
  if (given === undefined || given === null) return [];
  const told = { missing: new Set<string>(), kind: new Set<string>(), unknown: new Set<string>() };
  completeMessages(CHECKED, given, (name, why) => {
    if (!Object.hasOwn(UNCHECKED, name)) told[why].add(name);
  });
  const list = (names: ReadonlySet<string>): string => [...names].join(', ');
  const { missing, kind, unknown } = told;
  return [
    given.language && missing.size > 0 ? `\`messages\` lacks ${list(missing)}; English stands in.` : '',
    kind.size > 0
      ? `\`messages\` has something else than words as ${list(kind)}; those that are shipped stand in.`
      : '',
    unknown.size > 0 ? `\`messages\` has ${list(unknown)}, which the widget does not say.` : '',
  ].filter((sentence) => sentence !== '');
}
