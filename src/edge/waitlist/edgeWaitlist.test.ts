import { describe, expect, it } from 'vitest';
import { BOOK, SCOPE, setUpEdge, tour } from '../../../test/edgeSetUp.ts';
import { entry, setUpWaitlist } from '../../../test/waitlistSetUp.ts';
import { memoryWaitlist } from './waitlistStore.ts';

/** A tour takes half an hour, so each that is canceled frees three times. */
const FIRST = '2026-12-04T09:45:00';
const TEN = '2026-12-04T10:00:00';
const LAST = '2026-12-04T10:15:00';
const LONG_PAGE = `https://tours.example.com/${'visit/'.repeat(200)}`;

describe('a time that frees up', () => {
  it('is told to who waits longest, and to the next after 15 minutes, as long as it is free', async () => {
    const { take, minute, told, clock, enter } = setUpWaitlist();
    const cancel = await take(TEN);
    for (const name of ['ana', 'ben', 'cem']) {
      await enter(entry(name));
      clock.ms += 1_000;
    }
    await minute();
    expect(told).toEqual([]);
    await cancel();
    await minute();
    expect(told.map(({ who, time, also }) => [who.email, time, also])).toEqual([
      ['ana@example.com', FIRST, [TEN, LAST]],
    ]);
    for (let minutes = 0; minutes < 14; minutes += 1) await minute();
    expect(told).toHaveLength(1);
    await minute();
    expect(told.map(({ who }) => who.first_name)).toEqual(['ana', 'ben']);
    await take(TEN);
    for (let minutes = 0; minutes < 20; minutes += 1) await minute();
    expect(told).toHaveLength(2);
  });

  it.each([
    ['ahead', 3_600_000],
    ['behind', -3_600_000],
  ])('is told in time also after a clock was an hour %s for three seconds', async (_, wrong) => {
    const { take, minute, told, clock, enter } = setUpWaitlist();
    const cancel = await take(TEN);
    await enter(entry('ana'));
    await enter(entry('ben'));
    await minute();
    clock.ms += wrong;
    await minute();
    clock.ms -= wrong;
    await cancel();
    await minute();
    await minute();
    expect(told.map(({ who }) => who.first_name)).toEqual(['ana']);
    // The next person is told after 15 minutes, even if the clock was wrong in between.
    clock.ms += wrong;
    await minute();
    clock.ms -= wrong;
    for (let minutes = 0; minutes < 16; minutes += 1) await minute();
    expect(told.map(({ who }) => who.first_name)).toEqual(['ana', 'ben']);
  });

  it('is not told where it was free before anybody waited', async () => {
    const { minute, told, metric, enter } = setUpWaitlist();
    await enter();
    for (let minutes = 0; minutes < 3; minutes += 1) await minute();
    expect(told).toEqual([]);
    expect(metric('looked')).toBeGreaterThan(3);
  });

  it('is told once to each, also if it is taken and frees up again', async () => {
    const { take, minute, told, enter } = setUpWaitlist();
    const cancel = await take(TEN);
    await enter();
    await minute();
    await cancel();
    await minute();
    const cancelAgain = await take(TEN);
    await minute();
    await cancelAgain();
    for (let minutes = 0; minutes < 40; minutes += 1) await minute();
    expect(told).toHaveLength(1);
  });

  it('is told to nobody whom it does not suit', async () => {
    const { take, minute, told, enter } = setUpWaitlist();
    const cancel = await take(TEN);
    await enter(entry('late', { parts: ['evening'] }));
    await enter(entry('other', { days: { from: '2026-12-05', to: '2026-12-07' } }));
    await enter(entry('ana', { parts: ['morning'] }));
    await minute();
    await cancel();
    await minute();
    expect(told.map(({ who }) => who.first_name)).toEqual(['ana']);
  });

  it('is told at once where it is canceled through this edge', async () => {
    const { minute, told, send, ask, steps, enter } = setUpWaitlist();
    const { appointment, client } = tour(TEN);
    const booked = await send('POST', '/api/v2/appointments/group/106/book', { appointment, client });
    const { id, tour_token } = (await booked.json()).data.appointment;
    await enter(entry('ana'));
    await minute();
    await ask(`/api/v2/appointments/${id}`, { method: 'DELETE', headers: { 'Tour-Token': tour_token } });
    await expect
      .poll(async () => {
        await steps.sendAll();
        return told.length;
      })
      .toBe(1);
  });

  it('is told of at most three times a day to one person, under all of their entries', async () => {
    const { take, minute, told, clock, enter } = setUpWaitlist();
    const times = ['10', '11', '12', '13', '14'].map((hour) => `2026-12-04T${hour}:00:00`);
    const cancels = [];
    for (const time of times) cancels.push(await take(time));
    await enter(entry('ana'));
    await enter(entry('ana', { email: 'ANA@example.com' }));
    await minute();
    for (const cancel of cancels) {
      await cancel();
      await minute();
    }
    for (let minutes = 0; minutes < 20; minutes += 1) await minute();
    expect(told).toHaveLength(3);
    expect(new Set(told.map(({ time }) => time)).size).toBe(3);
    clock.ms += 86_400_000;
    await minute();
    // What is still free and was not told, together.
    expect(told).toHaveLength(4);
    expect(told[3]?.also.length).toBeGreaterThan(2);
  });

  it('is not told once it is over', async () => {
    let tries = 0;
    const { take, minute, clock, enter } = setUpWaitlist({
      notify() {
        tries += 1;
        throw new Error('away');
      },
    });
    const cancel = await take('2026-12-01T10:00:00');
    await enter(entry('ana', { days: { from: '2026-12-01', to: '2026-12-01' } }));
    await minute();
    await cancel();
    await minute();
    await minute();
    expect(tries).toBe(2);
    clock.ms += 2 * 3_600_000;
    await minute();
    await minute();
    expect(tries).toBe(2);
  });
});

