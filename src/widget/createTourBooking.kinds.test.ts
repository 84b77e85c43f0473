import { expect, it, vi } from 'vitest';
import { START } from '../../test/openBooking.ts';
import { failing, local, programmedClient, slots } from '../../test/programmedClient.ts';
import { type SteppedEnvironment, steppedEnvironment } from '../../test/steppedEnvironment.ts';
import { noAnswers } from '../booking/answers.ts';
import type { BookingOptions } from '../options/options.ts';
import { parseDay } from '../time/values.ts';
import { createBookingIn } from './createTourBooking.ts';

const KINDS = { 'in-person': 101, 'self-guided': 102, video: 103 };
const SLOT = local('2026-12-05T15:00:00');
const LARA = { ...noAnswers, first_name: 'Lara' };

/** A booking with kinds of tour, in view, and the groups it asks about. */
async function open(
  options: Partial<BookingOptions> = {},
  environment: SteppedEnvironment = steppedEnvironment(START),
) {
  const client = programmedClient();
  const groups: number[] = [];
  const heard = { ...client };
  heard.getWidgetConfiguration = (groupId, call) => {
    groups.push(groupId);
    return client.getWidgetConfiguration(groupId, call);
  };
  const onBooked = vi.fn();
  const onSubmit = vi.fn();
  const given = {
    groupId: 101,
    client: heard,
    timeZone: 'America/New_York',
    tourKinds: KINDS,
    onBooked,
    onSubmit,
    ...options,
  };
  const booking = createBookingIn(environment, given);
  const stop = booking.subscribe(() => undefined);
  await environment.settle();
  const chosen = () => booking.getSettings().kinds?.chosen?.kind;
  const book = async (): Promise<void> => {
    booking.commands.pickSlot(SLOT);
    booking.commands.submit(LARA);
    await environment.settle();
  };
  return { booking, client, groups, given, environment, stop, chosen, book, onBooked, onSubmit, ...booking };
}

it('opens with the group of `groupId`, and shows the times of another one when its kind is chosen', async () => {
  const { chosen, groups, commands, environment, getSnapshot } = await open();
  expect([chosen(), groups]).toEqual(['in-person', [101]]);
  commands.pickKind('video');
  expect(getSnapshot().screen).toBe('skeleton');
  await environment.settle();
  expect([chosen(), groups]).toEqual(['video', [101, 103]]);
  expect(getSnapshot()).toMatchObject({ screen: 'pick', visits: 0 });
});

it('keeps the answers, the day and the time that was chosen', async () => {
  const { commands, environment, getSnapshot } = await open();
  commands.pickSlot(SLOT);
  commands.answer(LARA);
  commands.backToTimes();
  commands.pickKind('video');
  await environment.settle();
  const { flow, availability } = getSnapshot();
  expect(flow).toMatchObject({ at: 'slot', day: '2026-12-05', previous: SLOT, answers: { first_name: 'Lara' } });
  expect(availability?.day).toBe('2026-12-05');
});

it('keeps the day where its kind has no time on it', async () => {
  const { booking, client, commands, environment } = await open();
  const day = parseDay('2026-12-05');
  if (day) commands.pickDay(day);
  client.answers.availability = async (time) => slots(time);
  commands.pickKind('video');
  await environment.settle();
  expect(booking.getSnapshot().availability).toMatchObject({ day: '2026-12-05', times: { kind: 'none' } });
});

it('tells the kind with every event, and books in its group', async () => {
  const { commands, environment, client, book, onBooked, onSubmit } = await open();
  const booking = vi.spyOn(client.answers, 'booking');
  commands.pickKind('video');
  await environment.settle();
  await book();
  expect(booking.mock.lastCall?.[0]).toBe(103);
  for (const handler of [onSubmit, onBooked])
    expect(handler).toHaveBeenCalledWith(expect.objectContaining({ groupId: 103, kind: 'video' }));
});

it('tells no kind where there is one kind alone', async () => {
  const { book, onBooked } = await open({ tourKinds: undefined });
  await book();
  expect(onBooked).toHaveBeenCalledOnce();
  expect(onBooked.mock.lastCall?.[0]).not.toHaveProperty('kind');
});

it('comes back to the tour that was booked, whatever kind it opens with', async () => {
  const before = await open();
  before.commands.pickKind('video');
  await before.environment.settle();
  await before.book();
  before.stop();
  const { chosen, getSnapshot } = await open({}, before.environment);
  expect([chosen(), getSnapshot().screen]).toEqual(['video', 'booked']);
});

it('comes back to a time that was chosen, with the answers', async () => {
  const before = await open();
  before.commands.pickKind('self-guided');
  await before.environment.settle();
  before.commands.pickSlot(SLOT);
  before.commands.answer(LARA);
  before.stop();
  const { chosen, getSnapshot } = await open({}, before.environment);
  expect(chosen()).toBe('self-guided');
  expect(getSnapshot().flow).toMatchObject({ at: 'details', slot: SLOT, answers: { first_name: 'Lara' } });
});

it('keeps the answers of one kind alone in the tab', async () => {
  const { commands, environment, book } = await open();
  const kept = () => [...environment.stored.keys()].filter((key) => !key.startsWith('tour-booking tour'));
  commands.pickSlot(SLOT);
  commands.answer(LARA);
  commands.backToTimes();
  expect(kept()).toEqual(['tour-booking 101 client']);
  commands.pickKind('video');
  await environment.settle();
  expect(kept()).toEqual(['tour-booking 103 client']);
  await book();
  expect(kept()).toEqual([]);
});

it('does not change the kind while a booking is in doubt', async () => {
  const { commands, client, environment, chosen, book, getSnapshot } = await open();
  client.answers.booking = failing({ kind: 'timeout', ms: 10_000 });
  await book();
  expect(getSnapshot().screen).toBe('unsure');
  commands.backToTimes();
  expect(getSnapshot().screen).toBe('pick');
  commands.pickKind('video');
  await environment.settle();
  expect(chosen()).toBe('in-person');
});

it('keeps the kind of a booked tour, and offers all kinds for another booking', async () => {
  const { commands, environment, chosen, book, getSnapshot, booking } = await open();
  await book();
  expect(getSnapshot().screen).toBe('booked');
  commands.pickKind('video');
  expect(chosen()).toBe('in-person');
  booking.destroy();
  // After a reload the visitor books another one, and looks at both kinds.
  const again = await open({}, environment);
  again.commands.bookAnother();
  again.commands.pickKind('video');
  await environment.settle();
  again.commands.pickKind('in-person');
  await environment.settle();
  expect(again.getSnapshot().screen).toBe('pick');
});

it('keeps the kind when other options change, and begins anew with another group', async () => {
  const { commands, environment, chosen, booking, given, groups } = await open();
  commands.pickKind('video');
  await environment.settle();
  booking.setOptions({ ...given, duration: 45 });
  expect([chosen(), booking.getSettings().duration]).toEqual(['video', 45]);
  booking.setOptions({ ...given, tourKinds: { 'in-person': 101, 'self-guided': 102 } });
  expect(chosen()).toBe('in-person');
  booking.setOptions({ ...given, groupId: 102 });
  await environment.settle();
  expect(chosen()).toBe('self-guided');
  expect(groups.at(-1)).toBe(102);
});

it('ignores a kind that is not offered', async () => {
  const { commands, chosen, groups } = await open({ tourKinds: { 'in-person': 101, video: 103 } });
  commands.pickKind('self-guided');
  commands.pickKind('in-person');
  expect([chosen(), groups]).toEqual(['in-person', [101]]);
});
