import { listClientAppointments } from '../../api/contract/endpoints/client-appointments.ts';
import { createProspect } from '../../api/contract/endpoints/create-prospect.ts';
import { addEmailBlastRecipients } from '../../api/contract/endpoints/email-blasts.ts';
import { createProspectV1, editProspect } from '../../api/contract/endpoints/prospects.ts';
import { parseOffsetDateTime } from '../../time/parseOffsetDateTime.ts';
import { moment } from '../../time/zone.ts';
import { NOBODY, NOTES, noTour, type Probe, personOf, probe, withFound } from './probe.ts';
import {
  all,
  at,
  DECIMAL,
  eachAt,
  fits,
  hasShape,
  hasStatus,
  hasValue,
  holds,
  type Known,
  OFFSET,
  PLAIN,
  refuses,
  type Statement,
} from './statement.ts';

/** Probes about the whole company that write, with --write and a secret key: a prospect, and a recipient of an email list. */

const CREATION = 'POST /v2/clients';
const EDIT = 'PUT /v2/clients';
const REFUSAL = 'PUT errors';
const RECIPIENTS = 'Email blast recipients';
const VERSION_1 = 'POST /v1/clients';

const created = (name: string, change: (known: Known) => object, statements: readonly Statement[]): Probe =>
  probe(
    name,
    createProspect,
    (known) => ({
      body: {
        client: {
          ...{ group: known.group, people: [personOf(known)], layout: ['studio', '1br'], price_floor: 1800 },
          ...{ move_in_date: '2030-01-15', notes: NOTES },
          ...change(known),
        },
      },
    }),
    statements,
    { keeps: ['client', 'data.client.id'] },
  );

/** What a prospect has of what was sent, by path. */
const sentOf = ({ group, email }: Known): Readonly<Record<string, unknown>> => ({
  ...{ 'people.0.first_name': 'Conformance', 'people.0.last_name': 'Check', 'people.0.email': email },
  ...{ group, 'layout.0': 'studio', 'layout.1': '1br' },
});
const foundOf = (json: unknown, known: Known): string =>
  JSON.stringify(Object.keys(sentOf(known)).map((path) => at(json, `data.client.${path}`)));

/** These probes come first: the tours of the groups are booked for this prospect. */
export const prospectProbes: readonly Probe[] = [
  created('a prospect without a group', () => ({ group: undefined }), refuses(400, CREATION, 'errors.client.group')),
  created(
    'a prospect without a first name',
    (known) => ({ people: [{ ...personOf(known), first_name: undefined }] }),
    refuses(400, CREATION, 'errors.client.first_name'),
  ),
  created(
    'a prospect for a community and a unit',
    () => ({ community: NOBODY, unit: NOBODY }),
    refuses(400, CREATION, 'errors.client.community', 'errors.client.unit'),
  ),
  created('a prospect', () => ({}), [
    hasShape(200, CREATION),
    holds(
      'has the person, the group and the layouts that were sent',
      ({ json }, known) => foundOf(json, known) === JSON.stringify(Object.values(sentOf(known))),
      ({ json }, known) => `It has ${foundOf(json, known)}.`,
      'Prospect object',
    ),
    fits('data.client.price_floor', DECIMAL, 'Prospect object'),
  ]),
];

const TOURS = 'data.appointments.*';
const startsOf = (json: unknown): readonly string[] => eachAt(json, `${TOURS}.start`).map(String);
const hasTour = (json: unknown, { tour }: Known): boolean => eachAt(json, `${TOURS}.id`).includes(tour);
const toursOf = (name: string, statements: readonly Statement[]): Probe =>
  probe(
    name,
    listClientAppointments,
    (known) =>
      known.client !== undefined && known.tour === undefined
        ? noTour(known)
        : withFound('client', 'client_id', NO_PROSPECT)(known),
    [
      hasShape(200),
      all(
        'every status is confirmed (30) or null',
        'Others',
        `${TOURS}.status`,
        (status) => status === 30 || status === null,
        'Status codes',
      ),
      all('every tour is of this client', 'Others', `${TOURS}.client.id`, (id, { client }) => id === client),
      ...statements,
    ],
  );
const NO_PROSPECT = 'needs a prospect: “a prospect” created none, see what differs there';

/** Comes after a booking with the email address of the prospect. */
export const toursOfClient = toursOf('the tours of the prospect', [
  holds(
    'the tour that was booked is there: the booking found the prospect by its address',
    ({ json }, known) => hasTour(json, known),
    (_reply, { tour }) => `It lacks ${tour}.`,
    '`client_id`',
  ),
  all(
    'every `start` and `end` is ISO 8601 with an offset',
    'Some are not',
    (json) => [...eachAt(json, `${TOURS}.start`), ...eachAt(json, `${TOURS}.end`)],
    (time) => OFFSET[1].test(String(time)),
  ),
  holds(
    'the starts rise',
    ({ json }) =>
      startsOf(json)
        // The statement above finds a start without an offset.
        .flatMap((start) => parseOffsetDateTime(start) ?? [])
        .map(moment)
        .every((each, place, moments) => place === 0 || each >= Number(moments[place - 1])),
    ({ json }) => `They are ${startsOf(json).join(', ')}.`,
    "Order of a client's appointments",
  ),
]);

