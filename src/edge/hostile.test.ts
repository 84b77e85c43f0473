import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOOK, CONFIGURATION, DAY, HOURS, setUpEdge, tour } from '../../test/edgeSetUp.ts';
import { memoryAttempts } from './attemptStore.ts';
import { createTokens } from './tokens.ts';

const PLACE = { service: 'https://leasing.example.com', name: '' };
const SECRET = 's'.repeat(32);
const many = {
  visitorRequests: 10_000_000,
  visitorChanges: 10_000_000,
  groupQuestions: 10_000_000,
  groupChanges: 10_000_000,
};

/** Calls to the service that a visitor of group 101 may cause without a token. */
const ALLOWED = [
  /^GET \/api\/v2\/group\/101\/verify-widget\/\?widget=lead_capture_appointment$/,
  /^GET \/api\/v2\/appointments\/group\/101\/times(\?time=\d{4}-\d\d-\d\dT\d\d%3A\d\d%3A\d\d)?$/,
  /^GET \/api\/v1\/public\/agents\/(\d{1,9}\/)?\?key=sk_demo(&page=\d{1,4})?$/,
  /^GET \/api\/v2\/neighborhoods\/\?key=sk_demo(&(city|state)=[^&]*){0,2}$/,
  /^GET \/api\/v2\/listings\/\d{1,9}\/\?key=sk_demo$/,
  /^GET \/api\/v2\/listings\/residential\/rentals\/\?key=sk_demo(&(page|property)=\d{1,9}){0,2}$/,
  /^GET \/api\/v1\/public\/listings\/\d{1,9}\/\?key=sk_demo(&similar_units=(true|false))?$/,
  /^GET \/api\/v2\/communities\/\d{1,9}\/floorplans\/(\?key=sk_demo)?([?&]page=\d{1,4})?$/,
  /^POST \/api\/v2\/appointments\/group\/101\/book$/,
  /^POST \/api\/v2\/clients$/,
];

const known = [
  ...[BOOK, CONFIGURATION, DAY, HOURS, '/api/v2/clients', '/api/v1/public/agents/', '/api/v1/public/agents/1/'],
  ...['/api/v2/listings/4711/', '/api/v2/listings/all', '/api/v2/listings/residential/rentals/?page=2&property=201'],
  ...['/api/v1/public/listings/4711/?similar_units=true', '/api/v2/communities/201/floorplans/'],
  ...['/api/v2/neighborhoods/?city=Port+Calder', '/preview?group_id=101&days=2&wait=all', '/health', '/metrics'],
  ...['/api/v2/appointments/9001', '/api/v2/appointments/9001/group/101/book/', '/attempts/0123456789abcdef'],
  ...['/api/v2/sync/listings/', '/api/v2/clients/5001/appointments', '/api/v1/clients/', '/__mock/state'],
];
const pieces = [
  '..',
  '.',
  '%2e%2e',
  '%2f',
  '%00',
  '%',
  '%zz',
  '%E0%A4%A',
  '\\',
  '//',
  ';',
  '101',
  '102',
  '0x65',
  '1e2',
  '-1',
  '🏠',
  ' ',
];
const odd = fc.oneof(
  fc.constantFrom(...pieces),
  fc.string({ maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 8 }),
);
/** A path of the service or of the edge, one with something odd in it, or anything. */
const path = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...known) },
  fc
    .tuple(fc.constantFrom(...known), fc.nat(60), odd)
    .map(([text, at, piece]) => text.slice(0, at) + piece + text.slice(at)),
  fc
    .tuple(fc.constantFrom(...known), fc.nat(60), fc.nat(10))
    .map(([text, at, n]) => text.slice(0, at) + text.slice(at + n)),
  fc
    .tuple(
      fc.constantFrom(...known),
      fc.constantFrom('time', 'widget', 'page', 'key', 'group', 'days', 'city', 'wait'),
      odd,
    )
    .map(([text, name, value]) => `${text}${text.includes('?') ? '&' : '?'}${name}=${value}`),
  fc.array(odd, { maxLength: 8 }).map((parts) => `/${parts.join('/')}`),
);
const body = fc.oneof(
  fc.constant(JSON.stringify(tour())),
  fc.json(),
  fc.string({ maxLength: 200 }),
  fc.nat(70_000).map((size) => JSON.stringify({ client: { group: 101, notes: 'x'.repeat(size) } })),
  fc.json().map((client) => `{"client":${client},"appointment":{"start":"2026-12-04T10:15:00"}}`),
  fc.constantFrom(
    '{"client":{"group":102}}',
    '{"client":{"group":"101"}}',
    '{"__proto__":{"group":101}}',
    '['.repeat(9_000),
  ),
);
const origin = fc.constantFrom(undefined, undefined, 'https://www.example.com', 'https://evil.test', 'null', 'x');

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body: string;
  readonly origin: string | undefined;
  readonly token: string;
  readonly key: string | undefined;
}

