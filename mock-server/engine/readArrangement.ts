import { APPOINTMENT_STATUSES } from './appointments/appointmentStore.ts';
import type { AppointmentArrangement, AppointmentChange, ProspectArrangement } from './arranging.ts';
import { isObject } from './json.ts';
import type { ListingChange } from './listings/listingStore.ts';
import {
  dateTime,
  day,
  flag,
  id,
  listOf,
  objectOf,
  oneOf,
  orElse,
  orNull,
  reader,
  text,
  wholeNumber,
} from './optionChecks.ts';
import { STATUSES } from './world/vocabulary.ts';

const PROSPECT_STATUSES = ['lead', 'toured', 'applicant', 'resident', 'not-a-prospect'];
const person = objectOf({
  ...{ first_name: text, last_name: text, email: text, phone_1: text, phone_2: text },
  is_primary: flag,
});
const prospect = objectOf({
  people: listOf(person),
  group: id,
  status: oneOf(PROSPECT_STATUSES),
  details: (value) => (isObject(value) ? undefined : 'takes an object'),
});
const changes = {
  ...{ group: id, start: dateTime, employee: id, status: oneOf(APPOINTMENT_STATUSES), location: text, notes: text },
};

// What a test arranges, read: each gives the value, or throws a RangeError that names what is wrong with it.

export const readAppointment = reader<AppointmentArrangement>(
  'appointment',
  objectOf({ ...changes, client: orNull(orElse(id, prospect)) }, ['group', 'start']),
);
export const readAppointmentChange = reader<AppointmentChange>('appointment', objectOf(changes));
export const readProspectArrangement = reader<ProspectArrangement>('prospect', prospect);
export const readListing = reader<ListingChange>(
  'listing',
  objectOf({
    status: oneOf(STATUSES.map(({ code }) => code)),
    price: wholeNumber(0, 2_000_000_000),
    dateAvailable: day,
  }),
);
export const readDays = reader<number>('days', wholeNumber(1, 3660));
