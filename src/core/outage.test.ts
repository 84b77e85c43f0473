import { describe, expect, it } from 'vitest';
import { openBooking } from '../../test/openBooking.ts';
import { failing, held, local, type ProgrammedClient, programmedClient, slots } from '../../test/programmedClient.ts';
import { december } from '../../test/situations.ts';
import type { Availability } from '../api/availability.ts';

const down = failing({ kind: 'status', status: 500, errors: [] });
const downFor = (...names: readonly ('configuration' | 'officeHours' | 'availability')[]): ProgrammedClient =>
  programmedClient(Object.fromEntries(names.map((name) => [name, down])));
const upAgain = (client: ProgrammedClient): void => {
  Object.assign(client.answers, programmedClient().answers);
};
const names = (client: ProgrammedClient) => client.calls.map(({ name, about }) => [name, about.slice(0, 10)]);

describe('with the service down', () => {
  it.each([
    ['all of it', 3, ['configuration', 'officeHours', 'availability']],
    ['the times', 3, ['availability']],
    // The second day was asked about before they failed.
    ['the office hours', 4, ['officeHours']],
  ] as const)('%s, ten minutes and twenty visits are one probe a visit, tried once', async (_, opening, parts) => {
    const client = downFor(...parts);
    const { environment, prefetchDay, touch } = await openBooking({ client });
    expect(client.calls).toHaveLength(opening);
    touch();
    client.forget();
    for (let visit = 1; visit <= 20; visit += 1) {
      environment.visible = false;
      await environment.tellReturn();
      environment.visible = true;
      await environment.tellReturn();
      for (const number of [4, 5, 6, 7, 8, 9, 10, 11]) prefetchDay(december(number));
      await environment.advance(30_000);
      await environment.idle();
      expect(client.calls).toHaveLength(visit);
    }
    expect(client.calls.map(({ attempts }) => attempts)).toEqual(Array(20).fill(1));
  });

  it('a pointer that crosses the month asks nothing, whatever the failure', async () => {
    for (const failure of [
      { kind: 'status', status: 401, errors: [] },
      { kind: 'status', status: 404, errors: [] },
      { kind: 'rate-limited', retryAfter: undefined },
      { kind: 'offline' },
    ] as const) {
      const client = programmedClient({ availability: failing(failure) });
      const { environment, prefetchDay, touch, view } = await openBooking({ client });
      touch();
      for (let number = 4; number <= 14; number += 1) prefetchDay(december(number));
      await environment.idle();
      expect(client.days()).toEqual([december(4)]);
      expect(view().times).toEqual({ kind: 'failed', why: failure.kind, failures: 1, retrying: false });
      expect(view().chipsPending).toBe(false);
    }
  });

  it('nothing is asked on return while the page is hidden, offline or saves data', async () => {
    const client = downFor('availability');
    const { environment } = await openBooking({ client });
    client.forget();
    for (const state of [{ visible: false }, { online: false }, { saveData: true }]) {
      Object.assign(environment, { visible: true, online: true, saveData: false }, state);
      await environment.tellReturn();
      await environment.advance(5_000);
    }
    expect(client.calls).toEqual([]);
    Object.assign(environment, { saveData: false });
    await environment.tellReturn();
    await environment.advance(5_000);
    expect(client.calls).toHaveLength(1);
  });
});

