import { member } from '../api/member.ts';
import { sleep } from '../api/retry.ts';
import { type Booking, type Kept, readKept } from './attemptRecord.ts';
import type { AttemptStore, StoreClock } from './attemptStore.ts';
import { type EdgeReply, lost, notBooked, type Refuse } from './edgeReplies.ts';
import type { LookUpAttempt } from './lookUpAttempt.ts';
import type { Metrics } from './metrics.ts';

/**
 * A booking happens once. The request that claims the key of an attempt sends the booking. Every other request with that key gets its
 * outcome. A claim never ends in a second booking: an attempt whose instance has died is unknown.
 *
 * All times are those of the store's own clock. A key that the store does not hold was never used only if the store has kept everything
 * since the visitor began the attempt. The visitor's widget says how long ago that was. Otherwise the attempt is unknown.
 */
export interface Attempts {
  /** The outcome of the attempt `key`. It is sent by `send` if nobody has claimed it yet. */
  readonly book: (attempt: NamedAttempt, booking: Booking, send: () => Promise<Sent>) => Promise<EdgeReply>;
  /** What has become of the attempt: the reply to `GET /attempts/<key>`. */
  readonly tell: (attempt: NamedAttempt) => Promise<EdgeReply>;
  /** Gives the attempt up, and tells what has become of it. One that has not arrived is not booked, even if it still comes. */
  readonly giveUp: (attempt: NamedAttempt) => Promise<EdgeReply>;
  /**
   * Takes the key for something of which the edge itself keeps what became. From then on it cannot be given up. Gives the reply if it was
   * given up before.
   */
  readonly take: (attempt: NamedAttempt) => Promise<EdgeReply | undefined>;
}

