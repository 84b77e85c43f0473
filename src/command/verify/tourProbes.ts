import { bookTour } from '../../api/contract/endpoints/appointments.ts';
import { APPOINTMENT_WIDGET, getTimes, getWidgetConfiguration } from '../../api/contract/endpoints/tour-questions.ts';
import { parseLocalDateTime, parseTimeOfDay } from '../../time/values.ts';
import { noFreeTime } from './notTried.ts';
import {
  at,
  hasMessage,
  hasShape,
  hasStatus,
  hasValue,
  type Known,
  listAt,
  NAIVE,
  NOBODY,
  type Probe,
  type Reply,
  type Statement,
  wrongItems,
} from './statement.ts';

/** Probes about each group that only read: its configuration, its office hours, and its free times. */

const LAYOUTS: readonly unknown[] = ['loft', 'studio', '1br', '2br', '3br', '4+br'];
const SOURCES: readonly unknown[] = [
  ...Array.from({ length: 9 }, (_, place) => (place + 1) * 10),
  ...Array.from({ length: 10 }, (_, place) => 110 + place * 10),
  ...[200, 210, 220, 230, 240, 250, 260, 270, 280, 290, 300, 310, 320, 330, 340, 350, 360, 370, 380, 390],
  ...[400, 410, 420, 425, 430, 445, 450],
];
const FIELDS: readonly string[] = [
  ...['price_ceiling', 'other_occupants', 'reason_for_move', 'pets', 'notes', 'move_in_date', 'current_postal_code'],
  ...['sms_opted_in', 'lease_term', 'price_floor', 'discovery_source', 'agents', 'broker_toggle', 'client_location'],
  ...['amenities', 'broker_company', 'neighborhoods', 'layout'],
].map((name) => `client.${name}`);

const widget = { widget: APPOINTMENT_WIDGET };
const times = ({ group }: Known, time?: string) => ({
  endpoint: getTimes,
  params: { group_id: group },
  ...(time !== undefined && { query: { time } }),
});

/** A page of another origin may read the reply. */
const isReadable: Statement = {
  says: 'a page of the given origin may read it (Access-Control-Allow-Origin)',
  breaks: true,
  differs: ({ header }, { origin }) => {
    const allowed = header('access-control-allow-origin');
    return allowed === '*' || allowed === origin ? undefined : `The header is ${JSON.stringify(allowed)}.`;
  },
};

const configuration: Probe = {
  name: 'configuration',
  ask: ({ group }) => ({ endpoint: getWidgetConfiguration, params: { group_id: group }, query: widget }),
  learn({ status }, known) {
    known.configurationStatus = status;
  },
  statements: [
    {
      says: '200 with the fields of the document and their types, or 400 where the widget is switched off',
      breaks: true,
      differs: (reply, known) =>
        hasShape(getWidgetConfiguration, isSwitchedOff(reply) ? 400 : 200).differs(reply, known),
    },
    isReadable,
    {
      says: 'the values of `layout_options` are those of the document',
      differs: ({ json }) =>
        wrongItems('Other values', listAt(json, 'data.layout_options'), (value) => LAYOUTS.includes(value)),
    },
    {
      says: 'the codes of `referral_sources` are those of the document',
      differs: ({ json }) =>
        wrongItems('Other codes', listAt(json, 'data.referral_sources'), (pair) => SOURCES.includes(at(pair, '0'))),
    },
    {
      says: '`discovery_source_choices` are a subset of the referral source codes',
      differs: ({ json }) =>
        wrongItems('Other codes', listAt(json, 'data.discovery_source_choices'), (choice) =>
          SOURCES.includes(at(choice, 'value')),
        ),
    },
    {
      says: 'the keys of `field_config` are those of the document',
      differs: ({ json }) =>
        wrongItems('Other keys', Object.keys(fieldsOf(json)), (key) => FIELDS.includes(String(key))),
    },
    {
      says: 'the values of `field_config` are 10, 20 or 30',
      row: '`field_config` 10 / 20 / 30',
      differs: ({ json }) =>
        wrongItems('Other values', Object.values(fieldsOf(json)), (value) => [10, 20, 30].includes(Number(value))),
    },
  ],
};

/** A documented no: the widget then says that online booking is closed. */
const isSwitchedOff = ({ status, json }: Reply): boolean => status === 400 && listAt(json, 'errors.widget').length > 0;

const fieldsOf = (json: unknown): object => {
  const fields = at(json, 'data.field_config');
  return typeof fields === 'object' && fields !== null ? fields : {};
};

const otherForm: Probe = {
  name: 'configuration without the slash at the end',
  ask: (known) => {
    const asked = configuration.ask(known, 0);
    return typeof asked === 'string' ? asked : { ...asked, path: (path) => path.replace(/\/$/, '') };
  },
  statements: [
    {
      says: 'answers alike',
      row: 'Trailing slash',
      differs: ({ status }, { configurationStatus }) =>
        status === configurationStatus ? undefined : `The status is ${status}, with the slash ${configurationStatus}.`,
    },
  ],
};

const noWidget: Probe = {
  name: 'configuration without `widget`',
  ask: ({ group }) => ({ endpoint: getWidgetConfiguration, params: { group_id: group } }),
  statements: [hasStatus(400), hasMessage('errors.widget')],
};

const noGroup: Probe = {
  name: 'configuration of an unknown group',
  ask: () => ({ endpoint: getWidgetConfiguration, params: { group_id: NOBODY }, query: widget }),
  statements: [hasStatus(400, { row: 'Not found' }), hasMessage('errors.widget')],
};

