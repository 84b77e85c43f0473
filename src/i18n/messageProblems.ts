import { completeMessages } from './completeMessages.ts';
import { firstEnglish, type GivenMessages, type Messages } from './messages.ts';
import { screensEn } from './screens.ts';

/** Words that are not here while the first screens are shown: what was given for them is taken as it is. */
const LATER: { readonly [Group in Exclude<keyof Messages, keyof typeof firstEnglish | 'screens'>]: unknown } = {
  form: null,
  actions: null,
  lead: null,
  list: null,
  changes: null,
  opening: null,
};

/** One sentence for each kind of mistake in the words a host gave. What a whole language lacks is named, too. */
export function messageProblems(given: GivenMessages | null | undefined): readonly string[] {
  if (given === undefined || given === null) return [];
  const told = { missing: new Set<string>(), kind: new Set<string>(), unknown: new Set<string>() };
  completeMessages({ ...firstEnglish, screens: screensEn }, given, (name, why) => {
    if (!Object.hasOwn(LATER, name)) told[why].add(name);
  });
  const list = (names: ReadonlySet<string>): string => [...names].join(', ');
  const { missing, kind, unknown } = told;
  return [
    given.language && missing.size > 0 ? `\`messages\` lacks ${list(missing)}; English stands in.` : '',
    kind.size > 0
      ? `\`messages\` has something else than words as ${list(kind)}; those that are shipped stand in.`
      : '',
    unknown.size > 0 ? `\`messages\` has ${list(unknown)}, which the widget does not say.` : '',
  ].filter((problem) => problem !== '');
}
