import { expect, it } from 'vitest';
import type { Visit } from './hosts.ts';
import { BOTH_BUILDS, type Door, mockHosts } from './mockHosts.ts';
import { comeTo, secondTab } from './tabs.ts';
import type { Visitor } from './visitor.ts';

/** A visitor comes back to a booking in each state. The rows say what they find, and how many tours there are then. */
const on = mockHosts();

const WAYS = ['reload', 'away and back', 'removed and added', 'second tab', 'dialog closed and opened'] as const;
type Way = (typeof WAYS)[number];

/** The screens that a visitor may find, by their headings. */
const SCREENS = {
  times: 'Choose a day and time',
  details: 'Your details',
  booked: /^See you Tuesday(, Lara)? Your tour is booked$/,
  unsure: 'We can’t tell if your tour was booked',
  reschedule: 'Move your tour',
  rescheduled: 'Your tour has been moved',
  'reschedule-unsure': 'We can’t tell if your tour was moved',
  canceling: 'Cancel your tour?',
  canceled: 'Your tour is canceled',
  'cancel-unsure': 'We can’t tell if your tour was canceled',
  leadLeft: 'Thanks, Lara',
} as const satisfies Readonly<Record<string, string | RegExp>>;
type Screen = keyof typeof SCREENS;

/** A row of the matrix. */
interface Row {
  /** Brings the visitor to the state. */
  readonly arrive: (visitor: Visit) => Promise<void>;
  /** What becomes of the reply to what the visitor sends last: `held` until the visitor is back, or `lost`. */
  readonly reply?: 'held' | 'lost';
  /** The screen of a page that knows only what the tab keeps. */
  readonly anew: Screen;
  /** The screen where the same page goes on. */
  readonly same: Screen;
  /** The screen of a second tab. */
  readonly beside: Screen;
  /** The screen once the reply is there, where a page of the tab hears it. Undefined: the same as before. */
  readonly after?: { readonly [Of in Way]?: Screen };
  /** The time on the ticket of the screens in `after`. */
  readonly time?: RegExp;
  /** How many tours the company has, whatever the visitor sees. */
  readonly tours: 0 | 1;
}

const book = (visitor: Visit): Promise<void> => visitor.bookTour('10:15 AM');
async function send(visitor: Visit): Promise<void> {
  await visitor.pickTime('10:15 AM');
  await visitor.fillDetails();
  await visitor.submit();
}
async function move(visitor: Visit): Promise<void> {
  await visitor.button('Move tour').click();
  await visitor.heading('Move your tour').waitFor();
  await visitor.pickTime('2:00 PM');
  await visitor.button('Move tour').click();
}
async function cancel(visitor: Visit): Promise<void> {
  await visitor.button('Cancel tour').click();
  await visitor.heading('Cancel your tour?').waitFor();
  await visitor.button('Cancel tour').click();
}

