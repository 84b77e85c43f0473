import { describe, expect, it } from 'vitest';
import { bookTour } from './appointments/bookTour.ts';
import { createMockService } from './mockService.ts';
import { createRandom, hash } from './random.ts';
import { createClock } from './serviceClock.ts';

const body = { appointment: { start: '2026-12-04T10:00:00' }, client: { people: [{ email: 'rosa@example.com' }] } };

describe('the service', () => {
  it('shows its data', () => {
    const service = createMockService();
    bookTour(service.company, '101', body);
    expect(service.state()).toMatchObject({
      now: '2026-12-01T09:00:00',
      scenario: 'none',
      counts: { appointments: 1, prospects: 1 },
      appointments: [
        {
          id: 9001,
          group: 101,
          status: 30,
          start: '2026-12-04T10:00:00',
          employee: { id: 1, name: 'Maya Ellison' },
          client: { id: 5001, people: [{ email: 'rosa@example.com' }] },
        },
      ],
    });
  });

  it('goes back to its start', () => {
    const service = createMockService({ scenario: 'slow' });
    const before = service.state();
    bookTour(service.company, '101', body);
    service.setScenario('offline');
    service.setNow('2027-01-01T00:00:00');
    expect(service.state()).not.toEqual(before);
    service.reset();
    expect(service.state()).toEqual(before);
    expect(bookTour(service.company, '101', body).ok).toBe(true);
  });

  it('takes a slot with every free agent', () => {
    const service = createMockService();
    bookTour(service.company, '101', body);
    expect(service.takeSlot(101, '2026-12-04T10:15')).toBe(2);
    expect(service.takeSlot(101, '2026-12-04T10:15')).toBe(0);
    expect(service.state().appointments.map(({ status }) => status)).toEqual([30, null, null]);
  });

  it.each([
    [7, '2026-12-04T10:00:00'],
    [101, 'soon'],
    [101, '2026-12-04T10:10:00'],
    [101, '2026-12-06T10:00:00'],
  ])('says that group %i has no start at %s', (group, start) => {
    expect(() => createMockService().takeSlot(group, start)).toThrow(RangeError);
  });

  it.each([{ now: '2026-02-30T10:00:00' }, { zone: 'Moon/Base' }, { busy: 2 }, { busy: Number.NaN }, { listings: -1 }])(
    'does not start with %j',
    (options) => {
      expect(() => createMockService(options)).toThrow(RangeError);
    },
  );

  it.each([
    null,
    [],
    {},
    { version: 1 },
    { version: 2, seed: 1, random: 1, resources: {} },
    { version: 1, seed: 2, random: 1, resources: {} },
    { version: 1, seed: 1, random: 1, resources: { appointments: {} } },
    { version: 1, seed: 1, random: 1, resources: { appointments: [{ id: 1 }] } },
    { version: 1, seed: 1, random: 1, resources: { prospects: [{ id: 1, people: 5 }] } },
  ])('refuses to restore %j', (data) => {
    expect(() => createMockService().restore(data)).toThrow(TypeError);
  });
});

describe('the clock', () => {
  it('ticks, and goes on from the time it is set to', () => {
    const tick = { ms: 5000 };
    const start = createMockService({ now: '2026-12-01T09:00:00', ticks: () => tick.ms });
    expect(start.state().now).toBe('2026-12-01T09:00:00');
    tick.ms += 61_500;
    expect(start.state().now).toBe('2026-12-01T09:01:01');
    start.setNow('2026-12-24T18:00:00');
    tick.ms += 1000;
    expect(start.state().now).toBe('2026-12-24T18:00:01');
  });

  it('writes moments with offset and fraction', () => {
    const clock = createMockService({ now: '2026-12-01T09:00:00' }).company.clock;
    expect(clock.withFraction(clock.moment() + 7)).toBe('2026-12-01T09:00:00.007000-05:00');
    expect(clock.withFraction(clock.moment() + 999.9)).toBe('2026-12-01T09:00:00.999000-05:00');
    expect(clock.withFraction(-1)).toBe('1969-12-31T18:59:59.999000-05:00');
  });

  it.each(['Pacific/Apia', 'Africa/Cairo', 'America/New_York'])('shows the wall clock of %s', (zone) => {
    const { clock } = createMockService({ now: '2026-12-01T09:00:00', zone }).company;
    expect(createClock({ now: clock.now(), zone, ticks: () => 0 }).moment()).toBe(clock.moment());
    expect(clock.now()).toBe('2026-12-01T09:00:00');
  });
});

describe('randomness', () => {
  it('repeats with its seed and its position', () => {
    const [one, other] = [createRandom(7), createRandom(7)];
    const first = [one.next(), one.next(), one.next()];
    expect([other.next(), other.next(), other.next()]).toEqual(first);
    expect(createRandom(8).next()).not.toBe(first[0]);
    const position = one.position();
    const next = one.next();
    one.restore(position);
    expect(one.next()).toBe(next);
    expect(first.every((value) => value >= 0 && value < 1)).toBe(true);
  });

  it('picks every item, and nothing from an empty list', () => {
    const random = createRandom(1);
    expect(new Set(Array.from({ length: 50 }, () => random.pick(['a', 'b', 'c'])))).toEqual(new Set(['a', 'b', 'c']));
    expect(random.pick([])).toBeUndefined();
    expect(hash('a', 1)).not.toBe(hash('a', 2));
  });
});
