import { describe, expect, it } from 'vitest';
import { parseLocalDateTime } from '../../../src/time/values.ts';
import { createMockService } from '../mockService.ts';
import type { MockServiceOptions } from '../serviceOptions.ts';
import { type Choice, chooseEmployee, employeesWithoutTour, freeEmployees } from './chooseEmployee.ts';

const NOW = '2026-12-01T09:00:00';

/** Group 101 with its employees 1, 2 and 3. */
function open(options: MockServiceOptions = {}) {
  const service = createMockService({ now: NOW, ...options });
  const { company } = service;
  const group = company.groups.find('101');
  if (!group) throw new Error('Group 101 is missing');
  const at = (text: string) => {
    const start = parseLocalDateTime(text);
    if (!start) throw new Error(`${text} is not a date and time`);
    return start;
  };
  const idsOf = (employees: readonly { id: number }[]) => employees.map(({ id }) => id);
  return {
    service,
    free: (start: string) => idsOf(freeEmployees(company, group, at(start))),
    withoutTour: (start: string) => idsOf(employeesWithoutTour(company, group, at(start))),
    choose(start: string, choice: Choice) {
      return chooseEmployee(company, freeEmployees(company, group, at(start)), at(start), choice)?.id;
    },
  };
}
const tourOf = (employee: number, time: string) => ({ group: 101, employee, start: `2026-12-04T${time}:00` });

describe('who gets a tour', () => {
  const start = '2026-12-04T15:00:00';

  it('a booking goes to the free employee with the fewest tours on that day, or to the first of equals', () => {
    const { service, choose } = open();
    expect(choose(start, { way: 'book' })).toBe(1);
    service.addAppointment(tourOf(1, '10:00'));
    expect(choose(start, { way: 'book' })).toBe(2);
    service.addAppointment(tourOf(2, '10:00'));
    service.addAppointment(tourOf(2, '11:00'));
    service.addAppointment(tourOf(3, '10:00'));
    expect(choose(start, { way: 'book' })).toBe(1);
    service.addAppointment(tourOf(1, '15:00'));
    expect(choose(start, { way: 'book' })).toBe(3);
  });

  it('a moved appointment stays with its employee, also if another one has fewer tours', () => {
    const { service, choose } = open();
    service.addAppointment(tourOf(3, '10:00'));
    expect(choose(start, { way: 'reschedule', employee: 3 })).toBe(3);
    service.addAppointment(tourOf(3, '15:00'));
    expect([1, 2]).toContain(choose(start, { way: 'reschedule', employee: 3 }));
  });

  it('an arranged appointment goes to the first free employee, or to the one that is named', () => {
    const { service, choose } = open();
    service.addAppointment(tourOf(1, '10:00'));
    expect(choose(start, { way: 'arrange' })).toBe(1);
    expect(choose(start, { way: 'arrange', employee: 2 })).toBe(2);
    service.addAppointment(tourOf(2, '15:00'));
    expect(choose(start, { way: 'arrange', employee: 2 })).toBeUndefined();
  });

  it.each<Choice>([{ way: 'book' }, { way: 'reschedule', employee: 1 }, { way: 'arrange' }])(
    'nobody gets it when nobody is free: %o',
    (choice) => {
      const { service, choose } = open();
      expect(choose(start, choice)).toBeDefined();
      service.takeSlot(101, start);
      expect(choose(start, choice)).toBeUndefined();
    },
  );
});

describe('free employees', () => {
  const everybody = [1, 2, 3];

  it('are free from the end of the lead time on', () => {
    const { free } = open({ leadMinutes: 90 });
    expect([free('2026-12-01T10:15:00'), free('2026-12-01T10:30:00')]).toEqual([[], everybody]);
  });

  it('are free in the future only', () => {
    const { free } = open();
    expect([free('2026-12-01T09:00:00'), free('2026-12-01T09:15:00')]).toEqual([[], everybody]);
  });

  it('are free until the last day of the booking period', () => {
    const { free } = open({ daysAhead: 3 });
    expect([free('2026-12-04T19:30:00'), free('2026-12-05T10:00:00')]).toEqual([everybody, []]);
  });

  it('are not free on the last day of the year 9999, after which no date can be written', () => {
    const { free } = open();
    expect([free('9999-12-30T10:00:00'), free('9999-12-31T10:00:00')]).toEqual([everybody, []]);
  });

  it('are free on quarter hours within office hours', () => {
    const { free } = open();
    expect([free('2026-12-05T16:00:00'), free('2026-12-05T16:15:00'), free('2026-12-05T12:10:00')]).toEqual([
      ...[everybody, [], []],
    ]);
  });

  it('can get an arranged tour at any quarter hour at which they have no tour', () => {
    const { service, withoutTour } = open();
    service.addAppointment({ group: 101, employee: 2, start: '2026-11-29T03:00:00' });
    expect([withoutTour('2026-11-29T03:15:00'), withoutTour('2026-11-29T03:30:00')]).toEqual([[1, 3], everybody]);
  });
});