/** Comes after the cancellation of that tour. */
export const toursOfClientLater = toursOf('the tours of the prospect after the cancellation', [
  holds(
    'the canceled tour is not there',
    ({ json }, known) => !hasTour(json, known),
    (_reply, { tour }) => `It has ${tour}.`,
  ),
]);

const edited = (name: string, body: object, statements: readonly Statement[]): Probe =>
  probe(name, editProspect, withFound('client', 'client_id', NO_PROSPECT, { body }), statements);
const statusIs = (label: string): Statement => hasValue('data.client.status', label, EDIT);
const APPLICATION = {
  ...{ lease_start_date: '2030-02-01', lease_end_date: '2031-01-31', application_submitted_date: '2030-01-10' },
  application_price: '2450.00',
};

const recipients = (name: string, more: readonly object[], statements: readonly Statement[]): Probe =>
  probe(
    name,
    addEmailBlastRecipients,
    ({ email, emailList = NOBODY }) => ({ params: { blast_id: emailList }, body: [{ email }, ...more] }),
    statements,
    {
      unless: ({ emailList, hasSecretKey }) =>
        emailList === undefined
          ? `needs ${hasSecretKey ? '' : 'a secret key in LEASING_SECRET_KEY, and '}--email-list, the number of an email list`
          : undefined,
    },
  );
const counts = (...added: readonly unknown[]): Statement =>
  holds(
    `\`added\` is ${added.join(' or ')}, and \`skipped\` the rest`,
    ({ json }) => added.includes(at(json, 'added')) && Number(at(json, 'added')) + Number(at(json, 'skipped')) === 1,
    ({ json }) => `They are ${JSON.stringify(at(json, 'added'))} and ${JSON.stringify(at(json, 'skipped'))}.`,
    RECIPIENTS,
  );

/** These probes come last: the prospect ends as one whom nobody has to call. */
export const editProbes: readonly Probe[] = [
  edited('an edit of the status, in `client`', { client: { status: 'toured' } }, [
    hasShape(200, EDIT),
    statusIs('Toured'),
  ]),
  edited('an application, without `client` around it', { status: 'applicant', application: APPLICATION }, [
    hasShape(200, EDIT),
    statusIs('Applicant'),
  ]),
  edited('an application with another status', { status: 'toured', application: APPLICATION }, [
    hasStatus(400, REFUSAL),
    fits('errors.application.status', PLAIN, REFUSAL),
  ]),
  edited(
    'a lease that starts on no date',
    { status: 'applicant', application: { ...APPLICATION, lease_start_date: 'soon' } },
    [hasStatus(400, REFUSAL), fits('errors.application.lease_start_date', PLAIN, REFUSAL)],
  ),
  edited('a status that nobody knows', { client: { status: 'castle' } }, refuses(400, REFUSAL, 'errors.status')),
  probe('an edit of an unknown prospect', editProspect, { params: { client_id: NOBODY }, body: { status: 'toured' } }, [
    hasStatus(404, REFUSAL),
    fits('errors.client.id', PLAIN, REFUSAL),
  ]),
  edited('the last edit', { client: { status: 'not-a-prospect' } }, [
    ...[hasShape(200, EDIT), statusIs('Not a prospect')],
    hasValue('data.client.people.0.first_name', 'Conformance', EDIT),
  ]),
  probe(
    'a prospect of version 1',
    createProspectV1,
    (known) => ({ body: { people: [personOf(known)], layout: [10, 20], notes: NOTES } }),
    [hasShape(201, VERSION_1), hasValue('people.0.first_name', 'Conformance', VERSION_1)],
  ),
  probe(
    'a prospect of version 1 without people',
    createProspectV1,
    { body: { people: [{}] } },
    refuses(400, VERSION_1, 'errors.people'),
  ),
  probe(
    'a recipient of an unknown email list',
    addEmailBlastRecipients,
    ({ email }) => ({ params: { blast_id: NOBODY }, body: [{ email }] }),
    [hasStatus(404, 'Not found')],
  ),
  recipients('a recipient that is no address', [{ email: 'nobody' }], refuses(400, RECIPIENTS, 'errors.1.email')),
  recipients('a recipient of an email list', [], [hasShape(200, RECIPIENTS), counts(0, 1)]),
  recipients('the same recipient once more', [], [hasShape(200, RECIPIENTS), counts(0)]),
];
