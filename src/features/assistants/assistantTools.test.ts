import { beforeEach, describe, expect, it, vi } from 'vitest';
import { contentOf } from '../../../test/assistantTools.ts';
import { type Situation, situations } from '../../../test/crashSituations.ts';
import { START } from '../../../test/openBooking.ts';
import { local, programmedClient, slots } from '../../../test/programmedClient.ts';
import { steppedEnvironment } from '../../../test/steppedEnvironment.ts';
import { formEn } from '../../i18n/form.ts';
import { createFormat } from '../../i18n/format.ts';
import type { BookingOptions } from '../../options/options.ts';
import { AVAILABILITY_FRESH_MS } from '../../queries/received.ts';
import { createBookingIn } from '../../widget/createTourBooking.ts';
import { createAssistantTools } from './assistantTools.ts';

/** A page with a booking in a dialog. */
async function begin(
  { client = programmedClient, options, steps = [] }: Partial<Situation> = {},
  more: Partial<BookingOptions> = {},
) {
  const environment = steppedEnvironment(START);
  const asked = client();
  const booking = createBookingIn(environment, {
    groupId: 101,
    client: asked,
    timeZone: 'America/New_York',
    ...options,
    ...more,
  });
  booking.subscribe(() => undefined);
  await environment.settle();
  for (const step of steps) {
    step(booking);
    await environment.settle();
  }
  const place = document.createElement('div');
  place.scrollIntoView = () => undefined;
  const dialog = document.createElement('dialog');
  dialog.open = true;
  dialog.append(place);
  const tools = createAssistantTools({
    ...{ booking, format: createFormat('en-US'), messages: formEn, place: () => place },
  });
  return {
    ...{ booking, environment, dialog, client: asked },
    async call(name: string, input: unknown = {}) {
      const result = tools.find((tool) => tool.name === name)?.execute(input);
      let isDone = false;
      void result?.finally(() => {
        isDone = true;
      });
      for (let step = 0; step < 500 && !isDone; step += 1) await environment.advance(50);
      return contentOf(await result);
    },
    changes: () => asked.calls.filter(({ name }) => !/^get/.test(name)).length,
  };
}

beforeEach(() => document.body.replaceChildren());
const FRIDAY = '2026-12-04';
const TEN = `${FRIDAY}T10:00:00`;

describe('the free times', () => {
  it('are those of a day, by the clock of the property and in words', async () => {
    const { call, booking } = await begin();
    const before = booking.getSnapshot();
    expect(await call('tour_free_times', { day: '2026-12-08' })).toEqual({
      time_zone: 'America/New_York',
      times: [
        { time: '2026-12-08T10:00:00', in_words: 'Tuesday, December 8, 10:00 AM' },
        { time: '2026-12-08T15:00:00', in_words: 'Tuesday, December 8, 3:00 PM' },
      ],
    });
    // Nothing that the visitor sees has changed.
    expect(booking.getSnapshot().flow).toBe(before.flow);
    expect(booking.getSnapshot().availability?.day).toBe(before.availability?.day);
  });

  it('are those of the next three days that have some, without what is past', async () => {
    const client = () =>
      programmedClient({
        availability: async (time) => slots(time, ...(/-0[579]T/.test(time) ? [] : ['09:00:00', '15:00:00'])),
      });
    const { call } = await begin({ client });
    const { times, more } = await call('tour_free_times');
    expect(more).toBe(true);
    expect(JSON.stringify(times).match(/2026-[\dT:-]+/g)).toEqual([
      `${FRIDAY}T15:00:00`,
      ...['2026-12-06', '2026-12-08'].flatMap((day) => [`${day}T09:00:00`, `${day}T15:00:00`]),
    ]);
  });

  it('say the kind of tour', async () => {
    const { call } = await begin({}, { tourKinds: { 'in-person': 101, video: 106 } });
    expect(await call('tour_free_times', { day: FRIDAY })).toMatchObject({ kind: 'in-person' });
  });

  it.each([
    [{ day: 'Friday' }, 'Give `day` as 2026-12-05.'],
    [{ day: 5 }, 'Give `day` as 2026-12-05.'],
    [{ day: '2026-12-03' }, 'Tours cannot be booked on this day.'],
    [{ day: '2028-12-03' }, 'Tours cannot be booked on this day.'],
  ])('of %j are refused', async (input, refused) => {
    const { call } = await begin();
    expect(await call('tour_free_times', input)).toEqual({ refused, isError: true });
  });

  it('are not known while the service is down, and known again later', async () => {
    const { call, client } = await begin();
    const { availability } = client.answers;
    client.answers.availability = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await call('tour_free_times', { day: '2026-12-20' })).toEqual({
      refused: 'The free times could not be asked for. Try again later.',
      isError: true,
    });
    client.answers.availability = availability;
    expect(await call('tour_free_times', { day: '2026-12-20' })).toMatchObject({ time_zone: 'America/New_York' });
  });

  it('cost one call at a time, and none for a day that was just asked about', async () => {
    const { call, client } = await begin();
    client.forget();
    await Promise.all(
      Array.from({ length: 1_000 }, (_, index) => call('tour_free_times', { day: `2026-12-${10 + (index % 20)}` })),
    );
    expect(client.days().filter((day) => day >= '2026-12-20')).toHaveLength(10);
    expect(client.underWay().most).toBeLessThanOrEqual(2);
  });
});

