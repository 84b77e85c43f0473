import { dayOf, type LocalDateTime, parseLocalDateTime, timeOf } from '../../../src/time/values.ts';
import { markOf } from '../groups/officeHours.ts';
import { idAfter, isObject } from '../json.ts';
import { createRecordChanges, readRecordChanges, type Store } from '../store.ts';
import type { Calendars } from './calendars.ts';

/** Appointment status codes (docs/api-gaps.md, "Status codes"). Null is an appointment made in the web application. */
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
 * The appointments, including cancelled ones. Active appointments fill the agents' calendars. Only this store changes the
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

const FIRST_ID = 9001;

export function createAppointmentStore(calendars: Calendars): AppointmentStore {
  const appointments = new Map<number, MockAppointment>();
  const byProspect = new Map<number, Set<number>>();
  const changes = createRecordChanges<MockAppointment>();
  let nextId = FIRST_ID;

  function save(appointment: MockAppointment): MockAppointment {
    const { id, prospect, employee, start } = appointment;
    appointments.set(id, appointment);
    changes.mark(id);
    if (prospect !== null) byProspect.set(prospect, (byProspect.get(prospect) ?? new Set()).add(id));
    if (isActive(appointment)) calendars.take(employee, dayOf(start), markOf(timeOf(start)) ?? 0);
    return appointment;
  }

  function releaseSlot({ employee, start, ...rest }: MockAppointment): void {
    if (isActive({ employee, start, ...rest })) calendars.release(employee, dayOf(start), markOf(timeOf(start)) ?? 0);
  }

  function remove(appointment: MockAppointment): void {
    releaseSlot(appointment);
    changes.mark(appointment.id);
    appointments.delete(appointment.id);
    byProspect.get(appointment.prospect ?? -1)?.delete(appointment.id);
  }

  return {
    get: (id) => appointments.get(id),
    all: () => [...appointments.values()],
    ofProspect: (prospect) => [...(byProspect.get(prospect) ?? [])].flatMap((id) => appointments.get(id) ?? []),
    add: (input) => save({ ...input, id: nextId++ }),
    change(appointment, changes) {
      releaseSlot(appointment);
      return save({ ...appointment, ...changes });
    },
    remove,
    count: () => appointments.size,
    snapshot: () => [...appointments.values()],
    restore(data) {
      if (!Array.isArray(data) || !data.every(isAppointment)) {
        throw new TypeError('appointments: not a list of appointments');
      }
      appointments.clear();
      byProspect.clear();
      calendars.clear();
      for (const each of data) save(each);
      nextId = idAfter(data, FIRST_ID);
      changes.clear();
    },
    takeChanges: () => changes.take((id) => appointments.get(id)),
    applyChanges(data) {
      const { put, gone } = readRecordChanges('appointments', data, isAppointment);
      for (const id of [...put.map((each) => each.id), ...gone]) {
        const known = appointments.get(id);
        if (known) remove(known);
      }
      for (const each of put) save(each);
      nextId = Math.max(nextId, idAfter(put, FIRST_ID));
      changes.clear();
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
