import type { BookTourRequest, Person } from '../api/contract/schemas/appointments.ts';
import type { Home } from '../api/homeClient.ts';
import type { LocalDateTime } from '../time/values.ts';
import type { Answers, FieldKey } from './answers.ts';
import { CONSENT, maySendConsent } from './consent.ts';
import { askedFields, fields } from './requestFields.ts';
import { notesWith } from './tourHomes.ts';

/** What a booking needs besides the slot and the answers. */
export interface BookingContext {
  /** The fields whose answers are sent: those the form showed, and those the site hides and answers itself. */
  readonly shown: readonly FieldKey[];
  /** Where the tour takes place, as the integrator wrote it. */
  readonly location?: string | undefined;
  /** The community the prospect is for. */
  readonly community?: number | undefined;
  /** The code for where the visitor came from, sent where they do not say themselves. */
  readonly discoverySource?: number | undefined;
  /** The homes to be seen. */
  readonly homes?: readonly Home[] | undefined;
}

/**
 * The body of a booking (document, "Booking request"). `location` and `broker_booked` are always sent; anything not
 * filled in is left out, never `""` and never null. Consent that was asked for and not given is sent as such.
 */
export function bookingRequest(slot: LocalDateTime, answers: Answers, context: BookingContext): BookTourRequest {
  const appointment = { start: slot, location: context.location ?? '', broker_booked: false };
  const person: Person = {};
  const { community, discoverySource } = context;
  const client: BookTourRequest['client'] = {
    ...(discoverySource !== undefined && { discovery_source: discoverySource }),
  };
  const parts: Readonly<Record<string, object>> = { 'client.people.0': person, client, appointment };
  for (const [path, value] of wireValues(answers, context)) {
    const point = path.lastIndexOf('.');
    Object.assign(parts[path.slice(0, point)] ?? client, { [path.slice(point + 1)]: value });
  }
  const { people: others = [], ...rest } = client;
  // The request has no field for homes. So they stand in the notes, even if the form does not ask for notes.
  const notes = notesWith(context.homes ?? [], rest.notes ?? '');
  return {
    appointment,
    client: {
      ...(Object.keys(person).length + others.length > 0 && { people: [person, ...others] }),
      ...rest,
      ...(notes && { notes }),
      ...(community !== undefined && { community }),
    },
  };
}

/** The places of the request with the value each gets; the table of fields types every value. */
const wireValues = (answers: Answers, { shown }: BookingContext): [string, unknown][] =>
  askedFields(shown, answers)
    .filter((key) => key !== CONSENT || maySendConsent(shown, answers))
    .flatMap((key) => valuesOf(key, answers[key]))
    .filter(([, value]) => value !== undefined);

const valuesOf = <Key extends FieldKey>(key: Key, answer: Answers[Key]): [string, unknown][] =>
  Object.entries(fields[key].wire).map(([path, value]) => [path, value(answer)]);
