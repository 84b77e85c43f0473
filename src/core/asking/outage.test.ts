import { describe, expect, it } from 'vitest';
import { openBooking } from '../../../test/openBooking.ts';
import { failing, held, type ProgrammedClient, programmedClient } from '../../../test/programmedClient.ts';
import { december } from '../../../test/situations.ts';

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
  ] as const)('twenty returns in ten minutes take one probe each, tried once: %s', async (_, firstCalls, parts) => {
    const client = downFor(...parts);
    const { environment, prefetchDay, touch } = await openBooking({ client });
    expect(client.calls).toHaveLength(firstCalls);
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

describe('"try again"', () => {
  it('asks at once, with the usual number of attempts, and counts the failures in a row', async () => {
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