describe('choosing a time', () => {
  it('opens the form, and says that an assistant helped', async () => {
    const { call, booking, changes } = await begin();
    expect(await call('tour_choose', { time: TEN })).toMatchObject({ state: 'form', time: TEN });
    expect(booking.getSnapshot().flow).toMatchObject({ at: 'details', slot: TEN });
    expect(await call('tour_choose', { time: '2026-12-08T15:00:00' })).toMatchObject({ time: '2026-12-08T15:00:00' });
    expect(changes()).toBe(0);
  });

  it('names the free times where the time is not free', async () => {
    const { call, booking } = await begin();
    expect(await call('tour_choose', { time: `${FRIDAY}T11:00:00` })).toMatchObject({
      refused: 'This time is not free.',
      times: [{ time: TEN }, { time: `${FRIDAY}T15:00:00` }],
    });
    expect(booking.getSnapshot().flow.at).toBe('day');
  });

  it('is refused where the time is gone once its day shows', async () => {
    const { call, client, environment, booking } = await begin();
    await call('tour_free_times', { day: '2026-12-20' });
    client.answers.availability = async (time) => slots(time);
    await environment.sleep(AVAILABILITY_FRESH_MS + 1);
    expect(await call('tour_choose', { time: '2026-12-20T10:00:00' })).toMatchObject({
      refused: 'This time was taken meanwhile.',
    });
    expect(booking.getSnapshot().flow.at).toBe('slot');
  });

  it.each([{}, { time: 'ten' }, { time: null }, { time: '2026-12-04' }, []])(
    'is refused without a time: %j',
    async (input) => {
      const { call } = await begin();
      expect(await call('tour_choose', input)).toEqual({
        refused: 'Give `time` as 2026-12-05T10:15:00.',
        isError: true,
      });
    },
  );

  it('is refused behind the visitor’s back', async () => {
    const { call, dialog, booking } = await begin();
    dialog.open = false;
    expect(await call('tour_choose', { time: TEN })).toMatchObject({ refused: expect.stringContaining('closed') });
    expect(booking.getSnapshot().flow.at).toBe('day');
  });
});

