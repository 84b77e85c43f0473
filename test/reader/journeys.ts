import type { Visit } from '../journeys/hosts.ts';
import type { RunningMock } from '../servers.ts';
import type { Ear } from './ear.ts';

/** What a journey has at hand. */
interface Place {
  readonly visitor: Visit;
  readonly ear: Ear;
  readonly mock: RunningMock;
}

/** One way through the widget, as a visitor with a screen reader goes it. */
export interface Journey {
  readonly name: string;
  /** Where `.ci/run` listens to it. */
  readonly browsers: readonly ('Chromium' | 'Firefox')[];
  readonly attributes?: Readonly<Record<string, string>>;
  readonly run: (place: Place) => Promise<void>;
}

/** From the page to the first of the next free times. */
const pick = async ({ ear }: Place): Promise<void> => {
  await ear.press('Tab', 'Today 9:15 AM');
  await ear.press('Return', 'Your details');
};

/** Types what every form here asks for, and goes to the button. */
async function answer({ visitor, ear }: Place, button: string): Promise<void> {
  for (const name of ['First name', 'Last name', 'Email', 'Phone'])
    await ear.after(`to the field ${name}`, () => visitor.field(name).focus(), name);
  await ear.unheard(() => visitor.fillDetails());
  await ear.after('to the button', () => visitor.button(button).focus(), button);
}

async function book(place: Place, ...outcome: readonly string[]): Promise<void> {
  await pick(place);
  await answer(place, 'Book Tue, Dec 1, 9:15 AM');
  await place.ear.press('Return', ...outcome);
}

const NOTHING_FREE = { 'group-id': '105', 'days-ahead': '5' };

export const journeys: readonly Journey[] = [
  { name: 'booking', browsers: ['Chromium', 'Firefox'], run: (place) => book(place, 'Your tour is booked') },
  {
    name: 'slot-taken',
    browsers: ['Chromium', 'Firefox'],
    attributes: { 'group-id': '106' },
    async run(place) {
      await place.mock.control('PUT', 'scenario', { name: 'slot-taken' });
      await book(place, '9:15 AM was just taken.');
    },
  },
  {
    name: 'refusal',
    browsers: ['Chromium'],
    async run(place) {
      await place.mock.control('PUT', 'scenario', { name: 'field-rejected' });
      await book(place, 'Please choose something else');
    },
  },
  {
    name: 'doubt',
    browsers: ['Chromium', 'Firefox'],
    async run(place) {
      await place.mock.control('PUT', 'scenario', { name: 'lost-reply' });
      await book(place, 'We can’t tell if your tour was booked');
    },
  },
  {
    name: 'offline',
    browsers: [],
    async run(place) {
      await pick(place);
      await answer(place, 'Book Tue, Dec 1, 9:15 AM');
      await place.visitor.page.context().setOffline(true);
      await place.ear.press('Return', 'You’re offline');
    },
  },
  {
    name: 'change',
    browsers: ['Chromium'],
    async run(place) {
      const { visitor, ear } = place;
      await book(place, 'Your tour is booked');
      await ear.after('to Move tour', () => visitor.button('Move tour').focus(), 'Move tour');
      await ear.press('Return', 'Move your tour');
      const time = visitor.button('10:00 AM').last();
      await ear.after('to a time', () => time.focus(), '10:00 AM');
      await ear.press('Return', 'New time');
      await ear.after('to the button', () => visitor.button('Move tour').focus(), 'Move tour');
      await ear.press('Return', 'Your tour has been moved');
    },
  },
  {
    name: 'cancellation',
    browsers: ['Chromium'],
    async run(place) {
      const { visitor, ear } = place;
      await book(place, 'Your tour is booked');
      await ear.after('to Cancel tour', () => visitor.button('Cancel tour').focus(), 'Cancel tour');
      await ear.press('Return', 'Cancel your tour?');
      await ear.after('to the button', () => visitor.button('Cancel tour').focus(), 'Cancel tour');
      await ear.press('Return', 'Your tour is canceled');
    },
  },
  {
    name: 'lead',
    browsers: ['Chromium'],
    attributes: NOTHING_FREE,
    async run(place) {
      const { visitor, ear } = place;
      await visitor.heading(/^Fully booked through/).waitFor();
      await ear.unheard(() => visitor.button(/^See |^View the calendar/).click());
      await visitor.button('Leave your contact info').waitFor();
      await ear.after(
        'to Leave your contact info',
        () => visitor.button('Leave your contact info').focus(),
        'Leave your contact info',
      );
      await ear.press('Return', 'Fully booked through');
      await answer(place, 'Ask for a time');
      await ear.press('Return', 'Thanks, Lara');
    },
  },
  {
    name: 'chunk failed',
    browsers: [],
    async run({ visitor, ear }) {
      await visitor.page.route(/screensChunk/, (route) => route.abort());
      await visitor.page.reload();
      await visitor.freeTimes().first().waitFor();
      await ear.unheard(async () => undefined);
      await ear.press('Tab', 'Today 9:15 AM');
      await ear.press('Return', 'Online booking isn’t available right now');
    },
  },
  {
    name: 'free times arrived',
    browsers: [],
    async run({ visitor, ear }) {
      await ear.after(
        'the page is loaded anew',
        () => visitor.page.reload(),
        'Book a tour. Tuesday, December 1: 42 times',
      );
      const day = visitor.day('Friday, December 4, 2026');
      await ear.after('to a day', () => day.focus(), 'Friday, December 4');
      await ear.press('Return', 'Friday, December 4: 47 times');
    },
  },
  {
    // A script of the page around the widget comes later than the free times.
    name: 'free times before the page has loaded',
    browsers: [],
    async run({ visitor: { page, freeTimes }, ear }) {
      await page.addInitScript(() =>
        addEventListener('DOMContentLoaded', () =>
          document.body.append(Object.assign(document.createElement('script'), { src: '/late.js' })),
        ),
      );
      let sendLate = (): void => {};
      const isSent = new Promise<void>((done) => {
        sendLate = done;
      });
      await page.route('**/late.js', async (route) => {
        await isSent;
        await route.fulfill({ contentType: 'text/javascript', body: '' });
      });
      await ear.after(
        'the page is loaded anew',
        async () => {
          await page.reload({ waitUntil: 'commit' });
          await freeTimes().first().waitFor();
          await ear.quiet();
          sendLate();
        },
        'Book a tour. Tuesday, December 1: 42 times',
      );
    },
  },
  {
    name: 'nothing free',
    browsers: [],
    attributes: NOTHING_FREE,
    run: ({ visitor, ear }) =>
      ear.after('the page is loaded anew', () => visitor.page.reload(), 'Fully booked through Sunday, December 6'),
  },
  {
    name: 'confirmation',
    browsers: [],
    attributes: { 'group-id': '106' },
    run: (place) => book(place, 'Your tour is booked'),
  },
];
