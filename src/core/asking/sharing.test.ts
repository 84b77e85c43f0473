import { QueryClient } from '@tanstack/query-core';
import { describe, expect, it } from 'vitest';
import { openBooking, START } from '../../../test/openBooking.ts';
import { failing, held, local, programmedClient, slots } from '../../../test/programmedClient.ts';
import { december } from '../../../test/situations.ts';
import { steppedEnvironment } from '../../../test/steppedEnvironment.ts';
import type { Availability } from '../../api/availability.ts';

/** Makes the environments of widgets on one page: they share one query client. */
function onePage() {
  const queryClient = new QueryClient();
  return () => steppedEnvironment(START, queryClient);
}

describe('two widgets of the same group on one page', () => {
  it('ask once for what both need', async () => {
    const page = onePage();
    const client = programmedClient();
    const first = await openBooking({ client, environment: page() });
    expect(client.calls).toHaveLength(5);
    const second = await openBooking({ client, environment: page() });
    expect(client.calls).toHaveLength(5);
    expect(second.view().chips).toEqual(first.view().chips);
    expect(second.snapshot().screen).toBe('pick');
  });

  it('ask ahead about each day once, two at a time, once both are in view', async () => {
    const page = onePage();
    const client = programmedClient();
    const first = await openBooking({ client, environment: page(), settings: { daysAhead: 60 } });
    const second = await openBooking({ client, environment: page(), settings: { daysAhead: 60 } });
    for (const { enterView } of [first, second]) enterView();
    for (let turn = 0; turn < 20; turn += 1) for (const { environment } of [first, second]) await environment.idle();
    expect(client.days()).toEqual(Array.from({ length: 14 }, (_, index) => december(4 + index)));
    expect(client.underWay().most).toBe(2);
    expect(Object.keys(second.view().counts)).toHaveLength(14);
  });

  it('ask once for what is under way', async () => {
    const page = onePage();
    const answers = held<Availability>();
    const client = programmedClient({ availability: answers.answer });
    const first = await openBooking({ client, environment: page() });
    const second = await openBooking({ client, environment: page() });
    expect(client.days()).toEqual([december(4)]);
    answers.release(slots(local('2026-12-04T09:15:00'), '10:00:00'));
    await first.environment.settle();
    expect([first.view().times.kind, second.view().times.kind]).toEqual(['times', 'times']);
    // The two calls that follow reach the limit of the page.
    expect(client.days()).toEqual([december(4), december(5), december(6)]);
  });

  it('count a shared call once, which leaves room for a highlighted day', async () => {
    const page = onePage();
    const client = programmedClient({ availability: held<Availability>().answer });
    await openBooking({ client, environment: page() });
    const second = await openBooking({ client, environment: page() });
    second.prefetchDay(december(9));
    expect(client.days()).toEqual([december(4), december(9)]);
  });

  it('tell the integrator of a failure only where the widget is still there', async () => {
    const page = onePage();
    const reply = held<null>();
    const refused = failing({ kind: 'status', status: 401, errors: [] });
    const client = programmedClient({ officeHours: () => reply.answer().then(refused) });
    const first = await openBooking({ client, environment: page() });
    const second = await openBooking({ client, environment: page() });
    first.stop();
    reply.release(null);
    await second.environment.settle();
    expect(second.warned).toEqual([expect.stringContaining('answered 401')]);
    expect(first.warned).toEqual([]);
  });

  it('do not stop what the other waits for', async () => {
    const page = onePage();
    const client = programmedClient({ availability: held<Availability>().answer });
    const first = await openBooking({ client, environment: page() });
    const second = await openBooking({ client, environment: page() });
    first.stop();
    expect(client.calls.at(-1)?.isStopped()).toBe(false);
    second.stop();
    expect(client.calls.at(-1)?.isStopped()).toBe(true);
  });

  it('both see the times one of them asked for again', async () => {
    const page = onePage();
    const client = programmedClient();
    const first = await openBooking({ client, environment: page() });
    const second = await openBooking({ client, environment: page() });
    client.answers.availability = async (time) => slots(time, '15:00:00');
    await first.environment.sleep(61_000);
    first.pickDay(december(4));
    await first.environment.settle();
    expect(second.view().times).toMatchObject({ slots: [local('2026-12-04T15:00:00')] });
  });

  it('both stop at a failure of one', async () => {
    const page = onePage();
    const client = programmedClient();
    const first = await openBooking({ client, environment: page() });
    const second = await openBooking({ client, environment: page() });
    client.answers.availability = failing({ kind: 'offline' });
    for (const { pickDay } of [first, second]) pickDay(december(9));
    await first.environment.settle();
    client.forget();
    second.touch();
    await second.environment.idle();
    expect(client.calls).toEqual([]);
  });
});

describe('widgets of different groups or services on one page', () => {
  it('share no answer, but the limit on calls and the number of prefetched days', async () => {
    const page = onePage();
    const [client, other] = [programmedClient(), programmedClient()];
    const first = await openBooking({ client, environment: page(), settings: { daysAhead: 40 } });
    const scope = { client: other, service: 'https://leasing.example.com', groupId: 102 };
    const second = await openBooking({ environment: page(), settings: { scope, daysAhead: 40 } });
    expect(other.calls).toHaveLength(5);
    const elsewhere = programmedClient();
    const third = { client: elsewhere, service: 'https://other.example.com', groupId: 101 };
    await openBooking({ environment: page(), settings: { scope: third } });
    expect(elsewhere.calls).toHaveLength(5);

    for (const list of [client, other]) list.forget();
    for (const { touch } of [first, second]) touch();
    for (let turn = 0; turn < 40; turn += 1)
      for (const { environment } of [first, second]) {
        await environment.idle();
        expect(client.underWay().now + other.underWay().now).toBeLessThanOrEqual(2);
      }
    // Each knew three of the next fourteen days, so eleven were left for each.
    const [rest, others] = [client, other].map((list) => list.days().length - 11);
    expect(rest).toBeGreaterThan(0);
    expect(others).toBeGreaterThan(0);
    expect((rest ?? 0) + (others ?? 0)).toBe(14);
  });

  it('wait while two calls of another widget are under way', async () => {
    const page = onePage();
    const answers = held<Availability>();
    const client = programmedClient();
    const first = await openBooking({ client, environment: page() });
    client.answers.availability = answers.answer;
    first.pickDay(december(9));
    first.pickDay(december(10));
    const other = programmedClient();
    const scope = { client: other, service: 'https://leasing.example.com', groupId: 102 };
    const second = await openBooking({ environment: page(), settings: { scope } });
    expect(other.days()).toEqual([december(4)]);
    answers.release(slots(local('2026-12-09T12:00:00')));
    answers.release(slots(local('2026-12-10T12:00:00')));
    await second.environment.settle();
    expect(other.days()).toEqual([december(4), december(5), december(6)]);
  });
});
