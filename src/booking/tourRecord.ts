import { isToken } from '../api/appointmentClient.ts';
import type { Home } from '../api/homeClient.ts';
import { member } from '../api/member.ts';
import { dayOf, type LocalDateTime, parseLocalDateTime } from '../time/values.ts';
import type { Answers } from './answers.ts';
import type { Booked, Flow, State } from './flow.ts';
import { keptHomes, type NotedHome, readKeptHomes } from './tourHomes.ts';

/**
 * What a tab keeps of a tour, so that a reload forgets neither a booking nor a doubt. Nothing in it is about the visitor. Times are by
 * the property's clock.
 */
export interface TourRecord {
  /** The shape of the record. One of another version is not read. */
  readonly version: 1;
  readonly group: number;
  readonly service: string;
  /** Where a visitor who comes back goes on: at the form with a chosen time, with a tour, or with a doubt. */
  readonly at: 'details' | 'unsure' | 'booked' | 'reschedule-unsure' | 'cancel-unsure';
  /** The time that was chosen, sent or booked. */
  readonly start: LocalDateTime;
  /** The number of the appointment, where the service gave one. */
  readonly id?: number | undefined;
  /** How often the tour was moved. */
  readonly sequence?: number | undefined;
  /** The times of bookings whose outcome is unknown. */
  readonly unknown?: readonly LocalDateTime[] | undefined;
  /** The times that the tour may have been moved to. */
  readonly perhapsAt?: readonly LocalDateTime[] | undefined;
  /** With each of `unknown` it names a booking that was sent. Random, and only kept where the host can be asked about it. */
  readonly attempt?: string | undefined;
  /** The homes of the booking that was sent; at the form, the chosen ones. Only what names them is kept. */
  readonly homes?: readonly NotedHome[] | undefined;
  /** At the form: what the page gave when the homes were chosen. Undefined where it gives no homes. */
  readonly given?: GivenHomes | undefined;
  /** An edge changes this tour only for a caller with this token. No other tab gets it. */
  readonly token?: string | undefined;
}

/** Tells the homes of one page from those of another: by the homes on the tour from the start, and by the one that the visitor came for. */
export interface GivenHomes {
  readonly start: string;
  readonly openedFor?: string | undefined;
}

/** The homes that a visitor has chosen, and what the page gave then. */
export interface ChosenHomes {
  readonly homes: readonly Home[];
  readonly given: GivenHomes;
}

/** The group and the service of a tour. */
export type TourScope = Pick<TourRecord, 'group' | 'service'>;
/** A record without its scope and its version. */
type Kept = Omit<TourRecord, keyof TourScope | 'version'>;

/** `times` with `last` at the end, each once. */
const endingWith = (times: readonly LocalDateTime[], last: LocalDateTime): readonly LocalDateTime[] => [
  ...times.filter((time) => time !== last),
  last,
];

const doubt = (unknown: readonly LocalDateTime[]): Kept | undefined => {
  const start = unknown.at(-1);
  return start && { at: 'unsure', start, unknown };
};
const tourOf = (at: Kept['at'], flow: Booked & Flow, perhapsAt = flow.perhapsAt): Kept => ({
  at,
  start: flow.slot,
  id: flow.tour.id,
  sequence: flow.sequence,
  unknown: flow.unknownOutcomes,
  perhapsAt,
  token: flow.token,
});
const tourOrDoubt = (flow: State<'booked' | 'reschedule' | 'cancel'>): Kept =>
  tourOf(flow.perhapsAt.length > 0 ? 'reschedule-unsure' : 'booked', flow);

/** What to keep of each state; undefined: nothing. A request on its way counts as a doubt, because the page may close before the reply. */
const KEPT: { readonly [At in Flow['at']]: (flow: State<At>) => Kept | undefined } = {
  day: ({ unknownOutcomes }) => doubt(unknownOutcomes),
  slot: ({ unknownOutcomes }) => doubt(unknownOutcomes),
  details: ({ unknownOutcomes, slot }) => doubt(unknownOutcomes) ?? { at: 'details', start: slot },
  sending: ({ unknownOutcomes, slot }) => doubt(endingWith(unknownOutcomes, slot)),
  unsure: ({ unknownOutcomes }) => doubt(unknownOutcomes),
  'looking-up': ({ unknownOutcomes }) => doubt(unknownOutcomes),
  booked: tourOrDoubt,
  reschedule: tourOrDoubt,
  rescheduling: (flow) => tourOf('reschedule-unsure', flow, endingWith(flow.perhapsAt, flow.to)),
  'reschedule-unsure': (flow) => tourOf('reschedule-unsure', flow),
  cancel: tourOrDoubt,
  canceling: (flow) => tourOf('cancel-unsure', flow),
  'cancel-unsure': (flow) => tourOf('cancel-unsure', flow),
  canceled: ({ unknownOutcomes }) => doubt(unknownOutcomes),
};

