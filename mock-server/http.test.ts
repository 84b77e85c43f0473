import { request as open } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { AnswerOptions } from './answer.ts';
import { createMockService } from './engine/service.ts';
import { createHttpServer, type HttpOptions } from './http.ts';

const running: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of running.splice(0)) await stop();
});

async function start(options: HttpOptions = {}) {
  const service = createMockService({ now: '2026-12-01T09:00:00' });
  const server = createHttpServer(service, options);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  running.push(
    () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  );
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const base = `http://127.0.0.1:${port}`;
  const send = (path: string, method: string, body: unknown) =>
    fetch(base + path, { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
  return { service, port, base, get: (path: string, init?: RequestInit) => fetch(base + path, init), send };
}

const times = '/api/v2/appointments/group/101/times';
const booking = '/api/v2/appointments/group/101/book';
const widget = '/api/v2/group/101/verify-widget/?widget=lead_capture_appointment';
const tour = (email = 'rosa@example.com', time = '10:00') => ({
  appointment: { start: `2026-12-04T${time}:00`, location: '', broker_booked: false },
  client: { people: [{ email }] },
});

describe('over HTTP', () => {
  it('answers with and without a trailing slash', async () => {
    const { get, send } = await start();
    const replies = [
      get(times),
      get(`${times}/`),
      get(widget),
      get(widget.replace('/?', '?')),
      send(`${booking}/`, 'POST', tour()),
    ];
    expect((await Promise.all(replies)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  });

  it('answers HEAD like GET, without the body', async () => {
    const { get } = await start();
    const [whole, head] = [await get(times), await get(times, { method: 'HEAD' })];
    expect(head.status).toBe(200);
    expect(head.headers.get('content-length')).toBe(String((await whole.arrayBuffer()).byteLength));
    expect(await head.text()).toBe('');
  });

  it.each([
    ['PATCH', booking, 405, 'POST, OPTIONS'],
    ['DELETE', times, 405, 'GET, HEAD, OPTIONS'],
    ['GET', '/api/v2/nothing', 404, null],
    ['GET', '/nothing', 404, null],
    ['GET', '/api/v2/appointments/group/%E0%A4%A/times', 404, null],
    ['GET', '/api/v2/appointments/group//times', 404, null],
    ['GET', '/__mock/nothing', 404, null],
    ['GET', '/__mock/constructor', 404, null],
    ['GET', '/__mock/reset', 405, 'POST'],
  ])('%s %s is %i', async (method, path, status, allow) => {
    const reply = await (await start()).get(path, { method });
    expect([reply.status, reply.headers.get('allow')]).toEqual([status, allow]);
    expect(await reply.json()).toHaveProperty('errors');
  });

  it.each([
    ['no JSON', 'application/json', '{"appointment":', 400],
    ['JSON of another kind', 'application/json', '[]', 400],
    ['text', 'text/plain', '{}', 415],
    ['a form', 'application/x-www-form-urlencoded', 'a=b', 415],
    ['a kind of JSON', 'application/vnd.api+json; charset=utf-8', JSON.stringify(tour()), 200],
    ['a little under 1 MB', 'application/json', JSON.stringify({ ...tour(), more: 'x'.repeat(1_048_300) }), 200],
    ['over 1 MB', 'application/json', JSON.stringify({ ...tour(), more: 'x'.repeat(3_000_000) }), 413],
    ['a list 5000 deep', 'application/json', `{"client":{"pets":${'['.repeat(5000)}${']'.repeat(5000)}}}`, 400],
  ])('a booking body that is %s', async (_, type, body, status) => {
    const { base } = await start();
    const reply = await fetch(base + booking, { method: 'POST', headers: { 'Content-Type': type }, body });
    expect(reply.status).toBe(status);
    expect(await reply.json()).toHaveProperty(status === 200 ? 'data' : 'errors');
  });

  it('lets pages of every origin in', async () => {
    const { get } = await start();
    const preflight = await get(booking, {
      method: 'OPTIONS',
      headers: { 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'content-type,x-captcha' },
    });
    expect(preflight.status).toBe(204);
    expect(Object.fromEntries(preflight.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD, POST, PUT, DELETE',
      'access-control-allow-headers': 'content-type,x-captcha',
      'access-control-max-age': '7200',
    });
    const reply = await get('/api/v2/nothing');
    expect(reply.headers.get('access-control-allow-origin')).toBe('*');
    expect(reply.headers.get('access-control-expose-headers')).toBe('Retry-After');
  });

  it('wants a key everywhere when asked to', async () => {
    const { get } = await start({ requireKey: true });
    const header = (key: string) => ({ headers: { Authorization: `Basic ${btoa(`${key}:`)}` } });
    const list = '/api/v2/clients/1/appointments';
    const replies = [
      get(times),
      get(times, header('pk_demo')),
      get(list, header('pk_demo')),
      get(list, header('sk_demo')),
    ];
    expect((await Promise.all(replies)).map(({ status }) => status)).toEqual([401, 200, 403, 404]);
  });

  it('answers what is no HTTP with a 400, and goes on', async () => {
    const { port, get } = await start();
    const raw = await new Promise<string>((done) => {
      let text = '';
      const socket = connect(port, '127.0.0.1', () => socket.write('NONSENSE /api HTTP/1.1\r\n\r\n'));
      socket.on('data', (chunk) => {
        text += chunk;
      });
      socket.on('close', () => done(text));
    });
    expect(raw).toMatch(/^HTTP\/1\.1 400 [\s\S]*"errors"/);
    expect((await get(times)).status).toBe(200);
  });

  it('outlives a caller who hangs up in the middle of a body', async () => {
    const { port, get } = await start();
    await new Promise<void>((done) => {
      const headers = { 'Content-Type': 'application/json', 'Content-Length': 1000 };
      const call = open({ port, host: '127.0.0.1', path: booking, method: 'POST', headers });
      call.on('error', () => done());
      call.write('{"appo', () => call.destroy(new Error('gone')));
    });
    expect((await get(times)).status).toBe(200);
  });

  it('tells of each request', async () => {
    const seen: Parameters<NonNullable<AnswerOptions['onRequest']>>[0][] = [];
    const { get } = await start({ onRequest: (entry) => seen.push(entry) });
    await get(`${times}?time=x`);
    await get('/__mock/state');
    expect(seen).toMatchObject([
      { method: 'GET', path: `${times}?time=x`, status: 400, ms: expect.any(Number) },
      { method: 'GET', path: '/__mock/state', status: 200 },
    ]);
  });

  it('serves the description of the API when there is one', async () => {
    const { get } = await start({ openapi: () => '{"openapi":"3.1.0"}' });
    expect(await (await get('/openapi.json')).json()).toEqual({ openapi: '3.1.0' });
    expect((await (await start()).get('/openapi.json')).status).toBe(404);
  });

  it('books exactly three tours a start when 600 callers race in a group of three agents', async () => {
    const { send, service } = await start();
    const hours = Array.from({ length: 12 }, (_, index) => `${String(8 + index).padStart(2, '0')}:00`);
    const calls = Array.from({ length: 600 }, (_, n) =>
      send(booking, 'POST', tour(`visitor${n}@example.com`, hours[n % 12])).then(({ status }) => status),
    );
    const statuses = await Promise.all(calls);
    expect(statuses.filter((status) => status === 200)).toHaveLength(3 * 12);
    expect(statuses.filter((status) => status === 400)).toHaveLength(600 - 3 * 12);
    expect(service.company.appointments.count()).toBe(36);
  });
});

describe('control', () => {
  it('shows the state and goes back to the start', async () => {
    const { get, send } = await start();
    await send(booking, 'POST', tour());
    expect(await (await get('/__mock/state')).json()).toMatchObject({
      now: '2026-12-01T09:00:00',
      scenario: 'none',
      counts: { appointments: 1 },
      appointments: [{ client: { people: [{ email: 'rosa@example.com' }] } }],
    });
    await get('/__mock/reset', { method: 'POST' });
    expect(await (await get('/__mock/state')).json()).toMatchObject({ appointments: [] });
  });

  it('switches the scenario', async () => {
    const { get, send } = await start();
    expect((await send('/__mock/scenario', 'PUT', { name: 'inactive' })).status).toBe(200);
    expect((await get(widget)).status).toBe(400);
    const refused = await send('/__mock/scenario', 'PUT', { name: 'storm' });
    expect([refused.status, (await refused.json()).scenarios]).toEqual([400, expect.arrayContaining(['none', 'slow'])]);
    expect((await send('/__mock/scenario', 'PUT', null)).status).toBe(400);
  });

  it('puts the clock', async () => {
    const { get, send } = await start();
    expect(await (await send('/__mock/clock', 'PUT', { now: '2026-12-06T10:00' })).json()).toEqual({
      now: '2026-12-06T10:00:00',
    });
    expect((await (await get(times)).json()).available_times).toEqual([]);
    expect((await send('/__mock/clock', 'PUT', { now: '2026-02-30T10:00' })).status).toBe(400);
    expect((await get('/__mock/clock', { method: 'PUT', body: '{' })).status).toBe(400);
  });
});

describe('scenarios over HTTP', () => {
  async function within(name: string) {
    const started = await start({ slow: 30 });
    await started.send('/__mock/scenario', 'PUT', { name });
    return started;
  }

  it('offline: the connection drops', async () => {
    const { get, service } = await within('offline');
    await expect(get(times)).rejects.toThrow();
    service.setScenario('none');
    expect((await get(times)).status).toBe(200);
  });

  it('server-error, html-error and rate-limited answer without doing anything', async () => {
    const { send, service } = await within('server-error');
    const failed = await send(booking, 'POST', tour());
    expect([failed.status, await failed.json()]).toEqual([500, { errors: { server: [expect.any(String)] } }]);
    service.setScenario('html-error');
    const gateway = await send(booking, 'POST', tour());
    expect([gateway.status, gateway.headers.get('content-type')]).toEqual([502, 'text/html; charset=utf-8']);
    service.setScenario('rate-limited');
    const limited = await send(booking, 'POST', tour());
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '2']);
    expect(service.company.appointments.count()).toBe(0);
  });

  it('truncated: a whole reply that is half of its JSON', async () => {
    const { get } = await within('truncated');
    const reply = await get(times);
    const text = await reply.text();
    expect([reply.status, text.startsWith('{"available_times"')]).toEqual([200, true]);
    expect(() => JSON.parse(text)).toThrow();
  });

  it('slow: takes its time', async () => {
    const { get } = await within('slow');
    const began = performance.now();
    expect((await get(times)).status).toBe(200);
    expect(performance.now() - began).toBeGreaterThan(25);
  });

  it('lost-reply: the booking is made, the status and half the body arrive', async () => {
    const { port, service } = await within('lost-reply');
    const end = await new Promise<{ status: number | undefined; text: string; complete: boolean }>((done, fail) => {
      const headers = { 'Content-Type': 'application/json' };
      const call = open({ port, host: '127.0.0.1', path: booking, method: 'POST', headers }, (reply) => {
        let text = '';
        reply.on('data', (chunk) => {
          text += chunk;
        });
        reply.on('error', () => undefined);
        reply.on('close', () => done({ status: reply.statusCode, text, complete: reply.complete }));
      });
      call.on('error', fail);
      call.end(JSON.stringify(tour()));
    });
    expect(end).toEqual({ status: 200, text: expect.stringMatching(/^{"data":/), complete: false });
    expect(service.company.appointments.count()).toBe(1);
  });

  it('lost-reply touches neither reading nor refusals', async () => {
    const { get, send } = await within('lost-reply');
    expect((await get(times)).status).toBe(200);
    expect((await send(booking, 'POST', {})).status).toBe(400);
  });
});
