import { describe, expect, it } from 'vitest';
import { makeBooking, START } from '../../test/openBooking.ts';
import { held, local, programmedClient, slots } from '../../test/programmedClient.ts';
import { december } from '../../test/situations.ts';
import { steppedEnvironment } from '../../test/steppedEnvironment.ts';
import type { Availability } from '../api/availability.ts';
import { noAnswers } from '../booking/answers.ts';
import { clockAt } from '../core/bookingPeriod.ts';
import type { BookingSettings } from '../core/bookingSettings.ts';
import type { PreviewAnswers } from '../queries/giveAnswers.ts';
import { previewSnapshot } from './previewSnapshot.ts';

/** 09:15 on the first day: the time that is asked for at {@link START}. */
const FIRST = local('2026-12-04T09:15:00');
/** The same by the clock of the machine. */
const HERE = clockAt(START, undefined).soon;

interface Case {
  readonly settings?: Partial<BookingSettings>;
  readonly availability?: Availability;
  readonly saveData?: boolean;
  readonly active?: boolean;
}

/** The two answers, and a booking that has these and waits for all others. */
function previewCase({
  settings,
  availability = slots(FIRST, '10:00:00'),
  saveData = false,
  active = true,
}: Case = {}) {
  const environment = Object.assign(steppedEnvironment(START), { saveData });
  const answer = active
    ? ({ active, configuration: { layouts: ['1br'], sources: [], fields: { notes: 30 }, unread: [] } } as const)
    : ({ active, reason: '' } as const);
  const answers: PreviewAnswers = {
    configuration: { answer, receivedAt: START },
    availability: { answer: availability, receivedAt: START },
  };
  let isFirst = true;
  const client = programmedClient({
    configuration: async () => answer,
    officeHours: held<never>().answer,
    availability: async () => {
      if (!isFirst) return held<never>().answer();
      isFirst = false;
      return availability;
    },
  });
  const make = () => makeBooking({ client, environment, settings: settings ?? {} });
  const booking = make();
  const show = () => previewSnapshot(booking.settings, answers, { now: START, savesData: saveData });
  return { booking, show, answers, client, environment };
}

const cases: readonly [string, Case][] = [
  ['a day with times', {}],
  ['times of which some are past', { availability: slots(FIRST, '08:00:00', '09:00:00', '16:30:00') }],
  // By the clock of the machine, whatever its zone.
  ['no zone of the property', { settings: { zone: undefined }, availability: slots(HERE, '23:45:00') }],
  ['closed days', { settings: { closed: (_, weekday) => weekday === 0 } }],
  ['a period that ends the next day', { settings: { daysAhead: 1 } }],
  ['a visitor who saves data', { saveData: true }],
  ['times of the next day', { availability: { ...slots(FIRST), slots: [local('2026-12-05T10:00:00')] } }],
  [
    'a reply that says nothing of text messages',
    { availability: { ...slots(FIRST, '10:00:00'), smsOptIn: undefined } },
  ],
  ['a reply that asks for consent to text messages', { availability: { ...slots(FIRST, '10:00:00'), smsOptIn: true } }],
];

describe('the snapshot of a preview', () => {
  it.each(cases)('is the one of the core: %s', async (_, given) => {
    const { booking, show } = previewCase(given);
    booking.start();
    await booking.environment.settle();
    expect(booking.snapshot().screen).toBe('pick');
    const { answers, ...flow } = booking.snapshot().flow;
    expect(answers).toBeDefined();
    expect(show()).toEqual({ ...booking.snapshot(), homes: undefined, flow });
  });

  it.each<[string, Case]>([
    ['a group without bookings', { active: false }],
    ['a first day without times', { availability: slots(FIRST) }],
    ['a first day whose times are past', { availability: slots(FIRST, '08:00:00') }],
    ['a first day that is closed', { settings: { closed: (day) => day === '2026-12-04' } }],
  ])('is none for %s', (_, given) => {
    expect(previewCase(given).show()).toBeUndefined();
  });
});

describe('a core that goes on from a preview', () => {
  async function goOn() {
    const { show, answers, client, environment, booking } = previewCase();
    const snapshot = show();
    if (snapshot === undefined) throw new Error('nothing is shown');
    client.answers.availability = held<Availability>().answer;
    const after = makeBooking({ client, environment, preview: { snapshot, answers } });
    return { snapshot, after, client, environment, before: booking };
  }

  it('shows the preview from the start, and the same objects when it runs', async () => {
    const { snapshot, after, environment } = await goOn();
    const first = after.snapshot();
    expect(first).toEqual({ ...snapshot, homes: [], flow: { ...snapshot.flow, answers: noAnswers } });
    after.core.configure(after.settings);
    after.start();
    await environment.settle();
    expect(after.snapshot()).toBe(first);
    expect(after.changes()).toBe(0);
    expect(first.availability).toBe(snapshot.availability);
    expect(first.configuration).toBe(snapshot.configuration);
    expect(first.flow.unknownOutcomes).toBe(snapshot.flow.unknownOutcomes);
  });

  it('asks for the rest, not for the answers of the preview', async () => {
    const { after, client, environment } = await goOn();
    after.start();
    await environment.settle();
    expect(client.calls.map(({ name, about }) => `${name} ${about.slice(0, 10)}`.trim())).toEqual([
      'getOfficeHours',
      'getAvailability 2026-12-05',
      'getAvailability 2026-12-06',
    ]);
    expect(after.emitted).toEqual([['ready', { active: true }]]);
  });

  it('asks again when the answer is old', async () => {
    const { after, client, environment } = await goOn();
    after.start();
    await environment.settle();
    client.forget();
    await environment.sleep(61_000);
    after.pickDay(december(4));
    await environment.settle();
    expect(client.days()[0]).toBe('2026-12-04');
  });
});
