import { describe, expect, it } from 'vitest';
import { openBooking, START } from '../../../test/openBooking.ts';
import {
  failing,
  held,
  local,
  type ProgrammedClient,
  programmedClient,
  slots,
} from '../../../test/programmedClient.ts';
import { december } from '../../../test/situations.ts';
import { steppedEnvironment } from '../../../test/steppedEnvironment.ts';
import type { Availability } from '../../api/availability.ts';

const down = failing({ kind: 'status', status: 500, errors: [] });
const downFor = (...names: readonly ('configuration' | 'officeHours' | 'availability')[]): ProgrammedClient =>
  programmedClient(Object.fromEntries(names.map((name) => [name, down])));
const upAgain = (client: ProgrammedClient): void => {
  Object.assign(client.answers, programmedClient().answers);
};
const names = (client: ProgrammedClient) => client.calls.map(({ name, about }) => [name, about.slice(0, 10)]);

describe('when the service is back', () => {
  it('the probe waits a random part of two seconds after the return', async () => {
    const client = downFor('availability');
    const environment = steppedEnvironment(START);
    environment.chance = 0.75;
    await openBooking({ client, environment });
    client.forget();
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

  it('two widgets of one group probe together, with one call', async () => {
    const client = downFor('configuration', 'availability');
    const first = steppedEnvironment(START);
    const second = steppedEnvironment(START, first.queryClient);
    await openBooking({ client, environment: first });
    second.chance = 0.9;
    await openBooking({ client, environment: second });
    client.answers.configuration = held<never>().answer;
    client.forget();
    for (const environment of [first, second]) await environment.tellReturn();
    for (const environment of [first, second]) await environment.advance(1_000);
    expect(names(client)).toEqual([['getWidgetConfiguration', '']]);
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
    expect(emitted).toEqual([['ready', { active: true }]]);
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

  it('the office hours are asked for when there is room', async () => {
    const client = downFor('officeHours', 'availability');
    const { environment, pickDay } = await openBooking({ client });
    for (const number of [9, 10]) {
      pickDay(december(number));
      await environment.settle();
    }
    upAgain(client);
    const answers = held<Availability>();
    client.answers.availability = answers.answer;
    client.forget();
    await environment.tellReturn();
    await environment.advance(1_000);
    answers.release(slots(local('2026-12-10T12:00:00'), '10:00:00'));
    await environment.settle();
    const days = [10, 4, 9].map((number) => ['getAvailability', december(number)]);
    expect(names(client)).toEqual(days);
    for (const number of ['04', '09', '05']) {
      answers.release(slots(local(`2026-12-${number}T12:00:00`), '10:00:00'));
      await environment.settle();
    }
    expect(client.days().slice(3)).toEqual([december(5), december(6)]);
    expect(names(client).at(-1)).toEqual(['getOfficeHours', '']);
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

  it('asks nothing about a day that cannot be asked about', async () => {
    const { environment, client } = await openBooking({ settings: { closed: () => true } });
    await environment.sleep(120_000);
    await environment.tellReturn();
    await environment.advance(2_000);
    expect(client.days()).toEqual([]);
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