const hours: Probe = {
  name: 'office hours',
  ask: (known) => times(known),
  statements: [
    hasShape(getTimes, 200, { breaks: true }),
    isReadable,
    {
      says: '`available_times` are times of day, HH:MM:SS',
      breaks: true,
      differs: ({ json }) =>
        wrongItems('Other values', listAt(json, 'available_times'), (time) => /^\d\d:\d\d:\d\d$/.test(String(time))),
    },
    hasValue('valid', true),
    hasValue('errors', {}),
    onMarks(),
  ],
};

const isMark = (time: unknown): boolean => {
  const clock = parseTimeOfDay(String(time).slice(-8));
  return clock === undefined || /:(00|15|30|45):00$/.test(clock);
};
function onMarks(): Statement {
  return {
    says: 'tours start on quarter hours',
    row: 'Appointment length',
    differs: ({ json }) => wrongItems('Other times', listAt(json, 'available_times'), isMark),
  };
}

/** Statements about the times of a day, which both a 200 and a 400 have. */
const ofTheDay: readonly Statement[] = [
  {
    says: '`available_times` are ISO 8601 without an offset',
    breaks: true,
    differs: ({ json }) =>
      wrongItems('Other values', listAt(json, 'available_times'), (time) => NAIVE.test(String(time))),
  },
  {
    says: '`available_times` are of the day that was asked about',
    breaks: true,
    differs: ({ json }, { noon }) =>
      wrongItems('Other days', listAt(json, 'available_times'), (time) => String(time).startsWith(noon.slice(0, 10))),
  },
  {
    says: 'no time stands twice',
    differs: ({ json }) => {
      const starts = listAt(json, 'available_times');
      return new Set(starts).size === starts.length ? undefined : 'Some do.';
    },
  },
];

const MOST_DAYS = 14;
const startsIn = ({ json }: Reply): readonly string[] =>
  listAt(json, 'available_times').flatMap((time) => parseLocalDateTime(String(time)) ?? []);

const day: Probe = {
  name: 'the times of a day',
  ask(known, attempt) {
    known.noon = known.noons[attempt] ?? known.noon;
    return times(known, known.noon);
  },
  again: (reply, _known, attempt) => startsIn(reply).length < 2 && attempt + 1 < MOST_DAYS,
  learn(reply, known) {
    known.starts = startsIn(reply);
  },
  statements: [
    {
      says: '200 or 400, both with the fields of the document and the times of the day',
      row: 'Which time to ask for to see a day',
      breaks: true,
      differs: (reply, known) => hasShape(getTimes, reply.status === 400 ? 400 : 200).differs(reply, known),
    },
    isReadable,
    {
      says: 'a 200 lists the time that was asked about',
      differs: (reply, { noon }) =>
        reply.status === 400 || startsIn(reply).some((start) => start === noon) ? undefined : `It lacks ${noon}.`,
    },
    ...ofTheDay,
    onMarks(),
  ],
};

const free: Probe = {
  name: 'a time that is free',
  ask: (known) => (known.starts[0] === undefined ? noFreeTime(known) : times(known, known.starts[0])),
  statements: [
    hasShape(getTimes, 200, { breaks: true }),
    hasValue('valid', true),
    hasValue('errors', {}),
    {
      says: '`available_times` has the time that was asked about',
      breaks: true,
      differs: (reply, { starts: [asked = ''] }) =>
        startsIn(reply).some((start) => start === asked) ? undefined : `It lacks ${asked}.`,
    },
    ...ofTheDay,
  ],
};

const taken: Probe = {
  name: 'a time that is not free',
  ask: (known) => (known.starts.length < 2 ? noFreeTime(known) : times(known, `${known.noon.slice(0, 10)}T03:07:00`)),
  statements: [
    hasShape(getTimes, 400, { breaks: true }),
    hasValue('valid', false),
    hasMessage('errors.start'),
    hasValue('errors.start.0', 'No Employees free at Scheduled Appointment time'),
    {
      says: '`available_times` still has the times of that day',
      breaks: true,
      differs: (reply, { starts }) => {
        const listed = startsIn(reply);
        return listed.length >= starts.length - 1 ? undefined : `It has ${listed.length} of ${starts.length}.`;
      },
    },
    ...ofTheDay,
  ],
};

const noTimes: Probe = {
  name: 'times of an unknown group',
  ask: () => ({ endpoint: getTimes, params: { group_id: NOBODY } }),
  statements: [hasStatus(404, { row: 'Not found' })],
};

const preflight: Probe = {
  name: 'may a page book?',
  ask: ({ group }) => ({
    endpoint: bookTour,
    method: 'OPTIONS',
    params: { group_id: group },
    headers: { 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'content-type' },
  }),
  statements: [
    {
      says: 'a success that allows the header Content-Type (preflight of a browser)',
      breaks: true,
      differs: ({ status, header }) => {
        const allowed = header('access-control-allow-headers') ?? '';
        if (status < 200 || status > 299) return `The status is ${status}.`;
        return /\*|content-type/i.test(allowed) ? undefined : `It allows ${JSON.stringify(allowed)}.`;
      },
    },
    isReadable,
  ],
};

/** The probes of a group. They change nothing. */
export const tourProbes: readonly Probe[] = [
  ...[configuration, otherForm, noWidget, noGroup, hours, day, free, taken, noTimes, preflight],
];
