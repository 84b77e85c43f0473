import type { AppointmentStatus, MockAppointment } from './appointments/appointmentStore.ts';
import type { ListingChange } from './listings/listingStore.ts';
import type { MockProspect } from './prospectStore.ts';

/** An appointment as the state of the service shows it. */
export interface AppointmentState extends Omit<MockAppointment, 'prospect' | 'employee'> {
  employee: { id: number; name: string };
  client: MockProspect | null;
}

/** Someone who looks for a home; `details` as they are sent under `client`. */
export interface ProspectArrangement {
  readonly people?: readonly Partial<Omit<MockProspect['people'][number], 'id'>>[];
  readonly group?: number;
  /** `lead`, `toured`, `applicant`, `resident` or `not-a-prospect`. */
  readonly status?: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** What is said of an appointment. */
export interface AppointmentArrangement {
  readonly group: number;
  /** A quarter hour by the company's clock, past or to come: `2026-12-04T10:00:00`. */
  readonly start: string;
  /** Default: the first agent of the group who is free then. */
  readonly employee?: number;
  /** Default 30 (confirmed); null without a client, as the web application makes it. */
  readonly status?: AppointmentStatus;
  /** The id of a prospect, or a new one. Default: none. */
  readonly client?: number | ProspectArrangement | null;
  readonly location?: string;
  readonly notes?: string;
}

/** What is changed of an appointment; what is left out stays. */
export type AppointmentChange = Partial<Omit<AppointmentArrangement, 'client'>>;

/**
 * What a test arranges beside the API. All of it is checked as a request is; each method throws a RangeError that says
 * what is wrong, and then nothing has changed.
 */
export interface Arranging {
  addAppointment(appointment: AppointmentArrangement): AppointmentState;
  changeAppointment(id: number, changes: AppointmentChange): AppointmentState;
  /** Forgets it, as if it had never been made. To cancel it: `changeAppointment(id, { status: 40 })`. */
  removeAppointment(id: number): void;
  addProspect(prospect: ProspectArrangement): MockProspect;
  changeProspect(id: number, changes: ProspectArrangement): MockProspect;
  /** Forgets it, and its appointments. */
  removeProspect(id: number): void;
  /** Puts a new listing on the market now, and gives its id. `price` in dollars, `dateAvailable` like `2026-12-24`. At most 100. */
  addListing(listing?: ListingChange): number;
  /** Changes it now, so that the sync gives it after `updated_since`. `status` as in the sync: 100, 200, 300, 400, 410. */
  changeListing(id: number, changes: ListingChange): void;
  removeListing(id: number): void;
  /**
   * Lets days pass: the clock goes on, tours are completed or missed, listings are rented, repriced and come back. The same
   * days of the same seed go the same way.
   */
  runDays(days: number): void;
}

/** What `MockAppointment` becomes when it is shown. */
export type ShowAppointment = (appointment: MockAppointment) => AppointmentState;
