import { describe, expect, it } from 'vitest';
import type { Attributes, Visit } from './hosts.ts';
import { mockHosts, ONE_BUILD } from './mockHosts.ts';

/** This browser takes its zone from the machine, which names one that nobody knows. It tells UTC, as `Etc/Unknown`. */
const lost = mockHosts({ zone: 'Etc/Unknown' });

type Mode = 'inline' | 'button' | 'dialog';
/** With a zone, the property's clock is known. Without one, the machine's clock stands for it. */
const ROWS = [
  ['inline', 'with time-zone'],
  ['inline', 'without time-zone'],
  ['button', 'with time-zone'],
  ['dialog', 'without time-zone'],
] as const satisfies readonly (readonly [Mode, string])[];

async function openIn(visitor: Visit, mode: Mode): Promise<void> {
  if (mode === 'button') await visitor.page.getByRole('button', { name: /^Book a tour/ }).click();
  if (mode === 'dialog') await visitor.page.getByRole('button', { name: 'Tour this home' }).click();
}
const attributesOf = (mode: Mode, zone: string): Attributes => ({
  ...(mode !== 'inline' && { mode }),
  ...(zone === 'without time-zone' && { 'time-zone': '' }),
});

/** Goes to the form, where the visitor's own clock would stand beside the property's, and books. */
async function book(visitor: Visit, mode: Mode): Promise<void> {
  await openIn(visitor, mode);
  await visitor.freeTimes().first().click();
  await visitor.page.getByRole('heading', { name: 'Your details' }).first().waitFor();
  expect(await visitor.page.getByText(/your time/i).count()).toBe(0);
  await visitor.fillDetails();
  await visitor.submit();
  await visitor
    .heading(/booked/i)
    .first()
    .waitFor();
}

describe.each(ONE_BUILD)('%s on a machine that does not know its zone', (door) => {
  it.each(ROWS)('%s: books %s', async (mode, zone) => {
    const body = (place: string, script: string) =>
      `<main>${mode === 'dialog' ? '<button data-tour-booking-open>Tour this home</button>' : ''}${script}${place}</main>`;
    const visitor = await lost.arrive(door, attributesOf(mode, zone), {
      timezoneId: '',
      ground: { body },
    });
    expect(await visitor.page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)).toBe('Etc/Unknown');
    await book(visitor, mode);
    expect(await lost.booked()).toHaveLength(1);
    await visitor.close();
  });
});

// What a page puts under a global name, by its own script. `src/time/zone.test.ts` has more of it. Playwright's clock takes `Temporal` before.
it('script tag on a page with a Temporal that throws books', async () => {
  const code =
    'const no = () => { throw new Error("put by the page"); }; globalThis.Temporal = new Proxy({}, { get: no, has: no });';
  const ground = {
    body: (place: string, script: string) => `<main><script src="/put.js"></script>${script}${place}</main>`,
    files: { '/put.js': code },
  };
  const visitor = await lost.arrive('script tag', {}, { timezoneId: '', ground });
  await book(visitor, 'inline');
  expect(await lost.booked()).toHaveLength(1);
  await visitor.close();
});
