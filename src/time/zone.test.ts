import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { parseOffsetDateTime } from './parseOffsetDateTime.ts';
import { type LocalDateTime, type OffsetDateTime, parseLocalDateTime } from './values.ts';
import { isZone, moment, momentOf, nextQuarterHour, offsetMinutes, ownClock, wallClock, withOffset } from './zone.ts';

function valid<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('a literal of this test is no value');
  return value;
}
const local = (text: string): LocalDateTime => valid(parseLocalDateTime(text));
const offset = (text: string): OffsetDateTime => valid(parseOffsetDateTime(text));
const utc = (text: string): number => Date.parse(text);

/** Zones with the odd habits: half hours, a change of the date, midnight changes, half an hour of summer time, none. */
const ZONES = [
  'UTC',
  'America/New_York',
  'America/St_Johns',
  'Europe/London',
  'Africa/Cairo',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'America/Sao_Paulo',
] as const;
const zone = fc.constantFrom(undefined, ...ZONES);
/** Whole seconds from 1980 to 2037, where every zone's rules are settled. */
const second = fc.integer({ min: 315_532_800, max: 2_145_916_800 }).map((value) => value * 1000);

describe('isZone', () => {
  it.each(['America/New_York', 'UTC', 'Pacific/Apia'])('%s is one', (name) => expect(isZone(name)).toBe(true));
  it.each(['Amerika/New_York', 'EST5', '', 'local', '../UTC'])('%j is none', (name) =>
    expect(isZone(name)).toBe(false),
  );

  it('an empty name is none, even after a call without a zone', () => {
    wallClock(0);
    expect(isZone('')).toBe(false);
  });
});

describe('wallClock', () => {
  it.each([
    ['2026-12-05T15:15:00Z', 'America/New_York', '2026-12-05T10:15:00'],
    ['2026-07-05T14:15:00Z', 'America/New_York', '2026-07-05T10:15:00'],
    ['2026-12-05T05:00:00Z', 'America/New_York', '2026-12-05T00:00:00'],
    ['2026-12-05T04:59:59Z', 'America/New_York', '2026-12-04T23:59:59'],
    ['2026-12-05T12:00:00Z', 'Asia/Kathmandu', '2026-12-05T17:45:00'],
    ['2026-12-05T11:00:00Z', 'Pacific/Apia', '2026-12-06T00:00:00'],
    // The day Apia did not have.
    ['2011-12-30T09:59:59Z', 'Pacific/Apia', '2011-12-29T23:59:59'],
    ['2011-12-30T10:00:00Z', 'Pacific/Apia', '2011-12-31T00:00:00'],
  ])('at %s in %s shows %s', (at, name, shown) => {
    expect(wallClock(utc(at), name)).toBe(shown);
  });

  it('always shows a value that can be read', () => {
    fc.assert(
      fc.property(second, zone, (ms, name) => {
        const shown = wallClock(ms, name);
        expect(parseLocalDateTime(shown)).toBe(shown);
      }),
    );
  });

  it('without a zone is the clock of the machine', () => {
    fc.assert(
      fc.property(second, (ms) => {
        const here = new Date(ms);
        const hours = String(here.getHours()).padStart(2, '0');
        expect(wallClock(ms).slice(8, 13)).toBe(`${String(here.getDate()).padStart(2, '0')}T${hours}`);
        expect(offsetMinutes(ms)).toBe(0 - here.getTimezoneOffset());
      }),
    );
  });
});

