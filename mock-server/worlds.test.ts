import { afterEach, describe, expect, it, vi } from 'vitest';
import { booking, startServer, stopAll, times, tour } from '../test/startServer.ts';
import { createWorlds } from './worlds.ts';

afterEach(stopAll);

const group = (id: number) => ({ id, employees: [{ name: 'Ada' }] });

async function open(options: Parameters<typeof startServer>[0] = {}) {
  const server = await startServer(options);
  const make = async (body: unknown = {}) => {
    const reply = await server.send('/__mock/worlds', 'POST', body);
    return { status: reply.status, ...(await reply.json()) };
  };
  const state = async (path: string) => (await server.get(`${path}/__mock/state`)).json();
  return { ...server, make, state };
}

describe('a world over HTTP', () => {
  it('is selected by a header or by the beginning of the path', async () => {
    const { get, send, make, state } = await open();
    const { status, id, path } = await make({ now: '2026-12-03T12:00:00' });
    expect([status, path]).toEqual([201, `/__mock/worlds/${id}`]);
    expect((await send(path + booking, 'POST', tour())).status).toBe(200);
    const named = await get('/__mock/state', { headers: { 'X-Mock-World': id } });
    expect(await named.json()).toMatchObject({ now: '2026-12-03T12:00:00', counts: { appointments: 1 } });
    expect(await state(path)).toMatchObject({ counts: { appointments: 1 } });
    expect(await state('')).toMatchObject({ now: '2026-12-01T09:00:00', counts: { appointments: 0 } });
  });

  it('shares nothing with others: tours, faults, clock, requests', async () => {
    const { get, send, make, state } = await open();
    const workers = await Promise.all(Array.from({ length: 4 }, (_, worker) => make({ id: `worker-${worker}` })));
    await send(`${workers[1]?.path}/__mock/faults`, 'PUT', [{ status: 503 }]);
    await send(`${workers[2]?.path}/__mock/clock`, 'PUT', { now: '2026-12-04T10:00:00' });
    const statuses = workers.map(async ({ path }) => (await send(path + booking, 'POST', tour())).status);
    expect(await Promise.all(statuses)).toEqual([200, 503, 400, 200]);
    expect((await state('')).counts.appointments).toBe(0);
    const journal = async (path: string) => (await (await get(`${path}/__mock/requests`)).json()).requests.length;
    expect(await Promise.all([...workers.map(({ path }) => path), ''].map(journal))).toEqual([1, 1, 1, 1, 0]);
  });

  it('has the options it was created with', async () => {
    const { get, make } = await open();
    const { path } = await make({
      ...{ seed: 7, zone: 'Europe/Berlin', listings: 5, busy: 0.2, keys: { pk_own: 'public' } },
      groups: [{ ...group(7), hours: { wednesday: ['10:00', '11:00'] } }],
    });
    const of = (id: number) => get(`${path}/api/v2/appointments/group/${id}/times?time=2026-12-02T10:00`);
    expect((await (await of(7)).json()).available_times).toEqual(
      ['10:00', '10:15', '10:30', '10:45', '11:00'].map((time) => `2026-12-02T${time}:00`),
    );
    expect((await of(101)).status).toBe(404);
    expect((await get(`${path}/api/v2/listings/all?key=pk_demo`)).status).toBe(401);
    expect((await (await get(`${path}/api/v2/listings/all?key=pk_own`)).json()).total_items).toBeLessThanOrEqual(5);
  });

  it('starts again under the same id, and ends with DELETE', async () => {
    const { get, send, make, state } = await open();
    const { path } = await make({ id: 'one' });
    await send(path + booking, 'POST', tour());
    await make({ id: 'one' });
    expect((await state(path)).counts.appointments).toBe(0);
    expect(await (await get('/__mock/worlds')).json()).toMatchObject({ worlds: [{ id: 'one' }] });
    expect((await get(path, { method: 'DELETE' })).status).toBe(200);
    expect(await (await get('/__mock/worlds')).json()).toEqual({ worlds: [] });
  });

  it.each([
    ['in the path', '/__mock/worlds/none/api/v2/appointments/group/101/times', {}],
    ['in the header', times, { 'X-Mock-World': 'none' }],
    ['in a GET of the world', '/__mock/worlds/none', {}],
  ])('answers 404 and says so when it does not exist: %s', async (_, path, headers) => {
    const reply = await (await open()).get(path, { headers });
    expect([reply.status, (await reply.json()).errors.world[0]]).toEqual([
      404,
      'There is no world none. It may have ended: POST /__mock/worlds makes one.',
    ]);
  });

  it.each([
    [{ sed: 1 }, 'options has no sed. Did you mean seed?'],
    [{ zone: 'Moon/Base' }, 'options.zone takes a time zone like America/New_York, not "Moon/Base".'],
    [{ groups: [{ id: 1 }, {}] }, 'options.groups[1] needs id.'],
    [{ groups: [{ id: 1 }, { id: 1 }] }, 'options.groups has the id 1 twice.'],
    [
      { groups: [{ id: 1, fields: { 'client.pet': 'hidden' } }] },
      /^options\.groups\[0\]\.fields has no client\.pet\. Did/,
    ],
    [
      { groups: [{ id: 1, employees: [{ name: 'A', daysOff: ['someday'] }] }] },
      /\.employees\[0\]\.daysOff\[0\] takes one of/,
    ],
    [{ hours: { monday: ['9:05', '17:00'] } }, /^options\.hours\.monday takes the first and the last start/],
    [{ keys: { pk: 'master' } }, 'options.keys.pk takes one of public, secret, sync, not "master".'],
    [{ holidays: ['2026-02-30'] }, 'options.holidays[0] takes a day like 2026-12-24, not "2026-02-30".'],
    [{ id: 'a b' }, /^id takes/],
    [{ idle: 0 }, /^idle takes/],
  ])('is refused for the options %j', async (body, message) => {
    const { status, errors } = await (await open()).make(body);
    expect(status).toBe(400);
    expect(errors.world[0]).toEqual(typeof message === 'string' ? message : expect.stringMatching(message));
  });

  it.each([
    ['POST', '/__mock/worlds/one', 'GET, DELETE'],
    ['DELETE', '/__mock/worlds', 'GET, POST'],
  ])('answers %s %s with 405', async (method, path, allow) => {
    const reply = await (await open()).get(path, { method });
    expect([reply.status, reply.headers.get('allow')]).toEqual([405, allow]);
  });

  it('answers pages of every origin with its API, and is logged by its path', async () => {
    const onRequest = vi.fn();
    const { get, make } = await open({ onRequest });
    const { path } = await make({ id: 'one' });
    const origin = { headers: { Origin: 'https://site.example.org' } };
    const reply = await get(path + times, origin);
    expect([reply.status, reply.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
    expect(onRequest).toHaveBeenLastCalledWith(expect.objectContaining({ path: path + times }));
  });
});

describe('worlds', () => {
  it('end after their idle time without a call', () => {
    const clock = { ms: 0 };
    const worlds = createWorlds({ now: () => clock.ms });
    worlds.create({ id: 'short', idle: 60, listings: 0 });
    worlds.create({ id: 'long', idle: 120, listings: 0 });
    clock.ms = 59_000;
    expect(worlds.use('short')?.id).toBe('short');
    clock.ms = 118_000;
    expect(worlds.list().map(({ id }) => id)).toEqual(['short', 'long']);
    clock.ms = 120_500;
    expect(worlds.use('short')).toBeUndefined();
    expect(worlds.use('long')).toBeUndefined();
  });

  it('have the options of the server by default', () => {
    const worlds = createWorlds({ defaults: (zone) => ({ seed: 9, listings: 3, zone: zone ?? 'Africa/Cairo' }) });
    expect(worlds.create({}).service.state().counts.listings).toBe(3);
    expect(worlds.create({}).service.company.clock.zone).toBe('Africa/Cairo');
    expect(worlds.create({ zone: 'Pacific/Apia' }).service.company.clock.zone).toBe('Pacific/Apia');
  });

  it('are limited in number', () => {
    const worlds = createWorlds({ defaults: () => ({ listings: 0 }) });
    for (let count = 0; count < 1000; count += 1) worlds.create({ id: `w${count}` });
    expect(() => worlds.create({})).toThrow('There are 1000 worlds');
    expect(worlds.create({ id: 'w5' }).id).toBe('w5');
  });
});
