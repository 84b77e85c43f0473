import { bookTour, cancelAppointment, rescheduleAppointment } from '../../api/contract/endpoints/appointments.ts';
import { noFreeTime, noTour } from './notTried.ts';
import { toursOfClient, toursOfClientLater } from './prospectProbes.ts';
import {
  at,
  FRACTIONAL,
  fits,
  hasMessage,
  hasShape,
  hasStatus,
  hasValue,
  type Known,
  NOBODY,
  OFFSET,
  type Probe,
  type Reply,
  type Request,
  type Statement,
} from './statement.ts';
import type { VerifyFlags } from './verifyFlags.ts';

/** Probes about each group that write, with --write: one tour is booked, moved and cancelled. */

const LOCATION = '1 Verify Street';
const PAST = '2020-01-06T10:00:00';
const IN_THE_PAST = 'The date and time you selected is in the past';

const booking = ({ group, email }: Known, start: string, client: object = {}): Request => ({
  endpoint: bookTour,
  params: { group_id: group },
  body: {
    appointment: { start, location: LOCATION, broker_booked: false },
    client: {
      people: [{ first_name: 'Conformance', last_name: 'Check', email, phone_1: '(555) 555-0100' }],
      notes: 'A check of the API. Please ignore.',
      ...client,
    },
  },
});

/** Notes a tour that the service made, to be cancelled at the end, even if the service should not have made it. */
function keepTour({ status, json }: Reply, known: Known): void {
  const id = at(json, 'data.appointment.id');
  if (status < 300 && typeof id === 'number') known.tours.add(id);
}

const startsAt = (place: number): Statement => ({
  says: '`start` is the time that was asked for',
  breaks: true,
  differs: ({ json }, { starts }) => {
    const start = String(at(json, 'data.appointment.start'));
    // An offset of zero is UTC. The property's zone is not known here, so the two times cannot be compared.
    const isRight = start.startsWith(starts[place] ?? '') || /(Z|[+-]00:?00)$/.test(start);
    return isRight ? undefined : `It is ${start}.`;
  },
});

const move = (known: Known, start: string): Request | string =>
  known.tour === undefined
    ? noTour(known)
    : {
        endpoint: rescheduleAppointment,
        params: { appointment_id: known.tour, group_id: known.group },
        body: { data: { appointment: { start } } },
      };
const cancel = (id: number): Request => ({ endpoint: cancelAppointment, params: { appointment_id: id } });

export const writeProbes: readonly Probe[] = [
  {
    name: 'a booking in the past',
    ask: (known) => booking(known, PAST),
    learn: keepTour,
    statements: [
      hasStatus(400, { row: 'Past, off-mark, malformed `start`' }),
      hasMessage('errors.appointment.start', { row: 'Past, off-mark, malformed `start`' }),
    ],
  },
  {
    name: 'a booking with pets that are no numbers',
    ask: (known) =>
      known.starts[0] === undefined ? noFreeTime(known) : booking(known, known.starts[0], { pets: ['cats'] }),
    learn: keepTour,
    statements: [
      hasStatus(400),
      hasMessage('errors.client.pets'),
      hasValue('errors.client.pets.0', 'cats is not a number.', { row: 'pets' }),
    ],
  },
  {
    name: 'a booking',
    ask: (known) => (known.starts[0] === undefined ? noFreeTime(known) : booking(known, known.starts[0])),
    learn(reply, known) {
      keepTour(reply, known);
      const id = at(reply.json, 'data.appointment.id');
      if (typeof id === 'number') known.tour = id;
    },
    statements: [
      hasShape(bookTour, 200, { breaks: true }),
      startsAt(0),
      fits('data.appointment.start', OFFSET, 'ISO 8601 with an offset'),
      fits('data.appointment.expiration_date', FRACTIONAL, 'ISO 8601 with fractions of a second'),
      hasValue('data.appointment.location', LOCATION, { row: 'Location of a booking' }),
    ],
  },
  toursOfClient,
  {
    name: 'a move into the past',
    ask: (known) => move(known, PAST),
    statements: [
      hasStatus(400),
      hasMessage('errors.appointment.start'),
      hasValue('errors.appointment.start.0', IN_THE_PAST),
    ],
  },
  {
    name: 'a move',
    ask: (known) => move(known, known.starts.at(-1) ?? ''),
    statements: [
      hasShape(rescheduleAppointment, 200, { breaks: true }),
      {
        ...startsAt(0),
        differs: (reply, known) => startsAt(known.starts.length - 1).differs(reply, known),
      },
      hasValue('data.appointment.status', 30, { row: 'Status after a reschedule' }),
    ],
  },
  {
    name: 'a cancellation',
    ask: (known) => (known.tour === undefined ? noTour(known) : cancel(known.tour)),
    learn({ status }, known) {
      if (status < 300 && known.tour !== undefined) known.tours.delete(known.tour);
    },
    statements: [hasShape(cancelAppointment, 200, { breaks: true })],
  },
  toursOfClientLater,
  {
    name: 'a cancellation of an unknown tour',
    ask: () => cancel(NOBODY),
    statements: [hasStatus(404, { row: 'Not found' }), fits('errors.appointment.id', /./, 'plain text')],
  },
];

/** Cancels a tour that the run has booked and not cancelled. */
export const cleanUp = (id: number): Probe => ({
  name: `tour ${id} is taken back`,
  ask: () => cancel(id),
  learn({ status }, known) {
    if (status < 300) known.tours.delete(id);
  },
  statements: [hasStatus(200)],
});

/** What stays after a run with --write, in the words of the command. */
export function stays({ email, secretKey, emailList }: Pick<VerifyFlags, 'email' | 'secretKey' | 'emailList'>): string {
  const withKey = secretKey !== undefined;
  const lines = [
    `--write books one tour per group for ${email}, moves it and cancels it. What stays: a prospect with this address, and the cancelled tour.`,
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
