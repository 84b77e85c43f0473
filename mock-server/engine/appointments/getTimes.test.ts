import { describe, expect, it } from 'vitest';
import { createMockService } from '../mockService.ts';
import { getTimes } from './getTimes.ts';
import { getWidgetConfiguration } from './getWidgetConfiguration.ts';

const service = (now = '2026-12-01T09:00:00', busy = 0) => createMockService({ now, busy });
const NO_EMPLOYEES = 'No Employees free at Scheduled Appointment time';

describe('office hours', () => {
  it.each([
    ['Tuesday', '2026-12-01T21:00:00', 47, '08:00:00', '19:30:00'],
    ['Saturday', '2026-12-05T09:00:00', 25, '10:00:00', '16:00:00'],
    ['Sunday', '2026-12-06T09:00:00', 0, undefined, undefined],
  ])('are those of the present day: %s', (_, now, count, first, last) => {
    const reply = getTimes(service(now).company, '101', null);
    if (!reply.ok) throw new Error('refused');
    const { available_times, ...rest } = reply.value;
    expect([available_times.length, available_times[0], available_times.at(-1)]).toEqual([count, first, last]);
    expect(rest).toEqual({ valid: true, errors: {}, appointment_sms_opt_in: true });
  });

  it('are given also if nobody is free', () => {
    expect(getTimes(service().company, '105', null)).toMatchObject({ ok: true });
  });
});

describe('free slots', () => {
  it('are the whole day while the calendars are empty', () => {
    const reply = getTimes(service().company, '101', '2026-12-05T12:00');
    expect(reply.ok && reply.value.available_times).toHaveLength(25);
    expect(reply.ok && reply.value.available_times[1]).toBe('2026-12-05T10:15:00');
  });

  it('of today are only those in the future', () => {
    const reply = getTimes(service('2026-12-01T17:00:00').company, '101', '2026-12-01T17:15:00');
    expect(reply.ok && reply.value.available_times[0]).toBe('2026-12-01T17:15:00');
  });

  it('contain no start whose tour would overlap another', () => {
    const mock = service();
    expect(mock.takeSlot(101, '2026-12-05T12:00:00')).toBe(3);
    const reply = getTimes(mock.company, '101', '2026-12-05T12:30:00');
    const listed = reply.ok ? reply.value.available_times.map((slot) => slot.slice(11, 16)) : [];
    expect(listed).toContain('11:30');
    expect(listed).toContain('12:30');
    expect(listed.filter((slot) => ['11:45', '12:00', '12:15'].includes(slot))).toEqual([]);
  });

  it.each([
    ['taken', '101', '2026-12-05T12:00:00', NO_EMPLOYEES, 22],
    ['past', '101', '2026-12-01T08:00:00', 'The date and time you selected is in the past', 42],
    ['off the marks', '101', '2026-12-05T12:10:00', NO_EMPLOYEES, 22],
    ['a closed day', '101', '2026-12-06T12:00:00', NO_EMPLOYEES, 0],
    ['a group that is never free', '105', '2026-12-05T12:00:00', NO_EMPLOYEES, 0],
    ['no time at all', '101', 'tomorrow', 'Enter a date and time, like 2026-12-05T10:15.', 0],
    ['empty', '101', '', 'Enter a date and time, like 2026-12-05T10:15.', 0],
  ])('are listed in the refusal of a time that is %s', (_, group, time, message, count) => {
    const mock = service();
    mock.takeSlot(101, '2026-12-05T12:00:00');
    const reply = getTimes(mock.company, group, time);
    expect(reply).toMatchObject({ ok: false, why: 'invalid', body: { valid: false, errors: { start: [message] } } });
    expect(!reply.ok && Object(reply.body).available_times).toHaveLength(count);
  });

  it('follow the wall clock of the company for a time with an offset', () => {
    const reply = getTimes(service().company, '101', '2026-12-06T02:00:00Z');
    expect(!reply.ok && Object(reply.body).available_times[0]).toBe('2026-12-05T10:00:00');
  });

  it('are not found for an unknown group', () => {
    expect(getTimes(service().company, '7', null)).toMatchObject({ why: 'notFound' });
  });
});

describe('other work', () => {
  const slotsOf = (mock: ReturnType<typeof service>, day: string) => {
    const reply = getTimes(mock.company, '101', `${day}T12:00:00`);
    return reply.ok ? reply.value.available_times : Object(reply.body).available_times;
  };
  const days = ['02', '03', '04', '07', '08', '09', '10', '11', '14', '15'].map((day) => `2026-12-${day}`);

  it('is the same for the same seed, in any order of calls', () => {
    const [one, other] = [service('2026-12-01T09:00:00', 0.4), service('2026-12-01T09:00:00', 0.4)];
    const backwards = new Map(days.toReversed().map((day) => [day, slotsOf(other, day)]));
    expect(days.map((day) => slotsOf(one, day))).toEqual(days.map((day) => backwards.get(day)));
  });

  it('takes more of the time with a larger share, and all of it with the share 1', () => {
    const count = (busy: number) => days.flatMap((day) => slotsOf(service('2026-12-01T09:00:00', busy), day)).length;
    expect(count(0)).toBe(470);
    expect(count(0.3)).toBeLessThan(count(0.1));
    expect(count(0.3)).toBeGreaterThan(470 * 0.3);
    expect(count(1)).toBe(0);
  });
});

describe('the widget configuration', () => {
  const widget = 'lead_capture_appointment';

  it.each([
    ['inactive group', '103', widget, 'Widget is inactive'],
    ['unknown group', '999', widget, 'There is no such group'],
    ['no widget', '101', null, 'The parameter widget must be lead_capture_appointment'],
    ['another widget', '101', 'x', 'The parameter widget must be lead_capture_appointment'],
  ])('is refused: %s', (_, group, name, message) => {
    expect(getWidgetConfiguration(service().company, group, name)).toEqual({
      ok: false,
      why: 'invalid',
      body: { errors: { widget: [message] } },
    });
  });

  it.each([
    ['101', 20],
    ['102', 30],
  ])('of group %s has every key at %i', (group, value) => {
    const reply = getWidgetConfiguration(service().company, group, widget);
    const values = Object.values(reply.ok ? reply.value.data.field_config : {});
    expect(values.length).toBeGreaterThanOrEqual(18);
    expect(new Set(values)).toEqual(new Set([value]));
  });

  it('is refused everywhere in the scenario inactive', () => {
    const mock = service();
    expect(getWidgetConfiguration(mock.company, '101', widget).ok).toBe(true);
    mock.setScenario('inactive');
    expect(getWidgetConfiguration(mock.company, '101', widget).ok).toBe(false);
  });
});