describe('momentOf', () => {
  it.each([
    ['a winter day', '2026-12-05T10:15:00', 'America/New_York', '2026-12-05T15:15:00Z'],
    ['a summer day', '2026-07-05T10:15:00', 'America/New_York', '2026-07-05T14:15:00Z'],
    ['the hour before the gap', '2026-03-08T01:59:59', 'America/New_York', '2026-03-08T06:59:59Z'],
    ['in the spring gap, by the offset before', '2026-03-08T02:30:00', 'America/New_York', '2026-03-08T07:30:00Z'],
    ['right after the gap', '2026-03-08T03:00:00', 'America/New_York', '2026-03-08T07:00:00Z'],
    ['shown twice in autumn, the first', '2026-11-01T01:30:00', 'America/New_York', '2026-11-01T05:30:00Z'],
    ['after the double hour', '2026-11-01T02:00:00', 'America/New_York', '2026-11-01T07:00:00Z'],
    ['a midnight that Cairo skips', '2023-04-28T00:30:00', 'Africa/Cairo', '2023-04-27T22:30:00Z'],
    ['before the missing day', '2011-12-29T20:00:00', 'Pacific/Apia', '2011-12-30T06:00:00Z'],
    ['in the missing day, by the offset before', '2011-12-30T12:00:00', 'Pacific/Apia', '2011-12-30T22:00:00Z'],
    ['after the missing day', '2011-12-31T05:00:00', 'Pacific/Apia', '2011-12-30T15:00:00Z'],
    ['half an hour of summer time', '2026-10-04T02:15:00', 'Australia/Lord_Howe', '2026-10-03T15:45:00Z'],
  ])('%s', (_, value, name, at) => {
    expect(new Date(momentOf(local(value), name)).toISOString()).toBe(new Date(utc(at)).toISOString());
  });

  it('finds a moment at which the clock showed this, never a later one', () => {
    fc.assert(
      fc.property(second, zone, (ms, name) => {
        const shown = wallClock(ms, name);
        const found = momentOf(shown, name);
        expect(wallClock(found, name)).toBe(shown);
        // Earlier only where the clock shows the value twice.
        expect(found).toBeLessThanOrEqual(ms);
        expect(ms - found).toBeLessThanOrEqual(3_600_000);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('offsets', () => {
  it.each([
    ['2026-12-05T15:15:00Z', 'America/New_York', -300, '2026-12-05T10:15:00-05:00'],
    ['2026-07-05T14:15:00Z', 'America/New_York', -240, '2026-07-05T10:15:00-04:00'],
    ['2026-12-05T12:00:00Z', 'Asia/Kathmandu', 345, '2026-12-05T17:45:00+05:45'],
    ['2026-12-05T12:00:00Z', 'UTC', 0, '2026-12-05T12:00:00+00:00'],
    ['2026-07-05T12:00:00Z', 'America/St_Johns', -150, '2026-07-05T09:30:00-02:30'],
    ['2026-12-05T12:00:00Z', 'Pacific/Kiritimati', 840, '2026-12-06T02:00:00+14:00'],
  ])('at %s in %s: %i minutes, %s', (at, name, minutes, text) => {
    expect(offsetMinutes(utc(at), name)).toBe(minutes);
    expect(withOffset(utc(at), name)).toBe(text);
  });

  it('withOffset and moment undo each other in every zone', () => {
    fc.assert(
      fc.property(second, zone, (ms, name) => {
        const text = withOffset(ms, name);
        expect(parseOffsetDateTime(text)).toBe(text);
        expect(moment(text)).toBe(ms);
      }),
    );
  });

  it.each([
    ['2026-12-05T10:15:00-05:00', '2026-12-05T15:15:00.000Z'],
    ['2026-12-05T15:15:00Z', '2026-12-05T15:15:00.000Z'],
    ['2026-12-05 10:15:00-0500', '2026-12-05T15:15:00.000Z'],
    ['2026-12-05T10:15:00.123456-05:00', '2026-12-05T15:15:00.123Z'],
    ['2026-12-05T10:15+05:45', '2026-12-05T04:30:00.000Z'],
  ])('%s is %s', (text, iso) => {
    expect(new Date(moment(offset(text))).toISOString()).toBe(iso);
  });

  it('every text that can be parsed is a moment', () => {
    fc.assert(
      fc.property(
        second,
        fc.constantFrom('Z', '+14:00', '-0930', '+00:00', '-23:59'),
        fc.constantFrom('T', ' '),
        fc.constantFrom('', '.5', '.123456789'),
        (ms, end, separator, fraction) => {
          const text = new Date(ms).toISOString().slice(0, 19).replace('T', separator) + fraction + end;
          expect(moment(offset(text))).not.toBeNaN();
        },
      ),
    );
  });
});

describe('nextQuarterHour', () => {
  it.each([
    ['on the mark', '2026-12-05T15:15:00Z', 'America/New_York', '2026-12-05T10:15:00'],
    ['within the second of the mark', '2026-12-05T15:15:00.999Z', 'America/New_York', '2026-12-05T10:15:00'],
    ['a second later', '2026-12-05T15:15:01Z', 'America/New_York', '2026-12-05T10:30:00'],
    ['a second before', '2026-12-05T15:14:59Z', 'America/New_York', '2026-12-05T10:15:00'],
    ['over midnight', '2026-12-06T04:45:01Z', 'America/New_York', '2026-12-06T00:00:00'],
    ['over the new year', '2026-12-31T23:59:59Z', 'UTC', '2027-01-01T00:00:00'],
    [
      'in the quarter before the clock is put forward',
      '2026-03-08T06:50:00Z',
      'America/New_York',
      '2026-03-08T03:00:00',
    ],
    ['in the quarter before it is put back', '2026-11-01T05:50:00Z', 'America/New_York', '2026-11-01T01:00:00'],
    ['where the offset is 45 minutes', '2026-12-05T12:01:00Z', 'Asia/Kathmandu', '2026-12-05T18:00:00'],
    ['before 1970', '1969-12-31T23:59:59.500Z', 'UTC', '1970-01-01T00:00:00'],
  ])('%s', (_, at, name, shown) => {
    expect(nextQuarterHour(utc(at), name)).toBe(shown);
  });

  it('is what the clock shows at the first quarter hour that is not past', () => {
    fc.assert(
      fc.property(second, fc.nat(999), zone, (ms, fraction, name) => {
        const quarter = 15 * 60_000;
        const mark = ms % quarter === 0 ? ms : ms - (ms % quarter) + quarter;
        expect(nextQuarterHour(ms + fraction, name)).toBe(wallClock(mark, name));
      }),
    );
  });
});

/** A Temporal that tells `clock` of every zone, by this name of the machine's own. */
const temporal = (clock: () => unknown, own = 'America/New_York') => ({
  Now: { timeZoneId: () => own },
  Instant: { fromEpochMilliseconds: () => ({ toZonedDateTimeISO: () => ({ toPlainDateTime: clock }) }) },
});
const refuses = (): never => {
  throw new RangeError('Not a valid time zone string');
};

describe('a Temporal that the page has brought', () => {
  const at = utc('2026-12-05T15:15:00Z');

  it('tells the time', () => {
    vi.stubGlobal(
      'Temporal',
      temporal(() => '2026-12-05T10:15:01'),
    );
    expect(wallClock(at, 'America/New_York')).toBe('2026-12-05T10:15:01');
    expect(ownClock(at)).toBe('2026-12-05T10:15:01');
  });

  it.each([
    ['is null', null],
    ['is empty', {}],
    ['has no Now', { ...temporal(() => ''), Now: undefined }],
    ['has no Instant', { ...temporal(() => ''), Instant: undefined }],
    ['cannot tell a clock', temporal(refuses)],
    ['gives nothing', temporal(() => undefined)],
    ['gives an object', temporal(() => ({}))],
    ['gives a text of that length', temporal(() => 'nineteen characters')],
    ['gives another day', temporal(() => '1970-01-01T00:00:00')],
    ['gives a time without seconds', temporal(() => '2026-12-05T10:15')],
  ])('is left aside when it %s', (_, brought) => {
    vi.stubGlobal('Temporal', undefined);
    const [own, visitor] = [wallClock(at), ownClock(at)];
    vi.stubGlobal('Temporal', brought);
    expect(wallClock(at, 'America/New_York')).toBe('2026-12-05T10:15:00');
    expect([wallClock(at), ownClock(at)]).toEqual([own, visitor]);
    expect(visitor).toBe(own);
  });
});

describe('a machine that does not know its zone', () => {
  const at = utc('2026-12-05T15:15:00Z');
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  /** As Chromium does with `TZ=Etc/Unknown`: it tells UTC, by a name that it refuses. */
  const named = (own: string | undefined): void => {
    vi.stubGlobal('Temporal', temporal(refuses, own));
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (this: Intl.DateTimeFormat) {
      const options = resolvedOptions.call(this);
      return Object.assign(options, { timeZone: own });
    });
  };
  afterEach(() => vi.restoreAllMocks());

  it.each(['Etc/Unknown', 'Foo/Bar', '', undefined])('has no clock of its own: %j', (own) => {
    named(own);
    expect(ownClock(at)).toBeUndefined();
    expect(wallClock(at)).toMatch(/^2026-12-0\dT\d\d:15:00$/);
    expect(wallClock(at, 'America/New_York')).toBe('2026-12-05T10:15:00');
  });

  it('has one as soon as it knows it', () => {
    named('America/New_York');
    expect(ownClock(at)).toBe(wallClock(at));
  });
});
