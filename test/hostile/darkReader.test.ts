import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { Visit } from '../journeys/hosts.ts';
import { type Door, mockHosts } from '../journeys/mockHosts.ts';
import { contrastsIn, type Seen } from './contrastsIn.ts';

const require = createRequire(import.meta.url);
const SOURCE = readFileSync(require.resolve('darkreader'), 'utf8');

const on = mockHosts();

/** What a page is like before Dark Reader changes it. */
const PAGES = {
  light: '<style>body { background: #fff; color: #222 }</style>',
  dark: '<style>body { background: #111; color: #eee }</style>',
} as const;

/** The contrasts on a screen once Dark Reader has rewritten all of it, so that they no longer change. */
async function seenOn({ widget }: Visit): Promise<readonly Seen[]> {
  let before = '';
  for (let looks = 0; looks < 100; looks += 1) {
    const seen = await widget.evaluate(contrastsIn);
    const now = JSON.stringify(seen);
    if (now === before) return seen;
    before = now;
    await wait(200);
  }
  throw new Error('the colors go on changing');
}

/** What has too little contrast: 4.5 is wanted for words and 3 for marks. */
const tooPale = (seen: readonly Seen[]): readonly string[] => {
  const least = { words: 4.5, mark: 3, 'open day': 4.5, 'day that cannot be booked': 0 };
  return seen.flatMap(({ what, kind, contrast }) =>
    contrast < least[kind] ? [`${what}: ${contrast.toFixed(2)}`] : [],
  );
};

const contrastsOf = (seen: readonly Seen[], kind: Seen['kind']): readonly number[] =>
  seen.flatMap((each) => (each.kind === kind ? each.contrast : []));

async function arriveWithDarkReader(door: Door, theme: keyof typeof PAGES, accent?: string): Promise<Visit> {
  const ground = { head: PAGES[theme], headers: {} };
  const visitor = await on.arrive(door, { theme, ...(accent && { accent }) }, { ground });
  await visitor.freeTimes().first().waitFor();
  const background = (): Promise<string> => visitor.widget.evaluate((shell) => getComputedStyle(shell).backgroundColor);
  const before = await background();
  await visitor.page.evaluate(SOURCE);
  await visitor.page.evaluate('DarkReader.setFetchMethod(fetch); DarkReader.enable({})');
  await expect.poll(background).not.toBe(before);
  return visitor;
}

describe.each(['script tag', 'React build'] as const)('%s', (door) => {
  it.each(['light', 'dark'] as const)('can be read under Dark Reader on a %s page', async (theme) => {
    const visitor = await arriveWithDarkReader(door, theme);
    const days = await seenOn(visitor);
    expect(tooPale(days)).toEqual([]);
    expect(Math.min(...contrastsOf(days, 'open day'))).toBeGreaterThan(
      Math.max(...contrastsOf(days, 'day that cannot be booked')),
    );
    await visitor.freeTimes().nth(1).click();
    await visitor.field('First name').waitFor();
    expect(tooPale(await seenOn(visitor))).toEqual([]);
    await visitor.submit();
    await visitor.widget.getByText('Enter your first name').waitFor();
    expect(tooPale(await seenOn(visitor))).toEqual([]);
    await visitor.fillDetails();
    await on.mock().control('PUT', 'scenario', { name: 'slot-taken' });
    await visitor.submit();
    await visitor.widget.getByText(/was just taken/).waitFor();
    expect(tooPale(await seenOn(visitor))).toEqual([]);
    await on.mock().control('PUT', 'scenario', { name: 'none' });
    await visitor.freeTimes().nth(1).click();
    await visitor.submit();
    await visitor.heading('Your tour is booked').waitFor();
    await visitor.button('Cancel tour').click();
    await visitor.button('Keep my tour').waitFor();
    expect(tooPale(await seenOn(visitor))).toEqual([]);
    await visitor.button('Keep my tour').click();
    await visitor.heading('Your tour is booked').waitFor();
    expect(tooPale(await seenOn(visitor))).toEqual([]);
    await visitor.close();
  });
});

/** The accents of the samples in docs/theming.md. The widget computes colors from them, which Dark Reader cannot rewrite all. */
const accents = { Brick: '#a3402a', Harbor: '#1d4ed8', Night: '#d9b25f' };
const leastOf = (seen: readonly Seen[]): string => Math.min(...seen.map(({ contrast }) => contrast)).toFixed(1);

it.each(
  Object.entries(accents).flatMap(([name, accent]) => [
    [name, accent, 'light'] as const,
    [name, accent, 'dark'] as const,
  ]),
)('docs/theming.md gives the contrasts with the accent of %s, %s, on a %s page', async (name, accent, theme) => {
  const visitor = await arriveWithDarkReader('script tag', theme, accent);
  const days = await seenOn(visitor);
  await visitor.freeTimes().nth(1).click();
  await visitor.field('First name').waitFor();
  const details = await seenOn(visitor);
  const of = (kind: Seen['kind']) => days.filter((each) => each.kind === kind);
  const button = details.filter(({ what }) => /“Book /.test(what));
  const words = [...days, ...details].filter((each) => each.kind === 'words');
  const figures = [button, of('open day'), of('day that cannot be booked'), words].map(leastOf);
  expect(readFileSync('docs/theming.md', 'utf8')).toContain(`| ${[name, theme, ...figures].join(' | ')} |`);
  await visitor.close();
});
