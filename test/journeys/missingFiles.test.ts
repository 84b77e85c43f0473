import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Visit } from './hosts.ts';
import { BOTH_BUILDS, mockHosts } from './mockHosts.ts';

/** What the visitor reads, and what the integrator is told, once each, when a file that the widget loads on demand does not come. */

const on = mockHosts();
const DOORS = BOTH_BUILDS;

interface Missing {
  /** The names of the file in the builds. */
  readonly file: RegExp;
  readonly attributes?: Readonly<Record<string, string>>;
  /** What the visitor does until the file is missed. */
  readonly until?: (visitor: Visit) => Promise<void>;
  /** Whether a screen with the contact stands in. */
  readonly hasContact: boolean;
  /** What the visitor reads then. */
  readonly reads: (visitor: Visit) => ReturnType<Visit['heading']>;
  /** What the integrator reads. */
  readonly told: RegExp;
}

const screen = (visitor: Visit) => visitor.heading('Online booking isn’t available right now');
const book = async (visitor: Visit): Promise<void> => {
  await visitor.pickTime('2:00 PM');
  await visitor.fillDetails();
  await visitor.submit();
  await visitor.heading('Your tour is booked').waitFor();
};
const without =
  (file: RegExp) =>
  async (page: Page): Promise<void> => {
    await page.route(file, (route) => route.abort('connectionfailed'));
  };
const pickTime = (visitor: Visit): Promise<void> => visitor.pickTime('2:00 PM');
const chunk = (name: string): Pick<Missing, 'file' | 'told'> => ({
  file: new RegExp(`/${name}-[^/]*\\.js`),
  told: new RegExp(`the chunk ${name} failed to load\\.`),
});

const HOMES = { homes: '10001 | 10002', community: '201', 'public-key': 'pk_demo' };

const missing: Readonly<Record<string, Missing>> = {
  coreChunk: { ...chunk('coreChunk'), until: pickTime, reads: screen, hasContact: true },
  screensChunk: { ...chunk('screensChunk'), until: pickTime, reads: screen, hasContact: true },
  actionsChunk: {
    ...chunk('actionsChunk'),
    until: book,
    reads: ({ widget }) => widget.getByText('Your options for this tour didn’t load.'),
    hasContact: true,
  },
  ChangeScreens: {
    ...chunk('ChangeScreens'),
    async until(visitor) {
      await book(visitor);
      await visitor.button('Move tour').click();
    },
    reads: ({ heading }) => heading('This didn’t load'),
    hasContact: true,
  },
  LeadScreen: {
    ...chunk('LeadScreen'),
    // Group 105 never has a free time.
    attributes: { 'group-id': '105', 'days-ahead': '5', 'contact-email': 'tours@alderhouse.example' },
    // The widget needs the file without a press.
    until: async () => undefined,
    reads: screen,
    hasContact: true,
  },
  listChunk: {
    ...chunk('listChunk'),
    // With a key there are two lists to choose from.
    attributes: { 'public-key': 'pk_demo' },
    async until(visitor) {
      await visitor.pickTime('2:00 PM');
      await visitor.openFold();
    },
    reads: ({ widget }) => widget.getByText('The list didn’t load. You can leave this blank.').first(),
    hasContact: false,
  },
  Agent: {
    ...chunk('Agent'),
    attributes: { agent: '1001', 'public-key': 'pk_demo' },
    until: book,
    reads: ({ heading }) => heading('Your tour is booked'),
    hasContact: true,
  },
  TourKindChoice: {
    ...chunk('TourKindChoice'),
    attributes: { 'tour-kinds': 'in-person=101 | video=106' },
    until: book,
    reads: ({ heading }) => heading('Your tour is booked'),
    hasContact: true,
  },
  homesChunk: {
    ...chunk('homesChunk'),
    attributes: HOMES,
    until: book,
    reads: ({ heading }) => heading('Your tour is booked'),
    hasContact: true,
  },
  ChooseHomes: {
    ...chunk('ChooseHomes'),
    attributes: HOMES,
    until: ({ button }) => button('Add a home').click(),
    reads: ({ button }) => button('Try again'),
    hasContact: false,
  },
  'the first words of a language': {
    file: /\/(es|(?:es-)?(?:chunk|preview)-[^/]*)\.js/,
    attributes: { locale: 'es' },
    reads: ({ heading }) => heading('Choose a day and time'),
    hasContact: false,
    told: /the words of "es" failed to load/,
  },
};

/** Each file is missed on one build. Both builds load by `src/loading/chunk.ts`. */
const rows = Object.entries(missing).map(([name, row], index) => [name, DOORS[index % 2] ?? DOORS[0], row] as const);

it.each(rows)('%s: %s', async (_, door, { file, attributes, until, reads, hasContact, told }) => {
  // The strict policy of the pages allows no photos of homes.
  const options = attributes === HOMES ? { ground: { headers: {} } } : {};
  const given = { 'contact-phone': '+1 555 123 4567', ...attributes };
  const visitor = await on.arrive(door, given, options, without(file));
  await until?.(visitor);
  await reads(visitor).waitFor();
  // A file that the preview missed is asked for again by the core.
  await expect.poll(() => reads(visitor).count()).toBe(1);
  if (hasContact)
    await visitor.widget
      .getByRole('link', { name: /555\) 123-4567/ })
      .first()
      .waitFor();
  const warnings = () => visitor.problems().filter((problem) => told.test(problem));
  await expect.poll(warnings).toHaveLength(1);
  await visitor.close(told);
});

it.each(DOORS)(
  '%s: shows a button without a next free time when the file for it fails, and the button opens the dialog',
  async (door) => {
    const { file, told } = chunk('buttonTime');
    const visitor = await on.arrive(door, { mode: 'button' }, {}, without(file));
    await expect.poll(() => visitor.problems().filter((problem) => told.test(problem))).toHaveLength(1);
    await visitor.page.getByRole('button', { name: 'Book a tour', exact: true }).click();
    await visitor.freeTimes().first().waitFor();
    await visitor.close(told);
  },
);

it('React build: without the launcher the widget stands in its place', async () => {
  const { file, told } = chunk('launcherChunk');
  const visitor = await on.arrive('React build', { mode: 'button' }, {}, without(file));
  await visitor.freeTimes().first().waitFor();
  await expect.poll(() => visitor.problems().filter((problem) => told.test(problem))).toHaveLength(1);
  await visitor.close(told);
});

it('script tag: without the dialog the fallback stands beside the button', async () => {
  const { file, told } = chunk('dialogChunk');
  const visitor = await on.arrive('script tag', { mode: 'button' }, {}, without(file));
  await visitor.page.getByRole('button', { name: 'Book a tour', exact: true }).click();
  await visitor.page.getByRole('link', { name: 'Call us to book a tour' }).waitFor();
  await expect.poll(() => visitor.problems().filter((problem) => told.test(problem))).toHaveLength(1);
  await visitor.close(told);
});
