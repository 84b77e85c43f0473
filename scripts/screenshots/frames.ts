import { SHOTS, type Shot, toDay } from './shots.ts';

type Act = Shot['act'];

const CONTACT = { 'contact-phone': '+1 555 123 4567', 'contact-email': 'tours@alderhouse.example' };
/** Group 105 never has a free time. */
const NOTHING_FREE = { ...CONTACT, 'group-id': '105', 'days-ahead': '5' };

const details: Act = async (visitor) => {
  await toDay(visitor);
  await visitor.pickTime('11:00 AM');
  await visitor.fillDetails();
};
const booked: Act = async (visitor, mock) => {
  await details(visitor, mock);
  await visitor.submit();
  await visitor.heading('Your tour is booked').waitFor();
  await visitor.button('Move tour').waitFor();
};
const move: Act = async (visitor, mock) => {
  await booked(visitor, mock);
  await visitor.button('Move tour').click();
  await visitor.heading('Move your tour').waitFor();
  // Picks the next day, so that the day of the tour shows its ring.
  await visitor.day('Friday, December 4, 2026').first().click();
  await visitor.heading('Friday, December 4').waitFor();
  await visitor.freeTimes().first().click();
};
const cancel: Act = async (visitor, mock) => {
  await booked(visitor, mock);
  await visitor.button('Cancel tour').click();
  await visitor.heading('Cancel your tour?').waitFor();
};
const lead: Act = async (visitor) => {
  // On a phone the form is folded.
  const fold = visitor.widget.locator('summary', { hasText: 'Leave your contact info' });
  if (await fold.isVisible()) await fold.click();
  await visitor.widget.getByRole('checkbox', { name: 'Evenings' }).check();
  await visitor.widget.getByRole('checkbox', { name: 'Saturdays' }).check();
  await visitor.fillDetails();
};

/** The pictures for the frames of the design, with the numbers and the words of the design. */
const FRAMES: Readonly<Record<string, Pick<Shot, 'attributes' | 'act' | 'window'>>> = {
  '01-day-and-time': { attributes: { leads: 'on' }, act: toDay },
  '03-everything-required': {
    attributes: { 'group-id': '102' },
    async act(visitor) {
      await visitor.freeTimes().nth(2).click();
      await visitor.fillDetails();
      await visitor.goOn();
      await visitor.widget.getByRole('checkbox', { name: '1 bed' }).check();
    },
  },
  '04-everything-optional': { act: details },
  '05-booked': {
    attributes: { ...CONTACT, instructions: 'Where: Leasing office, ground floor | Bring: A photo ID' },
    act: booked,
  },
  '06-change-time': { act: move },
  '07-moved': {
    attributes: CONTACT,
    async act(visitor, mock) {
      await move(visitor, mock);
      await visitor.button('Move tour').click();
      await visitor.heading('Your tour has been moved').waitFor();
      await visitor.button('Move tour').waitFor();
    },
  },
  '08-nothing-free': { attributes: NOTHING_FREE, act: lead },
  '09-22-button': SHOTS.button,
  '13-23-dialog': SHOTS.dialog,
  '10-details-left': {
    attributes: NOTHING_FREE,
    async act(visitor, mock) {
      await lead(visitor, mock);
      await visitor.button('Ask for a time').click();
      await visitor.heading('Thanks, Lara').waitFor();
    },
  },
  '11-cancel': { attributes: CONTACT, act: cancel },
  '12-canceled': {
    attributes: CONTACT,
    async act(visitor, mock) {
      await cancel(visitor, mock);
      // On a phone the screen of the tour stands behind the question.
      await visitor.button('Cancel tour').last().click();
      await visitor.heading('Your tour is canceled').waitFor();
    },
  },
};

const LOOKS = { wide: { width: 760 }, narrow: { width: 360 }, dark: { width: 760, theme: 'dark' } } as const;

/** Every frame in every look: `04-everything-optional-narrow`. */
export const frameShots: Readonly<Record<string, Shot>> = Object.fromEntries(
  Object.entries(FRAMES).flatMap(([name, frame]) =>
    Object.entries(LOOKS).map(([look, shape]) => [`${name}-${look}`, { ...frame, ...shape }] as const),
  ),
);