/** What a tab keeps of `flow`. `chosen`: the homes of a booking that is not sent yet. Undefined: there is nothing to keep. */
export function recordOf(flow: Flow, scope: TourScope, chosen?: ChosenHomes): TourRecord | undefined {
  // The type of `KEPT` ties each function to its state; the look-up by name only loses that tie.
  const kept = (KEPT[flow.at] as (flow: Flow) => Kept | undefined)(flow);
  const attempt = kept?.unknown?.length ? flow.attemptId : undefined;
  if (kept?.at === 'details')
    return { version: 1, ...scope, ...kept, homes: keptHomes(chosen?.homes), given: chosen?.given };
  return kept && { version: 1, ...scope, ...kept, attempt, homes: keptHomes(flow.homes) };
}

/** The state to resume from `record`. */
export function flowFrom(
  { at, start, id, sequence = 0, unknown = [], perhapsAt = [], attempt, homes, token }: TourRecord,
  answers: Answers,
): Flow {
  if (at === 'details')
    return { at: 'slot', answers, unknownOutcomes: unknown, day: dayOf(start), previous: start, notice: null };
  if (at === 'unsure')
    return {
      at: 'unsure',
      answers,
      unknownOutcomes: endingWith(unknown, start),
      attemptId: attempt,
      homes,
      slot: start,
      notice: null,
    };
  const tour: Booked = {
    answers,
    unknownOutcomes: unknown,
    attemptId: attempt,
    homes,
    slot: start,
    tour: { id, confirmationEnabled: false, start: undefined, location: undefined, expirationDate: undefined },
    knownBy: 'memory',
    sequence,
    rescheduledFrom: null,
    perhapsAt,
    token,
    locked: false,
  };
  const to = perhapsAt.at(-1);
  if (at === 'cancel-unsure') return { at, ...tour, notice: null };
  return to === undefined ? { at: 'booked', ...tour } : { at: 'reschedule-unsure', ...tour, to, notice: null };
}

const PLACES: readonly string[] = [
  'details',
  'unsure',
  'booked',
  'reschedule-unsure',
  'cancel-unsure',
] satisfies Kept['at'][];
const isPlace = (text: unknown): text is Kept['at'] => PLACES.some((place) => place === text);
const count = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
/** A time of a stored text. */
export const time = (value: unknown): LocalDateTime | undefined =>
  typeof value === 'string' ? parseLocalDateTime(value) : undefined;
const idIn = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[\w-]{1,64}$/.test(value) ? value : undefined;
const givenIn = (value: unknown): GivenHomes | undefined => {
  const [start, openedFor] = [member(value, 'start'), member(value, 'openedFor')];
  return typeof start === 'string'
    ? { start, openedFor: typeof openedFor === 'string' ? openedFor : undefined }
    : undefined;
};
const times = (value: unknown): readonly LocalDateTime[] =>
  Array.isArray(value) ? value.flatMap((each) => time(each) ?? []) : [];

/** Reads a stored text. Any script of the page may have written it, so everything is checked. Undefined: no record of `scope`. */
export function readRecord(text: string, scope: TourScope): TourRecord | undefined {
  const { version, group, service, at, start, id, sequence, unknown, perhapsAt, attempt, homes, given, token } =
    parsed(text);
  const known = time(start);
  if (version !== 1 || group !== scope.group || service !== scope.service || !isPlace(at) || !known) return undefined;
  return {
    version,
    ...scope,
    at,
    start: known,
    id: count(id),
    sequence: count(sequence),
    unknown: times(unknown),
    perhapsAt: times(perhapsAt),
    attempt: idIn(attempt),
    homes: readKeptHomes(homes),
    given: givenIn(given),
    token: isToken(token) ? token : undefined,
  };
}

/** The parts of a stored text; none where it is no object. */
export function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    return { ...JSON.parse(text) };
  } catch {
    return {};
  }
}
