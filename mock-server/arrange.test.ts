import { afterEach, describe, expect, it } from 'vitest';
import { endAll, type RunningMock, ways } from '../test/bothWays.ts';
import { times } from '../test/startServer.ts';
import { buildBooking, buildPerson, buildProspect } from './builders.ts';
import { createMockService } from './engine/mockService.ts';

afterEach(endAll);

const start = '2026-12-04T10:00:00';
const FIRST_LISTING = 10_001;
const isFree = async ({ get }: RunningMock, group = 101) =>
  (await get(`${times.replace('101', String(group))}?time=2026-12-04T10:00`)).status === 200;
const secret = { headers: { Authorization: `Basic ${btoa('sk_demo:')}` } };
const key = '?key=pk_demo';

/** The ids of residential rentals that changed since `since`, from the sync. */
async function synced({ get }: RunningMock, since = '2026-12-01T09:00:00'): Promise<readonly number[]> {
  const kinds = 'listing_type=rentals&listing_type=sales&property_type=residential&property_type=commercial';
  const reply = await get(`/api/v2/sync/listings/?updated_since=${since}&${kinds}`, secret);
  return (await reply.json()).items.map(({ id }: { id: number }) => id);
}

describe.each(ways)('arranged %s,', (_, open) => {
  it('an appointment takes the time of an agent, is changed and is removed', async () => {
    const mock = await open();
    const { does, state } = mock;
    const made = await does.addAppointment({ group: 106, start, client: { people: [{ email: 'a@example.com' }] } });
    expect(made).toMatchObject({ group: 106, start, status: 30, client: { people: [{ email: 'a@example.com' }] } });
    expect(await isFree(mock, 106)).toBe(false);
    const moved = await does.changeAppointment(made.id, { start: '2026-12-04T10:15:00', status: 50 });
    expect(moved).toMatchObject({ id: made.id, start: '2026-12-04T10:15:00', status: 50 });
    await does.changeAppointment(made.id, { status: 40 });
    expect(await isFree(mock, 106)).toBe(true);
    await does.changeAppointment(made.id, { status: 30, start });
    expect(await isFree(mock, 106)).toBe(false);
    await does.removeAppointment(made.id);
    expect(await isFree(mock, 106)).toBe(true);
    expect((await state()).appointments).toEqual([]);
  });

  it('an appointment can be in the past, without a client, or for a known client', async () => {
    const { does, get } = await open();
    const past = await does.addAppointment({ group: 101, start: '2026-11-02T10:00:00', employee: 3 });
    expect(past).toMatchObject({ status: null, client: null, employee: { id: 3 } });
    const { id } = await does.addProspect({ people: [{ first_name: 'Lara', email: 'lara@example.com' }], group: 101 });
    await does.addAppointment({ group: 101, start, client: id });
    const list = await (await get(`/api/v2/clients/${id}/appointments`)).json();
    expect(list.data.appointments).toMatchObject([{ start: '2026-12-04T10:00:00-05:00', client: { id } }]);
  });

  it('a prospect is changed, and removed with its appointments', async () => {
    const { does, state } = await open();
    const { id } = await does.addProspect({ people: [{ email: 'lara@example.com' }] });
    expect(await does.changeProspect(id, { status: 'toured', details: { notes: 'Sunny side' } })).toMatchObject({
      ...{ id, status: 'toured', details: { notes: 'Sunny side' }, people: [{ email: 'lara@example.com' }] },
    });
    await does.addAppointment({ group: 101, start, client: id });
    await does.removeProspect(id);
    expect(await state()).toMatchObject({ prospects: [], appointments: [] });
    const again = await does.addProspect({ people: [{ email: 'lara@example.com' }] });
    expect(again.id).not.toBe(id);
  });

  it('a listing is added, changed and removed, and the sync shows it', async () => {
    const mock = await open();
    const { does, get, state } = mock;
    const before = (await state()).counts.listings ?? 0;
    expect(await synced(mock)).toEqual([]);
    const id = await does.addListing({ price: 4321, dateAvailable: '2027-02-01' });
    expect(id).toBe(FIRST_LISTING + before);
    expect(await synced(mock)).toEqual([id]);
    expect(await (await get(`/api/v2/listings/${id}/${key}`)).json()).toMatchObject({ date_available: '2027-02-01' });
    expect((await state()).counts.listings).toBe(before + 1);
    const second = await does.addListing({});
    await does.changeListing(FIRST_LISTING, { price: 999 });
    expect(await synced(mock)).toEqual([second, id, FIRST_LISTING]);
    const all = async () => (await (await get(`/api/v2/listings/all${key}`)).json()).total_items;
    const onMarket = await all();
    await does.removeListing(id);
    expect(await all()).toBe(onMarket - 1);
    expect(await synced(mock)).toEqual([second, FIRST_LISTING]);
    expect((await get(`/api/v2/listings/${id}/${key}`)).status).toBe(404);
  });

  it('a slot is taken', async () => {
    const mock = await open();
    expect(await mock.does.takeSlot(101, start)).toBe(3);
    expect(await isFree(mock)).toBe(false);
  });

  it('frees a time that other people took, and one of the group that is never free', async () => {
    const mock = await open();
    const times = async (group: number) =>
      (await (await mock.get(`/api/v2/appointments/group/${group}/times?time=2026-12-04T12:00:00`)).json())
        .available_times;
    const start = '2026-12-04T10:00:00';
    expect(await times(105)).toEqual([]);
    expect(await mock.does.freeSlot(105, start)).toBe(1);
    expect(await times(105)).toEqual([start]);
    await mock.does.takeSlot(106, start);
    expect(await times(106)).not.toContain(start);
    expect(await mock.does.freeSlot(106, start)).toBe(1);
    expect(await times(106)).toContain(start);
    await expect(async () => mock.does.freeSlot(999, start)).rejects.toThrow('999');
  });

  it('a snapshot restores everything, also the clock', async () => {
    const mock = await open();
    const { does, state, setFaults } = mock;
    await does.addAppointment({ group: 101, start });
    await does.changeListing(FIRST_LISTING, { price: 999 });
    const kept = await does.snapshot();
    const [before, listings] = [await state(), await synced(mock)];
    await does.addAppointment({ group: 102, start });
    const added = await does.addListing({});
    await does.changeListing(FIRST_LISTING + 1, { price: 5 });
    await does.runDays(3);
    expect(await state()).not.toEqual(before);
    await setFaults([]);
    await does.restore(kept);
    expect(await state()).toEqual(before);
    expect(await synced(mock)).toEqual(listings);
    expect(await does.addListing({})).toBe(added);
  });

  it('tours are completed or missed, and listings are rented and repriced, as days pass', async () => {
    const mock = await open();
    const { does, state } = mock;
    for (let hour = 8; hour < 18; hour += 1) {
      const time = `2026-12-02T${String(hour).padStart(2, '0')}:00:00`;
      for (const employee of [1, 2]) await does.addAppointment({ group: 101, start: time, employee });
    }
    const later = await does.addAppointment({ group: 101, start: '2026-12-11T10:00:00' });
    await does.runDays(5);
    const { now, appointments } = await state();
    expect(now).toBe('2026-12-06T09:00:00');
    const count = (status: number | null) => appointments.filter((each) => each.status === status).length;
    expect(count(50) + count(60)).toBe(20);
    expect(count(50)).toBeGreaterThan(count(60));
    expect(count(60)).toBeGreaterThan(0);
    expect(appointments.find(({ id }) => id === later.id)?.status).toBe(null);
    expect((await synced(mock)).length).toBeGreaterThan(20);
    expect((await synced(mock, '2026-12-06T09:00:00')).length).toBeLessThan((await synced(mock)).length);
  });

  it.each<[string, (does: RunningMock['does']) => Promise<unknown>, string]>([
    ['a group', (does) => does.addAppointment({ group: 7, start }), 'There is no group 7.'],
    [
      'an agent',
      (does) => does.addAppointment({ group: 101, start, employee: 9 }),
      'Nobody of group 101 has the id 9.',
    ],
    ['a start', (does) => does.addAppointment({ group: 101, start: '2026-12-04T10:05:00' }), 'takes a quarter hour'],
    ['a date', (does) => does.addAppointment({ group: 101, start: 'soon' }), 'appointment.start takes a date and time'],
    ['a client', (does) => does.addAppointment({ group: 101, start, client: 9 }), 'There is no prospect 9.'],
    [
      'a status',
      (does) => does.addAppointment({ group: 101, start, status: 31 }),
      'appointment.status takes one of 10',
    ],
    ['a name', (does) => does.addAppointment({ group: 101, start, notse: '' }), 'Did you mean notes?'],
    ['an appointment', (does) => does.removeAppointment(1), 'There is no appointment 1.'],
    ['a prospect', (does) => does.removeProspect(1), 'There is no prospect 1.'],
    [
      'a person',
      (does) => does.addProspect({ people: [{ mail: '' }] }),
      'prospect.people[0] has no mail. Did you mean email?',
    ],
    ['a listing', (does) => does.removeListing(1), 'There is no listing 1.'],
    ['a price', (does) => does.addListing({ price: -1 }), 'listing.price takes'],
    ['days', (does) => does.runDays(0), 'days takes a whole number from 1'],
  ])('%s that does not exist is refused, and nothing changes', async (_what, act, message) => {
    const { does, state } = await open();
    const before = await state();
    // Over HTTP the message is inside JSON.
    await expect(act(does)).rejects.toThrow(message);
    expect(await state()).toEqual(before);
  });

  it('an impossible change leaves the appointment as it was', async () => {
    const mock = await open();
    const { does, state } = mock;
    const one = await does.addAppointment({ group: 106, start });
    await does.addAppointment({ group: 106, start: '2026-12-04T12:00:00' });
    const before = await state();
    await expect(does.changeAppointment(one.id, { start: '2026-12-04T12:15:00' })).rejects.toThrow(
      'Nobody of group 106',
    );
    expect(await state()).toEqual(before);
    expect(await isFree(mock, 106)).toBe(false);
  });
});

