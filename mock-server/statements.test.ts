import { setupServer } from 'msw/node';
import { afterEach, describe, expect, it } from 'vitest';
import { booking, startServer, stopAll, tour } from '../test/startServer.ts';
import { createMockService } from './engine/mockService.ts';
import { handlers } from './handlers.ts';

// Statements of the API document that the mock once did not follow.

afterEach(stopAll);

describe('over HTTP and in msw alike', () => {
  const runtimes = {
    async HTTP() {
      const { base } = await startServer();
      return { base, stop: () => undefined };
    },
    async msw() {
      const base = 'https://leasing.example.com';
      const server = setupServer(...handlers(createMockService(), { baseUrl: base }));
      server.listen({ onUnhandledRequest: 'error' });
      return { base, stop: () => server.close() };
    },
  };

  it.each(['HTTP', 'msw'] as const)('%s: a body may begin with a byte order mark', async (runtime) => {
    const { base, stop } = await runtimes[runtime]();
    const body = new Blob(['\uFEFF', JSON.stringify(tour())]);
    const reply = await fetch(base + booking, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: await body.arrayBuffer(),
    });
    stop();
    expect(reply.status).toBe(200);
  });

  it.each(['HTTP', 'msw'] as const)('%s: OPTIONS is answered as a preflight', async (runtime) => {
    const { base, stop } = await runtimes[runtime]();
    const reply = await fetch(base + booking, {
      method: 'OPTIONS',
      headers: { 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'content-type' },
    });
    stop();
    expect(reply.status).toBe(204);
    expect(reply.headers.get('access-control-allow-headers')).toBe('content-type');
    expect(reply.headers.get('access-control-allow-methods')).toBe('GET, HEAD, POST, PUT, DELETE');
  });
});

describe('over HTTP', () => {
  it('names a method once in Allow if two operations share a path', async () => {
    const { get } = await startServer();
    const { status, headers } = await get('/api/v2/listings/all', { method: 'DELETE' });
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
  });

  it('refuses a wrong `?key=` also where the document shows no authentication', async () => {
    const { get } = await startServer();
    const times = '/api/v2/appointments/group/101/times';
    const status = async (path: string) => (await get(path)).status;
    expect(await status(`${times}?key=wrong`)).toBe(401);
    expect(await status(`${times}?key=pk_demo`)).toBe(200);
    expect(await status(`${times}?key=`)).toBe(200);
    expect(await status('/api/v2/clients/5001/appointments?key=pk_demo')).toBe(403);
  });

  it.each(['reset', 'scenario', 'clock'])('refuses a body over 1 MB on /__mock/%s with 413', async (path) => {
    const { get, service: served } = await startServer();
    served.takeSlot(101, '2026-12-04T10:00:00');
    const method = path === 'reset' ? 'POST' : 'PUT';
    const { status } = await get(`/__mock/${path}`, { method, body: 'x'.repeat(1_100_000) });
    expect(status).toBe(413);
    expect(served.state().counts.appointments).toBeGreaterThan(0);
  });
});
