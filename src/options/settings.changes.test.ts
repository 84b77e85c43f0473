import { describe, expect, it, vi } from 'vitest';
import { local } from '../../test/programmedClient.ts';
import type { BookingInDoubt } from '../core/lookUp.ts';
import { readPreviewOptions } from '../preview/previewOptions.ts';
import type { TourBookingOptions } from './componentOptions.ts';
import { createHost } from './host.ts';
import { bookingIdentity } from './identity.ts';
import { readSettings } from './settings.ts';

const right: TourBookingOptions = { groupId: 101, api: 'https://leasing.example.com' };
const read = (options: object) => {
  const all: TourBookingOptions = { ...right, ...options };
  return readSettings(all, createHost(all));
};

describe('lookUp', () => {
  const doubt: BookingInDoubt = { service: 'a', groupId: 101, start: local('2026-12-05T10:15:00'), attempt: undefined };

  it('is the newest function of the host, and knows nothing once it is taken away', () => {
    const [first, second] = [
      vi.fn(() => ({ kind: 'unknown' }) as const),
      vi.fn(() => ({ kind: 'not-booked' }) as const),
    ];
    const host = createHost({ ...right, lookUp: first });
    const { settings, problems } = readSettings(host.options(), host);
    expect(problems).toEqual([]);
    host.setOptions({ ...right, lookUp: second });
    expect(settings.lookUp?.(doubt)).toEqual({ kind: 'not-booked' });
    expect([first.mock.calls, second.mock.calls]).toEqual([[], [[doubt]]]);
    // The core checks the answer, so it is passed on as it is.
    host.setOptions({ ...right, lookUp: Object.assign(() => undefined) });
    expect(settings.lookUp?.(doubt)).toBeUndefined();
    host.setOptions(right);
    expect(settings.lookUp?.(doubt)).toEqual({ kind: 'unknown' });
  });

  it('is undefined where no function is given', () => {
    expect(read({ lookUp: null })).toMatchObject({ settings: { lookUp: undefined }, problems: [] });
    const { settings, problems } = read({ lookUp: 'lookUp' });
    expect(settings.lookUp).toBeUndefined();
    expect(problems).toEqual(['tour-booking: `lookUp` is "lookUp"; give a function.']);
  });
});

describe('a tour to change', () => {
  const start = '2026-12-05T10:15:00';

  it.each([
    [48213, start],
    [' 48213 ', ` ${start} `],
  ])('is read from its number and its start: %j %j', (manage, manageStart) => {
    const { settings, problems } = read({ manage, manageStart });
    expect(problems).toEqual([]);
    expect(settings.managed).toEqual({ id: 48213, start });
    expect(settings.scope).toBeDefined();
  });

  it('is undefined where neither its number nor its start is given', () => {
    const { settings, problems } = read({ manage: '', manageStart: '' });
    expect([settings.managed, problems]).toEqual([undefined, []]);
    expect(settings.scope).toBeDefined();
  });

  it.each([
    [{ manage: 48213 }, ['manageStart` is missing']],
    [{ manageStart: start }, ['manage` is missing']],
    [{ manage: 'A-1', manageStart: start }, ['manage` is "A-1"']],
    [{ manage: 0, manageStart: start }, ['manage` is 0']],
    [{ manage: 48213, manageStart: 'Saturday' }, ['manageStart` is "Saturday"']],
    [{ manage: 48213, manageStart: 7 }, ['manageStart` is 7']],
  ])('leaves nothing to book where its number or its start is missing or wrong: %j', (given, named) => {
    const { settings, problems } = read(given);
    expect(settings.scope).toBeUndefined();
    expect(settings.managed).toBeUndefined();
    expect(problems).toHaveLength(named.length);
    for (const [index, part] of named.entries()) expect(problems[index]).toContain(part);
  });

  it('is a booking of its own, and has no preview', () => {
    const identities = [
      right,
      { ...right, manage: 1, manageStart: start },
      { ...right, manage: 2, manageStart: start },
    ];
    expect(new Set(identities.map(bookingIdentity)).size).toBe(3);
    expect(readPreviewOptions(right, {}).asks).toBeDefined();
    expect(readPreviewOptions({ ...right, manage: 1, manageStart: start }, {}).asks).toBeUndefined();
  });
});
