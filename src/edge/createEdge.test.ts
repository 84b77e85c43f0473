import { describe, expect, it, vi } from 'vitest';
import { BOOK, CONFIGURATION, DAY, HOURS, setUpEdge, tour } from '../../test/edgeSetUp.ts';
import { local } from '../../test/programmedClient.ts';
import { member } from '../api/member.ts';
import { readFloorplans, readHome, readHomes } from '../features/homes/readHome.ts';

describe('what a widget does works through the edge', () => {
  it('books a tour with a service that wants a key', async () => {
    const { leasing, seen, ask } = setUpEdge();
    expect(await leasing.getWidgetConfiguration(101)).toMatchObject({ active: true });
    expect((await leasing.getOfficeHours(101)).times).toContain('10:15:00');
    const day = await leasing.getAvailability(101, local('2026-12-04T12:00:00'));
    expect(day.slots).toContain('2026-12-04T10:15:00');
    expect(day.smsOptIn).toBe(true);
    expect(await leasing.bookTour(101, tour())).toMatchObject({ kind: 'booked', tour: { start: expect.anything() } });
    expect((await leasing.listAgents()).items.length).toBeGreaterThan(0);
    expect((await leasing.getAgent(1)).id).toBe(1);
    expect(await leasing.listNeighborhoods()).not.toHaveLength(0);
    expect(seen.map(({ headers, query }) => headers.get('Authorization') ?? query.get('key'))).toEqual([
      ...Array.from({ length: 4 }, () => `Basic ${btoa('sk_demo:')}`),
      ...Array.from({ length: 3 }, () => 'sk_demo'),
    ]);
    expect((await ask('/health')).status).toBe(200);
  });

  it('passes on what a widget asks about homes, and no other search', async () => {
    const { leasing, ask, seen } = setUpEdge();
    const [home] = readHomes(member(await leasing.searchResidentialRentals({ property: 201, page: 1 }), 'items'));
    const id = home?.id ?? 0;
    expect(readHome(await leasing.getListing(id))?.id).toBe(id);
    expect(await leasing.getPublicListing(id, { similarUnits: true })).toMatchObject({
      similar_units: expect.anything(),
    });
    expect(readFloorplans(await leasing.listFloorplans(201))).not.toEqual([]);
    await expect(leasing.getListing(999_999_999)).rejects.toMatchObject({ failure: { status: 404 } });
    const calls = seen.length;
    for (const path of ['residential/rentals/?city=Calder', 'residential/sales/', 'all'])
      expect((await ask(`/api/v2/listings/${path}`)).status).toBeGreaterThanOrEqual(400);
    expect(seen).toHaveLength(calls);
  });

  it('leaves details for a group that is open', async () => {
    const { leasing } = setUpEdge();
    const { people } = tour().client;
    expect(await leasing.createLead({ group: 101, people })).toEqual({ kind: 'created' });
    await expect(leasing.createLead({ group: 102, people })).rejects.toMatchObject({ failure: { status: 403 } });
  });

  it('passes on what the service says of a booking it refuses', async () => {
    const { leasing } = setUpEdge();
    await leasing.bookTour(101, tour());
    expect(await leasing.bookTour(101, tour('2026-11-01T10:00:00'))).toMatchObject({ kind: 'slot-taken' });
    const { client, appointment } = tour();
    const wrong = {
      appointment: { ...appointment, start: '2026-12-04T11:15:00' },
      client: { ...client, pets: ['cats'] },
    };
    expect(await leasing.bookTour(101, wrong)).toMatchObject({ kind: 'rejected', errors: [{ path: 'client.pets' }] });
  });

  it('tells from the kept times of the day whether a time is free', async () => {
    const { leasing, seen } = setUpEdge();
    const free = await leasing.getAvailability(101, local('2026-12-04T10:15:00'));
    const other = await leasing.getAvailability(101, local('2026-12-04T03:07:00'));
    expect([free.free, other.free]).toEqual([true, false]);
    expect(other.slots).toEqual(free.slots);
    expect(seen).toHaveLength(1);
  });

  it('uses a public key where the operation needs no other', async () => {
    const { leasing, seen } = setUpEdge({ publicKey: 'pk_demo' });
    await leasing.getWidgetConfiguration(101);
    await leasing.createLead({ group: 101, people: tour().client.people });
    expect(seen.map(({ headers }) => headers.get('Authorization'))).toEqual([
      `Basic ${btoa('pk_demo:')}`,
      `Basic ${btoa('sk_demo:')}`,
    ]);
  });

  it('answers below a path of the site', async () => {
    const { ask } = setUpEdge({ path: '/tours/' });
    expect((await ask(`/tours${DAY}`)).status).toBe(200);
    expect((await ask(DAY)).status).toBe(404);
  });
});