const ROWS: Readonly<Record<string, Row>> = {
  booked: { arrive: book, anew: 'booked', same: 'booked', beside: 'booked', tours: 1 },
  sending: {
    arrive: send,
    reply: 'held',
    anew: 'unsure',
    same: 'details',
    beside: 'times',
    after: { 'removed and added': 'booked', 'dialog closed and opened': 'booked', 'second tab': 'booked' },
    tours: 1,
  },
  unsure: { arrive: send, reply: 'lost', anew: 'unsure', same: 'unsure', beside: 'unsure', tours: 1 },
  reschedule: {
    arrive: move,
    reply: 'held',
    anew: 'reschedule-unsure',
    same: 'reschedule',
    beside: 'times',
    after: { 'removed and added': 'booked', 'dialog closed and opened': 'rescheduled', 'second tab': 'booked' },
    time: /^2:00\s–\s2:30\sPM$/,
    tours: 1,
  },
  'reschedule unsure': {
    arrive: move,
    reply: 'lost',
    anew: 'reschedule-unsure',
    same: 'reschedule-unsure',
    beside: 'reschedule-unsure',
    tours: 1,
  },
  canceling: {
    arrive: cancel,
    reply: 'held',
    anew: 'cancel-unsure',
    same: 'canceling',
    beside: 'times',
    after: { 'removed and added': 'canceled', 'dialog closed and opened': 'canceled' },
    tours: 0,
  },
  'in mid-form': {
    arrive: async (visitor) => {
      await visitor.pickTime('10:15 AM');
      await visitor.fillDetails();
    },
    anew: 'details',
    same: 'details',
    beside: 'times',
    tours: 0,
  },
  // Details that were left are kept nowhere: what a tab keeps is about tours.
  lead: {
    arrive: async (visitor) => {
      await visitor.button('Leave your contact info').click();
      await visitor.fillDetails();
      await visitor.button('Ask for a time').click();
      await visitor.heading('Thanks, Lara').waitFor();
    },
    anew: 'times',
    same: 'leadLeft',
    beside: 'times',
    tours: 0,
  },
};

/** How a visitor goes on who wants a tour, or what they began, and confirms no question. Gives how many tours that adds. */
const GO_ON: { readonly [At in Screen]: (visitor: Visitor) => Promise<0 | 1> } = {
  async times(visitor) {
    await visitor.bookTour('4:00 PM');
    return 1;
  },
  async details(visitor) {
    await visitor.submit();
    await visitor.heading(SCREENS.booked).waitFor();
    return 1;
  },
  booked: nothingToBook,
  rescheduled: nothingToBook,
  async unsure(visitor) {
    await visitor.button('Choose another time').click();
    await visitor.pickTime('4:00 PM');
    // A second tab has none of the answers.
    await visitor.fillDetails();
    await visitor.submit();
    await expect.poll(visitor.focused).toContain('You may already have a tour for Tue, Dec 1, 10:15 AM.');
    return 0;
  },
  async 'reschedule-unsure'(visitor) {
    await visitor.button(/^Try .* again$/).click();
    await visitor.heading(SCREENS.rescheduled).waitFor();
    return 0;
  },
  async 'cancel-unsure'(visitor) {
    await visitor.button('Try again').click();
    await visitor.heading(SCREENS.canceled).waitFor();
    return 0;
  },
  // What is under way ends by itself.
  reschedule: async () => 0,
  canceling: async () => 0,
  canceled: async () => 0,
  leadLeft: async () => 0,
};
/** A visitor who has a tour is offered no times before they ask for them. */
async function nothingToBook(visitor: Visitor): Promise<0> {
  await visitor.button('Move tour').waitFor();
  expect(await visitor.freeTimes().count()).toBe(0);
  return 0;
}

/** How many tours the company has that are not canceled. */
async function tours(): Promise<number> {
  const state = (await on.mock().control('GET', 'state')) as { readonly appointments: readonly { status: number }[] };
  return state.appointments.filter(({ status }) => status !== 40).length;
}

/** Has the service do what it is asked from now on, and holds its replies back or loses them. Gives the function that releases them. */
async function withhold({ page }: Visit, reply: Row['reply']): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  if (reply === undefined) return release;
  await page.context().route('**/appointments/**', async (route) => {
    if (!['POST', 'PUT', 'DELETE'].includes(route.request().method())) return route.fallback();
    const response = await route.fetch();
    if (reply === 'lost') return route.abort('connectionfailed');
    await held;
    // The page may have gone meanwhile.
    return route.fulfill({ response }).catch(() => undefined);
  });
  return release;
}

