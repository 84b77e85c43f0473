import { listClientAppointments } from '../../api/contract/endpoints/client-appointments.ts';
import { createProspect } from '../../api/contract/endpoints/create-prospect.ts';
import { addEmailBlastRecipients } from '../../api/contract/endpoints/email-blasts.ts';
import { createProspectV1, editProspect } from '../../api/contract/endpoints/prospects.ts';
import { parseOffsetDateTime } from '../../time/parseOffsetDateTime.ts';
import { moment } from '../../time/zone.ts';
import { NO_PROSPECT, noEmailList, noTour, withSecret } from './notTried.ts';
import {
  at,
  DECIMAL,
  fits,
  hasMessage,
  hasShape,
  hasStatus,
  hasValue,
  type Known,
  listAt,
  NOBODY,
  OFFSET,
  type Probe,
  type Request,
  type Statement,
  wrongItems,
} from './statement.ts';

/** Probes about the whole company that write, with --write and a secret key: a prospect, and a recipient of an email list. */

const CREATION = 'POST /v2/clients';
const EDIT = 'PUT /v2/clients';
const REFUSAL = 'PUT errors';
const RECIPIENTS = 'Email blast recipients';

const NAMES = { first_name: 'Conformance', last_name: 'Check' };
const personOf = ({ email }: Known) => ({ ...NAMES, email, phone_1: '(555) 555-0100' });
const creation = (change: (client: { people: object[] }) => object) =>
  withSecret((known) => ({
    endpoint: createProspect,
    body: {
      client: {
        group: known.group,
        ...{ layout: ['studio', '1br'], price_floor: 1800, move_in_date: '2030-01-15' },
        ...{ notes: 'A check of the API. Please ignore.' },
        ...change({ people: [personOf(known)] }),
      },
    },
  }));

const edit = (body: object) =>
  withSecret(({ client }) =>
    client === undefined ? NO_PROSPECT : { endpoint: editProspect, params: { client_id: client }, body },
  );
const statusIs = (label: string): Statement => hasValue('data.client.status', label, { row: EDIT });
const APPLICATION = {
  ...{ lease_start_date: '2030-02-01', lease_end_date: '2031-01-31', application_submitted_date: '2030-01-10' },
  application_price: '2450.00',
};

/** These probes come first: the tours of the groups are booked for this prospect. */
export const prospectProbes: readonly Probe[] = [
  {
    name: 'a prospect without a group',
    ask: creation(({ people }) => ({ people, group: undefined })),
    statements: [hasStatus(400, { row: CREATION }), hasMessage('errors.client.group', { row: CREATION })],
  },
  {
    name: 'a prospect without a first name',
    ask: creation(({ people }) => ({ people: people.map((person) => ({ ...person, first_name: undefined })) })),
    statements: [hasStatus(400, { row: CREATION }), hasMessage('errors.client.first_name', { row: CREATION })],
  },
  {
    name: 'a prospect for a community and a unit',
    ask: creation(({ people }) => ({ people, community: NOBODY, unit: NOBODY })),
    statements: [
      hasStatus(400, { row: CREATION }),
      hasMessage('errors.client.community', { row: CREATION }),
      hasMessage('errors.client.unit', { row: CREATION }),
    ],
  },
  {
    name: 'a prospect',
    ask: creation((client) => client),
    learn({ json }, known) {
      const id = at(json, 'data.client.id');
      if (typeof id === 'number') Object.assign(known, { client: id });
    },
    statements: [
      hasShape(createProspect, 200, { row: CREATION }),
      {
        says: 'has the person, the group and the layouts that were sent',
        row: 'Prospect object',
        differs: ({ json }, known) => {
          const sent = [NAMES.first_name, NAMES.last_name, known.email, known.group, 'studio', '1br'];
          const found = [
            'people.0.first_name',
            'people.0.last_name',
            'people.0.email',
            'group',
            'layout.0',
            'layout.1',
          ];
          const values = found.map((path) => at(json, `data.client.${path}`));
          return JSON.stringify(values) === JSON.stringify(sent) ? undefined : `It has ${JSON.stringify(values)}.`;
        },
      },
      fits('data.client.price_floor', DECIMAL, 'decimal text', { row: 'Prospect object' }),
    ],
  },
];

const starts = (json: unknown): readonly string[] =>
  listAt(json, 'data.appointments').map((tour) => String(at(tour, 'start')));
const tours = withSecret((known) => {
  const { client, tour } = known;
  if (client === undefined) return NO_PROSPECT;
  if (tour === undefined) return noTour(known);
  return { endpoint: listClientAppointments, params: { client_id: client } };
});
const hasTour = (json: unknown, { tour }: Known): boolean =>
  listAt(json, 'data.appointments').some((each) => at(each, 'id') === tour);
const ofTheClient: readonly Statement[] = [
  hasShape(listClientAppointments, 200),
  {
    says: 'every status is confirmed (30) or null',
    row: 'Status codes',
    differs: ({ json }) =>
      wrongItems(
        'Others',
        listAt(json, 'data.appointments').map((tour) => at(tour, 'status')),
        (status) => status === 30 || status === null,
      ),
  },
  {
    says: 'every tour is of this client',
    differs: ({ json }, { client }) =>
      wrongItems(
        'Others',
        listAt(json, 'data.appointments').map((tour) => at(tour, 'client.id')),
        (id) => id === client,
      ),
  },
];