describe('when the service is back', () => {
  it('the return waits for a part of two seconds that chance decides', async () => {
    const client = downFor('availability');
    const { environment } = await openBooking({ client });
    client.forget();
    environment.chance = 0.75;
    await environment.tellReturn();
    await environment.advance(1_499);
    expect(client.calls).toEqual([]);
    await environment.advance(1);
    expect(client.calls).toHaveLength(1);
    // A second return before the first has asked takes its place.
    client.forget();
    await environment.tellReturn();
    await environment.advance(1_000);
    await environment.tellReturn();
    await environment.advance(1_000);
    expect(client.calls).toEqual([]);
    await environment.advance(500);
    expect(client.calls).toHaveLength(1);
  });

  it('one answer lets the rest follow, two at a time: the configuration first, then the day in view', async () => {
    const client = downFor('configuration', 'officeHours', 'availability');
    const { environment, snapshot, view, emitted } = await openBooking({ client });
    expect(snapshot()).toMatchObject({ screen: 'unreachable', configuration: { failures: 1, retrying: false } });
    upAgain(client);
    client.forget();
    await environment.tellReturn();
    await environment.advance(1_000);
    expect(names(client)).toEqual([
      ['getWidgetConfiguration', ''],
      ['getAvailability', december(4)],
      ['getOfficeHours', ''],
      ['getAvailability', december(5)],
      ['getAvailability', december(6)],
    ]);
    expect(client.calls.map(({ attempts }) => attempts)).toEqual([1, ...Array(4).fill(undefined)]);
    expect(snapshot()).toMatchObject({ screen: 'pick', visits: 1 });
    expect(view().times.kind).toBe('times');
    expect(emitted).toEqual([['ready', { groupId: 101, active: true }]]);
  });

  it('the day in view comes before other days that failed, and never are more than two under way', async () => {
    const client = programmedClient();
    const { environment, touch, pickDay, view } = await openBooking({ client });
    touch();
    client.answers.availability = down;
    await environment.idle();
    // Two days of the prefetch failed; the visitor goes to a third.
    pickDay(december(12));
    await environment.settle();
    expect(client.days().slice(3)).toEqual([december(7), december(8), december(12)]);
    const answers = held<Availability>();
    client.answers.availability = answers.answer;
    client.forget();
    await environment.tellReturn();
    await environment.advance(1_000);
    expect(client.days()).toEqual([december(12)]);
    expect(view().times).toMatchObject({ kind: 'failed', failures: 1, retrying: true });
    answers.release(slots(local('2026-12-12T12:00:00'), '10:00:00'));
    await environment.settle();
    expect(client.days()).toEqual([december(12), december(7), december(8)]);
    expect(view().times.kind).toBe('times');
    expect(client.underWay().most).toBe(2);
  });

  it('a failure on the way stops it again', async () => {
    const client = downFor('configuration', 'availability');
    const { environment, snapshot } = await openBooking({ client });
    client.answers.configuration = programmedClient().answers.configuration;
    client.forget();
    await environment.tellReturn();
    await environment.advance(1_000);
    expect(names(client)).toEqual([
      ['getWidgetConfiguration', ''],
      ['getAvailability', december(4)],
    ]);
    expect(snapshot().screen).toBe('pick');
    await environment.advance(600_000);
    expect(client.calls).toHaveLength(2);
  });

  it('a later failure stops everything again', async () => {
    const client = downFor('availability');
    const { environment, retry, touch, pickDay } = await openBooking({ client });
    upAgain(client);
    retry();
    await environment.settle();
    client.answers.availability = down;
    client.forget();
    touch();
    pickDay(december(9));
    await environment.settle();
    await environment.idle();
    await environment.advance(120_000);
    expect(client.days()).toEqual([december(9)]);
  });

  it('the probe waits until there is room among the calls under way', async () => {
    const client = programmedClient();
    const { environment, pickDay, findNextFreeDay } = await openBooking({ client });
    client.answers.availability = down;
    pickDay(december(9));
    await environment.settle();
    const answers = held<Availability>();
    client.answers.availability = answers.answer;
    pickDay(december(4));
    findNextFreeDay();
    pickDay(december(10));
    pickDay(december(11));
    client.forget();
    await environment.tellReturn();
    await environment.advance(4_000);
    expect(client.calls).toEqual([]);
    for (const number of [10, 11]) answers.release(slots(local(`2026-12-${number}T12:00:00`)));
    await environment.advance(2_000);
    expect(client.days()).toEqual([december(9)]);
  });
});

