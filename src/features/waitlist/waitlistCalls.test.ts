import { expect, it, vi } from 'vitest';
import { december } from '../../../test/situations.ts';
import { createWaitlistCalls, type JoinRequest } from './waitlistCalls.ts';

const request: JoinRequest = {
  group_id: 101,
  first_name: 'Lara',
  last_name: 'Smith',
  email: 'lara@example.com',
  language: 'es',
  days: { from: '2026-12-04', to: '2026-12-06' },
  parts: ['morning'],
  page: 'https://alderhouse.example/tour',
  shown: { '2026-12-04': ['10:15:00'] },
};
const days = { first: december(4), last: december(6) };
const reply = { state: 'waiting', token: 'w1.abc', days: request.days, parts: ['morning', 'night'] };

/** The calls to an edge that answers this. */
function edge(json: unknown, status = 200) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(JSON.stringify(json), { status }));
  return {
    fetch,
    calls: createWaitlistCalls({ edge: 'https://tours.example.com', fetch }),
  };
}

it('puts a visitor on the list, with the key of the attempt', async () => {
  const { calls, fetch } = edge(reply);
  expect(await calls.join(request, 'a'.repeat(32))).toEqual({
    kind: 'joined',
    record: { token: 'w1.abc', days, parts: ['morning'] },
  });
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect(url).toBe('https://tours.example.com/waitlist');
  expect(init).toMatchObject({ method: 'POST', headers: { 'Idempotency-Key': 'a'.repeat(32) } });
  expect(JSON.parse(String(init?.body))).toEqual(request);
});

it.each([
  ['no token', { ...reply, token: 'a b' }],
  ['no days', { ...reply, days: { from: '2026-12-06', to: '2026-12-04' } }],
  ['no part of the day', { ...reply, parts: [] }],
])('cannot tell whether the visitor is on the list by a reply with %s', async (_, json) => {
  await expect(edge(json).calls.join(request, 'a'.repeat(32))).rejects.toMatchObject({
    failure: { kind: 'malformed' },
  });
});

it('reads an entry', async () => {
  const { first_name, last_name, email } = request;
  const { calls, fetch } = edge({ ...reply, group_id: 101, first_name, last_name, email });
  expect(await calls.find('w1.abc')).toEqual({
    answers: { first_name, last_name, email },
    record: { token: 'w1.abc', days, parts: ['morning'] },
  });
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect(url).toBe('https://tours.example.com/waitlist');
  expect(init).toMatchObject({ headers: { 'Tour-Token': 'w1.abc' } });
});

it('knows an entry whose address is not confirmed', async () => {
  const record = { token: 'w1.abc', days, parts: ['morning'], asked: true };
  expect(await edge({ ...reply, state: 'asked' }).calls.join(request, 'a'.repeat(32))).toEqual({
    kind: 'joined',
    record,
  });
});

it('confirms an address, and gives the newest entry of the group', async () => {
  const entries = [7, 101, 101].map((group, at) => ({ ...reply, group_id: group, token: `w1.${at}` }));
  const { calls, fetch } = edge({ state: 'waiting', entries });
  expect(await calls.confirm('c1.abc', 101)).toEqual({ token: 'w1.1', days, parts: ['morning'] });
  const headers = { 'Tour-Token': 'c1.abc' };
  expect(fetch.mock.calls[0]).toMatchObject([
    'https://tours.example.com/waitlist/confirm',
    { method: 'POST', headers },
  ]);
});

it('knows by 410 that a link counts no longer, and by no other reply', async () => {
  expect(await edge({}, 410).calls.confirm('c1.abc', 101)).toBeUndefined();
  await expect(edge({}, 200).calls.confirm('c1.abc', 101)).rejects.toMatchObject({ failure: { kind: 'malformed' } });
  await expect(edge({}, 403).calls.confirm('c1.abc', 101)).rejects.toMatchObject({ failure: { status: 403 } });
});

it('reads which fields the edge refuses', async () => {
  const refused = edge({ errors: { email: ['Not right.'] } }, 400);
  expect(await refused.calls.join(request, 'a'.repeat(32))).toEqual({
    kind: 'rejected',
    errors: [{ path: 'email', message: 'Not right.' }],
  });
});

it('knows by the edge’s own words alone that there is no such entry', async () => {
  expect(await edge({ state: 'left' }, 404).calls.find('w1.abc')).toBeUndefined();
  await expect(edge({}, 404).calls.find('w1.abc')).rejects.toMatchObject({ failure: { kind: 'malformed' } });
  await expect(edge({}, 403).calls.find('w1.abc')).rejects.toMatchObject({ failure: { status: 403 } });
});

it('leaves the list', async () => {
  const { calls, fetch } = edge({ state: 'left' });
  await calls.leave('w1.abc');
  const headers = { 'Tour-Token': 'w1.abc' };
  expect(fetch.mock.calls[0]).toMatchObject(['https://tours.example.com/waitlist', { method: 'DELETE', headers }]);
});

it.each([403, 404, 503])('has not left where %i is the answer', async (status) => {
  await expect(edge({}, status).calls.leave('w1.abc')).rejects.toMatchObject({ failure: { status } });
});

it('has not left where a page is the answer, as of a hotel’s network', async () => {
  const fetch = async () => new Response('<p>Welcome</p>', { status: 200 });
  const calls = createWaitlistCalls({ edge: 'https://tours.example.com', fetch });
  await expect(calls.leave('w1.abc')).rejects.toMatchObject({ failure: { kind: 'malformed' } });
});