describe('nobody gets in', () => {
  it.each([
    ['GET', '/api/v2/sync/listings/', 403],
    ['GET', '/api/v1/clients/', 403],
    ['POST', '/api/v1/clients/', 403],
    ['GET', '/api/v2/clients/5001/appointments', 403],
    ['PUT', '/api/v2/clients/5001', 403],
    ['DELETE', '/api/v2/appointments/7', 403],
    ['PUT', '/api/v2/appointments/7/group/101/book/', 403],
    ['GET', BOOK, 403],
    ['POST', HOURS, 403],
    ['GET', '/api/v2/group/101/verify-widget/../../../v1/clients/', 403],
    ['GET', '/api/v2/group/101%2Fverify-widget/?widget=lead_capture_appointment', 403],
    ['GET', '/api/v2/group/0101/verify-widget/?widget=lead_capture_appointment', 403],
    ['GET', '/api/v2/group/102/verify-widget/?widget=lead_capture_appointment', 403],
    ['POST', '/api/v2/appointments/group/102/book', 403],
    ['GET', '/api/v2/group/101/verify-widget/', 400],
    ['GET', '/api/v2/group/101/verify-widget/?widget=other', 400],
    ['GET', `${CONFIGURATION}&key=sk_demo`, 400],
    ['GET', `${DAY}&time=2026-12-05T12%3A00%3A00`, 400],
    ['GET', `${HOURS}?time=2028-12-04T12%3A00%3A00`, 400],
    ['GET', `${HOURS}?time=tomorrow`, 400],
    ['GET', '/api/v1/public/agents/?page=0', 400],
    ['GET', '/api/v1/public/agents/?page=1001', 400],
    ['GET', `/api/v2/neighborhoods/?city=${'x'.repeat(61)}`, 400],
    ['GET', '/wp-login.php', 404],
  ])('%s %s: %i, and the service is not asked', async (method, path, status) => {
    const { ask, seen } = setUpEdge();
    const reply = await ask(path, { method, ...(method === 'GET' ? {} : { body: JSON.stringify(tour()) }) });
    expect([reply.status, seen.length]).toEqual([status, 0]);
    expect(await reply.json()).toHaveProperty('errors.edge.0');
  });

  it.each([
    ['more than 32 kB', JSON.stringify({ client: { notes: 'x'.repeat(33_000) } }), 413],
    ['no JSON', 'name=Lara', 400],
    ['a list', '[]', 400],
    ['nothing', '', 400],
    ['15,000 nested lists', '['.repeat(15_000) + ']'.repeat(15_000), 400],
    ['nested lists in an object', `{"appointment":${'['.repeat(15_000) + ']'.repeat(15_000)}}`, 400],
    ['nested objects', `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`, 400],
    ['10,000 objects', `{"client":[${Array.from({ length: 10_000 }, () => '{}').join()}]}`, 400],
    ['no UTF-8', new Uint8Array([0x7b, 0xff, 0x7d]), 400],
  ])('a body of %s is refused', async (_, body, status) => {
    const { ask, seen } = setUpEdge();
    expect((await ask(BOOK, { method: 'POST', body })).status).toBe(status);
    expect(seen).toHaveLength(0);
  });

  it('sends neither cookies nor a key of the visitor, and gives no cookie of the service', async () => {
    const { fetch, seen } = setUpEdge();
    const { ask } = setUpEdge({
      async fetch(input, init) {
        const reply = await fetch(input, init);
        return new Response(reply.body, { status: reply.status, headers: { 'Set-Cookie': 'session=1' } });
      },
    });
    const headers = { Cookie: 'session=visitor', Authorization: 'Basic dmlzaXRvcjo=', 'X-Api-Key': 'visitor' };
    const reply = await ask(DAY, { headers });
    expect(reply.status).toBe(200);
    expect(reply.headers.get('Set-Cookie')).toBeNull();
    const names = seen.flatMap((call) => [...call.headers.keys()]);
    expect(names).toContain('authorization');
    expect(names).not.toEqual(expect.arrayContaining(['cookie']));
    expect(seen[0]?.headers.get('Authorization')).toBe(`Basic ${btoa('sk_demo:')}`);
    expect(names).not.toEqual(expect.arrayContaining(['x-api-key']));
  });

  it('lets no key of its own out, whatever the service says and in whatever form', async () => {
    const hex = [...'sk_demo'].map((one) => one.charCodeAt(0).toString(16));
    const forms = [
      ...['sk_demo', 'SK_DEMO', btoa('sk_demo:'), btoa('sk_demo:').replaceAll('=', ''), btoa('user:sk_demo')],
      ...[hex.join(''), hex.join('').toUpperCase(), hex.map((one) => `%${one}`).join(''), 'sk%5Fdemo', 'sk%5fdemo'],
    ];
    const { ask } = setUpEdge({
      fetch: async (input) => Response.json({ data: { said: `${input} ${forms.join(' ')}` } }),
    });
    for (const path of [CONFIGURATION, '/api/v1/public/agents/']) {
      const text = await (await ask(path)).text();
      expect(text).toContain('said');
      for (const form of forms) expect(text).not.toContain(form);
    }
  });

  it('says only that the service refuses the key', async () => {
    const { ask } = setUpEdge({ secretKey: 'sk_wrong' });
    const reply = await ask(DAY);
    expect([reply.status, await reply.json()]).toEqual([
      403,
      { errors: { edge: ['The service does not take the key of this edge.'] } },
    ]);
  });

  it('logs neither names nor addresses nor keys', async () => {
    const lines: string[] = [];
    const { book, ask, edge } = setUpEdge({
      log: (entry) => lines.push(JSON.stringify(entry)),
      clientAddress: () => '203.0.113.7',
    });
    await book();
    await ask('/secret/lara@example.com');
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { method: 'POST', route: 'bookTour', status: 200, ms: 0 },
      { method: 'GET', route: 'other', status: 404, ms: 0 },
    ]);
    expect((await ask('/metrics')).status).toBe(404);
    const metrics = edge.metrics();
    expect(metrics).toContain('tour_edge_requests_total{route="bookTour",status="200"} 1');
    expect(metrics).toContain('tour_edge_service_calls_total{operation="bookTour",outcome="200"} 1');
    expect(metrics).not.toMatch(/lara|203\.0|sk_demo/i);
  });

  it('gives the reply also when `log` throws, and reports what it threw', async () => {
    const report = vi.spyOn(console, 'error').mockReturnValue();
    const broken = new Error('the disk is full');
    const { book } = setUpEdge({
      log() {
        throw broken;
      },
    });
    const reply = await book();
    expect(reply.status).toBe(200);
    expect(report).toHaveBeenCalledWith(broken);
  });
});

