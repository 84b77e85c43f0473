import { listClientAppointments } from '../api/contract/endpoints/client-appointments.ts';
import { member } from '../api/member.ts';
import { parseLocalDateTime } from '../time/values.ts';
import { moment, momentOf } from '../time/zone.ts';
import type { AskService } from './askService.ts';
import type { Booking, Kept } from './attemptRecord.ts';
import type { EdgeAttempt } from './edgeOptions.ts';
import { type EdgeReply, notBooked } from './edgeReplies.ts';
import type { EdgeSettings } from './edgeSettings.ts';
import { startOf } from './tokens.ts';

/**
 * Looks for the tour of an attempt whose reply was lost, among the tours of the client that the site names. Undefined: the site names no
 * client, or the attempt names no start or no group of this edge. Without a `reply` it is still open whether the tour was booked: the
 * service could not be asked, or it may still book the tour.
 */
export type LookUpAttempt = (
  key: string,
  kept: Kept,
  booking: Booking | undefined,
  /** Milliseconds since the booking was claimed; undefined where nobody knows. */
  age: number | undefined,
) => Promise<{ readonly client: number; readonly reply: EdgeReply | undefined } | undefined>;

interface LookUpTools {
  readonly settings: EdgeSettings;
  readonly findClient: NonNullable<EdgeSettings['findClient']>;
  readonly ask: AskService;
  /** Adds the token to the reply of a booked tour. */
  readonly finish: (reply: EdgeReply, group: number) => Promise<EdgeReply>;
}

/** How long after a booking was sent the service may still make it, in milliseconds. */
const SETTLED_MS = 2 * 60_000;

export const createLookUp =
  ({ settings, findClient, ask, finish }: LookUpTools): LookUpAttempt =>
  async (key, kept, booking, age = 0) => {
    const { group, start: text } = kept;
    const start = parseLocalDateTime(text);
    const zone = settings.groups.get(group)?.timeZone;
    if (start === undefined || zone === undefined) return undefined;
    const client =
      kept.client ?? (await clientOf(findClient, { id: key, groupId: group, start, booking: booking?.body }));
    if (client === undefined) return undefined;
    const reply = await ask(listClientAppointments, { params: { client_id: client } });
    const list =
      reply.kind === 'reply' && reply.status === 200 ? member(member(reply.json, 'data'), 'appointments') : undefined;
    if (!Array.isArray(list)) return { client, reply: undefined };
    const wanted = momentOf(start, zone);
    const tour: unknown = list.find((one: unknown) => {
      const found = startOf(one);
      return found !== undefined && moment(found) === wanted;
    });
    if (tour === undefined) return { client, reply: age > SETTLED_MS ? notBooked : undefined };
    const appointment = {
      id: member(tour, 'id'),
      confirmation_enabled: false,
      start: member(tour, 'start'),
      location: member(tour, 'location'),
      expiration_date: null,
    };
    return { client, reply: await finish({ status: 200, json: { data: { appointment } } }, group) };
  };

/** The client that the site names. A function that fails names none. */
async function clientOf(findClient: LookUpTools['findClient'], attempt: EdgeAttempt): Promise<number | undefined> {
  const client = await Promise.resolve(attempt)
    .then(findClient)
    .catch(() => undefined);
  return Number.isSafeInteger(client) ? client : undefined;
}