it('the days of one seed are always the same', () => {
  const run = (seed: number, step: number) => {
    const service = createMockService({ seed, listings: 60 });
    for (let days = 0; days < 4; days += step) service.runDays(step);
    const { now: _now, random: _random, ...kept } = service.snapshot();
    return kept;
  };
  expect(run(1, 1)).toEqual(run(1, 2));
  expect(run(1, 1)).not.toEqual(run(2, 1));
});

it('at most 100 listings can be added', () => {
  const service = createMockService({ listings: 3 });
  for (let count = 0; count < 100; count += 1) service.addListing();
  expect(() => service.addListing()).toThrow('No more listings');
});

describe('the builders', () => {
  it('give a different person each time', () => {
    const [one, other] = [buildPerson(), buildPerson({ first_name: 'Rosa' })];
    expect([one.email === other.email, one.phone_1 === other.phone_1, other.first_name]).toEqual([
      false,
      false,
      'Rosa',
    ]);
  });

  it.each(ways)('give bodies that the service accepts, %s', async (_, open) => {
    const { send, state } = await open();
    const booking = buildBooking({ start, person: { email: 'lara@example.com' }, client: { pets: ['1'] } });
    expect((await send('/api/v2/appointments/group/101/book', 'POST', booking)).status).toBe(200);
    expect((await send('/api/v2/clients', 'POST', buildProspect({ group: 101, layout: ['1br'] }))).status).toBe(200);
    expect((await state()).prospects).toMatchObject([
      { people: [{ email: 'lara@example.com' }], details: { pets: ['1'] } },
      { group: 101, details: { layout: ['1br'] } },
    ]);
  });
});