/** Takes the visitor away and back. Gives where they are then. */
async function comeBack(way: Way, door: Door, visitor: Visit, reply: Row['reply']): Promise<Visitor> {
  const { page } = visitor;
  switch (way) {
    case 'reload':
      await page.reload();
      return visitor;
    case 'away and back':
      await page.goto('about:blank');
      await page.goBack();
      return visitor;
    case 'removed and added':
      await page.evaluate((isReact) => {
        const root = document.getElementById('root');
        const element = document.querySelector('tour-booking');
        if (!isReact) element?.replaceWith(element.cloneNode(true));
        for (const name of ['leave', 'come-back']) root?.dispatchEvent(new Event(name));
      }, door === 'React build');
      return visitor;
    case 'second tab': {
      const second = await secondTab(visitor);
      await comeTo(second);
      return second;
    }
    case 'dialog closed and opened': {
      await page.getByRole('button', { name: 'Close' }).click();
      if (reply === 'held') {
        // It stays while something is sent, and says so.
        await page.getByText('One moment. We’re still sending this.').waitFor();
        expect(await page.getByRole('dialog').isVisible()).toBe(true);
        return visitor;
      }
      await expect.poll(() => page.getByRole('dialog').isVisible()).toBe(false);
      await page.getByRole('button', { name: 'Open' }).click();
      return visitor;
    }
  }
}

const DIALOG = {
  body: (place: string, script: string): string => `<button data-tour-booking-open>Open</button>${place}${script}`,
};
const column = (way: Way): 0 | 1 | 2 => (way === 'dialog closed and opened' ? 1 : way === 'second tab' ? 2 : 0);

/**
 * Each row runs by one way, and by each way where a reply that is on its way changes the screen; so each way runs with several rows, on both
 * builds. `src/core/{rememberedTour,otherTabs,pageMemory}.test.ts` have the other cells.
 */
const cells = Object.entries(ROWS).flatMap(([name, row], place) =>
  WAYS.flatMap((way, index) =>
    (place + index) % WAYS.length === 0 || row.after?.[way] !== undefined
      ? [{ door: BOTH_BUILDS[(place + index) % 2] ?? BOTH_BUILDS[0], name, way, row }]
      : [],
  ),
);

it.each(cells)(
  '$name, $way: $door',
  async ({ door, name, way, row: { arrive, reply, anew, same, beside, after, time, tours: expected } }) => {
    const isDialog = way === 'dialog closed and opened';
    const attributes = { ...(isDialog && { mode: 'dialog' }), ...(name === 'lead' && { leads: 'on' }) };
    const visitor = await on.arrive(door, attributes, isDialog ? { ground: DIALOG } : {});
    const { page } = visitor;
    // The browser asks before a page is left while something is being sent.
    page.on('dialog', (dialog) => dialog.accept());
    if (isDialog) await page.getByRole('button', { name: 'Open' }).click();
    if (name === 'reschedule' || name === 'reschedule unsure' || name === 'canceling') await book(visitor);
    const release = await withhold(visitor, reply);
    await arrive(visitor);
    if (reply) await expect.poll(tours).toBe(expected);
    if (reply === 'lost') await visitor.heading(SCREENS[anew]).waitFor();
    const shows = (at: Screen, of: Visitor) => of.heading(SCREENS[at]).waitFor({ state: 'attached' });

    const there = await comeBack(way, door, visitor, reply);
    const found = [anew, same, beside][column(way)] ?? same;
    await shows(found, there);
    expect(await tours()).toBe(expected);
    if (name === 'in mid-form' && column(way) < 2) {
      expect(await there.field('Email').inputValue()).toBe('lara.smith@example.com');
      await there.button(/^Book .*10:15\sAM/).waitFor();
    }
    release();
    await page.context().unrouteAll({ behavior: 'wait' });
    const then = after?.[way] ?? found;
    await shows(then, there);
    if (after?.[way] !== undefined && time) await there.widget.getByText(time).waitFor({ state: 'attached' });
    expect(await tours()).toBe(expected);
    const added = await GO_ON[then](there);
    expect(await tours()).toBe(expected + added);
    await page.context().unrouteAll({ behavior: 'ignoreErrors' });
    await visitor.close();
  },
);
