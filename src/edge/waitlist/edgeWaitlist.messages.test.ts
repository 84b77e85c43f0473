import { describe, expect, it } from 'vitest';
import { SCOPE } from '../../../test/edgeSetUp.ts';
import { entry, setUpWaitlist } from '../../../test/waitlistSetUp.ts';
import { linkIn } from '../../core/linkText.ts';
import { memoryWaitlist } from './waitlistStore.ts';

/** A tour takes half an hour, so each that is canceled frees three times. */
const FIRST = '2026-12-04T09:45:00';
const TEN = '2026-12-04T10:00:00';

describe('a message', () => {
  it('names whom, what and two links, and is tried again with the same id until it arrives', async () => {
    const ids: string[] = [];
    const lines: string[] = [];
    let isAway = true;
    const { take, minute, metric, ask, enter } = setUpWaitlist({
      report: (line) => void lines.push(line),
      notify: ({ id }) => {
        ids.push(id);
        if (isAway) throw new Error('away');
      },
    });
    const cancel = await take(TEN);
    await enter();
    await minute();
    await cancel();
    await minute();
    const ready = async () => [(await ask('/ready')).status, await (await ask('/ready')).json()];
    expect(await ready()).toEqual([200, { bookings: 'ok', list: 'ok', messages: 'failing' }]);
    await minute();
    isAway = false;
    await minute();
    await minute();
    expect(await ready()).toEqual([200, { bookings: 'ok', list: 'ok', messages: 'ok' }]);
    expect(lines).toEqual([
      'Messages of the waitlist do not arrive, and are tried for 24 hours. The function that sends messages has failed.',
      'Messages of the waitlist arrive again.',
    ]);
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(1);
    expect([metric('failed'), metric('told')]).toEqual([2, 1]);
  });

  it('goes out late only if its time is still free', async () => {
    let isAway = true;
    const told: string[] = [];
    const { take, minute, enter } = setUpWaitlist({
      notify: ({ who }) => {
        if (isAway) throw new Error('away');
        told.push(who.first_name);
      },
    });
    const cancel = await take(TEN);
    await enter(entry('ana'));
    await minute();
    await cancel();
    await minute();
    const cancelAgain = await take(TEN);
    await minute();
    isAway = false;
    await minute();
    expect(told).toEqual([]);
    // A time that frees up again is told all the same, to who waits longest of those who have not heard.
    await enter(entry('ben'));
    await cancelAgain();
    for (let minutes = 0; minutes < 17; minutes += 1) await minute();
    expect(told).toEqual(['ben']);
  });

  it('goes to one person for each time, however long the mailer was away', async () => {
    let isAway = true;
    const told: string[] = [];
    const { take, minute, clock, enter } = setUpWaitlist({
      notify: ({ who }) => {
        if (isAway) throw new Error('away');
        told.push(who.first_name);
      },
    });
    const cancel = await take(TEN);
    for (const name of ['ana', 'ben', 'cem', 'dee']) {
      await enter(entry(name));
      clock.ms += 1_000;
    }
    await minute();
    await cancel();
    for (let minutes = 0; minutes < 60; minutes += 1) await minute();
    isAway = false;
    await minute();
    expect(told).toEqual(['ana']);
    // The 15 minutes begin once the message has arrived.
    for (let minutes = 0; minutes < 13; minutes += 1) await minute();
    expect(told).toEqual(['ana']);
    for (let minutes = 0; minutes < 3; minutes += 1) await minute();
    expect(told).toEqual(['ana', 'ben']);
  });

  it('opens the entry with its token, and leaves the list with it', async () => {
    const { take, minute, told, enter, waitlistOf } = setUpWaitlist();
    const cancel = await take(TEN);
    await enter(entry('ana', { language: 'es' }));
    await minute();
    await cancel();
    await minute();
    const [message] = told;
    expect(message).toMatchObject({
      ...{ type: 'time-free', group_id: 106, language: 'es', time: FIRST, time_zone: 'America/New_York' },
      who: { first_name: 'ana', last_name: 'Smith', email: 'ana@example.com' },
    });
    const [link, leave] = [message?.link ?? '', message?.leave ?? ''].map((url) => linkIn(new URL(url).hash)?.link);
    const token = link?.kind === 'waitlist' ? link.token : '';
    expect(message?.link).toMatch(/^https:\/\/tours\.example\.com\/visit#tour-booking=waitlist\.106\.[\w-]+$/);
    expect(link).toEqual({ kind: 'waitlist', group: 106, token, start: FIRST });
    expect(leave).toEqual({ kind: 'leave', group: 106, token });
    const found = await waitlistOf(token);
    expect(await found.json()).toMatchObject({ state: 'waiting', email: 'ana@example.com' });
    for (let twice = 0; twice < 2; twice += 1) {
      const left = await waitlistOf(token, 'DELETE');
      expect([left.status, await left.json()]).toEqual([200, { state: 'left' }]);
    }
    expect((await waitlistOf(token)).status).toBe(404);
  });

  it('leaves by a POST of a mail program, whose token does nothing else', async () => {
    const { enter, take, minute, told, ask, waitlistOf } = setUpWaitlist();
    const cancel = await take(TEN);
    const token = await enter(entry('ana'));
    await minute();
    await cancel();
    await minute();
    const { pathname, origin } = new URL(told[0]?.unsubscribe ?? '');
    expect(origin).toBe('https://tours.example.com');
    expect(pathname).toMatch(/^\/waitlist\/leave\/l1\.[\w.-]+$/);
    const only = pathname.split('/').at(-1) ?? '';
    for (const method of ['GET', 'DELETE']) {
      expect((await waitlistOf(only, method)).status).toBe(403);
      expect((await ask(pathname, { method })).status).toBe(404);
    }
    expect((await ask(`/waitlist/leave/${token}`, { method: 'POST' })).status).toBe(403);
    expect((await waitlistOf(token)).status).toBe(200);
    for (let twice = 0; twice < 2; twice += 1) {
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
      const left = await ask(pathname, { method: 'POST', headers, body: 'List-Unsubscribe=One-Click' });
      expect(left.status).toBe(200);
    }
    expect((await waitlistOf(token)).status).toBe(404);
  });

  it('names no address for mail programs where the edge does not know its own', async () => {
    const options = { address: undefined, origins: ['https://tours.example.com'] };
    const { enter, take, minute, told } = setUpWaitlist({}, undefined, options);
    const cancel = await take(TEN);
    await enter();
    await minute();
    await cancel();
    await minute();
    expect(told[0]).not.toHaveProperty('unsubscribe');
  });

  it('goes to nobody twice, also if a secret is replaced', async () => {
    const [old, next] = ['o'.repeat(32), 'n'.repeat(32)];
    const store = memoryWaitlist(Date.now);
    const before = setUpWaitlist({}, store, { secrets: [old] });
    const cancel = await before.take(TEN);
    await before.enter();
    await before.minute();
    await cancel();
    await before.minute();
    expect(before.told).toHaveLength(1);
    const after = setUpWaitlist({}, store, { secrets: [next, old], service: SCOPE, fetch: before.fetch });
    after.clock.ms = before.clock.ms;
    // The same person, once more on the list.
    await after.join(entry('lara', { parts: ['morning'] }), 'k'.repeat(20));
    const link = linkIn(new URL(before.asked[0]?.link ?? '').hash)?.link;
    const token = link?.kind === 'confirm' ? link.token : '';
    const { entries } = await (await after.waitlistOf(token, 'POST', '/waitlist/confirm')).json();
    expect(entries).toHaveLength(2);
    for (let minutes = 0; minutes < 20; minutes += 1) await after.minute();
    expect(after.told).toEqual([]);
  });
});