/** An attempt as a request names it. */
export interface NamedAttempt {
  readonly key: string;
  /** How long ago it began, in milliseconds by the visitor's clock. Undefined where the request does not say. */
  readonly age: number | undefined;
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
/** How long a key that was given up is refused, in milliseconds. No request is on its way for longer. */
const GIVEN_UP_MS = 10 * 60_000;
/** In place of the hash of a body, where the attempt was given up before it came. */
const GIVEN_UP = '';
/** The same for an attempt of which something else keeps what became. */
const TAKEN = 'taken';

/** A key is made by a machine at random: nobody guesses it. */
const isKey = (key: string): boolean => /^[\w-]{16,128}$/.test(key);

/**
 * The attempt that the header `Idempotency-Key` names: `<key>`, or `<key>;age=5000` with its age. In a question about the attempt `asked` the
 * header may be missing. Undefined where there is no key.
 */
export function readAttempt(header: string | null, asked?: string): NamedAttempt | undefined {
  const [, named = '', age] = /^([^;]*)(?:; ?age=(\d{1,12}))?$/.exec(header ?? '') ?? [];
  const key = asked ?? named;
  return isKey(key) ? { key, age: age !== undefined && named === key ? Number(age) : undefined } : undefined;
}

interface AttemptTools {
  readonly store: AttemptStore;
  readonly lookUp: LookUpAttempt | undefined;
  readonly refuse: Refuse;
  readonly metrics: Metrics;
  /** A tour was found only when somebody asked what became of its attempt. */
  readonly onFound: (kept: Kept) => Promise<void> | undefined;
  /** How long an attempt may be under way, in milliseconds. After that its instance has died. */
  readonly longest: number;
}

export function createAttempts({ store, lookUp, refuse, metrics, onFound, longest }: AttemptTools): Attempts {
  /** Attempts and looks of this instance that are under way. */
  const running = new Map<string, Promise<Kept>>();

  async function keep(key: string, kept: Kept): Promise<Kept> {
    // Where the store is away, the visitor still gets the outcome. Others find the claim, which becomes unknown.
    await store.set(key, JSON.stringify(kept), KEPT_MS, isRefusal(kept)).catch(() => undefined);
    return kept;
  }

  /** The clock of the store; undefined where it has none, or does not give it. */
  const clock = async (): Promise<StoreClock | undefined> => store.clock?.().catch(() => undefined);

  /** Milliseconds since `at`; undefined where nobody knows. A clock that was put back tells nothing. */
  function since(at: number | undefined, present: StoreClock | undefined): number | undefined {
    const age = present === undefined || at === undefined ? undefined : present.now - at;
    return age !== undefined && age >= 0 ? age : undefined;
  }

  /** How long the store has kept everything, in milliseconds. */
  const remembers = (present: StoreClock | undefined): number => since(present?.since, present) ?? 0;

  /** Whether the store would hold an attempt that began `age` milliseconds ago. Without an age it may be as old as the oldest that is kept. */
  const wouldKnow = (age: number | undefined, present: StoreClock | undefined): boolean =>
    present !== undefined && (age ?? KEPT_MS) <= remembers(present);

  /** Runs `work` for the attempt. Requests for the same attempt wait for it. */
  async function under(key: string, work: () => Promise<Kept>): Promise<Kept> {
    const mine = running.get(key) ?? work().finally(() => running.delete(key));
    running.set(key, mine);
    return mine;
  }

  /** Looks whether an attempt without an outcome was booked. */
  async function look(key: string, kept: Kept, booking?: Booking): Promise<Kept> {
    const present = await clock();
    const unknown: Kept = { ...kept, state: 'unknown', lookedAt: present?.now };
    const found = lookUp && (await lookUp(key, kept, booking, since(kept.at, present)));
    if (found === undefined) return keep(key, unknown);
    const { client, reply } = found;
    if (reply === undefined) return keep(key, { ...unknown, client });
    return keep(key, { ...unknown, client, state: 'done', status: reply.status, json: reply.json });
  }

  /** Whether the instance that has claimed it may still be working on it. */
  const isUnderWay = ({ state, at }: Kept, present: StoreClock | undefined): boolean =>
    state === 'claimed' && (since(at, present) ?? longest) < longest;

  /** The attempt once it has an outcome, or once nothing more can be learned now. */
  async function settled(key: string, first: Kept): Promise<Kept> {
    let kept = first;
    let present = await clock();
    // An attempt of this instance is under way. The clock does not matter.
    for (let waited = 0; waited < WAIT_MS && (running.has(key) || isUnderWay(kept, present)); waited += POLL_MS) {
      kept = (await running.get(key)) ?? kept;
      if (kept.state !== 'claimed') break;
      await sleep(POLL_MS, undefined);
      kept = readKept(await store.get(key).catch(() => undefined)) ?? kept;
      present = await clock();
    }
    if (kept.state === 'done' || isUnderWay(kept, present)) return kept;
    const last = kept;
    const hasLooked =
      last.state === 'unknown' && (lookUp === undefined || (since(last.lookedAt, present) ?? LOOK_MS) < LOOK_MS);
    if (last.group === 0 || hasLooked) return { ...last, state: 'unknown' };
    const outcome = await under(key, () => look(key, last));
    // Its instance has died, and counted nothing.
    if (last.state === 'claimed') metrics.count('attempts', { state: outcome.state });
    return outcome;
  }

  async function tell({ key, age }: NamedAttempt): Promise<EdgeReply> {
    let text: string | undefined;
    try {
      text = await store.get(key);
    } catch {
      return away;
    }
    if (text === undefined) {
      const present = await clock();
      const told = { remembers: remembers(present) };
      // Nothing was sent, unless the attempt is older than what the store remembers.
      return wouldKnow(age, present)
        ? { status: 404, json: { state: 'none', ...told } }
        : { status: 200, json: { state: 'unknown', ...told } };
    }
    const kept = readKept(text);
    const found = kept && (await settled(key, kept));
    if (kept?.state !== 'done' && found?.lookedAt !== undefined && found.status === 200) await onFound(found);
    if (found?.state !== 'done')
      return { status: 200, json: { state: found?.state === 'claimed' ? 'pending' : 'unknown' } };
    const told = { state: 'done', status: found.status, reply: found.json };
    // The widget compares this with the age that the attempt has once the reply is there.
    const more = found.body === GIVEN_UP ? { remembers: remembers(await clock()) } : {};
    return { status: 200, json: { ...told, ...more } };
  }

  return {
    async book({ key, age }, booking, send) {
      const body = await hashOf(`${booking.group}\n${JSON.stringify(booking.body)}`);
      const start = member(booking.body.appointment, 'start');
      const present = await clock();
      const claim: Kept = {
        ...{ state: 'claimed', body, at: present?.now, group: booking.group },
        start: typeof start === 'string' ? start.slice(0, 40) : '',
        entry: booking.entry,
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
        // It was sent before, perhaps to a store that has been emptied since.
        if (age !== undefined && !wouldKnow(age, present)) return look(key, claim, booking);
        const sent = await send();
        if (sent.kind === 'lost') return look(key, claim, booking);
        return keep(key, { ...claim, state: 'done', status: sent.reply.status, json: sent.reply.json });
      });
      metrics.count('attempts', { state: outcome.state });
      return replyOf(outcome);
    },

    tell,

    async take({ key }) {
      const taken: Kept = { state: 'unknown', body: TAKEN, at: undefined, group: 0, start: '' };
      try {
        const there = readKept(await store.claim(key, JSON.stringify(taken), GIVEN_UP_MS, true));
        return there?.body === GIVEN_UP ? notBooked : undefined;
      } catch {
        return refuse({ why: 'attempts', headers: { 'Retry-After': '10' } });
      }
    },

    async giveUp({ key, age }) {
      const present = await clock();
      const given = { body: GIVEN_UP, at: present?.now, group: 0, start: '' };
      const kept: Kept = wouldKnow(age, present)
        ? { ...given, state: 'done', status: notBooked.status, json: notBooked.json }
        : { ...given, state: 'unknown' };
      try {
        await store.claim(key, JSON.stringify(kept), GIVEN_UP_MS, true);
      } catch {
        return away;
      }
      return tell({ key, age });
    },
  };
}

/** Whether the service, or this edge, has refused the booking: no tour was booked. */
const isRefusal = ({ state, status = 0 }: Kept): boolean => state === 'done' && status >= 400 && status < 500;

/** The reply while the store is away. */
export const away: EdgeReply = { status: 503, headers: { 'Retry-After': '2' }, json: { state: 'unknown' } };

const replyOf = ({ state, status, json }: Kept): EdgeReply =>
  state === 'done' && status !== undefined ? { status, json } : lost;

async function hashOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
