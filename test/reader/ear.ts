import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Orca } from './orca.ts';

/** What Orca and the browser add of themselves: keys, modes, tables, windows, and where a sentence came from. */
const NOT_THE_WIDGET =
  /^(tab|return|space|Focus mode|Browse mode|leaving .*|table with .*|row \d+\.?|column \d+\.?|\w+day column header\.|Loading\. {2}Please wait\.|Finished loading .*|Alder House.*frame\.?|Address and search bar.*|127\.0\.0\.1.*|Screen reader on\.|region|blank|opens listbox)?$/;

/** A visitor at the keyboard who hears the page. */
export interface Ear {
  /** Presses a key and waits until each of `words` was said after it. The transcript gets all that was said until then and right after. */
  readonly press: (key: string, ...words: readonly string[]) => Promise<void>;
  /** The same for something that is not a key: `what` stands in the transcript. */
  readonly after: (what: string, act: () => Promise<unknown>, ...words: readonly string[]) => Promise<void>;
  /** Does something that the transcript leaves out. */
  readonly unheard: (act: () => Promise<unknown>) => Promise<void>;
  /** The sentences since the last step, once Orca rests. */
  readonly transcript: () => string;
}

/** Listens to `page` from now on. */
export async function earFor(orca: Orca, page: Page): Promise<Ear> {
  const lines: string[] = [];
  let heard = orca.said().length;
  const after: Ear['after'] = async (what, act, ...words) => {
    await act();
    const since = heard;
    const told = (): readonly string[] => orca.said().slice(since);
    // As long as a busy machine takes. A test that waits in vain shows what was said instead.
    for (
      let looks = 0;
      looks < Number(process.env.LOOKS ?? 900) && !words.every((each) => told().some((one) => one.includes(each)));
      looks += 1
    )
      await wait(100);
    await page.waitForLoadState('networkidle');
    await orca.quiet();
    heard = orca.said().length;
    const said = told().filter((one) => !NOT_THE_WIDGET.test(one));
    lines.push(`> ${what}`, ...said.map((one) => `  ${one}`));
    for (const each of words)
      expect(
        said.filter((one) => one.includes(each)),
        `“${each}” after ${what}, among:\n${said.join('\n')}`,
      ).toHaveLength(1);
  };
  return {
    after,
    async unheard(act) {
      await act();
      await orca.quiet();
      heard = orca.said().length;
    },
    press: (key, ...words) => after(key, async () => orca.press(key), ...words),
    transcript: () => `${lines.join('\n')}\n`,
  };
}
