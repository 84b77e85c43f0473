import { describe, expect, it } from 'vitest';
import type { Attributes, Visit } from './hosts.ts';
import { BUILDS, mockHosts } from './mockHosts.ts';

/** This browser takes its zone from the machine, which names one that nobody knows. It tells UTC, as `Etc/Unknown`. */
const lost = mockHosts({ zone: 'Etc/Unknown' });

/** With a zone, the property's clock is known. Without one, the machine's clock stands for it. */
const ZONES: readonly (readonly [string, Attributes])[] = [
  ['with time-zone', {}],
  ['without time-zone', { 'time-zone': '' }],
];
const MODES = ['inline', 'button', 'dialog'] as const;
type Mode = (typeof MODES)[number];

async function openIn(visitor: Visit, mode: Mode): Promise<void> {
  if (mode === 'button') await visitor.page.getByRole('button', { name: /^Book a tour/ }).click();
  if (mode === 'dialog') await visitor.page.getByRole('button', { name: 'Tour this home' }).click();
}
const attributesOf = (mode: Mode, zone: Attributes): Attributes => (mode === 'inline' ? zone : { mode, ...zone });

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

describe.each(BUILDS)('%s on a machine that does not know its zone', (door) => {
  describe.each(MODES)('%s', (mode) => {
    it.each(ZONES)('books %s', async (_, zone) => {
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
});

/** What a page put under a global name, by its own script. Playwright's clock takes `Temporal` before that. */
const PUT = {
  'an empty Temporal': 'globalThis.Temporal = {};',
  'a Temporal that throws':
    'const no = () => { throw new Error("put by the page"); }; globalThis.Temporal = new Proxy({}, { get: no, has: no });',
  'a Temporal of functions that give nothing':
    'globalThis.Temporal = { Now: { timeZoneId() {} }, Instant: { fromEpochMilliseconds: () => ({ toZonedDateTimeISO() {} }) } };',
};

describe.each(BUILDS)('%s on a page with', (door) => {
  it.each(Object.entries(PUT))('%s books', async (_, code) => {
    const visitor = await lost.arrive(
      door,
      {},
      {
        timezoneId: '',
        ground: {
          body: (place, script) => `<main><script src="/put.js"></script>${script}${place}</main>`,
          files: { '/put.js': code },
        },
      },
    );
    await book(visitor, 'inline');
    expect(await lost.booked()).toHaveLength(1);
    await visitor.close();
  });
});
