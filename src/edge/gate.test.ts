import * as mcp from '@modelcontextprotocol/server';
import { describe, expect, it } from 'vitest';
import { DAY, setUpEdge } from '../../test/edgeSetUp.ts';
import { createEdgeApp } from './edgeApp.ts';
import type { TourEdgeOptions } from './edgeOptions.ts';
import { readSettings } from './edgeSettings.ts';
import { createMetrics } from './metrics.ts';

const EDGE = 'https://tours.example.com';
const OWN = 'https://www.example.com';
const LIMITS = ['visitorRequests', 'visitorChanges'] as const;
/** The routes that any page may ask, as often as it likes. */
const OPEN_TO_ALL = ['GET /tours/health', 'GET /tours/ready'];
/** What stands in the router beside the routes: the gate, and the compression of replies. */
const MIDDLEWARE = ['ALL /*', 'ALL /tours/*'];

/** The app of an edge on which everything is open. */
function setUpApp(more: Partial<TourEdgeOptions> = {}) {
  const options: TourEdgeOptions = {
    ...{ service: 'https://leasing.example.com', secretKey: 'sk_demo', attempts: 'memory', address: EDGE },
    ...{ path: '/tours', origins: [OWN], groups: { 101: { timeZone: 'America/New_York' } } },
    fetch: async () => Response.json({}),
    secrets: ['s'.repeat(32)],
    waitlist: { notify: () => undefined },
    assistants: { pages: { 101: OWN }, mcp },
    clientAddress: () => '203.0.113.7',
    ...more,
  };
  const { app, close } = createEdgeApp(readSettings(options), createMetrics(), { now: () => 0, elapsed: () => 0 });
  const ask = async (method: string, path: string, init: RequestInit = {}) =>
    app.fetch(new Request(EDGE + path, { method, ...init }), {
      ...{ context: undefined, route: 'other', origin: 'none', body: {} },
    });
  return { app, ask, close };
}

/** All routes of the router's own table, each with a path that it answers. */
async function allRoutes() {
  const { app, close } = setUpApp();
  await close();
  const routes = app.routes.map(({ method, path }) => `${method} ${path}`);
  return [...new Set(routes)]
    .filter((route) => !MIDDLEWARE.includes(route))
    .map((route) => {
      const [method = '', path = ''] = route.split(' ');
      const asked = path
        .replace(/:\w+\{.*?\}\}/g, '101')
        .replace(':tool', 'free_times')
        .replace(/:\w+/g, 'k'.repeat(20));
      return { route, method: method === 'ALL' ? 'PUT' : method, path: asked };
    });
}

const routes = await allRoutes();
const guarded = routes.filter(({ route }) => !OPEN_TO_ALL.includes(route));

/** Canceling, confirming, leaving and giving up need no body, and MCP takes one by POST alone. */
const takesBody = ({ route }: { readonly route: string }): boolean =>
  !/^(DELETE|ALL)|waitlist\/(confirm|leave)/.test(route);

