import { HttpResponse, http, passthrough } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { operations } from '../src/api/contract/operations.ts';
import { mockServer } from '../test/mswServer.ts';
import { createMockService } from './engine/mockService.ts';
import { type HandlersOptions, handlers } from './handlers.ts';

const base = 'https://leasing.example.com';
const running: { close(): void }[] = [];
afterEach(() => {
  for (const server of running.splice(0)) server.close();
});

async function expectNoAnswer(server: { listen(options: object): void; close(): void }, url: string) {
  const silenced = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  server.listen({ onUnhandledRequest: 'error' });
  await expect(fetch(url)).rejects.toThrow();
  server.close();
  silenced.mockRestore();
}

function listen(options: HandlersOptions = { baseUrl: base }) {
  const service = createMockService({ now: '2026-12-01T09:00:00' });
  const server = mockServer(service, options);
  server.listen({ onUnhandledRequest: 'error' });
  running.push(server);
  return { service, server };
}

const times = '/api/v2/appointments/group/101/times';
const book = (from = base) =>
  fetch(`${from}/api/v2/appointments/group/101/book/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      appointment: { start: '2026-12-04T10:00:00' },
      client: { people: [{ email: 'a@example.com' }] },
    }),
  });

describe('the handlers', () => {
  it('are one for each operation, with its method and path', () => {
    const headers = handlers(createMockService(), { baseUrl: base }).map(({ info }) => info.header);
    expect(operations.length).toBeGreaterThan(20);
    for (const { endpoint } of operations) {
      const path = endpoint.path.replace(/\{(\w+)\}/g, ':$1').replace(/\/$/, '');
      expect(headers).toContain(`${endpoint.method} ${base}${path}`);
    }
    expect(headers).toHaveLength(operations.length + 3);
  });

  it('answer only the origin of the page without a base URL', async () => {
    vi.stubGlobal('location', new URL('https://site.example.org/homes/1?x=1'));
    const { server } = listen({});
    expect((await fetch(`https://site.example.org${times}`)).status).toBe(200);
    server.close();
    await expectNoAnswer(server, `https://other.example.org${times}`);
    await expectNoAnswer(server, `https://site.example.org/proxy${times}`);
  });

  it('accept a path of the page as base URL', async () => {
    vi.stubGlobal('location', new URL('https://site.example.org/homes/1'));
    listen({ baseUrl: '/leasing' });
    expect((await fetch(`https://site.example.org/leasing${times}`)).status).toBe(200);
  });

  it('need a base URL outside a page', () => {
    expect(() => handlers(createMockService())).toThrow('handlers: baseUrl is missing');
    expect(() => handlers(createMockService(), { baseUrl: 'leasing' })).toThrow('must be an address');
  });

  it('do not answer another origin with a similar beginning or end', async () => {
    const { server } = listen({ baseUrl: base });
    expect((await fetch(base + times)).status).toBe(200);
    server.close();
    await expectNoAnswer(server, `${base}.evil.example.org${times}`);
    await expectNoAnswer(server, `https://site.example.org/${base.slice(8)}${times}`);
  });

  it('give each operation its own handler, so that a test can override one of them once', async () => {
    const { server } = listen();
    server.use(http.get(`${base}/api/v2/appointments/group/:id/times`, () => HttpResponse.error(), { once: true }));
    await expect(fetch(base + times)).rejects.toThrow();
    expect((await fetch(`${base}${times}/`)).status).toBe(200);
    expect((await book()).status).toBe(200);
  });

  it('answer only below the base URL', async () => {
    const { server } = listen({ baseUrl: `${base}/leasing/` });
    expect((await fetch(`${base}/leasing${times}`)).status).toBe(200);
    server.close();
    await expectNoAnswer(server, `${base}${times}`);
  });

  it.each([
    ['GET', '/api/v2/nothing', 404],
    ['GET', '/api/v2/appointments/group/%E0%A4%A/times', 404],
    ['PATCH', times, 405],
    ['HEAD', times, 200],
  ])('answer %s %s with %i', async (method, path, status) => {
    listen();
    const reply = await fetch(base + path, { method });
    expect(reply.status).toBe(status);
    if (method !== 'HEAD') expect(await reply.json()).toHaveProperty('errors');
  });

  it('refuse a body over 1 MB', async () => {
    listen();
    const body = JSON.stringify({ more: 'x'.repeat(1_100_000) });
    const headers = { 'Content-Type': 'application/json' };
    const reply = await fetch(`${base}/api/v2/appointments/group/101/book`, { method: 'POST', headers, body });
    expect(reply.status).toBe(413);
  });

  it('can be overridden by handlers of an integrator', async () => {
    const { server } = listen();
    server.use(http.get(`*${times}`, () => new Response(null, { status: 418 })));
    server.use(http.get('*/never', () => passthrough()));
    expect((await fetch(base + times)).status).toBe(418);
  });

  it('report each request', async () => {
    const onRequest = vi.fn();
    listen({ baseUrl: base, onRequest });
    await fetch(base + times);
    expect(onRequest).toHaveBeenCalledExactlyOnceWith({
      method: 'GET',
      path: times,
      status: 200,
      ms: expect.any(Number),
    });
  });

  it('give no reply in the scenario offline', async () => {
    const { service } = listen();
    service.setScenario('offline');
    await expect(fetch(base + times)).rejects.toThrow(TypeError);
  });

  it('make the booking and cut off the body in the scenario lost-reply', async () => {
    const { service } = listen();
    service.setScenario('lost-reply');
    const reply = await book();
    expect(reply.status).toBe(200);
    await expect(reply.text()).rejects.toThrow();
    expect(service.state().counts.appointments).toBe(1);
  });

  it('say when to try again in the scenario rate-limited', async () => {
    const { service } = listen();
    service.setScenario('rate-limited');
    const reply = await fetch(base + times);
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([429, '2']);
  });
});
