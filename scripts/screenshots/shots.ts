import type { Locator } from 'playwright-core';
import { ar } from '../../src/locales/ar.ts';
import { es } from '../../src/locales/es.ts';
import type { Visitor } from '../../test/journeys/visitor.ts';
import type { RunningMock } from '../../test/servers.ts';

/** One picture. */
export interface Shot {
  /** CSS pixels of the card. */
  readonly width: number;
  readonly theme?: 'light' | 'dark';
  /** Attributes of the widget besides those that every picture has. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** What the visitor does before the picture is taken. */
  readonly act: (visitor: Visitor, mock: RunningMock) => Promise<void>;
  /** The title of the widget in a language other than English. `act` then waits for the screen itself. */
  readonly title?: string;
  /** Takes the whole window, with the page around the widget. `act` then waits for the screen itself. */
  readonly window?: boolean;
}

const DAY = 'Thursday, December 3';

/** Shows a day with times in every part of it. Waits for the day's button, because the heading may be there already. */
export const toDay = ({ day }: Visitor): Promise<void> => day(`${DAY}, 2026`).first().click();

/** A day of which half is open: the picture that says at once what the widget is for. */
async function lookAround(visitor: Visitor): Promise<void> {
  await toDay(visitor);
  await visitor.heading(DAY).waitFor();
}

/** The visitor chose a time and thinks it over. The calendar has asked about the days around it, and the time has its ring. */
async function thinkOver(visitor: Visitor): Promise<void> {
  await toDay(visitor);
  await visitor.pickTime('2:00 PM');
  await visitor.button('Change day or time').click();
  await visitor.heading(DAY).waitFor();
}

async function fillDetails({ fillDetails, openFold, widget }: Visitor): Promise<void> {
  await fillDetails();
  await openFold();
  await widget.getByRole('checkbox', { name: '1 bed' }).check();
  await widget.getByRole('checkbox', { name: '2 bed' }).check();
}

/** The button on the page, once it says the next free time. */
const launcherButton = (widget: Locator): Locator => widget.page().getByRole('button', { name: /Next: / });

const button = {
  attributes: { mode: 'button' },
  window: true,
  act: ({ widget }) => launcherButton(widget).waitFor(),
} satisfies Partial<Shot>;

const dialog = {
  attributes: { mode: 'button' },
  window: true,
  async act(visitor) {
    await launcherButton(visitor.widget).click();
    await visitor.freeTimes().first().waitFor();
  },
} satisfies Partial<Shot>;
/** The same day in another language; `day` is how its heading and its button begin. */
const speaking = (locale: string, title: string, day: RegExp): Pick<Shot, 'attributes' | 'title' | 'act'> => ({
  attributes: { locale, location: '123 First St' },
  title,
  async act({ button, heading }) {
    await button(day).first().click();
    await heading(day).waitFor();
  },
});

/** The pictures of docs/images. */
export const SHOTS = {
  wide: { width: 760, act: lookAround },
  narrow: { width: 360, attributes: { location: 'Alder House' }, act: thinkOver },
  homes: {
    width: 1160,
    attributes: { homes: '10001 | 10002', community: '201', 'public-key': 'pk_demo' },
    async act(visitor) {
      await visitor.widget
        .getByText(/\$\d,\d{3}/)
        .first()
        .waitFor();
      await toDay(visitor);
    },
  },
  dark: { width: 760, theme: 'dark', act: thinkOver },
  spanish: { width: 760, ...speaking('es', es.widget.title, /^jueves, 3 de diciembre/i) },
  arabic: { width: 360, ...speaking('ar', ar.widget.title, /^الخميس، 3 ديسمبر/) },
  details: {
    width: 760,
    async act(visitor) {
      await toDay(visitor);
      await visitor.pickTime('11:00 AM');
      await fillDetails(visitor);
      await visitor.field('Email').fill('lara.smith@');
      await visitor.field('Phone').focus();
    },
  },
  taken: {
    width: 760,
    async act(visitor, mock) {
      await toDay(visitor);
      await visitor.pickTime('2:00 PM');
      await fillDetails(visitor);
      await mock.control('PUT', 'scenario', { name: 'slot-taken' });
      await visitor.submit();
      await visitor.widget.getByText('2:00 PM was just taken.').waitFor();
    },
  },
  booked: {
    width: 420,
    async act(visitor) {
      await toDay(visitor);
      await visitor.pickTime('11:00 AM');
      await fillDetails(visitor);
      await visitor.submit();
      await visitor.heading('Your tour is booked').waitFor();
    },
  },
  button: { ...button, width: 1000 },
  bar: { ...button, width: 312 },
  dialog: { ...dialog, width: 1000 },
  sheet: { ...dialog, width: 312 },
} satisfies Readonly<Record<string, Shot>>;