describe('the list', () => {
  it('lets the entry go whose token a booking carries, whatever its email, and no other; counts a time that was told', async () => {
    const { take, minute, told, send, metric, enter, waitlistOf } = setUpWaitlist();
    const cancel = await take(TEN);
    const token = await enter(entry('ana'));
    // On the list once more, from another device.
    const other = await enter(entry('lara'));
    await minute();
    await cancel();
    await minute();
    expect(told.map(({ who }) => who.first_name)).toEqual(['ana']);
    // The tour is for lara@example.com.
    await send('POST', '/api/v2/appointments/group/106/book', tour(TEN), { 'Tour-Token': token });
    await expect.poll(async () => (await waitlistOf(token)).status).toBe(404);
    expect(metric('booked')).toBe(1);
    expect((await waitlistOf(other)).status).toBe(200);
  });

  it('lets that entry go also where its booking is found only by a later look-up', async () => {
    let client: number | undefined;
    const { send, ask, service, clock, enter, waitlistOf } = setUpWaitlist({}, undefined, { findClient: () => client });
    const token = await enter(entry('ana'));
    service.setScenario('lost-reply');
    const key = 'b'.repeat(20);
    const headers = { 'Tour-Token': token, 'Idempotency-Key': key };
    const booked = await send('POST', '/api/v2/appointments/group/106/book', tour(TEN), headers);
    expect(booked.status).toBe(502);
    expect((await waitlistOf(token)).status).toBe(200);
    service.setScenario('none');
    clock.ms += 3_000;
    client = [...service.company.prospects.all()].find(({ people }) => people[0]?.email === 'lara@example.com')?.id;
    expect(await (await ask(`/attempts/${key}`)).json()).toMatchObject({ state: 'done', status: 200 });
    await expect.poll(async () => (await waitlistOf(token)).status).toBe(404);
  });

  it('takes a join that is sent twice once, also if the reply was lost', async () => {
    const { join, metric, confirm, asked } = setUpWaitlist();
    const key = 'k'.repeat(20);
    const replies = await Promise.all(Array.from({ length: 20 }, () => join(entry(), key)));
    const tokens = await Promise.all(replies.map(async (reply) => (await reply.json()).token));
    expect(new Set(tokens).size).toBe(1);
    for (let twice = 0; twice < 2; twice += 1) expect((await confirm('lara@example.com')).status).toBe(200);
    expect([metric('asked'), metric('joined'), asked.length]).toEqual([1, 1, 1]);
    expect((await join(entry('other'), key)).status).toBe(422);
  });

  it('tells by its key what became of a join, and refuses one that was given up', async () => {
    const { join, ask, waitlistOf } = setUpWaitlist();
    const told = async (key: string, method = 'GET') => (await ask(`/attempts/${key}`, { method })).json();
    const key = 'k'.repeat(20);
    expect(await told(key)).toMatchObject({ state: 'none' });
    const joined = await (await join(entry(), key)).json();
    for (const method of ['GET', 'DELETE'])
      expect(await told(key, method)).toEqual({ state: 'done', status: 200, reply: joined });
    await waitlistOf(joined.token, 'DELETE');
    expect(await told(key)).toMatchObject({ state: 'done', status: 410 });
    const late = 'l'.repeat(20);
    expect(await told(late, 'DELETE')).toMatchObject({ state: 'done', status: 424 });
    expect((await join(entry(), late)).status).toBe(424);
    expect(await told(late)).toMatchObject({ state: 'done', status: 424 });
  });

  it.each([
    ['first_name', 'Lara\tMaria'],
    ['email', 'mailto:lara＠example.com'],
    ['page', `https://tours.example.com/visit?q=${'x'.repeat(1_000)}`],
  ])('takes what the form of the widget takes: %s %s', async (name, text) => {
    const { join } = setUpWaitlist();
    const key = 'k'.repeat(20);
    // The second time the entry is compared with the one that is kept.
    for (let twice = 0; twice < 2; twice += 1)
      expect((await join(entry('lara', { [name]: text }), key)).status).toBe(200);
  });

  it('does not take back who has left', async () => {
    const { join, waitlistOf } = setUpWaitlist();
    const key = 'k'.repeat(20);
    const { token } = await (await join(entry(), key)).json();
    await waitlistOf(token, 'DELETE');
    expect((await join(entry(), key)).status).toBe(410);
  });

  it('forgets everything about a person once their last day is over', async () => {
    const kept = new Map<string, string>();
    let ms = 0;
    const inner = memoryWaitlist(() => ms);
    const set = setUpWaitlist(
      {},
      {
        ...inner,
        async swap(key, before, after, life) {
          if (after !== undefined) kept.set(key, after);
          return inner.swap(key, before, after, life);
        },
      },
    );
    ms = set.clock.ms;
    const token = await set.enter();
    expect((await set.waitlistOf(token)).status).toBe(200);
    // The end of December 5 in New York, and an hour.
    ms = set.clock.ms = Date.UTC(2026, 11, 6, 6, 0, 1);
    expect((await set.waitlistOf(token)).status).toBe(404);
    expect(await inner.read([...kept.keys()])).toEqual([...kept].map(() => undefined));
    await set.minute();
    for (const list of ['list/106', 'list/106/2026-12-04', 'list/106/2026-12-05', 'new/106/2026-12-04', 'days/106'])
      expect(await inner.members(`${SCOPE} ${list}`)).toEqual([]);
  });

  it.each([
    ['no name', { first_name: ' ' }, 'first_name'],
    ['a name of control characters', { last_name: '\u0007' }, 'last_name'],
    ['no email', { email: 'lara' }, 'email'],
    ['two emails', { email: 'a@example.com,b@example.com' }, 'email'],
    ['an address for a name', { first_name: 'You won! https://evil.test/prize' }, 'first_name'],
    ['an address without its scheme', { last_name: 'see evil.test/prize' }, 'last_name'],
    ['the name of a site', { last_name: 'Prize.com' }, 'last_name'],
    ['a language that is none', { language: '<b>' }, 'language'],
    ['a last day before the first', { days: { from: '2026-12-05', to: '2026-12-04' } }, 'days'],
    ['a last day in the past', { days: { from: '2026-11-01', to: '2026-11-30' } }, 'days'],
    ['a last day beyond the booking period', { days: { from: '2026-12-05', to: '2027-06-01' } }, 'days'],
    ['no part of a day', { parts: [] }, 'parts'],
    [
      'an entry of more than 2 kB',
      { first_name: '𠮷'.repeat(100), last_name: '𠮷'.repeat(100), page: LONG_PAGE },
      'page',
    ],
    ['more than 200 times of a screen', { shown: { '2026-12-04': Array(201).fill('10:15:00') } }, 'shown'],
    ['a screen that is none', { shown: { today: [] } }, 'shown'],
    ['a page of another site', { page: 'https://evil.example.com/' }, 'page'],
    ['a page that is a script', { page: 'javascript:alert(1)' }, 'page'],
    ['a page without an address of its own', { page: 'about:srcdoc' }, 'page'],
  ])('refuses %s', async (_, more, name) => {
    const { join, metric } = setUpWaitlist();
    const reply = await join(entry('lara', more));
    expect(reply.status).toBe(400);
    expect((await reply.json()).errors[name]).toEqual([`The waitlist needs a right \`${name}\`.`]);
    expect(metric('joined')).toBe(0);
  });

  it('takes ten joins a minute from one network, and nothing from its bookings', async () => {
    const { join, send, metric } = setUpWaitlist({}, undefined, { clientAddress: () => '203.0.113.7' });
    for (let count = 0; count < 10; count += 1) expect((await join(entry(`ana${count}`))).status).toBe(200);
    expect((await join(entry('ben'))).status).toBe(429);
    expect(metric('asked')).toBe(10);
    const starts = Array.from({ length: 10 }, (_, day) => `2026-12-${day < 3 ? '0' : ''}${day + 7}T10:15:00`);
    const replies = starts.map((start) => send('POST', BOOK, tour(start)));
    for (const { status } of await Promise.all(replies)) expect(status).not.toBe(429);
  });

  it('refuses a page of the host that a request names, if nobody gave the edge that host', async () => {
    const own = 'https://www.example.com';
    const { join, metric } = setUpWaitlist({}, undefined, { address: undefined, origins: [own] });
    expect((await join(entry('lara', { page: 'https://tours.example.com/win' }))).status).toBe(400);
    expect(metric('joined')).toBe(0);
    expect((await join(entry('lara', { page: `${own}/tours` }))).status).toBe(200);
  });

  it.each(['J.R.', 'St.John', 'Mary-Ann', "O'Neil", 'Jr./Sr.', 'Co'])('takes the name %s', async (last_name) => {
    expect((await setUpWaitlist().join(entry('lara', { last_name }))).status).toBe(200);
  });

  it('takes names with the joiners and marks of their languages', async () => {
    const { enter, waitlistOf } = setUpWaitlist();
    const token = await enter(entry('lara', { first_name: 'علی\u200cرضا' }));
    expect(await (await waitlistOf(token)).json()).toMatchObject({ first_name: 'علی\u200cرضا' });
  });

  it('opens nothing with a token that is forged, or of another edge', async () => {
    const { enter, waitlistOf } = setUpWaitlist();
    const token = await enter();
    const [version, id, expiry, signature] = String(token).split('.');
    for (const forged of [
      'w1',
      `${version}.${id}.${Number(expiry) + 1}.${signature}`,
      `${version}.${'A'.repeat(22)}.${expiry}.${signature}`,
      `t2.${id}.${expiry}.${signature}`,
      '../attempts',
      '<b>',
    ]) {
      for (const method of ['GET', 'DELETE']) expect((await waitlistOf(forged, method)).status).toBe(403);
      expect((await waitlistOf(forged, 'POST', '/waitlist/confirm')).status).toBe(410);
    }
    expect((await waitlistOf(token)).status).toBe(200);
  });

  it('is not there without the option', async () => {
    const { send } = setUpEdge();
    const headers = { 'Idempotency-Key': 'k'.repeat(20) };
    expect((await send('POST', '/waitlist', entry(), headers)).status).toBe(404);
    expect((await setUpWaitlist().send('POST', '/waitlist', entry(), headers)).status).toBe(200);
  });
});