describe('the gate', () => {
  it('stands first in the router, and has all its routes behind it', () => {
    const { app } = setUpApp();
    expect(app.routes[0]).toMatchObject({ method: 'ALL', path: '/*' });
    expect(routes.length).toBeGreaterThan(20);
    expect(routes.map(({ route }) => route)).toEqual(
      expect.arrayContaining([...OPEN_TO_ALL, 'POST /tours/waitlist', 'ALL /tours/mcp', 'GET /tours/preview']),
    );
  });

  it('refuses a route that was added to the app without rules', async () => {
    const { app, ask } = setUpApp();
    let asked = 0;
    const answer = () => {
      asked += 1;
      return new Response('here');
    };
    app.get('/new', answer);
    app.post('/api/new', answer);
    app.all('/any/*', answer);
    expect((await ask('GET', '/tours/new')).status).toBe(404);
    expect((await ask('POST', '/tours/api/new')).status).toBe(403);
    for (const method of ['GET', 'HEAD', 'PUT', 'PROPFIND'])
      expect((await ask(method, '/tours/any/thing')).status).toBe(404);
    expect(asked).toBe(0);
    expect((await ask('GET', '/tours/preview?group_id=101')).status).toBe(200);
  });

  it.each(guarded)('$route: answers no page of others, nor its preflight', async ({ method, path }) => {
    const { ask } = setUpApp();
    const headers = { Origin: 'https://evil.test', 'Access-Control-Request-Method': method };
    for (const one of [method, 'OPTIONS']) {
      const reply = await ask(one, path, { headers });
      expect([reply.status, reply.headers.get('Access-Control-Allow-Origin')]).toEqual([403, null]);
      expect(await reply.text()).toContain('Pages of this origin may not ask this edge.');
    }
    const own = await ask('OPTIONS', path, { headers: { ...headers, Origin: OWN } });
    expect([own.status, own.headers.get('Access-Control-Allow-Origin')]).toEqual([204, OWN]);
    expect(own.headers.get('Access-Control-Allow-Headers')).toContain('Mcp-Protocol-Version');
  });

  it.each(guarded)('$route: has a limit', async ({ method, path }) => {
    for (const limit of LIMITS) {
      // Mail programs leave the list for many people from one address, by a token that can do nothing else.
      const isChange = method !== 'GET' && !/assistants|mcp|waitlist\/leave/.test(path);
      const { ask } = setUpApp({ limits: { [limit]: 1 } });
      const statuses = [(await ask(method, path)).status, (await ask(method, path)).status];
      expect(statuses).not.toContain(500);
      expect([limit, statuses.map((status) => status === 429)]).toEqual([
        limit,
        [false, limit === 'visitorRequests' || isChange],
      ]);
    }
  });

  it.each(routes.filter(({ method }) => method !== 'GET'))('$route: reads no body that is too large', async (route) => {
    const { ask } = setUpApp();
    let chunks = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        chunks += 1;
        controller.enqueue(new Uint8Array(10_000));
      },
    });
    const { status } = await ask(route.method, route.path, { body, duplex: 'half' } as RequestInit);
    expect([status, chunks < 10]).toEqual([takesBody(route) ? 413 : expect.any(Number), true]);
  });
});

describe('a clock that is an hour wrong for a moment', () => {
  const wrong = [
    ['ahead', 3_600_000],
    ['behind', -3_600_000],
  ] as const;

  it.each(wrong)('%s: a visitor has as many requests a minute as before', async (_, ms) => {
    const { ask, clock } = setUpEdge({ clientAddress: () => '203.0.113.7', limits: { visitorRequests: 2 } });
    const status = async () => (await ask(DAY)).status;
    clock.wrong = ms;
    expect([await status(), await status(), await status()]).toEqual([200, 200, 429]);
    clock.wrong = 0;
    expect(await status()).toBe(429);
    clock.ms += 60_000;
    expect(await status()).toBe(200);
  });

  it.each(wrong)('%s: a group has as many bookings a minute as before', async (_, ms) => {
    const { book, clock } = setUpEdge({ limits: { groupChanges: 1 } });
    clock.wrong = ms;
    await book();
    clock.wrong = 0;
    expect((await book('2026-12-04T11:00:00')).status).toBe(429);
    clock.ms += 60_000;
    expect((await book('2026-12-04T11:00:00')).status).toBe(200);
  });

  it.each(wrong)('%s: a service that has failed is asked again after a second', async (_, ms) => {
    let fails = true;
    const { fetch } = setUpEdge();
    const { ask, clock } = setUpEdge({
      fetch: (input, init) => (fails ? Promise.reject(new TypeError('fetch failed')) : fetch(input, init)),
    });
    clock.wrong = ms;
    expect((await ask(DAY)).status).toBe(502);
    fails = false;
    clock.wrong = 0;
    clock.ms += 1_000;
    expect((await ask(DAY)).status).toBe(200);
  });
});
