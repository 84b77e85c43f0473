import { member } from '../api/member.ts';
import { sleep } from '../api/retry.ts';
import { type Booking, type Kept, readKept } from './attemptRecord.ts';
import type { AttemptStore } from './attemptStore.ts';
import type { LookUpAttempt } from './lookUpAttempt.ts';
import type { Metrics } from './metrics.ts';
import { type EdgeReply, lost, notBooked, type Refusal } from './replies.ts';

/**
 * A booking happens once. The request that claims the key of an attempt sends the booking. Every other request with that key gets its
 * outcome. A claim never ends in a second booking: an attempt whose instance has died is unknown.
 */
export interface Attempts {
  /** The outcome of the attempt `key`. It is sent by `send` if nobody has claimed it yet. */
  readonly book: (key: string, booking: Booking, send: () => Promise<Sent>) => Promise<EdgeReply>;
  /** What has become of the attempt: the reply to `GET /attempts/<key>`. */
  readonly tell: (key: string) => Promise<EdgeReply>;
  /** Gives the attempt up, and tells what has become of it. One that has not arrived is not booked, even if it still comes. */
  readonly giveUp: (key: string) => Promise<EdgeReply>;
}

/** The outcome of sending a booking. Where the reply was lost, it may have been booked. */
export type Sent = { readonly kind: 'reply'; readonly reply: EdgeReply } | { readonly kind: 'lost' };

/** How long an outcome is kept, in milliseconds. */
const KEPT_MS = 24 * 3_600_000;
/** How long a request waits for an attempt that is under way, in milliseconds. */
const WAIT_MS = 10_000;
const POLL_MS = 250;
/** Milliseconds between two looks at the client's tours. */
const LOOK_MS = 2_000;
/** In place of the hash of a body, where the attempt was given up before it came. */
const GIVEN_UP = '';

/** A key is made by a machine at random: nobody guesses it. */
export const isAttemptKey = (key: string): boolean => /^[\w-]{16,128}$/.test(key);

interface AttemptTools {
  readonly store: AttemptStore;
  readonly lookUp: LookUpAttempt | undefined;
  readonly refuse: (stop: { readonly why: Refusal; readonly headers?: Readonly<Record<string, string>> }) => EdgeReply;
  readonly metrics: Metrics;
  readonly now: () => number;
  /** How long an attempt may be under way, in milliseconds. After that its instance has died. */
  readonly longest: number;
}

export function createAttempts({ store, lookUp, refuse, metrics, now, longest }: AttemptTools): Attempts {
  /** Attempts and looks of this instance that are under way. */
  const running = new Map<string, Promise<Kept>>();

  async function keep(key: string, kept: Kept): Promise<Kept> {
    // Where the store is away, the visitor still gets the outcome. Others find the claim, which becomes unknown.
    await store.set(key, JSON.stringify(kept), KEPT_MS).catch(() => undefined);
    return kept;
  }

  /** Runs `work` for the attempt. Requests for the same attempt wait for it. */
  async function under(key: string, work: () => Promise<Kept>): Promise<Kept> {
    const mine = running.get(key) ?? work().finally(() => running.delete(key));
    running.set(key, mine);
    return mine;
  }

  /** Looks whether an attempt without an outcome was booked. */
  async function look(key: string, kept: Kept, booking?: Booking): Promise<Kept> {
    const unknown: Kept = { ...kept, state: 'unknown', lookedAt: now() };
    const found = lookUp && (await lookUp(key, kept, booking));
    if (found === undefined) return keep(key, unknown);
    const { client, reply } = found;
    if (reply === undefined) return keep(key, { ...unknown, client });
    return keep(key, { ...unknown, client, state: 'done', status: reply.status, json: reply.json });
  }

  /** Whether the instance that has claimed it may still be working on it. */
  const isUnderWay = ({ state, at }: Kept): boolean => state === 'claimed' && now() < at + longest;

  /** The attempt once it has an outcome, or once nothing more can be learned now. */
  async function settled(key: string, first: Kept): Promise<Kept> {
    let kept = first;
    for (let waited = 0; isUnderWay(kept) && waited < WAIT_MS; waited += POLL_MS) {
      kept = (await running.get(key)) ?? kept;
      if (kept.state !== 'claimed') break;
      await sleep(POLL_MS, undefined);
      kept = readKept(await store.get(key).catch(() => undefined)) ?? kept;
    }
    if (kept.state === 'done' || isUnderWay(kept)) return kept;
    if (lookUp === undefined || now() < (kept.lookedAt ?? 0) + LOOK_MS) return { ...kept, state: 'unknown' };
    const present = kept;
    return under(key, () => look(key, present));
  }

  async function tell(key: string): Promise<EdgeReply> {
    let text: string | undefined;
    try {
      text = await store.get(key);
    } catch {
      return away;
    }
    // A key that nobody claimed: nothing was sent.
    if (text === undefined) return { status: 404, json: { state: 'none' } };
    const kept = readKept(text);
    const found = kept && (await settled(key, kept));
    if (found?.state !== 'done')
      return { status: 200, json: { state: found?.state === 'claimed' ? 'pending' : 'unknown' } };
    return { status: 200, json: { state: 'done', status: found.status, reply: found.json } };
  }

  return {
    async book(key, booking, send) {
      const body = await hashOf(`${booking.group}\n${JSON.stringify(booking.body)}`);
      const start = member(booking.body.appointment, 'start');
      const claim: Kept = {
        ...{ state: 'claimed', body, at: now(), group: booking.group },
        start: typeof start === 'string' ? start.slice(0, 40) : '',
      };
      let there: string | undefined;
      try {
        there = await store.claim(key, JSON.stringify(claim), KEPT_MS);
      } catch {
        // Nothing was sent. A booking that nobody remembers could be made twice.
        return refuse({ why: 'attempts', headers: { 'Retry-After': '10' } });
      }
      if (there !== undefined) {
        const kept = readKept(there);
        if (kept === undefined) return lost;
        if (kept.body !== body && kept.body !== GIVEN_UP) return refuse({ why: 'attempt-body' });
        return replyOf(await settled(key, kept));
      }
      const outcome = await under(key, async () => {
        const sent = await send();
        if (sent.kind === 'lost') return look(key, claim, booking);
        return keep(key, { ...claim, state: 'done', status: sent.reply.status, json: sent.reply.json });
      });
      metrics.count('attempts', { state: outcome.state });
      return replyOf(outcome);
    },

    tell,

    async giveUp(key) {
      const { status, json } = notBooked;
      const kept: Kept = { state: 'done', body: GIVEN_UP, at: now(), group: 0, start: '', status, json };
      try {
        await store.claim(key, JSON.stringify(kept), KEPT_MS);
      } catch {
        return away;
      }
      return tell(key);
    },
  };
}

/** The reply while the store is away. */
const away: EdgeReply = { status: 503, headers: { 'Retry-After': '2' }, json: { state: 'unknown' } };

const replyOf = ({ state, status, json }: Kept): EdgeReply =>
  state === 'done' && status !== undefined ? { status, json } : lost;

async function hashOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
