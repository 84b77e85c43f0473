import { expect, it, vi } from 'vitest';
import { START } from '../../test/openBooking.ts';
import { local, programmedClient } from '../../test/programmedClient.ts';
import { steppedEnvironment } from '../../test/steppedEnvironment.ts';
import { noAnswers } from '../booking/answers.ts';
import type { BookingOptions } from '../options/options.ts';
import { createBookingIn } from './createTourBooking.ts';
import { textCommands } from './textCommands.ts';

/** A booking in an environment that stands still, and the client it asks. */
function make(options: Partial<BookingOptions> = {}) {
  const environment = steppedEnvironment(START);
  const client = programmedClient();
  const given = { groupId: 101, client, timeZone: 'America/New_York', ...options };
  return { environment, client, given, booking: createBookingIn(environment, given) };
}
const names = (client: ReturnType<typeof programmedClient>) => client.calls.map(({ name }) => name);

it('asks nothing before its first subscriber', async () => {
  const { environment, client, booking } = make();
  await environment.settle();
  expect(booking.getSnapshot()).toMatchObject({ screen: 'skeleton', availability: null });
  expect(client.calls).toEqual([]);
  booking.subscribe(() => undefined);
  await environment.settle();
  expect(names(client)).toContain('getWidgetConfiguration');
});

it('books a tour, and tells its host', async () => {
  const onBooked = vi.fn();
  const { environment, client, booking } = make({ onBooked });
  const seen: string[] = [];
  booking.subscribe(() => void seen.push(booking.getSnapshot().screen));
  await environment.settle();
  const slot = local('2026-12-04T15:00:00');
  expect(booking.getSnapshot().availability?.times).toMatchObject({
    kind: 'times',
    slots: expect.arrayContaining([slot]),
  });
  booking.commands.pickSlot(slot);
  expect(booking.getSnapshot().screen).toBe('details');
  booking.commands.submit({ ...noAnswers, first_name: 'Lara' });
  await environment.settle();
  expect(names(client)).toContain('bookTour');
  expect(seen).toEqual(expect.arrayContaining(['pick', 'details', 'booked']));
  expect(onBooked).toHaveBeenCalledWith(expect.objectContaining({ groupId: 101, slot }));
});

it('books and tells its host although a subscriber and handlers throw', async () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const broken = vi.fn((): never => {
    throw new Error('of the host');
  });
  const { environment, client, booking } = make({ onSubmit: broken, onBooked: broken, onWarning: broken });
  const seen: string[] = [];
  booking.subscribe(broken);
  booking.subscribe(() => void seen.push(booking.getSnapshot().screen));
  await environment.settle();
  booking.commands.pickSlot(local('2026-12-04T15:00:00'));
  booking.commands.submit({ ...noAnswers, first_name: 'Lara' });
  await environment.settle();
  expect(names(client).filter((name) => name === 'bookTour')).toHaveLength(1);
  expect(seen.at(-1)).toBe('booked');
  expect(broken.mock.calls).toContainEqual([expect.objectContaining({ groupId: 101, tour: expect.anything() })]);
  expect(reported).toHaveBeenCalledTimes(broken.mock.calls.length);
});

it('rests when its last subscriber goes', async () => {
  const { environment, booking } = make();
  const [first, second] = [booking.subscribe(() => undefined), booking.subscribe(() => undefined)];
  await environment.settle();
  first();
  first();
  expect(environment.pending().listeners).toBe(2);
  second();
  await environment.settle();
  expect(environment.pending()).toEqual({ timers: 0, idle: 0, listeners: 0 });
});

it('keeps the booking when other options change, and begins anew for another group', async () => {
  const { environment, client, given, booking } = make();
  const { commands } = booking;
  const told = vi.fn();
  booking.subscribe(told);
  await environment.settle();
  commands.pickSlot(local('2026-12-04T15:00:00'));
  booking.setOptions({ ...given, duration: 45 });
  expect(booking.getSettings().duration).toBe(45);
  expect(booking.getSnapshot().screen).toBe('details');

  client.forget();
  told.mockClear();
  booking.setOptions({ ...given, groupId: 102 });
  expect(told).toHaveBeenCalled();
  expect(booking.getSnapshot().screen).toBe('skeleton');
  await environment.settle();
  expect(names(client)).toContain('getWidgetConfiguration');
  commands.pickSlot(local('2026-12-04T10:00:00'));
  expect(booking.getSnapshot().flow).toMatchObject({ at: 'details', slot: '2026-12-04T10:00:00' });
  expect(booking.commands).toBe(commands);
});

