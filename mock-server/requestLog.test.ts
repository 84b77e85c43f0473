import { afterEach, describe, expect, it } from 'vitest';
import { endAll, ways } from '../test/bothWays.ts';
import { startServer, times, tour } from '../test/startServer.ts';
import { createMockService } from './engine/mockService.ts';
import { requestMatchers } from './requestMatchers.ts';

afterEach(endAll);

describe.each(ways)('the request log, read %s,', (_, open) => {
  it('has every call of the API in order, with request and reply', async () => {
    const mock = await open();
    await mock.get(`${times}?time=2026-12-04T10:00&key=pk_demo&x=1&x=2`);
    await mock.book();
    await mock.get('/api/v2/nothing');
    expect(await mock.requests()).toEqual([
      {
        ...{ number: 1, at: '2026-12-01T09:00:00', method: 'GET', path: times, operation: 'getTimes', group: 101 },
        ...{ query: { time: '2026-12-04T10:00', x: ['1', '2'] }, body: null, status: 200, faulty: false },
      },
      expect.objectContaining({ number: 2, method: 'POST', operation: 'bookTour', body: tour(), status: 200 }),
      expect.objectContaining({ number: 3, path: '/api/v2/nothing', operation: null, group: null, status: 404 }),
    ]);
  });

  it('can be filtered by operation', async () => {
    const mock = await open();
    await mock.get(times);
    await mock.book();
    expect((await mock.requests('bookTour')).map(({ number }) => number)).toEqual([2]);
  });

  it('says which calls a fault hit, and which got no reply', async () => {
    const mock = await open();
    await mock.setFaults([{ cut: 'request', times: 1 }]);
    await mock.get(times).catch(() => undefined);
    await mock.get(times);
    expect((await mock.requests()).map(({ status, faulty }) => [status, faulty])).toEqual([
      [0, true],
      [200, false],
    ]);
  });

  it('keeps the text of a body that is not JSON, and the beginning of a long body', async () => {
    const mock = await open();
    const headers = { 'Content-Type': 'application/json' };
    await mock.get('/api/v2/clients', { method: 'POST', headers, body: '{"no' });
    await mock.get('/api/v2/clients', { method: 'POST', headers, body: JSON.stringify({ x: 'y'.repeat(60_000) }) });
    const [first, second] = await mock.requests();
    expect(first?.body).toBe('{"no');
    expect(String(second?.body)).toMatch(/^\{"x":"y{49994}…$/);
  });
});

describe('the request log over HTTP', () => {
  it('is filtered by operation, method, group and status, and can be emptied', async () => {
    const { get, send } = await startServer();
    await get(times);
    await send('/api/v2/appointments/group/102/book', 'POST', {});
    const numbers = async (query: string) =>
      (await (await get(`/__mock/requests?${query}`)).json()).requests.map(({ number }: { number: number }) => number);
    expect(await numbers('group=102')).toEqual([2]);
    expect(await numbers('method=get')).toEqual([1]);
    expect(await numbers('status=400&operation=bookTour')).toEqual([2]);
    expect(await numbers('status=500')).toEqual([]);
    await get('/__mock/requests', { method: 'DELETE' });
    expect(await numbers('')).toEqual([]);
  });

  it.each([
    ['operation=bokTour', 'There is no operation bokTour. Did you mean bookTour?'],
    ['grup=101', 'There is no filter grup. Did you mean group?'],
    ['group=all', 'group takes a number, not all.'],
  ])('refuses %s', async (query, message) => {
    const reply = await (await startServer()).get(`/__mock/requests?${query}`);
    expect([reply.status, await reply.json()]).toEqual([400, { errors: { request: [message] } }]);
  });
});

it('a service keeps the last 2000 calls', () => {
  const { requestLog, requests } = createMockService();
  const call = { method: 'GET', path: '/', operation: null, group: null, query: {}, body: null, status: 200 };
  for (let count = 0; count < 4500; count += 1) requestLog.add({ ...call, faulty: false });
  expect([requests().length, requests()[0]?.number, requests().at(-1)?.number]).toEqual([2000, 2501, 4500]);
});

it('the numbers start again after the log is emptied', () => {
  const { requestLog, requests } = createMockService();
  const call = { method: 'GET', path: '/', operation: null, group: null, query: {}, body: null, status: 200 };
  const add = () => requestLog.add({ ...call, faulty: false });
  add();
  add();
  requestLog.clear();
  expect(requests()).toEqual([]);
  add();
  expect(requests().map(({ number }) => number)).toEqual([1]);
});

describe('toHaveReceived', () => {
  const body = tour('lara@example.com');
  async function asked() {
    const { send, service } = await startServer();
    await send('/api/v2/appointments/group/101/book', 'POST', body);
    await send('/api/v2/appointments/group/102/book', 'POST', {});
    return service;
  }
  const { toHaveReceived } = requestMatchers;

  it.each([
    ['one such call', { times: 1, body: { client: { people: [{ email: 'lara@example.com' }] } } }, true],
    ['any call', {}, true],
    ['two calls', { times: 2 }, true],
    ['the group', { times: 1, group: 102 }, true],
    ['the status', { status: 200 }, true],
    ['an asymmetric matcher', { body: { appointment: { start: expect.stringContaining('2026') } } }, true],
    ['a wrong count', { times: 3 }, false],
    ['another body', { body: { client: { people: [{ email: 'rosa@example.com' }] } } }, false],
    ['a longer list', { body: { client: { people: [{}, {}] } } }, false],
    ['a member too many', { body: { client: { pets: 1 } } }, false],
    ['never', { times: 0 }, false],
    ['a query', { query: { time: '1' } }, false],
  ])('passes or fails as it should for %s', async (_, wanted, pass) => {
    const service = await asked();
    expect(toHaveReceived(service, 'bookTour', wanted).pass).toBe(pass);
    expect(toHaveReceived({ requests: service.requests() }, 'bookTour', wanted).pass).toBe(pass);
    expect(toHaveReceived(service.requests(), 'bookTour', wanted).pass).toBe(pass);
  });

  it('lists the calls in its message', async () => {
    const { message } = toHaveReceived(await asked(), 'bookTour', { times: 7 });
    expect(message()).toMatch(
      /7 times.*\nIt received 2 such.*\n {2}1\. POST \S+\/101\/book 200 .*lara@.*\n {2}2\. POST/,
    );
    expect(toHaveReceived([], 'getTimes').message()).toMatch(/at least once.*\n.*\n {2}none$/);
  });
});
