import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Orca } from './orca.ts';

/** What Orca and the browser add of themselves: keys, modes, tables, windows, and where on the page a sentence stands. */
const OF_THE_READER =
  /^(tab|return|space|Focus mode|Browse mode|leaving .*|table with .*|row \d+\.?|column \d+\.?|Loading\. {2}Please wait\.|Finished loading .*|Page has .*|Alder House.*|.*(?<!times) page tab\.|.* frame\.?|Address and search bar.*|127\.0\.0\.1.*|Screen reader on\.|main content|region .*|form|blank|opens listbox)?$/;

const PROGRESS = /^((Booking|Moving|Canceling) your tour|Sending your contact info)…$/;

/**
 * Sentences that Orca says only if it is quick enough: a sentence of progress, the selected part of the day that it finds beside new
 * times, and the name of the first screen when the keyboard comes into the page. Each is listed, so that other words stand in the transcript.
 */
const AT_TIMES = new RegExp(
  `${PROGRESS.source}|^(${[
    '.*: Looking for the next available day…',
    '(Morning|Afternoon|Evening) \\d+ times?\\.? page tab\\.',
    'Choose a day and time panel\\.',
  ].join('|')})$`,
);

/** The time between two looks for a sentence, and the number of looks: a busy machine is slow, not wrong. */
const LOOK_MS = 100;
const LOOKS = 1200;

/** A visitor at the keyboard who hears the page. */
export interface Ear {
  /** Presses a key and waits until each of `words` was said after it. Throws when one was said twice. */
  readonly press: (key: string, ...words: readonly string[]) => Promise<void>;
  /** The same for something that is not a key: `what` stands in the transcript. */
  readonly after: (what: string, act: () => Promise<unknown>, ...words: readonly string[]) => Promise<void>;
  /** Does something that the transcript leaves out. */
  readonly unheard: (act: () => Promise<unknown>) => Promise<void>;
  /** Waits until the reader has nothing more to say. */
  readonly quiet: () => Promise<void>;
  /** Each step, and the sentences of the widget after it. */
  readonly transcript: () => string;
}

/** Listens to `page` from now on. `isWhole`: the transcript keeps what is said {@link AT_TIMES} too. */
export function earFor(orca: Orca, page: Page, isWhole = false): Ear {
  const lines: string[] = [];
  let heard = orca.said().length;
  const rest = async (): Promise<void> => {
    await page.waitForLoadState('networkidle');
    await orca.quiet();
  };
  const after: Ear['after'] = async (what, act, ...words) => {
    await act();
    const since = heard;
    const told = (): readonly string[] => orca.said().slice(since);
    const isTold = (): boolean => words.every((each) => told().some((one) => one.includes(each)));
    for (let looks = 0; looks < LOOKS && !isTold(); looks += 1) await wait(LOOK_MS);
    await rest();
    heard = orca.said().length;
    const said = told().filter((one) => !OF_THE_READER.test(one));
    lines.push(`> ${what}`, ...said.filter((one) => isWhole || !AT_TIMES.test(one)).map((one) => `  ${one}`));
    expect(said.at(-1), `What was said last after “${what}”`).not.toMatch(PROGRESS);
    for (const each of words) {
      const times = said.filter((one) => one.includes(each)).length;
      expect(times, `How often “${each}” was said after “${what}”:\n${said.join('\n')}\n`).toBe(1);
    }
  };
  return {
    after,
    press: (key, ...words) => after(key, async () => orca.press(key), ...words),
    async unheard(act) {
      await act();
      await rest();
      heard = orca.said().length;
    },
    quiet: () => orca.quiet(),
    transcript: () => `${lines.join('\n')}\n`,
  };
}
