import { bookTour, cancelAppointment, rescheduleAppointment } from '../api/contract/endpoints/appointments.ts';
import { createProspect } from '../api/contract/endpoints/create-prospect.ts';
import { member } from '../api/member.ts';
import { parseOffsetDateTime } from '../time/parseOffsetDateTime.ts';
import { type Day, dayOf, parseLocalDateTime } from '../time/values.ts';
import { wallClock } from '../time/zone.ts';
import type { AskService, ServiceReply } from './askService.ts';
import { type Attempts, readAttempt, type Sent } from './edgeAttempts.ts';
import { type EdgeReply, lost, type Refusal, type Refuse, replyForFailure } from './edgeReplies.ts';
import type { EdgeSettings } from './edgeSettings.ts';
import type { Visit } from './gate.ts';
import type { Quotas } from './quotas.ts';
import type { Finish, Tokens, TokenTour } from './tokens.ts';

/** What the changes need of the edge. */
export interface ChangeTools {
  readonly settings: EdgeSettings;
  readonly ask: AskService;
  readonly quotas: Quotas;
  readonly refuse: Refuse;
  /** Without them nobody can move or cancel a tour. */
  readonly tokens: Tokens | undefined;
  readonly attempts: Attempts;
  /** Adds the token to the reply of a tour that was booked or moved. */
  readonly finish: Finish;
  /** Forgets the times of a day. `freed`: a tour of that day was moved or canceled. */
  readonly dropDay: (group: number, day: Day, freed?: boolean) => Promise<void>;
  /** A tour was booked. `token`: what the request carried as the token of an entry of the waitlist. */
  readonly onBooked: (group: number, start: unknown, token: string) => Promise<void> | undefined;
}

/** Requests that change something. Each goes to the service once. */
export interface Changes {
  readonly book: (change: Visit, group: number) => Promise<EdgeReply>;
  readonly leaveDetails: (change: Visit) => Promise<EdgeReply>;
  readonly move: (change: Visit, group: number, appointment: number) => Promise<EdgeReply>;
  readonly cancel: (change: Visit, appointment: number) => Promise<EdgeReply>;
}

/** The header with the token of a tour; of a booking, with that of the visitor's entry on the waitlist. */
export const TOKEN_HEADER = 'Tour-Token';

/** The longest token, in characters. */
const LONGEST_TOKEN = 200;

/** The header with the key of an attempt to book. */
export const ATTEMPT_HEADER = 'Idempotency-Key';

export function createChanges({
  settings,
  ask,
  quotas,
  refuse,
  tokens,
  attempts,
  finish,
  dropDay,
  onBooked,
}: ChangeTools): Changes {
  const stop = (why: Refusal): EdgeReply => refuse({ why });

  const isOpen = (group: unknown): group is number => typeof group === 'number' && settings.groups.has(group);

  /** Sends what was checked, if the limit of the group allows it. */
  async function sent(change: Visit, group: number, send: () => Promise<ServiceReply>): Promise<EdgeReply> {
    const found = quotas.send(change, group);
    return found ? refuse(found) : replyOfChange(await send());
  }

  /** The tour of the token in `change`, where it is `appointment`. */
  async function tourOf({ request }: Visit, appointment: number): Promise<TokenTour | undefined> {
    const tour = await tokens?.read(request.headers.get(TOKEN_HEADER) ?? '');
    return tour?.appointment === appointment && isOpen(tour.group) ? tour : undefined;
  }

  /** Forgets the day of `start`, milliseconds since the epoch, by the property's clock. */
  async function dropDayAt({ group, start }: TokenTour): Promise<void> {
    const zone = settings.groups.get(group)?.timeZone;
    await dropDay(group, dayOf(wallClock(start, zone)), true);
  }

  /** Forgets the day that a body asks for. */
  async function dropAsked(group: number, appointment: unknown): Promise<void> {
    const start = member(appointment, 'start');
    const time = typeof start === 'string' ? parseLocalDateTime(start) : undefined;
    if (time !== undefined) await dropDay(group, dayOf(time));
  }

  /** Sends a booking, once. */
  async function send(change: Visit, group: number, body: Visit['body']): Promise<Sent> {
    const given = await sent(change, group, () => ask(bookTour, { params: { group_id: group }, body }));
    // Also after a lost reply, which may be that of a booked tour.
    await dropAsked(group, body.appointment);
    return given === lost ? { kind: 'lost' } : { kind: 'reply', reply: await finish(given, group) };
  }

  return {
    async book(change, group) {
      const { body, request } = change;
      if (!isOpen(group)) return stop('group');
      const header = request.headers.get(ATTEMPT_HEADER);
      const attempt = header === null ? undefined : readAttempt(header);
      if (header !== null && attempt === undefined) return stop('attempt-key');
      if (!namesStart(body.appointment)) return stop('start');
      const book = () => send(change, group, body);
      const sendOnce = async (): Promise<EdgeReply> => {
        const outcome = await book();
        return outcome.kind === 'reply' ? outcome.reply : lost;
      };
      const entry = request.headers.get(TOKEN_HEADER)?.slice(0, LONGEST_TOKEN);
      const reply = await (attempt ? attempts.book(attempt, { group, body, entry }, book) : sendOnce());
      // The widget asks about the entry as soon as it has the reply.
      if (reply.status === 200 && entry) await onBooked(group, member(body.appointment, 'start'), entry);
      return reply;
    },

    async leaveDetails(change) {
      const { body } = change;
      const group = member(body.client, 'group');
      if (!isOpen(group)) return stop('group');
      return sent(change, group, () => ask(createProspect, { params: {}, body }));
    },

    async move(change, group, appointment) {
      const { body } = change;
      if (!isOpen(group)) return stop('group');
      const tour = await tourOf(change, appointment);
      if (tour?.group !== group) return stop('token');
      const wanted = member(body.data, 'appointment');
      if (!namesStart(wanted)) return stop('start');
      const params = { group_id: group, appointment_id: appointment };
      const reply = await sent(change, group, () => ask(rescheduleAppointment, { params, body }));
      await Promise.all([dropDayAt(tour), dropAsked(group, wanted)]);
      return finish(reply, group);
    },

    async cancel(change, appointment) {
      const tour = await tourOf(change, appointment);
      if (tour === undefined) return stop('token');
      const call = { params: { appointment_id: appointment } };
      const reply = await sent(change, tour.group, () => ask(cancelAppointment, call));
      await dropDayAt(tour);
      return reply;
    },
  };
}

/** Whether a body names the start of a tour. Without it no service books one, so none is asked. */
function namesStart(appointment: unknown): boolean {
  const start = member(appointment, 'start');
  return typeof start === 'string' && (parseLocalDateTime(start) ?? parseOffsetDateTime(start)) !== undefined;
}

/** The visitor's reply to a change. A reply without JSON counts as lost: it does not tell the outcome. */
function replyOfChange(reply: ServiceReply): EdgeReply {
  if (reply.kind !== 'reply') return replyForFailure(reply, true);
  return reply.json === undefined ? lost : { status: reply.status, json: reply.json };
}