const request = (tokens: readonly string[]) =>
  fc.record<Sent>({
    method: fc.constantFrom(
      'GET',
      'GET',
      'POST',
      'POST',
      'PUT',
      'DELETE',
      'HEAD',
      'OPTIONS',
      'PATCH',
      'PROPFIND',
      'get',
    ),
    ...{ path, body, origin },
    token: fc.oneof(fc.constantFrom(...tokens), fc.string({ unit: fc.constantFrom(...'t2.059aZ_-'), maxLength: 90 })),
    key: fc.constantFrom(undefined, undefined, 'x', '0123456789abcdef', 'y'.repeat(200)),
  });

describe('hostile requests', () => {
  it('cause no call that is not allowed, and no fault of the edge', async () => {
    const { edge, seen, clock } = setUpEdge({
      secrets: [SECRET],
      limits: many,
      origins: ['https://www.example.com'],
    });
    const right = await createTokens([SECRET], PLACE, () => clock.ms).make({
      group: 101,
      appointment: 777_777,
      start: clock.ms,
    });
    const foreign = await createTokens(['f'.repeat(32)], PLACE, () => clock.ms).make({
      group: 101,
      appointment: 9001,
      start: clock.ms,
    });
    const old = await createTokens([SECRET], PLACE, () => clock.ms).make({ group: 101, appointment: 9001, start: 0 });
    let sent = 0;
    let calls = 0;
    await fc.assert(
      fc.asyncProperty(request([right, foreign, old]), async (one) => {
        const made = makeRequest(one);
        fc.pre(made !== undefined);
        seen.length = 0;
        // The kept answers about days are no longer fresh.
        clock.ms += 25_000;
        const reply = await edge.fetch(made);
        const text = await reply.text();
        sent += 1;
        calls += seen.length;
        expect(reply.status).toBeLessThan(500);
        expect(text).not.toContain('sk_demo');
        expect(reply.headers.get('Set-Cookie')).toBeNull();
        for (const { method, path: to, query } of seen) {
          const call = `${method} ${to}${query.size > 0 ? `?${query}` : ''}`;
          expect(
            ALLOWED.filter((allowed) => allowed.test(call)),
            call,
          ).toHaveLength(1);
        }
        if (one.origin === 'https://evil.test') expect(seen).toHaveLength(0);
      }),
      { numRuns: 1_000 },
    );
    expect(sent).toBeGreaterThan(600);
    expect(calls).toBeGreaterThan(15);
  });

  it('five hundred attempts from one address take ten places in the store', async () => {
    let claims = 0;
    const store = memoryAttempts(() => 0);
    const { book } = setUpEdge({
      clientAddress: () => '203.0.113.7',
      attempts: {
        ...store,
        claim(key, value, ms) {
          claims += 1;
          return store.claim(key, value, ms);
        },
      },
    });
    for (let attempt = 0; attempt < 500; attempt += 1) {
      const { status } = await book(undefined, { 'Idempotency-Key': `attempt-${String(attempt).padStart(8, '0')}` });
      if (attempt >= 10) expect(status).toBe(429);
    }
    expect(claims).toBe(10);
  });
});

/** Undefined where the URL or the method is invalid: no server hands such a request on. */
function makeRequest({ method, path: to, body: text, origin: from, token, key }: Sent): Request | undefined {
  try {
    return new Request(`https://tours.example.com${to}`, {
      method,
      ...(/^(get|head)$/i.test(method) ? {} : { body: text }),
      headers: {
        'Tour-Token': token,
        ...(from === undefined ? {} : { Origin: from }),
        ...(key === undefined ? {} : { 'Idempotency-Key': key }),
      },
    });
  } catch {
    return undefined;
  }
}
