import { dayOf, type LocalDateTime, parseLocalDateTime, timeOf } from '../../../src/time/values.ts';
import { markOf } from '../groups/officeHours.ts';
import { isObject } from '../json.ts';
import { createRecords, type Store } from '../store.ts';
import type { Calendars } from './calendars.ts';

/** Appointment status codes (docs/project/api-gaps.md, "Status codes"). Null is an appointment made in the web application. */
export const TENTATIVE = 10;
export const CONFIRMED = 30;
export const CANCELLED = 40;
export const COMPLETED = 50;
export const NO_SHOW = 60;
export const APPOINTMENT_STATUSES = [TENTATIVE, 20, CONFIRMED, CANCELLED, COMPLETED, NO_SHOW, null] as const;
/** The status of an appointment. */
export type AppointmentStatus = (typeof APPOINTMENT_STATUSES)[number];

/** A booked tour. */
export interface MockAppointment {
  readonly id: number;
  readonly group: number;
  readonly employee: number;
  /** The id of the prospect. Null for a tour without one. */
  readonly prospect: number | null;
  readonly status: AppointmentStatus;
  readonly start: LocalDateTime;
  readonly location: string;
  readonly notes: string;
  readonly broker_booked: boolean;
}

/**
 * The appointments, including canceled ones. Active appointments fill the agents' calendars. Only this store changes the
 * calendars.
 */
export interface AppointmentStore extends Store {
  get(id: number): MockAppointment | undefined;
  all(): readonly MockAppointment[];
  ofProspect(prospect: number): readonly MockAppointment[];
  add(input: Omit<MockAppointment, 'id'>): MockAppointment;
  /** Changes the appointment, also in the calendars. */
  change(appointment: MockAppointment, changes: Partial<Omit<MockAppointment, 'id' | 'prospect'>>): MockAppointment;
  /** Deletes the appointment and frees its time. */
  remove(appointment: MockAppointment): void;
}

export const isActive = ({ status }: MockAppointment): boolean => status !== CANCELLED;

export function createAppointmentStore(calendars: Calendars): AppointmentStore {
  const markOfStart = ({ start }: MockAppointment) => [dayOf(start), markOf(timeOf(start)) ?? 0] as const;
  const records = createRecords({
    what: 'appointments',
    firstId: 9001,
    isKept: isAppointment,
    onChange({ before, after }) {
      if (before && isActive(before)) calendars.release(before.employee, ...markOfStart(before));
      if (after && isActive(after)) calendars.take(after.employee, ...markOfStart(after));
    },
  });
  return {
    ...records,
    ofProspect: (prospect) => records.all().filter((each) => each.prospect === prospect),
    add: (input) => records.put({ ...input, id: records.nextId() }),
    change: (appointment, changes) => records.put({ ...appointment, ...changes }),
    remove: ({ id }) => records.remove(id),
    restore(data) {
      records.restore(data);
      calendars.close();
    },
  };
}

const isAppointment = (value: unknown): value is MockAppointment =>
  isObject(value) &&
  [value.id, value.group, value.employee].every(Number.isSafeInteger) &&
  (value.prospect === null || Number.isSafeInteger(value.prospect)) &&
  APPOINTMENT_STATUSES.some((status) => status === value.status) &&
  typeof value.start === 'string' &&
  parseLocalDateTime(value.start) === value.start &&
  typeof value.location === 'string' &&
  typeof value.notes === 'string' &&
  typeof value.broker_booked === 'boolean';