it('follows no redirect of a booking, by an option that Cloudflare’s workers support', async () => {
  const asked: (RequestInit | undefined)[] = [];
  const { book } = setUpEdge({
    async fetch(_, init) {
      asked.push(init);
      return new Response(null, { status: 302, headers: { Location: 'https://elsewhere.example.com' } });
    },
  });
  expect((await book()).status).toBe(502);
  expect(asked.map((init) => init?.redirect)).toEqual(['manual']);
});

describe('pages', () => {
  const origins = ['https://www.example.com'];
  const from = (origin: string, method = 'GET') => ({ method, headers: { Origin: origin } });

  it('of a listed origin may ask and read', async () => {
    const { ask } = setUpEdge({ origins });
    const reply = await ask(DAY, from('https://www.example.com'));
    expect(reply.status).toBe(200);
    expect(reply.headers.get('Access-Control-Allow-Origin')).toBe('https://www.example.com');
    expect(reply.headers.get('Vary')).toContain('Origin');
    expect(reply.headers.get('Access-Control-Expose-Headers')).toMatch(/\bTour-As-Of\b/);
    const preflight = await ask(BOOK, from('https://www.example.com', 'OPTIONS'));
    expect([preflight.status, preflight.headers.get('Access-Control-Allow-Headers')]).toEqual([
      204,
      expect.stringContaining('Content-Type'),
    ]);
    expect(preflight.headers.get('Access-Control-Allow-Headers')).toContain('Mcp-Protocol-Version');
    expect(preflight.headers.get('Access-Control-Allow-Credentials')).toBeNull();
  });

  it('of another origin may not', async () => {
    const { ask, seen } = setUpEdge({ origins });
    for (const origin of ['https://www.example.com.evil.test', 'http://www.example.com', 'null', 'not an origin'])
      for (const method of ['GET', 'OPTIONS']) {
        const reply = await ask(DAY, from(origin, method));
        expect([reply.status, reply.headers.get('Access-Control-Allow-Origin')]).toEqual([403, null]);
      }
    expect(seen).toHaveLength(0);
  });

  it('of the host of the edge may, also behind a proxy that ends TLS', async () => {
    const { edge } = setUpEdge();
    const reply = await edge.fetch(
      new Request(`http://tours.example.com${DAY}`, { headers: { Origin: 'https://tours.example.com' } }),
    );
    expect(reply.status).toBe(200);
  });
});

