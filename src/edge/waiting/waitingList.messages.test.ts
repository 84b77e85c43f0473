import { describe, expect, it } from 'vitest';
import { entry, setUpWaiting, TEXTS } from '../../../test/waitingSetUp.ts';
import { linkIn } from '../../core/linkText.ts';

/** A tour takes half an hour, so each that is cancelled frees three times. */
const FIRST = '2026-12-04T09:45:00';
const TEN = '2026-12-04T10:00:00';

describe('a message', () => {
  it('names whom, what and two links, and is tried again with the same id until it arrives', async () => {
    const ids: string[] = [];
    const lines: string[] = [];
    let isAway = true;
    const { join, take, minute, metric, ask } = setUpWaiting({
      report: (line) => void lines.push(line),
      notify: ({ id }) => {
        ids.push(id);
        if (isAway) throw new Error('away');
      },
    });
    const cancel = await take(TEN);
    await join();
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
      'Messages of the waiting list do not arrive, and are tried for 24 hours. The function that sends messages has failed.',
      'Messages of the waiting list arrive again.',
    ]);
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(1);
    expect([metric('failed'), metric('told')]).toEqual([2, 1]);
  });

  it('goes out late only if its time is still free', async () => {
    let isAway = true;
    const told: string[] = [];
    const { join, take, minute } = setUpWaiting({
      notify: ({ who }) => {
        if (isAway) throw new Error('away');
        told.push(who.first_name);
      },
    });
    const cancel = await take(TEN);
    await join(entry('ana'));
    await minute();
    await cancel();
    await minute();
    const cancelAgain = await take(TEN);
    await minute();
    isAway = false;
    await minute();
    expect(told).toEqual([]);
    // A time that frees up again is told all the same, to who waits longest of those who have not heard.
    await join(entry('ben'));
    await cancelAgain();
    for (let minutes = 0; minutes < 17; minutes += 1) await minute();
    expect(told).toEqual(['ben']);
  });

  it('goes to one person for each time, however long the mailer was away', async () => {
    let isAway = true;
    const told: string[] = [];
    const { join, take, minute, clock } = setUpWaiting({
      notify: ({ who }) => {
        if (isAway) throw new Error('away');
        told.push(who.first_name);
      },
    });
    const cancel = await take(TEN);
    for (const name of ['ana', 'ben', 'cem', 'dee']) {
      await join(entry(name));
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
    const { join, take, minute, told, ask } = setUpWaiting();
    const cancel = await take(TEN);
    await join(entry('ana', { ...TEXTS, language: 'es' }));
    await minute();
    await cancel();
    await minute();
    const [message] = told;
    expect(message).toMatchObject({
      ...{ type: 'time-free', group: 106, language: 'es', time: FIRST, time_zone: 'America/New_York' },
      who: {
        first_name: 'ana',
        last_name: 'Smith',
        email: 'ana@example.com',
        phone: TEXTS.phone,
        sms_consent: TEXTS.sms_consent,
      },
    });
    const [link, leave] = [message?.link ?? '', message?.leave ?? ''].map((url) => linkIn(new URL(url).hash)?.link);
    const token = link?.kind === 'waiting' ? link.token : '';
    expect(message?.link).toMatch(/^https:\/\/tours\.example\.com\/visit#tour-booking=waiting\.106\.[\w-]+$/);
    expect(link).toEqual({ kind: 'waiting', group: 106, token, start: FIRST });
    expect(leave).toEqual({ kind: 'leave', group: 106, token });
    const found = await ask(`/waiting/${token}`);
    expect(await found.json()).toMatchObject({ state: 'waiting', email: 'ana@example.com', phone: '+1 555 123 4567' });
    for (let twice = 0; twice < 2; twice += 1) {
      const left = await ask(`/waiting/${token}`, { method: 'DELETE' });
      expect([left.status, await left.json()]).toEqual([200, { state: 'left' }]);
    }
    expect((await ask(`/waiting/${token}`)).status).toBe(404);
  });

  it('has no number without a consent', async () => {
    const { join, take, minute, told } = setUpWaiting();
    const cancel = await take(TEN);
    await join(entry('ana', { phone: '+1 555 123 4567' }));
    await minute();
    await cancel();
    await minute();
    expect(told[0]?.who).toEqual({ first_name: 'ana', last_name: 'Smith', email: 'ana@example.com' });
  });
});
