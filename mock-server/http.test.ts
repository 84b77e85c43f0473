import { request as open } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { booking, startServer, stopAll, times, tour, widget } from '../test/startServer.ts';
import type { AnswerOptions } from './answer.ts';
import { apiPages } from './apiPage.ts';

afterEach(stopAll);

describe('over HTTP', () => {
  it('answers with and without a trailing slash', async () => {
    const { get, send } = await startServer();
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
    const { get } = await startServer();
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
  ])('answers %s %s with %i', async (method, path, status, allow) => {
    const reply = await (await startServer()).get(path, { method });
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
  ])('gives the right status for a booking body that is %s', async (_, type, body, status) => {
    const { base } = await startServer();
    const reply = await fetch(base + booking, { method: 'POST', headers: { 'Content-Type': type }, body });
    expect(reply.status).toBe(status);
    expect(await reply.json()).toHaveProperty(status === 200 ? 'data' : 'errors');
  });

  it('answers pages of every origin', async () => {
    const { get } = await startServer();
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

  it('needs a key everywhere with requireKey', async () => {
    const { get } = await startServer({ requireKey: true });
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

  it('answers 400 to bytes that are not HTTP, and keeps running', async () => {
    const { port, get } = await startServer();
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

  it('survives a caller who hangs up in the middle of a body', async () => {
    const { port, get } = await startServer();
    await new Promise<void>((done) => {
      const headers = { 'Content-Type': 'application/json', 'Content-Length': 1000 };
      const call = open({ port, host: '127.0.0.1', path: booking, method: 'POST', headers });
      call.on('error', () => done());
      call.write('{"appo', () => call.destroy(new Error('gone')));
    });
    expect((await get(times)).status).toBe(200);
  });

  it('reports each request', async () => {
    const seen: Parameters<NonNullable<AnswerOptions['onRequest']>>[0][] = [];
    const { get } = await startServer({ onRequest: (entry) => seen.push(entry) });
    await get(`${times}?time=x`);
    await get('/__mock/state');
    expect(seen).toMatchObject([
      { method: 'GET', path: `${times}?time=x`, status: 400, ms: expect.any(Number) },
      { method: 'GET', path: '/__mock/state', status: 200 },
    ]);
  });

  it('serves the description of the API if it exists', async () => {
    const { get } = await startServer({ pages: apiPages({ openapi: 'openapi.json', folder: 'mock-server/page' }) });
    expect(await (await get('/openapi.json')).json()).toMatchObject({ openapi: '3.1.0' });
    const page = await (await get('/reference')).text();
    const viewer = /src="([^"]+)"/.exec(page)?.[1] ?? '';
    expect((await get(viewer)).headers.get('content-type')).toContain('javascript');
    expect(
      (
        await (
          await startServer({ pages: apiPages({ openapi: 'nowhere.json', folder: 'mock-server/page' }) })
        ).get('/openapi.json')
      ).status,
    ).toBe(404);
    expect((await (await startServer()).get('/openapi.json')).status).toBe(404);
  });

  it('books exactly three tours a start when 600 callers race in a group of three agents', async () => {
    const { send, service } = await startServer();
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