/** What the tool for the state says. */
const STATES: Readonly<Record<string, string>> = {
  loading: 'not-ready',
  'set up wrongly': 'not-ready',
  unreachable: 'not-ready',
  closed: 'closed',
  'being sent': 'sending',
  'being looked up': 'sending',
  details: 'form',
  refused: 'form',
  'in doubt': 'in-doubt',
  'a move being sent': 'sending',
  'a move in doubt': 'in-doubt',
  'a cancellation being sent': 'sending',
  'a cancellation in doubt': 'in-doubt',
  canceled: 'canceled',
  'details being left': 'sending',
};
const usual = ({ at, screen }: Situation): string =>
  screen.startsWith('lead') ? 'leaving-details' : at === 'day' || at === 'slot' ? 'choosing' : 'booked';

describe.each(Object.entries(situations))('%s', (name, situation) => {
  const expected = STATES[name] ?? usual(situation);

  it('is told as it is', async () => {
    const { call } = await begin(situation);
    expect((await call('tour_state')).state).toBe(expected);
  });

  it('stays, or leads to the form: no tool sends anything', async () => {
    const { call, booking, changes } = await begin(situation);
    const before = booking.getSnapshot().flow;
    const sent = changes();
    expect(sent).toBe(situation.sent);
    await call('tour_free_times');
    await call('tour_free_times', { day: '2026-12-08' });
    await call('tour_answers', { answers: { first_name: 'Ana', sms_opted_in: true } });
    const { flow } = booking.getSnapshot();
    expect(flow.answers).toEqual({ ...before.answers, ...(expected === 'form' && { first_name: 'Ana' }) });
    await call('tour_choose', { time: '2026-12-08T10:00:00' });
    const isOpen = ['choosing', 'form', 'leaving-details'].includes(expected);
    expect(booking.getSnapshot().flow.at).toBe(isOpen ? 'details' : before.at);
    expect(changes()).toBe(sent);
    expect(booking.getSnapshot().flow.answers.sms_opted_in).toBe(false);
  });
});

it('leaves the consent as the visitor gave it, and takes it away with the number', async () => {
  const { call, booking } = await begin(situations.details);
  const answers = { ...booking.getSnapshot().flow.answers, phone: '555 777 5555', sms_opted_in: true };
  booking.commands.answer(answers);
  for (const sms_opted_in of [false, true, 'false'])
    expect((await call('tour_answers', { answers: { sms_opted_in } })).filled).toEqual([
      { field: 'sms_opted_in', refused: expect.any(String) },
    ]);
  booking.commands.answer({ ...answers, sms_opted_in: false }, ['sms_opted_in']);
  expect(booking.getSnapshot().flow.answers.sms_opted_in).toBe(true);
  await call('tour_answers', { answers: { phone: '' } });
  expect(booking.getSnapshot().flow.answers).toMatchObject({ phone: '', sms_opted_in: false });
});

it('calls a tour that the office confirms a request', async () => {
  const booked = situations.booked;
  const { call } = await begin(booked, { confirms: 'office' });
  expect(await call('tour_state')).toMatchObject({
    state: 'requested',
    time: TEN,
    in_words: 'Friday, December 4, 10:00 AM',
  });
});

it.each([
  ['time taken', 'time-taken'],
  ['refused', 'fields'],
  ['a cancellation refused', 'refused'],
])('says why the last try failed: %s', async (name, refused) => {
  const { call } = await begin(situations[name]);
  expect(await call('tour_state')).toMatchObject({ refused });
});

it('says how a tour was found that an assistant chose, and no longer after the next visitor', async () => {
  const told = vi.fn();
  const { call, booking, environment } = await begin({}, { onBooked: told });
  await call('tour_choose', { time: TEN });
  booking.commands.submit(booking.getSnapshot().flow.answers);
  await environment.settle();
  expect(told).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ slot: local(TEN), assistant: 'tool' }));
  booking.reset();
  await environment.settle();
  booking.commands.pickSlot(local(`${FRIDAY}T15:00:00`));
  booking.commands.submit(booking.getSnapshot().flow.answers);
  await environment.settle();
  expect(told).toHaveBeenCalledTimes(2);
  expect(told.mock.lastCall?.[0]).not.toHaveProperty('assistant');
});
