import { describe, expect, it } from 'vitest';
import type { Visit } from './hosts.ts';
import { type Door, mockHosts } from './mockHosts.ts';
import { comeTo, secondTab } from './tabs.ts';
import type { Visitor } from './visitor.ts';

/** What a visitor finds in each state of a booking who comes back in each way, and how many tours there are then. */
const on = mockHosts();

const WAYS = ['reload', 'away and back', 'removed and added', 'second tab', 'dialog closed and opened'] as const;
type Way = (typeof WAYS)[number];

/** A row of the matrix. */
interface Row {
  /** Brings the visitor to the state. */
  readonly arrive: (visitor: Visit) => Promise<void>;
  /** What becomes of the reply to what the visitor sends last: `held` until the visitor is back, or `lost`. */
  readonly reply?: 'held' | 'lost';
  /** The heading that a page finds that knows nothing but what the tab keeps. */
  readonly anew: string | RegExp;
  /** The heading where the same page goes on. */
  readonly same: string | RegExp;
  /** The heading of a second tab. */
  readonly beside: string | RegExp;
  /** The headings once the reply is there, where a page of the tab hears it. Undefined: the same as before. */
  readonly after?: { readonly [Of in Way]?: string | RegExp };
  /** The time on the ticket that these lead to. */
  readonly time?: RegExp;
  /** How many tours the company has, whatever the visitor sees. */
  readonly tours: 0 | 1;
}

const TIMES = 'Choose a day and time';
const BOOKED = /^See you Tuesday(, Lara)? Your tour is booked$/;
const UNSURE = 'We can’t tell if your tour was booked';
const MOVE_UNSURE = 'We can’t tell if your tour was moved';
const CANCEL_UNSURE = 'We can’t tell if your tour was cancelled';

const book = (visitor: Visit): Promise<void> => visitor.bookTour('10:15 AM');
async function send(visitor: Visit): Promise<void> {
  await visitor.pickTime('10:15 AM');
  await visitor.fillDetails();
  await visitor.submit();
}
async function move(visitor: Visit): Promise<void> {
  await visitor.button('Change time').click();
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
  booked: { arrive: book, anew: BOOKED, same: 'Your tour is booked', beside: BOOKED, tours: 1 },
  sending: {
    arrive: send,
    reply: 'held',
    anew: UNSURE,
    same: 'Your details',
    beside: TIMES,
    after: {
      'removed and added': BOOKED,
      'dialog closed and opened': 'Your tour is booked',
      'second tab': BOOKED,
    },
    tours: 1,
  },
  unsure: { arrive: send, reply: 'lost', anew: UNSURE, same: UNSURE, beside: UNSURE, tours: 1 },
  moving: {
    arrive: move,
    reply: 'held',
    anew: MOVE_UNSURE,
    same: 'Move your tour',
    beside: TIMES,
    after: { 'removed and added': BOOKED, 'dialog closed and opened': 'Your tour is moved', 'second tab': BOOKED },
    time: /^2:00\s–\s2:30\sPM$/,
    tours: 1,
  },
  'move unsure': { arrive: move, reply: 'lost', anew: MOVE_UNSURE, same: MOVE_UNSURE, beside: MOVE_UNSURE, tours: 1 },
  cancelling: {
    arrive: cancel,
    reply: 'held',
    anew: CANCEL_UNSURE,
    same: 'Cancel your tour?',
    beside: TIMES,
    after: {
      'removed and added': 'Your tour is cancelled',
      'dialog closed and opened': 'Your tour is cancelled',
    },
    tours: 0,
  },
  'in mid-form': {
    arrive: async (visitor) => {
      await visitor.pickTime('10:15 AM');
      await visitor.fillDetails();
    },
    anew: 'Your details',
    same: 'Your details',
    beside: TIMES,
    tours: 0,
  },
  // Details that were left are kept nowhere: what a tab keeps is about tours.
  lead: {
    arrive: async (visitor) => {
      await visitor.button('Leave your details').click();
      await visitor.fillDetails();
      await visitor.button('Ask for a time').click();
      await visitor.heading('Thanks, Lara').waitFor();
    },
    anew: TIMES,
    same: 'Thanks, Lara',
    beside: TIMES,
    tours: 0,
  },
};

/** How many tours the company has that are not cancelled. */
async function tours(): Promise<number> {
  const state = (await on.mock().control('GET', 'state')) as { readonly appointments: readonly { status: number }[] };
  return state.appointments.filter(({ status }) => status !== 40).length;
}

/** From now on the service does what it is asked, and its replies are held back or lost. Gives what lets them come. */
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
async function comeBack(way: Way, door: Door, visitor: Visit): Promise<Visitor> {
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
    case 'dialog closed and opened':
      await page.getByRole('button', { name: 'Close' }).click();
      // The dialog may stay while something is being sent.
      if (!(await page.getByRole('dialog').isVisible())) await page.getByRole('button', { name: 'Open' }).click();
      return visitor;
  }
}

const DIALOG = {
  body: (place: string, script: string): string => `<button data-tour-booking-open>Open</button>${place}${script}`,
};
const column = (way: Way): 0 | 1 | 2 => (way === 'dialog closed and opened' ? 1 : way === 'second tab' ? 2 : 0);

describe.each(['script tag', 'React build'] as const)('%s', (door) => {
  describe.each(Object.entries(ROWS))(
    '%s',
    (name, { arrive, reply, anew, same, beside, after, time, tours: expected }) => {
      it.each(WAYS)('%s', async (way) => {
        const isDialog = way === 'dialog closed and opened';
        const attributes = { ...(isDialog && { mode: 'dialog' }), ...(name === 'lead' && { leads: 'on' }) };
        const visitor = await on.arrive(door, attributes, isDialog ? { ground: DIALOG } : {});
        const { page } = visitor;
        // The browser asks before a page is left while something is being sent.
        page.on('dialog', (dialog) => dialog.accept());
        if (isDialog) await page.getByRole('button', { name: 'Open' }).click();
        if (name === 'moving' || name === 'move unsure' || name === 'cancelling') await book(visitor);
        const release = await withhold(visitor, reply);
        await arrive(visitor);
        if (reply) await expect.poll(tours).toBe(expected);
        if (reply === 'lost') await visitor.heading(anew).waitFor();

        const there = await comeBack(way, door, visitor);
        await there.heading([anew, same, beside][column(way)] ?? '').waitFor({ state: 'attached' });
        expect(await tours()).toBe(expected);
        release();
        const then = after?.[way];
        if (then !== undefined) await there.heading(then).waitFor({ state: 'attached' });
        if (then !== undefined && time) await there.widget.getByText(time).waitFor({ state: 'attached' });
        expect(await tours()).toBe(expected);
        if (name === 'in mid-form' && column(way) < 2)
          expect(await there.field('Email').inputValue()).toBe('lara.smith@example.com');
        await page.context().unrouteAll({ behavior: 'ignoreErrors' });
        await visitor.close();
      });
    },
  );
});
