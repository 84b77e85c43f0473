import { addDays } from '../time/arithmetic.ts';
import { type Day, dayOf, parseDay, parseLocalDateTime } from '../time/values.ts';
import { getTimes, getWidgetConfiguration } from './contract/endpoints/tour-questions.ts';
import { FIRST_QUESTION, foundIn, getPreview } from './edgePreview.ts';
import { ApiError } from './failure.ts';
import { member } from './member.ts';
import { sleep } from './retry.ts';
import type { Reply, Transport } from './transport.ts';

/**
 * Answers the questions about a group from few replies of an edge. The first question asks for the preview of 14 days, and the others wait
 * for it. Questions about later days, or about days that the edge did not know yet, are sent together, as one more preview. Each part of
 * the first preview answers one question. A second question for the same part wants a newer answer, so it is sent alone.
 */

/** A reply to `GET /preview`, or one that is under way. */
interface Held {
  readonly reply: Promise<Reply>;
  /** The questions that it has answered. */
  readonly given: Set<string>;
  /** In milliseconds since the epoch. */
  readonly askedAt: number;
}

/** How long the first preview answers questions, in milliseconds. */
const FRESH_MS = 20_000;
/** How long a question waits for others, in milliseconds: the widget asks for the other days once it has read the first reply. */
const TOGETHER_MS = 100;
/** The most days in a preview. */
const MOST_DAYS = 42;

/** `transport` to an edge, with previews in place of single questions. */
export function withPreviews(transport: Transport): Transport {
  const held = new Map<number, Held>();
  const batches = new Map<number, { readonly days: Set<Day>; readonly reply: Promise<Reply | undefined> }>();

  const first = (group: number, attempts: number | undefined): Held => {
    const made: Held = {
      reply: transport(getPreview, { params: {}, query: { group_id: group, ...FIRST_QUESTION }, attempts }),
      given: new Set(),
      askedAt: Date.now(),
    };
    held.set(group, made);
    // The next question tries again.
    made.reply.catch(() => held.delete(group));
    return made;
  };
  /**
   * One preview for `day` and the other days of this moment. A question about no day waits for it, too. Undefined with fewer than two days,
   * or with none that a preview can have: then each question is sent alone.
   */
  const together = (group: number, day: Day | undefined, from: Day): Promise<Reply | undefined> => {
    const known = batches.get(group);
    const days = known?.days ?? new Set<Day>();
    if (day) days.add(day);
    if (known) return known.reply;
    const ask = async (): Promise<Reply | undefined> => {
      await sleep(TOGETHER_MS, undefined);
      batches.delete(group);
      let count = 0;
      for (let index = 0; index < MOST_DAYS; index += 1) if (days.has(addDays(from, index))) count = index + 1;
      if (days.size < 2 || count === 0) return undefined;
      return transport(getPreview, { params: {}, query: { group_id: group, days: count, wait: 'all' } });
    };
    const reply = ask();
    batches.set(group, { days, reply });
    return reply;
  };

  return async (endpoint, call) => {
    const { path, method } = endpoint;
    // After a booking or a change, the known times may be wrong.
    if (method !== 'GET') held.clear();
    if (path !== getTimes.path && path !== getWidgetConfiguration.path) return transport(endpoint, call);
    const group = Number(Object.values(call.params)[0]);
    const time = parseLocalDateTime(String(call.query?.time));
    const day = time && dayOf(time);
    const name = `${path} ${day}`;
    const one = held.get(group) ?? first(group, call.attempts);
    if (one.given.has(name) || Date.now() - one.askedAt > FRESH_MS) return transport(endpoint, call);
    one.given.add(name);
    let reply: Reply | undefined = await one.reply;
    let found = foundIn(reply.json, path, call.query);
    const days = member(reply.json, 'days');
    const from = parseDay(String(Array.isArray(days) ? member(days[0], 'day') : ''));
    if (found === 'unknown' && from) {
      reply = await together(group, day, from);
      found = foundIn(reply?.json, path, call.query);
    }
    // The edge has asked the service already, so this call fails at once. The visitor or a probe tries again.
    if (found === 'failed') throw new ApiError({ kind: 'status', status: 502, errors: [] }, { method, url: path });
    if (found === 'unknown' || reply === undefined || !(found.ok || call.expected?.includes(found.status)))
      return transport(endpoint, call);
    return { ...reply, ...found };
  };
}