/** Comes after a booking with the email address of the prospect. */
export const toursOfClient: Probe = {
  name: 'the tours of the prospect',
  ask: tours,
  statements: [
    ...ofTheClient,
    {
      says: 'the tour that was booked is there: the booking found the prospect by its address',
      row: '`client_id`',
      differs: ({ json }, known) => (hasTour(json, known) ? undefined : `It lacks ${known.tour}.`),
    },
    {
      says: 'every `start` and `end` is ISO 8601 with an offset',
      differs: ({ json }) =>
        wrongItems(
          'Some are not',
          listAt(json, 'data.appointments').flatMap((tour) => [at(tour, 'start'), at(tour, 'end')]),
          (time) => OFFSET.test(String(time)),
        ),
    },
    {
      says: 'the starts rise',
      row: "Order of a client's appointments",
      differs: ({ json }) => {
        // The statement above finds a start without an offset.
        const moments = starts(json).flatMap((start) => {
          const read = parseOffsetDateTime(start);
          return read === undefined ? [] : [moment(read)];
        });
        return moments.every((each, place) => place === 0 || each >= Number(moments[place - 1]))
          ? undefined
          : `They are ${starts(json).join(', ')}.`;
      },
    },
  ],
};

/** Comes after the cancellation of that tour. */
export const toursOfClientLater: Probe = {
  name: 'the tours of the prospect after the cancellation',
  ask: tours,
  statements: [
    ...ofTheClient,
    {
      says: 'the cancelled tour is not there',
      differs: ({ json }, known) => (hasTour(json, known) ? `It has ${known.tour}.` : undefined),
    },
  ],
};

const recipients =
  (body: (email: string | undefined) => unknown) =>
  (known: Known): Request | string =>
    known.emailList === undefined
      ? noEmailList(known)
      : withSecret({
          endpoint: addEmailBlastRecipients,
          params: { blast_id: known.emailList },
          body: body(known.email),
        })(known);
const counts = (added: readonly number[]): Statement => ({
  says: `\`added\` is ${added.join(' or ')}, and \`skipped\` the rest`,
  row: RECIPIENTS,
  differs({ json }) {
    const [first, second] = [at(json, 'added'), at(json, 'skipped')];
    const isRight = added.some((count) => count === first) && Number(first) + Number(second) === 1;
    return isRight ? undefined : `They are ${JSON.stringify(first)} and ${JSON.stringify(second)}.`;
  },
});

/** These probes come last: the prospect ends as one whom nobody has to call. */
export const editProbes: readonly Probe[] = [
  {
    name: 'an edit of the status, in `client`',
    ask: edit({ client: { status: 'toured' } }),
    statements: [hasShape(editProspect, 200, { row: EDIT }), statusIs('Toured')],
  },
  {
    name: 'an application, without `client` around it',
    ask: edit({ status: 'applicant', application: APPLICATION }),
    statements: [hasShape(editProspect, 200, { row: EDIT }), statusIs('Applicant')],
  },
  {
    name: 'an application with another status',
    ask: edit({ status: 'toured', application: APPLICATION }),
    statements: [
      hasStatus(400, { row: REFUSAL }),
      fits('errors.application.status', /./, 'plain text', { row: REFUSAL }),
    ],
  },
  {
    name: 'a lease that starts on no date',
    ask: edit({ status: 'applicant', application: { ...APPLICATION, lease_start_date: 'soon' } }),
    statements: [
      hasStatus(400, { row: REFUSAL }),
      fits('errors.application.lease_start_date', /./, 'plain text', { row: REFUSAL }),
    ],
  },
  {
    name: 'a status that nobody knows',
    ask: edit({ client: { status: 'castle' } }),
    statements: [hasStatus(400, { row: REFUSAL }), hasMessage('errors.status', { row: REFUSAL })],
  },
  {
    name: 'an edit of an unknown prospect',
    ask: withSecret({ endpoint: editProspect, params: { client_id: NOBODY }, body: { status: 'toured' } }),
    statements: [hasStatus(404, { row: REFUSAL }), fits('errors.client.id', /./, 'plain text', { row: REFUSAL })],
  },
  {
    name: 'the last edit',
    ask: edit({ client: { status: 'not-a-prospect' } }),
    statements: [
      hasShape(editProspect, 200, { row: EDIT }),
      statusIs('Not a prospect'),
      hasValue('data.client.people.0.first_name', NAMES.first_name, { row: EDIT }),
    ],
  },
  {
    name: 'a prospect of version 1',
    ask: withSecret((known) => ({
      endpoint: createProspectV1,
      body: { people: [personOf(known)], layout: [10, 20], notes: 'A check of the API. Please ignore.' },
    })),
    statements: [
      hasShape(createProspectV1, 201, { row: 'POST /v1/clients' }),
      hasValue('people.0.first_name', NAMES.first_name, { row: 'POST /v1/clients' }),
    ],
  },
  {
    name: 'a prospect of version 1 without people',
    ask: withSecret({ endpoint: createProspectV1, body: { people: [{}] } }),
    statements: [hasStatus(400, { row: 'POST /v1/clients' }), hasMessage('errors.people', { row: 'POST /v1/clients' })],
  },
  {
    name: 'a recipient of an unknown email list',
    ask: withSecret(({ email }) => ({
      endpoint: addEmailBlastRecipients,
      params: { blast_id: NOBODY },
      body: [{ email }],
    })),
    statements: [hasStatus(404, { row: 'Not found' })],
  },
  {
    name: 'a recipient that is no address',
    ask: recipients((email) => [{ email }, { email: 'nobody' }]),
    statements: [hasStatus(400, { row: RECIPIENTS }), hasMessage('errors.1.email', { row: RECIPIENTS })],
  },
  {
    name: 'a recipient of an email list',
    ask: recipients((email) => [{ email }]),
    statements: [hasShape(addEmailBlastRecipients, 200, { row: RECIPIENTS }), counts([0, 1])],
  },
  {
    name: 'the same recipient once more',
    ask: recipients((email) => [{ email }]),
    statements: [hasShape(addEmailBlastRecipients, 200, { row: RECIPIENTS }), counts([0])],
  },
];
