import { afterEach, describe, expect, it } from 'vitest';
import { requestSample } from '../scripts/contract/samples.ts';
import { operations } from '../src/api/contract/operations.ts';
import { mockServer } from '../test/mswServer.ts';
import { startServer, stopAll } from '../test/startServer.ts';
import { BODY_NAMES } from './bodyNames.ts';
import { createMockService } from './engine/mockService.ts';
import { refuseUnknownProperties } from './strict.ts';

afterEach(stopAll);

function endpointOf(name: string) {
  const found = operations.find(({ endpoint }) => endpoint.name === name);
  if (!found) throw new Error(`There is no operation ${name}.`);
  return found.endpoint;
}

const search = '/api/v2/listings/all?key=pk_demo';

describe('strict', () => {
  it.each([
    [`${search}&layuot=2br`, { layuot: ['There is no parameter layuot. Did you mean layout?'] }],
    [`${search}&minprice=1&page=1`, { minprice: ['There is no parameter minprice. Did you mean min_price?'] }],
    [
      '/api/v2/clients/1/appointments?zzzzzzzz=1',
      { zzzzzzzz: ['There is no parameter zzzzzzzz. The parameters are key.'] },
    ],
    ['/api/v2/appointments/group/101/times?tiem=2026-12-04T10:00', { tiem: [expect.stringContaining('time?')] }],
  ])('refuses an unknown parameter: %s', async (path, errors) => {
    const { get } = await startServer({ strict: true });
    const reply = await get(path);
    expect([reply.status, await reply.json()]).toEqual([400, { errors }]);
  });

  const start = '2026-12-04T10:00:00';
  const book = '/api/v2/appointments/group/101/book';
  const unknown = (name: string, meant: string) => [`There is no property ${name}. Did you mean ${meant}?`];

  it.each([
    [book, 'POST', { apointment: { start } }, { apointment: unknown('apointment', 'appointment') }],
    [
      book,
      'POST',
      {
        appointment: { start, brokerBooked: false },
        client: { people: [{}, { emial: 'a@example.com' }], pet: ['10'] },
      },
      {
        appointment: { brokerBooked: unknown('brokerBooked', 'broker_booked') },
        client: { people: { 1: { emial: unknown('emial', 'email') } }, pet: unknown('pet', 'pets') },
      },
    ],
    [
      '/api/v2/clients',
      'POST',
      { client: { comunity: 201 } },
      { client: { comunity: unknown('comunity', 'community') } },
    ],
    ['/api/v2/clients/7', 'PUT', { state: 'lead' }, { state: unknown('state', 'status') }],
    [
      '/api/v2/clients/7',
      'PUT',
      { client: { application: { unitId: 5 } } },
      { client: { application: { unitId: unknown('unitId', 'unit_id') } } },
    ],
    [
      '/api/v2/appointments/7/group/101/book/',
      'PUT',
      { data: { appointment: { begin: start } } },
      { data: { appointment: { begin: ['There is no property begin. The properties are start.'] } } },
    ],
    [
      '/api/v1/email-blasts/801/recipients/',
      'POST',
      [{ email: 'a@example.com' }, { mail: 'b@example.com' }],
      { 1: { mail: unknown('mail', 'email') } },
    ],
  ])('refuses an unknown property: %s %s %j', async (path, method, body, errors) => {
    const { get, service } = await startServer({ strict: true });
    const headers = { 'Content-Type': 'application/json', Authorization: `Basic ${btoa('sk_demo:')}` };
    const reply = await get(path, { method, headers, body: JSON.stringify(body) });
    expect([reply.status, await reply.json()]).toEqual([400, { errors }]);
    expect(service.state().appointments).toEqual([]);
  });

  it('accepts the known names of a body and refuses others, which are ignored without strict', async () => {
    const { send } = await startServer({ strict: true });
    const client = { people: [{ email: 'a@example.com', phone_1: '5557775555' }], pets: ['10'], lease_term: '12' };
    expect((await send(book, 'POST', { appointment: { start }, client })).status).toBe(200);
    for (const name of ['1001', '1002'])
      expect((await send(`/api/v2/clients/${name}`, 'PUT', { zzz: 1 })).status).toBe(400);
    const lenient = await startServer();
    expect((await lenient.send(book, 'POST', { appointment: { start, zzz: 1 }, client })).status).toBe(200);
  });

  it.each(['createProspect', 'editProspect', 'createProspectV1', 'addEmailBlastRecipients'])(
    'accepts the sample of %s',
    (name) => {
      expect(refuseUnknownProperties(endpointOf(name), requestSample(name))).toBeUndefined();
    },
  );

  it('knows the body of every operation that has one', () => {
    const withBody = operations.filter(({ body }) => body).map(({ endpoint }) => endpoint.name);
    expect(withBody.length).toBeGreaterThan(4);
    expect(Object.keys(BODY_NAMES).sort()).toEqual(withBody.sort());
  });

  it.each([null, 5, 'text', [[[]]], { client: [null, 5, [{ zzz: 1 }]] }])('leaves %j to the operation', (body) => {
    expect(refuseUnknownProperties(endpointOf('createProspect'), body)).toBeUndefined();
  });

  it('lists at most twenty names', () => {
    const body = Object.fromEntries(Array.from({ length: 100_000 }, (_, at) => [`name${at}`, at]));
    const reply = refuseUnknownProperties(endpointOf('bookTour'), body);
    expect(Object.keys(JSON.parse(reply?.body ?? '').errors)).toHaveLength(20);
  });

  it('accepts every known name, and is off by default', async () => {
    const { get } = await startServer({ strict: true });
    expect((await get(`${search}&layout=2br&layout=1br&sort=price&sort_dir=desc&page=1`)).status).toBe(200);
    const lenient = await startServer();
    expect((await lenient.get(`${search}&layuot=2br`)).status).toBe(200);
  });

  it('works in the msw handlers too', async () => {
    const base = 'https://leasing.example.com';
    const server = mockServer(createMockService({ listings: 0 }), { baseUrl: base, strict: true });
    server.listen();
    const reply = await fetch(`${base}${search}&layuot=2br`);
    server.close();
    expect(reply.status).toBe(400);
  });

  it('an unknown value is refused with the nearest known one, also without strict', async () => {
    const { get } = await startServer();
    const reply = await get(`${search}&layout=4br&sort=prise`);
    expect(await reply.json()).toEqual({
      errors: {
        layout: ['4br is not one of loft, studio, 1br, 2br, 3br, 4+br. Did you mean 4+br?'],
        sort: [expect.stringMatching(/Did you mean price\?$/)],
      },
    });
  });
});
