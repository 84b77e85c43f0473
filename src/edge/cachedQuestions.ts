import { readAvailability } from '../api/availability.ts';
import type { Endpoint } from '../api/contract/endpoint.ts';
import { getTimes, getWidgetConfiguration } from '../api/contract/endpoints/tour-questions.ts';
import { member } from '../api/member.ts';
import { clockAt, timeToAsk } from '../core/bookingPeriod.ts';
import { addDays } from '../time/arithmetic.ts';
import { type Day, dayOf, type LocalDateTime } from '../time/values.ts';
import type { AskService, ServiceReply } from './askService.ts';
import type { Question } from './edgeAnswers.ts';
import { CONFIGURATION_QUERY, type PathNumbers, type Query } from './edgeQuestions.ts';

/** The questions whose answers are kept, each with its key and its time. */
export interface Questions {
  readonly configuration: (group: number) => Question;
  /** The office hours of the present day at the property. */
  readonly officeHours: (group: number, zone: string) => Question;
  /** The free times of a day. Whatever time of the day a visitor asks for, it is one question. */
  readonly day: (group: number, zone: string, day: Day) => Question;
  /** A question that is not about a group: about agents, neighborhoods, listings or floorplans. */
  readonly list: (endpoint: Endpoint, params: PathNumbers, query: Query) => Question;
  /** The key of a day, to drop its answer. */
  readonly keyOfDay: (group: number, day: Day) => string;
}

const MINUTE_MS = 60_000;
const FEW_CHANGES_MS = 5 * MINUTE_MS;
/** How long the answer that a group takes no bookings counts. The service gives it for any reason. */
const REFUSAL_MS = 30_000;
const DAY_MS = 20_000;
/** Days ahead that can be asked about. Those further away are refused, so that nobody fills the cache with them. */
const DAYS_AHEAD = 400;

/** `wait`: counts a question about a group before it is sent, and gives the seconds to wait, or 0. */
export function createQuestions(ask: AskService, now: () => number, wait: (group: number) => number): Questions {
  const ofGroup = async (group: number, send: () => Promise<ServiceReply>): Promise<ServiceReply> => {
    const seconds = wait(group);
    return seconds === 0 ? send() : { kind: 'busy', why: 'service', seconds };
  };
  const keyOfDay = (group: number, day: Day): string => `times/${group}/${day}`;
  return {
    keyOfDay,
    configuration: (group) => ({
      key: `configuration/${group}`,
      freshFor: ({ status, json }) =>
        status === 400 ? REFUSAL_MS : status === 200 && member(json, 'data') ? FEW_CHANGES_MS : 0,
      ask: () =>
        ofGroup(group, () => ask(getWidgetConfiguration, { params: { group_id: group }, query: CONFIGURATION_QUERY })),
    }),
    officeHours: (group, zone) => ({
      key: `hours/${group}/${dayOf(clockAt(now(), zone).now)}`,
      freshFor: ({ status, json }) =>
        status === 200 && Array.isArray(member(json, 'available_times')) ? FEW_CHANGES_MS : 0,
      ask: () => ofGroup(group, () => ask(getTimes, { params: { group_id: group } })),
    }),
    day: (group, zone, day) => ({
      key: keyOfDay(group, day),
      freshFor: ({ json }) => (timesOf(json) ? DAY_MS : 0),
      async ask() {
        const time = timeToAsk(day, clockAt(now(), zone));
        const call = { params: { group_id: group }, query: { time } };
        return withTimes(await ofGroup(group, () => ask(getTimes, call)), time);
      },
    }),
    list: (endpoint, params, query) => ({
      key: `${endpoint.name}/${Object.values(params).join('/')}?${new URLSearchParams(Object.entries(query).sort())}`,
      freshFor: ({ status }) => (status === 200 ? FEW_CHANGES_MS : 0),
      ask: () => ask(endpoint, { params, query }),
    }),
  };
}

/**
 * Whether the edge asks about `day`: today by the property's clock, or one of the next 400 days. Yesterday as well, because it may still be
 * today in another zone.
 */
export function canAsk(day: Day, ms: number, zone: string): boolean {
  const today = dayOf(clockAt(ms, zone).now);
  return day >= addDays(today, -1) && day <= addDays(today, DAYS_AHEAD);
}

/** The free times of a day as they are kept: those of the day, whatever time was asked for. */
interface KeptTimes {
  readonly times: readonly LocalDateTime[];
  /** `appointment_sms_opt_in` of a 200. */
  readonly smsOptIn: boolean | undefined;
}

/** A reply of `times` with its times alone. One without a list of times stays as it is. */
function withTimes(reply: ServiceReply, asked: LocalDateTime): ServiceReply {
  if (reply.kind !== 'reply' || (reply.status !== 200 && reply.status !== 400)) return reply;
  try {
    const ok = reply.status === 200;
    const { slots, smsOptIn } = readAvailability({ ...reply, ok, malformed: (path) => new Error(path) }, asked);
    const kept: KeptTimes = { times: slots, smsOptIn };
    return { ...reply, json: kept };
  } catch {
    return reply;
  }
}

/** The times in an answer about a day; undefined where the service gave none. */
export function timesOf(json: unknown): KeptTimes | undefined {
  const times = member(json, 'times');
  if (!Array.isArray(times)) return undefined;
  const smsOptIn = member(json, 'smsOptIn');
  return { times, smsOptIn: typeof smsOptIn === 'boolean' ? smsOptIn : undefined };
}

/** The text of the API document (document, "Errors"). */
const NOT_FREE = 'No Employees free at Scheduled Appointment time';

/** The reply that the service would give to the question for `time`, made of the day's times. */
export function replyForTime({ times, smsOptIn }: KeptTimes, time: LocalDateTime) {
  const isFree = times.includes(time);
  return {
    status: isFree ? 200 : 400,
    json: {
      available_times: times,
      valid: isFree,
      errors: isFree ? {} : { start: [NOT_FREE] },
      ...(isFree && smsOptIn !== undefined ? { appointment_sms_opt_in: smsOptIn } : {}),
    },
  } as const;
}
