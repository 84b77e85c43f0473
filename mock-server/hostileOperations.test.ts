import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, stopAll, times } from '../test/startServer.ts';
import { routes } from './routes/table.ts';

let base = '';
beforeAll(async () => {
  base = (await startServer()).base;
});
afterAll(stopAll);

/** Values that some parameter or field accepts, and values that none should accept. The valid ones pass the first check. */
const likely = fc.constantFrom(
  ...['1', '50', '51', '101', '201', '5001', '9001', '1br', '20', 'true', 'rentals', 'asc', 'rent', 'price', 'updated'],
  ...[
    '2026-12-04',
    '2026-12-04T10:15:00',
    'lead_capture_appointment',
    'condo',
    'cats',
    '3000',
    'toured',
    'a@b.example',
  ],
  ...['POLYGON((-74 40, -73 40, -73 41, -74 41, -74 40))', '-74,40 | -73,40 | -73,41 | -74,40', 'pk_demo'],
);
const odd = fc.constantFrom(
  ...['', ' ', '-1', '0', '1e400', 'NaN', '٣', '1.5.5', '__proto__', 'constructor', 'true ', 'null', '[]', '\u0000'],
  ...['2026-02-30', '0000-00-00', '9999-12-31T23:59:59', '2026-12-04T10:15:00+14:00', 'POLYGON(())', 'POLYGON((0 0))'],
  ...['POLYGON((0 0, 1 1, 0 0, 1 1, 0 0))', '|', ',|,|,|,', '9'.repeat(400), '(((((((', '\\', '😀', '%'],
);
const word = fc.oneof({ weight: 3, arbitrary: likely }, { weight: 2, arbitrary: odd }, fc.string({ maxLength: 12 }));
const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '?');

/** Names in the document's request bodies. */
const field = fc.constantFrom(
  ...[
    'appointment',
    'client',
    'data',
    'start',
    'location',
    'broker_booked',
    'people',
    'email',
    'phone_1',
    'is_primary',
  ],
  ...[
    'community',
    'building',
    'unit',
    'group',
    'status',
    'application',
    'closed_date',
    'layout',
    'price_floor',
    'pets',
  ],
  ...[
    'laundry',
    'neighborhoods',
    'move_in_date',
    'sms_opted_in',
    'discovery_source',
    'recipients',
    'notes',
    '__proto__',
  ],
);
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', maxDepth: 4 },
    fc.oneof(word, fc.integer(), fc.double(), fc.boolean(), fc.constant(null)),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(field, tie('value'), { maxKeys: 5 }),
  ),
}));
/** A body: in the shape of one that an operation takes, but with any values in it, or any value at all. */
const body = fc.oneof(
  fc.record({ appointment: fc.dictionary(field, value), client: fc.dictionary(field, value) }, { requiredKeys: [] }),
  fc.record({ data: fc.record({ appointment: fc.record({ start: value }) }) }),
  fc.record({ client: fc.record({ people: value, status: word, application: value, group: value }) }),
  fc.array(fc.record({ email: word })),
  value,
);

/** One request: the operation, values for its path and its query parameters, and a body. */
const request = fc.constantFrom(...routes).chain(({ endpoint }) =>
  fc.record({
    endpoint: fc.constant(endpoint),
    ids: fc.array(fc.oneof(fc.constantFrom('101', '201', '301', '1', '5001', '9001'), word), {
      minLength: 2,
      maxLength: 2,
    }),
    query: fc.array(fc.tuple(fc.constantFrom(...endpoint.query, 'page', 'unknown'), word), { maxLength: 4 }),
    body,
    method: fc.oneof({ weight: 9, arbitrary: fc.constant<string>(endpoint.method) }, fc.constantFrom('HEAD', 'PATCH')),
    key: fc.oneof({ weight: 9, arbitrary: fc.constant('sk_demo') }, fc.constantFrom('pk_demo', 'sk_nosync', 'x', '')),
    slash: fc.boolean(),
  }),
);

it('every operation with a valid key and any values answers JSON and never a 5xx', { timeout: 60_000 }, async () => {
  const reached = new Set<string>();
  await fc.assert(
    fc.asyncProperty(request, async ({ endpoint, ids, query, body, method, key, slash }) => {
      const left = [...ids];
      const path = endpoint.path.replace(/\{\w+\}/g, () => encodeURIComponent(wellFormed(left.shift() ?? '')));
      const search = new URLSearchParams(query.map(([name, text]) => [name, wellFormed(text)]));
      if (endpoint.auth.scheme === 'key') search.append('key', key);
      const headers = {
        'content-type': 'application/json',
        ...(endpoint.auth.scheme === 'key' ? {} : { authorization: `Basic ${btoa(`${key}:`)}` }),
      };
      const wantsBody = method === 'POST' || method === 'PUT' || method === 'PATCH';
      const url = `${base}${path.replace(/\/$/, '')}${slash ? '/' : ''}?${search}`;
      const reply = await fetch(url, { method, headers, ...(wantsBody ? { body: JSON.stringify(body) } : {}) });
      const text = await reply.text();
      expect(reply.status).toBeLessThan(500);
      expect(reply.headers.get('content-type')).toContain('application/json');
      if (reply.status === 405) expect(reply.headers.get('allow')).toMatch(/^[A-Z, ]+$/);
      if (method === 'HEAD') {
        expect(text).toBe('');
        return;
      }
      const answer: unknown = JSON.parse(text);
      if (reply.status >= 400) expect(answer).toHaveProperty('errors');
      else reached.add(endpoint.name);
    }),
    { numRuns: 3000 },
  );
  // Operations that need a valid body or id are accepted by chance. All others must have been accepted.
  const plain = routes.filter(({ endpoint }) => endpoint.method === 'GET' && !endpoint.path.includes('{'));
  expect(plain.length).toBeGreaterThan(5);
  expect([...reached]).toEqual(expect.arrayContaining(plain.map(({ endpoint }) => endpoint.name)));
  expect((await fetch(base + times)).status).toBe(200);
});
