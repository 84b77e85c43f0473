import { expect } from 'vitest';
import { es } from '../../src/locales/es.ts';
import type { Visit } from './hosts.ts';
import type { Door } from './mockHosts.ts';
import { shownTexts, type Way } from './translator.ts';
import { lara, visitorOn } from './visitor.ts';

/** A visitor whose calls go to their own world of the mock. */
export interface OwnVisit extends Visit {
  readonly setScenario: (name: 'slot-taken' | 'field-rejected') => Promise<void>;
  /** When the tours that the mock keeps start: `2026-12-01T14:00:00`. */
  readonly booked: () => Promise<readonly string[]>;
  /** Lets the core load, where the journey holds it back. */
  readonly letCoreLoad: () => void;
  /** Another visitor books the time first. */
  readonly bookByOther: (start: string) => Promise<void>;
}

/** One step of a journey. It ends when its outcome shows. */
type Step = (visitor: OwnVisit) => Promise<void>;

/** One way to try a journey: by which build, which translator, and when the translator begins. */
type Everyday = readonly [door: Door, way: Way, begins: 'from the start' | 'late'];

export interface TranslatedJourney {
  /** Holds the core back until a step lets it load. */
  readonly holdsCore?: true;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
  /** A translator that comes late begins before the step of this number. */
  readonly late: number;
  /** How `npm test` tries it. The slow tests try every other way. */
  readonly everyday: Everyday;
}

const submit: Step = async (visitor) => {
  await visitor.submit();
  await visitor.heading('Your tour is booked').waitFor();
  await visitor.widget.getByText('Add to calendar').waitFor();
};
const chooseFriday: Step = async (visitor) => {
  await visitor.day('Friday, December 4, 2026').click();
  await visitor.heading('Friday, December 4').waitFor();
};
const pick =
  (time: string): Step =>
  async (visitor) => {
    await visitor.pickTime(time);
    await visitor.heading('Your details').waitFor();
  };
const answer: Step = (visitor) => visitor.fillDetails();
/** Expects the page to show the time that was booked. */
const isBooked =
  (start: string, shown: RegExp): Step =>
  async (visitor) => {
    await expect.poll(async () => (await shownTexts(visitor.page)).join('\n')).toMatch(shown);
    expect(await visitor.booked()).toContain(start);
  };
const setLocale = (visitor: OwnVisit, locale: string): Promise<void> => visitor.changeOption('locale', locale);

const bookFriday: readonly Step[] = [
  chooseFriday,
  pick('10:15 AM'),
  async (visitor) => {
    await visitor.button(/^Book /).click();
    await visitor.widget.getByText('Enter your first name').waitFor();
  },
  answer,
  submit,
  isBooked('2026-12-04T10:15:00', /10:15\s–\s10:45\sAM\s+Eastern\sTime\s+Sat,\sDec\s5, 4:15\sAM your time/),
];
/** A group with one agent: a time that someone else books is gone. */
const ONE_AGENT = { 'group-id': '106', 'contact-phone': '+1 555 123 4567' };

