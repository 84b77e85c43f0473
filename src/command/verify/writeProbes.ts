import { bookTour, cancelAppointment, rescheduleAppointment } from '../../api/contract/endpoints/appointments.ts';
import { NOBODY, NOTES, noFreeTime, noTour, type Probe, personOf, probe, type Request, withFound } from './probe.ts';
import { toursOfClient, toursOfClientLater } from './prospectProbes.ts';
import {
  at,
  BREAKS,
  fits,
  hasShape,
  hasStatus,
  hasValue,
  holds,
  type Known,
  OFFSET,
  PLAIN,
  type Reply,
  refuses,
  type Statement,
} from './statement.ts';
import type { VerifyFlags } from './verifyFlags.ts';

/** Probes about each group that write, with --write: one tour is booked, moved and canceled. */

const LOCATION = '1 Verify Street';
const PAST = '2020-01-06T10:00:00';
const MALFORMED = 'Past, off-mark, malformed `start`';
const START = 'data.appointment.start';
const FRACTIONAL = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+(Z|[+-]\d\d:?\d\d)?$/;

const booking = (known: Known, start: string, client: object = {}): Request => ({
  params: { group_id: known.group },
  body: {
    appointment: { start, location: LOCATION, broker_booked: false },
    client: { people: [personOf(known)], notes: NOTES, ...client },
  },
});
/** A booking of the first free time. */
const firstFree =
  (client?: object) =>
  (known: Known): Request | string =>
    known.starts[0] === undefined ? noFreeTime(known) : booking(known, known.starts[0], client);

/** Notes a tour that the service made, to be canceled at the end, even if the service should not have made it. */
function keepTour({ status, json }: Reply, known: Known): void {
  const id = at(json, 'data.appointment.id');
  if (status < 300 && typeof id === 'number') known.tours.add(id);
}

const startsAt = (place: 0 | -1): Statement =>
  holds(
    '`start` is the time that was asked for',
    ({ json }, { starts }) => {
      const start = String(at(json, START));
      // An offset of zero is UTC. The property's zone is not known here, so the two times cannot be compared.
      return start.startsWith(starts.at(place) ?? '') || /(Z|[+-]00:?00)$/.test(start);
    },
    ({ json }) => `It is ${String(at(json, START))}.`,
    BREAKS,
  );

const moved = (name: string, startOf: (known: Known) => string, statements: readonly Statement[]): Probe =>
  probe(
    name,
    rescheduleAppointment,
    (known) =>
      withFound('tour', 'appointment_id', noTour, {
        params: { group_id: known.group },
        body: { data: { appointment: { start: startOf(known) } } },
      })(known),
    statements,
  );

export const writeProbes: readonly Probe[] = [
  probe(
    'a booking in the past',
    bookTour,
    (known) => booking(known, PAST),
    refuses(400, MALFORMED, 'errors.appointment.start'),
    { learn: keepTour },
  ),
  probe(
    'a booking with pets that are no numbers',
    bookTour,
    firstFree({ pets: ['cats'] }),
    [
      ...refuses(400, undefined, 'errors.client.pets'),
      hasValue('errors.client.pets.0', 'cats is not a number.', 'pets'),
    ],
    { learn: keepTour },
  ),
  probe(
    'a booking',
    bookTour,
    firstFree(),
    [
      ...[hasShape(200, BREAKS), startsAt(0), fits(START, OFFSET)],
      fits('data.appointment.expiration_date', ['ISO 8601 with fractions of a second', FRACTIONAL]),
      hasValue('data.appointment.location', LOCATION, 'Location of a booking'),
    ],
    { keeps: ['tour', 'data.appointment.id'], learn: keepTour },
  ),
  toursOfClient,
  moved('a move into the past', () => PAST, [
    ...refuses(400, undefined, 'errors.appointment.start'),
    hasValue('errors.appointment.start.0', 'The date and time you selected is in the past'),
  ]),
  moved('a move', ({ starts }) => starts.at(-1) ?? '', [
    ...[hasShape(200, BREAKS), startsAt(-1)],
    hasValue('data.appointment.status', 30, 'Status after a reschedule'),
  ]),
  probe('a cancellation', cancelAppointment, withFound('tour', 'appointment_id', noTour), [hasShape(200, BREAKS)], {
    learn({ status }, { tours, tour = NOBODY }) {
      if (status < 300) tours.delete(tour);
    },
  }),
  toursOfClientLater,
  probe('a cancellation of an unknown tour', cancelAppointment, { params: { appointment_id: NOBODY } }, [
    hasStatus(404, 'Not found'),
    fits('errors.appointment.id', PLAIN),
  ]),
];

/** Cancels a tour that the run has booked and not canceled. */
export const cleanUp = (id: number): Probe =>
  probe(`tour ${id} is taken back`, cancelAppointment, { params: { appointment_id: id } }, [hasStatus(200)]);

/** What stays after a run with --write, in the words of the command. */
export function stays({ email, secretKey, emailList }: Pick<VerifyFlags, 'email' | 'secretKey' | 'emailList'>): string {
  const withKey = secretKey !== undefined;
  const lines = [
    `--write books one tour per group for ${email}, moves it and cancels it. What stays: a prospect with this address, and the canceled tour.`,
    ...(withKey
      ? ['It also creates a prospect with each version of the API and edits the first, which ends as not-a-prospect.']
      : []),
    ...(withKey && emailList !== undefined
      ? [`It adds the address to the email list ${emailList}, and it stays there.`]
      : []),
    `The service may send a mail to ${email}, and to the employee of the tour.`,
  ];
  return lines.join('\n');
}
