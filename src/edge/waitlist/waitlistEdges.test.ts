import { describe, expect, it } from 'vitest';
import { tour } from '../../../test/edgeSetUp.ts';
import { local } from '../../../test/programmedClient.ts';
import { entry, setUpWaitlist } from '../../../test/waitlistSetUp.ts';
import { momentOf } from '../../time/zone.ts';

// What many visitors, clocks and hostile requests do to a waitlist.

const TEN = '2026-12-04T10:00:00';
const BOOK = '/api/v2/appointments/group/106/book';
const moment = (text: string, zone = 'America/New_York'): number => momentOf(local(text), zone);

describe('many', () => {
  it('of fifty who press at once one is booked, and the others read that the time is taken', async () => {
    const { send, minute, take, told, service, enter } = setUpWaitlist();
    const cancel = await take(TEN);
    const names = Array.from({ length: 50 }, (_, index) => `visitor${index}`);
    for (const name of names) await enter(entry(name));
    await minute();
    await cancel();
    await minute();
    expect(told).toHaveLength(1);
    const press = (name: string) => {
      const { appointment, client } = tour(TEN);
      const people = [{ ...client.people[0], first_name: name, email: `${name}@example.com` }];
      const headers = { 'Idempotency-Key': `press-${name}-${'0'.repeat(16)}` };
      // A finger that presses twice sends the same attempt again.
      return [1, 2].map(() => send('POST', BOOK, { appointment, client: { people } }, headers));
    };
    const replies = await Promise.all(names.flatMap(press));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(replies.filter(({ status }) => status === 400)).toHaveLength(98);
    const booked = service
      .state()
      .appointments.filter(({ start, status }) => start.startsWith('2026-12-04T10:00') && status !== 40);
    expect(booked).toHaveLength(1);
  });
});

describe('clocks', () => {
  it('nobody hears of a time that is over, or of one after their last day, also on the day on which clocks go forward', async () => {
    // There it is a Friday, on which the office is open.
    const zone = 'Asia/Jerusalem';
    const { take, minute, told, clock, service, enter, waitlistOf } = setUpWaitlist({}, undefined, {
      groups: { 106: { timeZone: zone } },
    });
    service.setNow('2027-03-25T09:00:00');
    clock.ms = moment('2027-03-25T22:00:00', zone);
    const days = { from: '2027-03-25', to: '2027-03-26' };
    const cancels = await Promise.all(['2027-03-26T11:00:00', '2027-03-29T11:00:00'].map(take));
    const token = await enter(entry('ana', { days }));
    await minute();
    // 11 o'clock in summer time is an hour earlier than the same clock a day before.
    clock.ms = moment('2027-03-26T11:10:00', zone);
    for (const cancel of cancels) await cancel();
    await minute();
    expect(told.map(({ time, also }) => [time, ...also])).toEqual([['2027-03-26T11:15:00']]);
    expect((await waitlistOf(token)).status).toBe(200);
    clock.ms = moment('2027-03-27T02:00:00', zone);
    for (let minutes = 0; minutes < 20; minutes += 1) await minute();
    expect(told).toHaveLength(1);
    expect((await waitlistOf(token)).status).toBe(404);
  });

  it('sees no time free up at midnight, and on a day that is closed meanwhile only once it is open again', async () => {
    const { take, minute, told, clock, service, metric, enter } = setUpWaitlist();
    clock.ms = moment('2026-12-03T23:58:30');
    const cancel = await take(TEN);
    await enter(entry('ana', { days: { from: '2026-12-03', to: '2026-12-04' } }));
    for (let minutes = 0; minutes < 3; minutes += 1) await minute();
    // Two days, and after midnight one.
    expect([metric('looked'), metric('freed')]).toEqual([4, 0]);
    const open = service.fail('getTimes', { status: 400 });
    await cancel();
    for (let minutes = 0; minutes < 5; minutes += 1) await minute();
    expect(told).toEqual([]);
    open();
    await minute();
    expect(told).toHaveLength(1);
  });
});

describe('hostile requests', () => {
  it('one address gets no further than its limit, and no reply is a 5xx', async () => {
    const { ask, metric } = setUpWaitlist({}, undefined, { clientAddress: () => '203.0.113.7' });
    const statuses = new Map<number, number>();
    for (let index = 0; index < 10_000; index += 1) {
      const reply = await ask('/waitlist', {
        method: 'POST',
        body: JSON.stringify(entry(`w${index}`)),
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': `hostile-${index}-${'0'.repeat(16)}` },
      });
      statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
    }
    expect([...statuses.keys()].sort()).toEqual([200, 429]);
    expect([metric('asked'), metric('joined')]).toEqual([10, 0]);
  });

  it.each([
    ['a megabyte', 'x'.repeat(1_000_000), 413],
    ['no JSON', '{', 400],
    ['a list', '[]', 400],
    ['nested lists', `${'['.repeat(5_000)}${']'.repeat(5_000)}`, 400],
    ['a group of somebody else', JSON.stringify(entry('lara', { group_id: 999 })), 403],
    ['a prototype', '{"__proto__":{"group_id":106},"constructor":1}', 400],
    ['a number in place of a name', JSON.stringify(entry('lara', { first_name: 1 })), 400],
    ['a name of a megabyte', JSON.stringify(entry('lara', { first_name: 'a'.repeat(20_000) })), 400],
    ['parts that repeat', JSON.stringify(entry('lara', { parts: Array(1_000).fill('morning') })), 400],
  ])('%s is refused plainly', async (_, body, status) => {
    const { ask, metric } = setUpWaitlist();
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': 'k'.repeat(20) };
    expect((await ask('/waitlist', { method: 'POST', body, headers })).status).toBe(status);
    expect(metric('asked')).toBe(0);
  });

  it('a key that is none is refused', async () => {
    const { join } = setUpWaitlist();
    for (const key of ['short', 'with space '.repeat(3), 'k'.repeat(200)])
      expect((await join(entry(), key)).status).toBe(400);
  });

  it('HTML in a name stays text, and others see nothing of it', async () => {
    const { join, take, minute, told, enter, waitlistOf } = setUpWaitlist();
    const cancel = await take(TEN);
    const name = '<img src=x onerror=alert(1)>';
    const mine = await enter(entry('lara', { first_name: name }));
    const joined = await (await join(entry('other'))).json();
    const other = await enter(entry('other'));
    await minute();
    await cancel();
    await minute();
    expect(told[0]?.who.first_name).toBe(name);
    const reply = await waitlistOf(mine);
    expect(reply.headers.get('Content-Type')).toContain('application/json');
    expect(await (await waitlistOf(other)).text()).not.toContain('onerror');
    expect(Object.keys(joined).sort()).toEqual(['days', 'parts', 'state', 'token']);
  });
});