it('gives a snapshot that stays the same while the visitor types, beside the newest one', async () => {
  const { environment, booking } = make();
  booking.subscribe(() => undefined);
  await environment.settle();
  expect(booking.getSteadySnapshot()).toBe(booking.getSnapshot());
  booking.commands.pickSlot(local('2026-12-04T15:00:00'));
  const steady = booking.getSteadySnapshot();
  expect(steady).toBe(booking.getSnapshot());
  booking.commands.answer({ ...noAnswers, first_name: 'Lara' });
  expect(booking.getSteadySnapshot()).toBe(steady);
  expect(booking.getSnapshot().flow.answers.first_name).toBe('Lara');
  booking.commands.backToTimes();
  expect(booking.getSteadySnapshot()).toBe(booking.getSnapshot());
  booking.commands.leaveDetails();
  const lead = booking.getSteadySnapshot();
  expect(lead.lead).not.toBeNull();
  booking.commands.noteDetails({ answers: { ...noAnswers, first_name: 'Lara S' } });
  expect(booking.getSteadySnapshot()).toBe(lead);
  booking.commands.noteDetails({ suits: ['morning'] });
  expect(booking.getSteadySnapshot()).toBe(booking.getSnapshot());
});

it('calls the newest handlers', async () => {
  const [before, after] = [vi.fn(), vi.fn()];
  const { environment, given, booking } = make({ onReady: before });
  booking.setOptions({ ...given, onReady: after });
  booking.subscribe(() => undefined);
  await environment.settle();
  expect(before).not.toHaveBeenCalled();
  expect(after).toHaveBeenCalledOnce();
});

it('names a wrong option once', () => {
  const onWarning = vi.fn();
  const { given, booking } = make({ onWarning, duration: 'long' });
  booking.setOptions({ ...given, onWarning, duration: 'long', location: '1 A St' });
  expect(onWarning.mock.calls).toEqual([[expect.stringContaining('duration')]]);
});

it('does nothing after destroy', async () => {
  const { environment, client, given, booking } = make();
  const told = vi.fn();
  booking.subscribe(told);
  await environment.settle();
  booking.destroy();
  expect(environment.pending()).toEqual({ timers: 0, idle: 0, listeners: 0 });
  client.forget();
  told.mockClear();
  booking.setOptions({ ...given, groupId: 102 });
  booking.subscribe(told)();
  await environment.settle();
  expect(client.calls).toEqual([]);
  expect(told).not.toHaveBeenCalled();
});

it('a new booking counts as in view when it takes the place of one in view', async () => {
  const { environment, client, given, booking } = make();
  booking.subscribe(() => undefined);
  booking.commands.enterView();
  client.forget();
  booking.setOptions({ ...given, groupId: 102 });
  await environment.settle();
  for (let turn = 0; turn < 10; turn += 1) await environment.idle();
  expect(client.days()).toHaveLength(14);
});

it('takes a day, a time and a month as text', async () => {
  const { environment, booking } = make();
  booking.subscribe(() => undefined);
  await environment.settle();
  const { getSnapshot } = booking;
  const commands = textCommands(booking.commands);
  commands.pickDay('2026-12-07');
  expect(getSnapshot().flow).toMatchObject({ at: 'slot', day: '2026-12-07' });
  commands.setMonth('2027-01');
  expect(getSnapshot().availability?.month).toBe('2027-01');
  commands.prefetchDay('2026-12-08');
  commands.pickSlot('2026-12-04T15:00');
  expect(getSnapshot().flow).toMatchObject({ at: 'details', slot: '2026-12-04T15:00:00' });
});

it.each([
  ['pickDay', '12/05/2026', 'tour-booking: `pickDay` takes a day such as "2026-12-05", not "12/05/2026".'],
  ['pickDay', '', 'tour-booking: `pickDay` takes a day such as "2026-12-05", not "".'],
  ['pickSlot', '2026-12-05', 'tour-booking: `pickSlot` takes a time such as "2026-12-05T10:15", not "2026-12-05".'],
  ['prefetchDay', '2026-02-30', 'tour-booking: `prefetchDay` takes a day such as "2026-12-05", not "2026-02-30".'],
  ['setMonth', '2026-13', 'tour-booking: `setMonth` takes a month such as "2026-12", not "2026-13".'],
] as const)('throws when `%s` gets "%s", and changes nothing', async (command, text, message) => {
  const { environment, booking } = make();
  booking.subscribe(() => undefined);
  await environment.settle();
  const before = booking.getSnapshot();
  expect(() => textCommands(booking.commands)[command](text)).toThrow(new TypeError(message));
  expect(booking.getSnapshot()).toBe(before);
});