/** The journeys whose pages are translated. */
export const translatedJourneys = {
  book: { steps: bookFriday, late: 2, everyday: ['React build', 'Chrome', 'from the start'] },

  'a time pressed before the core has come': {
    holdsCore: true,
    steps: [
      async (visitor) => {
        await visitor.pickTime('10:15 AM');
        await visitor.widget.locator('.tour-slot[aria-busy=true]').waitFor();
      },
      async (visitor) => {
        visitor.letCoreLoad();
        await visitor.heading('Your details').waitFor();
      },
      answer,
      submit,
      isBooked('2026-12-01T10:15:00', /10:15\s–\s10:45\sAM/),
    ],
    late: 1,
    everyday: ['React build', 'Chrome', 'from the start'],
  },

  'slot-taken': {
    steps: [
      chooseFriday,
      pick('2:15 PM'),
      answer,
      async (visitor) => {
        await visitor.setScenario('slot-taken');
        await visitor.submit();
        await visitor.widget.getByText('2:15 PM was just taken.').waitFor();
        // The nearest free times stand in the notice itself.
        await visitor.button('2:45 PM').first().waitFor();
      },
      async (visitor) => {
        await visitor.button('2:45 PM').first().click();
        await visitor.heading('Your details').waitFor();
      },
      submit,
      isBooked('2026-12-04T14:45:00', /2:45\s–\s3:15\sPM/),
    ],
    late: 3,
    everyday: ['React build', 'Chrome', 'late'],
  },

  refusal: {
    steps: [
      pick('2:00 PM'),
      answer,
      async (visitor) => {
        await visitor.setScenario('field-rejected');
        await visitor.submit();
        await visitor.widget.getByText('Please choose something else').first().waitFor();
      },
      async (visitor) => {
        await visitor.field('Email').fill('lara@');
        await visitor.button(/^Book /).click();
        await visitor.widget.getByText('Enter a full email address, like name@example.com').waitFor();
      },
      (visitor) => visitor.field('Email').fill(lara.email),
      submit,
      isBooked('2026-12-01T14:00:00', /2:00\s–\s2:30\sPM/),
    ],
    late: 2,
    everyday: ['script tag', 'Chrome, in shadow roots', 'from the start'],
  },

  move: {
    attributes: ONE_AGENT,
    steps: [
      (visitor) => visitor.bookTour('10:15 AM'),
      async (visitor) => {
        await visitor.button('Move tour').click();
        await visitor.heading('Move your tour').waitFor();
      },
      chooseFriday,
      (visitor) => visitor.pickTime('2:00 PM'),
      async (visitor) => {
        await visitor.bookByOther('2026-12-04T14:00:00');
        await visitor.button('Move tour').click();
        await visitor.widget.getByText('2:00 PM was just taken.').waitFor();
      },
      (visitor) => visitor.pickTime('10:45 AM'),
      (visitor) => visitor.pickTime('11:15 AM'),
      async (visitor) => {
        await visitor.button('Move tour').click();
        await visitor.heading('Your tour has been moved').waitFor();
      },
      isBooked('2026-12-04T11:15:00', /11:15\s–\s11:45\sAM/),
    ],
    late: 3,
    everyday: ['React build', 'Chrome', 'late'],
  },

  cancel: {
    attributes: ONE_AGENT,
    steps: [
      (visitor) => visitor.bookTour('10:15 AM'),
      async (visitor) => {
        await visitor.button('Cancel tour').click();
        await visitor.heading('Cancel your tour?').waitFor();
      },
      async (visitor) => {
        await visitor.button('Cancel tour').click();
        await visitor.heading('Your tour is canceled').waitFor();
      },
      async (visitor) => {
        await visitor.button('Book another tour').click();
        await visitor.freeTimes().first().waitFor();
      },
      pick('11:00 AM'),
      submit,
      isBooked('2026-12-01T11:00:00', /11:00\s–\s11:30\sAM/),
    ],
    late: 1,
    everyday: ['script tag', 'Chrome, in shadow roots', 'late'],
  },

  'language changed': {
    steps: [
      chooseFriday,
      async (visitor) => {
        await setLocale(visitor, 'es');
        await visitorOn(visitor.page, visitor.page, es.widget.title).heading('Viernes, 4 de diciembre').waitFor();
      },
      async (visitor) => {
        await setLocale(visitor, 'en');
        await visitor.heading('Friday, December 4').waitFor();
      },
      pick('10:15 AM'),
      async (visitor) => {
        await setLocale(visitor, 'es');
        const { heading } = visitorOn(visitor.page, visitor.page, es.widget.title);
        await heading(es.screens.detailsHeading).waitFor();
      },
      async (visitor) => {
        await setLocale(visitor, 'en');
        await visitor.heading('Your details').waitFor();
      },
      answer,
      submit,
      isBooked('2026-12-04T10:15:00', /10:15\s–\s10:45\sAM/),
    ],
    late: 1,
    everyday: ['script tag', 'Firefox', 'late'],
  },

  dialog: {
    attributes: { mode: 'button' },
    steps: [
      async (visitor) => {
        await visitor.page.getByRole('button', { name: /^Book a tour/ }).click();
        await visitor.freeTimes().first().waitFor();
      },
      pick('10:15 AM'),
      async (visitor) => {
        await visitor.field('First name').fill(lara.first);
        await visitor.page.keyboard.press('Escape');
        await expect.poll(() => visitor.page.getByRole('dialog').count()).toBe(0);
      },
      async (visitor) => {
        await visitor.page.getByRole('button', { name: /^Book a tour/ }).click();
        await visitor.heading('Your details').waitFor();
        expect(await visitor.field('First name').inputValue()).toBe(lara.first);
      },
      answer,
      submit,
      isBooked('2026-12-01T10:15:00', /10:15\s–\s10:45\sAM/),
    ],
    late: 2,
    everyday: ['React build', 'Chrome, in shadow roots', 'from the start'],
  },
} as const satisfies Readonly<Record<string, TranslatedJourney>>;

export type JourneyName = keyof typeof translatedJourneys;
const isJourney = (name: string): name is JourneyName => name in translatedJourneys;
export const journeyNames = Object.keys(translatedJourneys).filter(isJourney);
