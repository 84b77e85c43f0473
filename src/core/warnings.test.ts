import { describe, expect, it, vi } from 'vitest';
import { ApiError, type ApiFailure } from '../api/failure.ts';
import { type Day, parseDay } from '../time/values.ts';
import { createWarnings } from './warnings.ts';

function setUp() {
  const warned: string[] = [];
  return { warned, warnings: createWarnings((message) => warned.push(message)) };
}
const failed = (failure: ApiFailure) => new ApiError(failure, { method: 'GET', url: 'https://a.example/times' });
const day = (text: string): Day => {
  const parsed = parseDay(text);
  if (!parsed) throw new Error(`${text} is no day`);
  return parsed;
};
const configuration = { layouts: [], sources: [], fields: {}, unread: [] };

describe('a failure', () => {
  it.each<[boolean, ApiFailure]>([
    [true, { kind: 'status', status: 401, errors: [] }],
    [true, { kind: 'status', status: 499, errors: [] }],
    [false, { kind: 'status', status: 500, errors: [] }],
    [true, { kind: 'malformed', status: 200, at: 'available_times' }],
    [true, { kind: 'not-sent' }],
    [false, { kind: 'offline' }],
    [false, { kind: 'timeout', ms: 10_000 }],
    [false, { kind: 'aborted' }],
    [false, { kind: 'rate-limited', retryAfter: undefined }],
  ])('warns the integrator, %s: %j', (told, failure) => {
    const { warned, warnings } = setUp();
    const error = failed(failure);
    warnings.failure(error);
    expect(warned).toEqual(told ? [`tour-booking: ${error.message}`] : []);
  });

  it('of a client of the host warns the integrator, a stopped call does not', () => {
    const { warned, warnings } = setUp();
    for (const error of [new TypeError('x'), 'thrown', null]) warnings.failure(error);
    expect(warned).toEqual(['tour-booking: x', 'tour-booking: thrown']);
  });

  it('warns once', () => {
    const { warned, warnings } = setUp();
    for (const error of [new Error('x'), new Error('y'), new Error('x')]) warnings.failure(error);
    expect(warned).toEqual(['tour-booking: x', 'tour-booking: y']);
  });
});

describe('a configuration', () => {
  it('of a group without bookings names the group, and what the service says', () => {
    const { warned, warnings } = setUp();
    warnings.configuration(101, { active: false, reason: 'Widget is inactive' });
    warnings.configuration(102, { active: false, reason: '' });
    expect(warned).toEqual([
      "tour-booking: group 101 is unknown or takes no bookings; check `groupId` and the group's widget. The service says: Widget is inactive",
      "tour-booking: group 102 is unknown or takes no bookings; check `groupId` and the group's widget.",
    ]);
  });

  it('names unreadable parts, and warns of nothing else', () => {
    const { warned, warnings } = setUp();
    warnings.configuration(101, { active: true, configuration });
    expect(warned).toEqual([]);
    const unread = ['layout_options.0', 'field_config'];
    warnings.configuration(101, { active: true, configuration: { ...configuration, unread } });
    expect(warned).toEqual([expect.stringContaining(': layout_options.0, field_config. Fields are optional')]);
  });
});

it('warns of a day to open with that cannot be booked', () => {
  const { warned, warnings } = setUp();
  const range = { first: day('2026-12-01'), last: day('2026-12-31') };
  for (const one of [undefined, range.first, range.last]) warnings.initialDay('initialDay', one, range);
  expect(warned).toEqual([]);
  for (const one of ['2026-11-30', '2027-01-01']) warnings.initialDay('initialDay', day(one), range);
  expect(warned).toEqual([
    'tour-booking: `initialDay` 2026-11-30 is not a day that can be booked, 2026-12-01 to 2026-12-31; the widget opens with the first free day.',
    expect.stringMatching(/^tour-booking: `initialDay` 2027-01-01 is not/),
  ]);
});

it('reports an error that the `warn` of the host throws', () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const fault = new Error('of the host');
  createWarnings(() => {
    throw fault;
  }).failure(new Error('x'));
  expect(reported).toHaveBeenCalledExactlyOnceWith(fault);
});
