import { describe, expect, it } from 'vitest';
import { BOOK, setUpEdge } from '../../test/edgeSetUp.ts';
import { createTokens } from './tokens.ts';

const OLD = 'o'.repeat(32);
const PLACE = { service: 'https://leasing.example.com', name: '' };
const NEW = 'n'.repeat(32);
const start = Date.UTC(2026, 11, 4, 15, 15);
const tour = { group: 101, appointment: 9001, start };

describe('a token', () => {
  it('is read with the secret that signed it, also beside a newer one', async () => {
    const now = () => start - 1;
    const token = await createTokens([OLD], PLACE, now).make(tour);
    expect(token).toMatch(/^t2\.101\.9001\./);
    expect(await createTokens([OLD], PLACE, now).read(token)).toEqual(tour);
    expect(await createTokens([NEW, OLD], PLACE, now).read(token)).toEqual(tour);
    expect(await createTokens([NEW], PLACE, now).read(token)).toBeUndefined();
  });

  it('counts for its service and its edge alone', async () => {
    const now = () => start;
    const token = await createTokens([OLD], PLACE, now).make(tour);
    const read = (place: Partial<typeof PLACE>) => createTokens([OLD], { ...PLACE, ...place }, now).read(token);
    expect(await read({ service: 'https://LEASING.example.com:443/' })).toEqual(tour);
    for (const service of [
      'https://other.example.com',
      'https://leasing.example.com/two',
      'http://leasing.example.com',
    ])
      expect(await read({ service })).toBeUndefined();
    expect(await read({ name: 'north' })).toBeUndefined();
  });

  it('counts for 90 days after the start', async () => {
    let ms = start;
    const tokens = createTokens([OLD], PLACE, () => ms);
    const token = await tokens.make(tour);
    ms += 90 * 86_400_000;
    expect(await tokens.read(token)).toEqual(tour);
    ms += 1_000;
    expect(await tokens.read(token)).toBeUndefined();
  });

  it('is worth nothing with one character changed', async () => {
    const tokens = createTokens([OLD], PLACE, () => start);
    const token = await tokens.make(tour);
    // The last character holds four bits of the signature, and two that count for nothing.
    for (let place = 0; place < token.length - 1; place += 1) {
      const other = token[place] === '1' ? '2' : '1';
      expect(await tokens.read(token.slice(0, place) + other + token.slice(place + 1))).toBeUndefined();
    }
    for (const text of ['', 't2', `${token} `, `${token}.`, 'x'.repeat(100_000)])
      expect(await tokens.read(text)).toBeUndefined();
  });
});

describe('moving and canceling', () => {
  const appointmentIn = (json: { data: { appointment: { id: number; tour_token: string } } }) => json.data.appointment;
  async function booked() {
    const edge = setUpEdge({ secrets: [NEW] });
    const { id, tour_token } = appointmentIn(await (await edge.book()).json());
    const path = `/api/v2/appointments/${id}`;
    const move = (token: string, to = '2026-12-07T11:00:00') =>
      edge.send('PUT', `${path}/group/101/book/`, { data: { appointment: { start: to } } }, { 'Tour-Token': token });
    const cancel = (token: string) => edge.ask(path, { method: 'DELETE', headers: { 'Tour-Token': token } });
    return { ...edge, id, token: tour_token, move, cancel };
  }

  it('want the token of the booking; a move gives a new one, and the old one still cancels', async () => {
    const { move, cancel, token, service } = await booked();
    const moved = await move(token);
    expect(moved.status).toBe(200);
    const { tour_token: next, id } = appointmentIn(await moved.json());
    expect(next).not.toBe(token);
    expect((await move(next, '2026-12-08T11:00:00')).status).toBe(200);
    expect((await cancel(token)).status).toBe(200);
    expect(service.company.appointments.get(id)?.status).toBe(40);
  });

  it('are refused without it, and with the token of another tour', async () => {
    const { move, cancel, book, seen } = await booked();
    const { tour_token: other } = appointmentIn(await (await book('2026-12-04T13:00:00')).json());
    const before = seen.length;
    for (const token of ['', 'guessed', other])
      expect([(await move(token)).status, (await cancel(token)).status]).toEqual([403, 403]);
    expect(seen).toHaveLength(before);
  });

  it('are refused with the token of the tour of the same number at another service', async () => {
    const { token, id } = await booked();
    const other = setUpEdge({ secrets: [NEW], service: 'https://other.example.com' });
    const { status } = await other.ask(`/api/v2/appointments/${id}`, {
      method: 'DELETE',
      headers: { 'Tour-Token': token },
    });
    expect([status, other.seen]).toEqual([403, []]);
  });

  it('are closed without secrets, and a booking then has no token', async () => {
    const { book, ask } = setUpEdge();
    const { id, tour_token } = appointmentIn(await (await book()).json());
    const token = await createTokens([NEW], PLACE, () => 0).make({ ...tour, appointment: id });
    const reply = await ask(`/api/v2/appointments/${id}`, { method: 'DELETE', headers: { 'Tour-Token': token } });
    expect([tour_token, reply.status]).toEqual([undefined, 403]);
  });

  it('can be allowed to a page of another origin', async () => {
    const { ask } = setUpEdge({ origins: ['https://www.example.com'] });
    const { headers } = await ask(BOOK, { method: 'OPTIONS', headers: { Origin: 'https://www.example.com' } });
    expect(headers.get('Access-Control-Allow-Headers')).toContain('Tour-Token');
    expect(headers.get('Access-Control-Allow-Methods')).toBe('GET, POST, PUT, DELETE');
  });
});
