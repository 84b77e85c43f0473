import { bookTour } from '../../api/contract/endpoints/appointments.ts';
import { APPOINTMENT_WIDGET, getTimes, getWidgetConfiguration } from '../../api/contract/endpoints/tour-questions.ts';
import { parseLocalDateTime, parseTimeOfDay } from '../../time/values.ts';
import { NOBODY, noFreeTime, type Probe, probe, type Request } from './probe.ts';
import {
  all,
  at,
  BREAKS,
  eachAt,
  hasMessage,
  hasShape,
  hasStatus,
  hasValue,
  holds,
  type Known,
  NAIVE,
  type Reply,
  states,
} from './statement.ts';

/** Probes about each group that only read: its configuration, its office hours, and its free times. */

const LAYOUTS: readonly unknown[] = ['loft', 'studio', '1br', '2br', '3br', '4+br'];
const SOURCES: readonly unknown[] = [
  ...Array.from({ length: 9 }, (_, place) => (place + 1) * 10),
  ...Array.from({ length: 10 }, (_, place) => 110 + place * 10),
  ...[200, 210, 220, 230, 240, 250, 260, 270, 280, 290, 300, 310, 320, 330, 340, 350, 360, 370, 380, 390],
  ...[400, 410, 420, 425, 430, 445, 450],
];
const FIELDS: readonly unknown[] = [
  ...['price_ceiling', 'other_occupants', 'reason_for_move', 'pets', 'notes', 'move_in_date', 'current_postal_code'],
  ...['sms_opted_in', 'lease_term', 'price_floor', 'discovery_source', 'agents', 'broker_toggle', 'client_location'],
  ...['amenities', 'broker_company', 'neighborhoods', 'layout'],
].map((name) => `client.${name}`);

const ofGroup = ({ group }: Known): Request => ({ params: { group_id: group } });
const widget = { query: { widget: APPOINTMENT_WIDGET } };
const times = (known: Known, time: string): Request => ({ ...ofGroup(known), query: { time } });

/** A page of another origin may read the reply. */
const isReadable = states(
  'a page of the given origin may read it (Access-Control-Allow-Origin)',
  ({ header }, { origin }) => {
    const allowed = header('access-control-allow-origin');
    return allowed === '*' || allowed === origin ? undefined : `The header is ${JSON.stringify(allowed)}.`;
  },
  BREAKS,
);

/** A documented no: the widget then says that online booking is closed. */
const isSwitchedOff = ({ status, json }: Reply): boolean =>
  status === 400 && eachAt(json, 'errors.widget.*').length > 0;

const fieldsOf = (json: unknown): object => {
  const fields = at(json, 'data.field_config');
  return typeof fields === 'object' && fields !== null ? fields : {};
};

const timesIn = (json: unknown): readonly unknown[] => eachAt(json, 'available_times.*');
const startsIn = ({ json }: Reply): readonly string[] =>
  timesIn(json).flatMap((time) => parseLocalDateTime(String(time)) ?? []);

const onMarks = all(
  'tours start on quarter hours',
  'Other times',
  timesIn,
  (time) => {
    const clock = parseTimeOfDay(String(time).slice(-8));
    return clock === undefined || /:(00|15|30|45):00$/.test(clock);
  },
  'Appointment length',
);

/** Statements about the times of a day, which both a 200 and a 400 have. */
const ofTheDay = [
  all(
    '`available_times` are ISO 8601 without an offset',
    'Other values',
    timesIn,
    (time) => NAIVE[1].test(String(time)),
    BREAKS,
  ),
  all(
    '`available_times` are of the day that was asked about',
    'Other days',
    timesIn,
    (time, { noon }) => String(time).startsWith(noon.slice(0, 10)),
    BREAKS,
  ),
  holds('no time stands twice', ({ json }) => new Set(timesIn(json)).size === timesIn(json).length, 'Some do.'),
];