describe('coming back to an answer', () => {
  it('asks about the day in view again when it is older than a minute, once', async () => {
    const { environment, client } = await openBooking();
    client.forget();
    await environment.sleep(50_000);
    await environment.tellReturn();
    await environment.advance(1_000);
    expect(client.calls).toEqual([]);
    await environment.sleep(10_000);
    await environment.tellReturn();
    await environment.advance(1_000);
    expect(client.days()).toEqual([december(4)]);
    expect(client.calls[0]?.attempts).toBe(1);
    await environment.tellReturn();
    await environment.advance(1_000);
    expect(client.calls).toHaveLength(1);
  });

  it('asks nothing while no times are on the screen', async () => {
    const { environment, client, pickSlot } = await openBooking();
    pickSlot(local('2026-12-04T10:00:00'));
    client.forget();
    await environment.sleep(120_000);
    await environment.tellReturn();
    await environment.advance(2_000);
    expect(client.calls).toEqual([]);
  });
});

describe('"try again"', () => {
  it('asks at once, as often as any other call, and counts the failures in a row', async () => {
    const client = downFor('configuration');
    const { environment, retry, snapshot } = await openBooking({ client });
    client.forget();
    retry();
    expect(snapshot()).toMatchObject({ screen: 'unreachable', configuration: { failures: 1, retrying: true } });
    await environment.settle();
    expect(names(client)).toEqual([['getWidgetConfiguration', '']]);
    expect(client.calls[0]?.attempts).toBeUndefined();
    expect(snapshot().configuration).toMatchObject({ status: 'error', why: 'status', failures: 2, retrying: false });
  });

  it('begins to count anew after an answer', async () => {
    const { environment, client, pickDay, view } = await openBooking({ client: downFor('availability') });
    upAgain(client);
    pickDay(december(4));
    await environment.settle();
    expect(view().times.kind).toBe('times');
    client.answers.availability = down;
    await environment.sleep(61_000);
    pickDay(december(4));
    await environment.settle();
    expect(view().times).toEqual({ kind: 'failed', why: 'status', failures: 1, retrying: false });
  });

  it('asks nothing where nothing failed', async () => {
    const { environment, client, retry } = await openBooking();
    client.forget();
    retry();
    await environment.settle();
    expect(client.calls).toEqual([]);
  });

  it('asks for the office hours where only they failed', async () => {
    const { environment, client, retry } = await openBooking({ client: downFor('officeHours') });
    client.forget();
    retry();
    await environment.settle();
    expect(names(client)).toEqual([['getOfficeHours', '']]);
  });

  it('brings a visitor who saves data the day in view, and nothing else', async () => {
    const client = downFor('configuration', 'officeHours', 'availability');
    const { environment, retry, view, touch } = await openBooking({ client });
    environment.saveData = true;
    upAgain(client);
    client.forget();
    touch();
    retry();
    await environment.settle();
    await environment.idle();
    expect(names(client)).toEqual([
      ['getWidgetConfiguration', ''],
      ['getAvailability', december(4)],
    ]);
    expect(view()).toMatchObject({ times: { kind: 'times' }, chipsPending: false });
  });

  it('leaves a stopped booking alone', async () => {
    const answers = held<never>();
    const client = downFor('availability');
    const { environment, retry, stop, changes, warned } = await openBooking({ client });
    client.answers.availability = answers.answer;
    retry();
    stop();
    const before = changes();
    await environment.advance(10_000);
    expect(changes()).toBe(before);
    expect(warned).toEqual([]);
  });
});

describe('the integrator is warned', () => {
  it('of what they can mend, once', async () => {
    const client = programmedClient({ officeHours: failing({ kind: 'status', status: 401, errors: [] }) });
    const { environment, warned, retry } = await openBooking({ client });
    retry();
    await environment.settle();
    expect(warned).toEqual([expect.stringContaining('answered 401')]);
  });
});