describe('limits', () => {
  it('a visitor gets 429 with the seconds to wait, and the next visitor does not', async () => {
    const { ask, clock } = setUpEdge({
      limits: { visitorRequests: 2 },
      clientAddress: (_, context) => String(context),
    });
    const statuses = async (address: string) => (await ask(DAY, {}, address)).status;
    expect([await statuses('203.0.113.7'), await statuses('203.0.113.7')]).toEqual([200, 200]);
    const refused = await ask(DAY, {}, '203.0.113.7');
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '30']);
    expect(await statuses('203.0.113.8')).toBe(200);
    clock.ms += 30_000;
    expect(await statuses('203.0.113.7')).toBe(200);
  });

  it('bookings are counted apart, and a group has a limit of its own', async () => {
    const { book, ask, seen } = setUpEdge({ limits: { groupChanges: 1 } });
    expect([(await book()).status, (await book()).status, (await ask(DAY)).status]).toEqual([200, 429, 200]);
    expect(seen.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('one household with 40 networks does not use up the limit of a group', async () => {
    const { send, book, seen } = setUpEdge({ clientAddress: (request) => request.headers.get('X-Address') ?? '' });
    const from = (address: string) => ({ 'X-Address': address });
    const statuses = new Map<number, number>();
    for (let network = 0; network < 40; network += 1)
      for (let turn = 0; turn < 2; turn += 1) {
        const body = tour('2026-11-01T10:00:00');
        const { status } = await send('POST', BOOK, body, from(`2001:db8:1:${(0x200 + network).toString(16)}::1`));
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    expect(statuses).toEqual(
      new Map([
        [400, 20],
        [429, 60],
      ]),
    );
    expect(seen).toHaveLength(20);
    for (let visitor = 0; visitor < 20; visitor += 1)
      expect((await book(undefined, from(`203.0.113.${visitor}`))).status).not.toBe(429);
  });

  it('what is not sent to the service does not count against the group', async () => {
    const { send, book, ask, seen } = setUpEdge({
      limits: { groupChanges: 1, groupQuestions: 1 },
      verify: (one) => one.url !== '',
    });
    for (const body of [[], {}, { appointment: {} }, { appointment: { start: 'tomorrow' } }])
      expect((await send('POST', BOOK, body)).status).toBe(400);
    expect((await send('PUT', '/api/v2/appointments/7/group/101/book/', tour())).status).toBe(403);
    const key = { 'Idempotency-Key': '0123456789abcdef' };
    expect([(await book(undefined, key)).status, (await book(undefined, key)).status]).toEqual([200, 200]);
    expect((await book('2026-12-04T11:00:00')).status).toBe(429);
    expect([(await ask(DAY)).status, (await ask(DAY)).status, (await ask(CONFIGURATION)).status]).toEqual([
      200, 200, 429,
    ]);
    expect(seen).toHaveLength(2);
  });

  it('when half of the limit of a group is used up, those whose last change was refused wait, and others do not', async () => {
    const { book, clock } = setUpEdge({
      clientAddress: (request) => request.headers.get('X-Address') ?? '',
      limits: { groupChanges: 4 },
    });
    const from = async (address: string, start?: string) => (await book(start, { 'X-Address': address })).status;
    const past = '2026-11-01T10:00:00';
    expect([await from('203.0.113.1', past), await from('203.0.113.1', past)]).toEqual([400, 400]);
    expect([await from('203.0.113.1'), await from('203.0.113.2')]).toEqual([429, 200]);
    clock.ms += 120_000;
    expect(await from('203.0.113.1', '2026-12-04T11:00:00')).toBe(200);
  });

  it('every request of a visitor counts, also for a style, a wrong option and a path of nothing', async () => {
    for (const path of ['/widget.css', '/widget?group_id=x', '/preview', '/nothing', '/api/v2/sync/listings/']) {
      const { ask } = setUpEdge({ clientAddress: () => '203.0.113.7', limits: { visitorRequests: 1 } });
      expect([(await ask(path)).status, (await ask(path)).status]).toEqual([expect.any(Number), 429]);
    }
  });

  it('the site can refuse a booking after it has read it, and a check that fails lets nobody in', async () => {
    const read: unknown[] = [];
    const { book, ask, seen } = setUpEdge({
      async verify(request) {
        read.push(await request.json());
        return request.headers.get('X-Captcha') === 'solved';
      },
    });
    expect([(await book()).status, (await book(undefined, { 'X-Captcha': 'solved' })).status]).toEqual([403, 200]);
    expect(read).toEqual([tour(), tour()]);
    expect((await ask(DAY)).status).toBe(200);
    expect(seen.filter(({ method }) => method === 'POST')).toHaveLength(1);
    const broken = setUpEdge({
      verify() {
        throw new Error('captcha is away');
      },
    });
    expect((await broken.book()).status).toBe(403);
  });
});

it('reads no more than 8 MB of what a service says, and takes that for no reply', async () => {
  let chunks = 0;
  const { ask } = setUpEdge({
    async fetch() {
      const body = new ReadableStream<Uint8Array>({
        pull(controller) {
          chunks += 1;
          if (chunks > 100) controller.close();
          else controller.enqueue(new Uint8Array(1_000_000).fill(32));
        },
      });
      return new Response(body);
    },
  });
  expect((await ask(DAY)).status).toBe(502);
  expect([chunks > 7, chunks < 15]).toEqual([true, true]);
});