/** The probes of a group. They change nothing. */
export const tourProbes: readonly Probe[] = [
  probe(
    'configuration',
    getWidgetConfiguration,
    (known) => ({ ...ofGroup(known), ...widget }),
    [
      states(
        '200 with the fields of the document and their types, or 400 where the widget is switched off',
        (reply, known, endpoint) => hasShape(isSwitchedOff(reply) ? 400 : 200).differs(reply, known, endpoint),
        BREAKS,
      ),
      isReadable,
      all(
        'the values of `layout_options` are those of the document',
        'Other values',
        'data.layout_options.*',
        (value) => LAYOUTS.includes(value),
      ),
      all(
        'the codes of `referral_sources` are those of the document',
        'Other codes',
        'data.referral_sources.*',
        (pair) => SOURCES.includes(at(pair, '0')),
      ),
      all(
        '`discovery_source_choices` are a subset of the referral source codes',
        'Other codes',
        'data.discovery_source_choices.*',
        (choice) => SOURCES.includes(at(choice, 'value')),
      ),
      all(
        'the keys of `field_config` are those of the document',
        'Other keys',
        (json) => Object.keys(fieldsOf(json)),
        (key) => FIELDS.includes(key),
      ),
      all(
        'the values of `field_config` are 10, 20 or 30',
        'Other values',
        (json) => Object.values(fieldsOf(json)),
        (value) => [10, 20, 30].includes(Number(value)),
        '`field_config` 10 / 20 / 30',
      ),
    ],
    {
      learn({ status }, known) {
        known.configurationStatus = status;
      },
    },
  ),
  probe(
    'configuration without the slash at the end',
    getWidgetConfiguration,
    (known) => ({ ...ofGroup(known), ...widget, path: (path) => path.replace(/\/$/, '') }),
    [
      holds(
        'answers alike',
        ({ status }, { configurationStatus }) => status === configurationStatus,
        ({ status }, { configurationStatus }) => `The status is ${status}, with the slash ${configurationStatus}.`,
        'Trailing slash',
      ),
    ],
  ),
  probe('configuration without `widget`', getWidgetConfiguration, ofGroup, [
    hasStatus(400),
    hasMessage('errors.widget'),
  ]),
  probe('configuration of an unknown group', getWidgetConfiguration, { params: { group_id: NOBODY }, ...widget }, [
    hasStatus(400, 'Not found'),
    hasMessage('errors.widget'),
  ]),
  probe('office hours', getTimes, ofGroup, [
    ...[hasShape(200, BREAKS), isReadable],
    all(
      '`available_times` are times of day, HH:MM:SS',
      'Other values',
      timesIn,
      (time) => /^\d\d:\d\d:\d\d$/.test(String(time)),
      BREAKS,
    ),
    ...[hasValue('valid', true), hasValue('errors', {}), onMarks],
  ]),
  probe(
    'the times of a day',
    getTimes,
    (known, attempt) => {
      known.noon = known.noons[attempt] ?? known.noon;
      return times(known, known.noon);
    },
    [
      states(
        '200 or 400, both with the fields of the document and the times of the day',
        (reply, known, endpoint) => hasShape(reply.status === 400 ? 400 : 200).differs(reply, known, endpoint),
        { row: 'Which time to ask for to see a day', breaks: true },
      ),
      isReadable,
      holds(
        'a 200 lists the time that was asked about',
        (reply, { noon }) => reply.status === 400 || startsIn(reply).includes(noon),
        (_reply, { noon }) => `It lacks ${noon}.`,
      ),
      ...[...ofTheDay, onMarks],
    ],
    {
      again: (reply, { noons }, attempt) => startsIn(reply).length < 2 && attempt + 1 < noons.length,
      learn(reply, known) {
        known.starts = startsIn(reply);
      },
    },
  ),
  probe(
    'a time that is free',
    getTimes,
    (known) => (known.starts[0] === undefined ? noFreeTime(known) : times(known, known.starts[0])),
    [
      ...[hasShape(200, BREAKS), hasValue('valid', true), hasValue('errors', {})],
      holds(
        '`available_times` has the time that was asked about',
        (reply, { starts: [asked = ''] }) => startsIn(reply).includes(asked),
        (_reply, { starts: [asked] }) => `It lacks ${asked}.`,
        BREAKS,
      ),
      ...ofTheDay,
    ],
  ),
  probe(
    'a time that is not free',
    getTimes,
    (known) => (known.starts.length < 2 ? noFreeTime(known) : times(known, `${known.noon.slice(0, 10)}T03:07:00`)),
    [
      ...[hasShape(400, BREAKS), hasValue('valid', false), hasMessage('errors.start')],
      hasValue('errors.start.0', 'No Employees free at Scheduled Appointment time'),
      holds(
        '`available_times` still has the times of that day',
        (reply, { starts }) => startsIn(reply).length >= starts.length - 1,
        (reply, { starts }) => `It has ${startsIn(reply).length} of ${starts.length}.`,
        BREAKS,
      ),
      ...ofTheDay,
    ],
  ),
  probe('times of an unknown group', getTimes, { params: { group_id: NOBODY } }, [hasStatus(404, 'Not found')]),
  probe(
    'may a page book?',
    bookTour,
    (known) => ({
      ...{ ...ofGroup(known), method: 'OPTIONS' },
      headers: { 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'content-type' },
    }),
    [
      states(
        'a success that allows the header Content-Type (preflight of a browser)',
        ({ status, header }) => {
          const allowed = header('access-control-allow-headers') ?? '';
          if (status < 200 || status > 299) return `The status is ${status}.`;
          return /\*|content-type/i.test(allowed) ? undefined : `It allows ${JSON.stringify(allowed)}.`;
        },
        BREAKS,
      ),
      isReadable,
    ],
  ),
];
