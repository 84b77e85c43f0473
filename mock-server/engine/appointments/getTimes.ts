import type { Times } from '../../../src/api/contract/schemas/appointments.ts';
import { parseOffsetDateTime } from '../../../src/time/parseOffsetDateTime.ts';
import { at, dayOf, type LocalDateTime, parseLocalDateTime } from '../../../src/time/values.ts';
import { moment, wallClock } from '../../../src/time/zone.ts';
import type { Company } from '../company.ts';
import { marksOfDay, TIMES_OF_MARKS } from '../groups/officeHours.ts';
import { accept, notFound, type Outcome } from '../outcome.ts';
import { freeSlots, IN_THE_PAST, NO_EMPLOYEES_FREE } from './freeSlots.ts';

/**
 * The times of a group (document, "times"). Without `time`, gives the office hours of the present day, taken or not. With
 * `time`, gives the free slots of that day. If `time` is not one of them, the reply is a refusal that still lists them.
 */
export function getTimes(company: Company, groupId: string, time: string | null): Outcome<Times> {
  const group = company.groups.find(groupId);
  if (!group) return notFound('group', groupId);
  const reply = (available: string[], message?: string): Times => ({
    available_times: available,
    valid: message === undefined,
    errors: message === undefined ? {} : { start: [message] },
    appointment_sms_opt_in: group.smsOptIn,
  });

  if (time === null) {
    const today = dayOf(company.clock.now());
    const times = marksOfDay(group, today).flatMap((mark) => TIMES_OF_MARKS[mark] ?? []);
    return accept(reply(times.filter((each) => !company.clock.skips(at(today, each)))));
  }
  const asked = readTime(time, company.clock.zone);
  if (!asked) return invalid(reply([], 'Enter a date and time, like 2026-12-05T10:15.'));
  const isFull = company.faults.breaks('fully-booked', 'getTimes', group.id);
  const slots = isFull ? [] : freeSlots(company, group, dayOf(asked));
  if (slots.includes(asked)) return accept(reply(slots));
  return invalid(reply(slots, asked <= company.clock.now() ? IN_THE_PAST : NO_EMPLOYEES_FREE));
}

/** Reads a time. One with an offset is converted to the company's wall clock. */
function readTime(text: string, zone: string): LocalDateTime | undefined {
  const local = parseLocalDateTime(text);
  const offset = local ? undefined : parseOffsetDateTime(text);
  return offset ? wallClock(moment(offset), zone) : local;
}

const invalid = (body: Times) => ({ ok: false, why: 'invalid', body }) as const;
