import { describe, expect, it } from 'vitest';
import { entry, setUpWaitlist } from '../../../test/waitlistSetUp.ts';
import { linkIn } from '../../core/linkText.ts';

// An entry counts once the owner of its address has said so.

const TEN = '2026-12-04T10:00:00';
const DAY_MS = 86_400_000;

describe('an entry whose address is not confirmed', () => {
  it('is told nothing, stands before nobody, takes no room, and no time is kept waitlist for it', async () => {
    const { join, enter, take, minute, told, metric } = setUpWaitlist();
    const cancel = await take(TEN);
    expect((await join(entry('stranger'))).status).toBe(200);
    await minute();
    expect(metric('looked')).toBe(0);
    await enter(entry('ana'));
    await minute();
    await cancel();
    await minute();
    expect(told.map(({ who }) => who.first_name)).toEqual(['ana']);
    for (let minutes = 0; minutes < 20; minutes += 1) await minute();
    expect(told).toHaveLength(1);
    expect([metric('asked'), metric('joined'), metric('offered')]).toEqual([2, 1, 3]);
  });

  it('is asked about in one message, without a name or a number, whose link counts for a day', async () => {
    const { join, confirm, asked, steps, waitlistOf, clock } = setUpWaitlist();
    const joined = await join(entry('ana', { language: 'es', phone: '+1 555 123 4567', sms_opted_in: true }));
    expect(await joined.json()).toMatchObject({ state: 'asked', days: { from: '2026-12-04', to: '2026-12-05' } });
    await steps.sendAll();
    await steps.sendAll();
    expect(asked).toEqual([
      {
        ...{
          id: expect.any(String),
          type: 'confirm',
          group_id: 106,
          language: 'es',
          who: { email: 'ana@example.com' },
        },
        link: expect.stringMatching(/^https:\/\/tours\.example\.com\/visit#tour-booking=confirm\.106\.[\w-]+$/),
      },
    ]);
    const link = linkIn(new URL(asked[0]?.link ?? '').hash)?.link;
    const token = link?.kind === 'confirm' ? link.token : '';
    expect(link).toEqual({ kind: 'confirm', group: 106, token });
    // It shows nothing, and takes nobody off the list.
    for (const method of ['GET', 'DELETE']) expect((await waitlistOf(token, method)).status).toBe(403);
    clock.ms += DAY_MS + 1_000;
    const late = await confirm('ana@example.com');
    expect([late.status, await late.text()]).toEqual([410, expect.stringContaining('Nothing was confirmed')]);
  });

  it('gets the same answer whether or not the address waits, and one message a day over all groups', async () => {
    const { join, enter, asked, steps, clock } = setUpWaitlist();
    const reply = async (name: string, more: object = {}) => {
      const joined = await join(entry(name, more));
      const { token, ...said } = await joined.json();
      return [joined.status, token.length, said];
    };
    await enter(entry('ana'));
    expect(await reply('ana')).toEqual(await reply('ben'));
    expect(await reply('ana', { group_id: 101, email: 'ANA@example.com' })).toEqual(await reply('ben'));
    await steps.sendAll();
    expect(asked.map(({ who }) => who.email)).toEqual(['ana@example.com', 'ben@example.com']);
    clock.ms += DAY_MS;
    await reply('ana');
    await steps.sendAll();
    expect(asked).toHaveLength(3);
  });

  it('is asked about once more where the queue did not take the message', async () => {
    const { join, asked, steps } = setUpWaitlist();
    steps.away = true;
    const key = 'k'.repeat(20);
    expect((await join(entry('ana'), key)).status).toBe(503);
    steps.away = false;
    expect((await join(entry('ana'), key)).status).toBe(200);
    await steps.sendAll();
    expect(asked).toHaveLength(1);
  });
});

describe('a confirmation', () => {
  it('puts all entries of the address that wait for it on the list, and once', async () => {
    const { join, confirm, waitlistOf, metric } = setUpWaitlist();
    await join(entry('ana'));
    await join(entry('ana', { group_id: 101, page: 'https://tours.example.com/other' }));
    const [first, second] = [await confirm('ana@example.com'), await confirm('ana@example.com')];
    const { state, entries } = await first.json();
    expect([state, entries]).toMatchObject(['waiting', [{ group_id: 101 }, { group_id: 106 }]]);
    expect((await second.json()).entries).toEqual(entries);
    expect(metric('joined')).toBe(2);
    expect(await (await waitlistOf(entries[0].token)).json()).toMatchObject({ state: 'waiting', group_id: 101 });
  });

  it('does not bring back who has left', async () => {
    const { enter, confirm, waitlistOf } = setUpWaitlist();
    await waitlistOf(await enter(entry('ana')), 'DELETE');
    expect((await confirm('ana@example.com')).status).toBe(410);
  });

  it('shows nothing to a stranger who has typed the address, and neither does a booking', async () => {
    const { join, confirm, waitlistOf, send } = setUpWaitlist();
    const { token } = await (await join(entry('ana'))).json();
    const seen = async () => {
      const reply = await waitlistOf(token);
      return [reply.status, await reply.json()];
    };
    const before = await seen();
    expect(before).toMatchObject([200, { state: 'asked', email: 'ana@example.com' }]);
    const [own] = (await (await confirm('ana@example.com')).json()).entries;
    expect(own.token).not.toBe(token);
    expect(await seen()).toEqual(before);
    const tour = {
      appointment: { start: TEN, location: '', broker_booked: false },
      client: { people: [{ first_name: 'Ana', last_name: 'Smith', email: 'ana@example.com', phone_1: '5557775555' }] },
    };
    const booked = await send('POST', '/api/v2/appointments/group/106/book', tour, { 'Tour-Token': own.token });
    expect(booked.status).toBe(200);
    await expect.poll(async () => (await waitlistOf(own.token)).status).toBe(404);
    expect(await seen()).toEqual(before);
  });

  it('is undone by leaving with the token of the form, or by booking with it', async () => {
    const { join, confirm, waitlistOf } = setUpWaitlist();
    const { token } = await (await join(entry('ana'))).json();
    const [own] = (await (await confirm('ana@example.com')).json()).entries;
    expect((await waitlistOf(token, 'DELETE')).status).toBe(200);
    for (const each of [token, own.token]) expect((await waitlistOf(each)).status).toBe(404);
  });
});

describe('a time that was free before anybody waited', () => {
  const shown = (...times: readonly string[]) => ({ shown: { '2026-12-04': times.map((time) => `${time}:00`) } });
  const freeTimes = async (ask: ReturnType<typeof setUpWaitlist>['ask']): Promise<readonly string[]> => {
    const reply = await ask('/api/v2/appointments/group/106/times?time=2026-12-04T10:00:00');
    return (await reply.json()).available_times.map((time: string) => time.slice(11, 16));
  };

  it('is told if the screen did not show it', async () => {
    const { enter, minute, told, ask } = setUpWaitlist();
    const [missed = '', ...rest] = await freeTimes(ask);
    await enter(entry('ana', shown(...rest)));
    await minute();
    expect(told.map(({ time, also }) => [time, ...also])).toEqual([[`2026-12-04T${missed}:00`]]);
    for (let minutes = 0; minutes < 20; minutes += 1) await minute();
    expect(told).toHaveLength(1);
  });

  it('is told also where others wait for the day already', async () => {
    const { enter, minute, told, ask } = setUpWaitlist();
    const [missed = '', ...rest] = await freeTimes(ask);
    await enter(entry('ben', shown(missed, ...rest)));
    await minute();
    await minute();
    expect(told).toEqual([]);
    await enter(entry('ana', { ...shown(...rest), parts: ['morning'] }));
    for (let minutes = 0; minutes < 20; minutes += 1) await minute();
    expect(told.map(({ who, time }) => [who.first_name, time])).toContainEqual(['ana', `2026-12-04T${missed}:00`]);
  });

  it('is not told of a day that the screen did not know, or if it showed all', async () => {
    const { enter, minute, told, ask } = setUpWaitlist();
    await enter(entry('ana', shown(...(await freeTimes(ask)))));
    for (let minutes = 0; minutes < 3; minutes += 1) await minute();
    expect(told).toEqual([]);
  });
});
