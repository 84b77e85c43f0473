import { member } from '../api/member.ts';
import type { ServiceReply } from './askService.ts';
import { BoundedMap } from './boundedMap.ts';
import type { CacheStore } from './cacheStore.ts';
import type { Clock } from './edgeClock.ts';
import type { Metrics } from './metrics.ts';

/** A question to the service whose answer may be kept. */
export interface Question {
  /** The same for all who ask the same. Made of checked values alone. */
  readonly key: string;
  /** How long the answer of `reply` counts as fresh, in milliseconds. 0: it is not kept. */
  readonly freshFor: (reply: Reply) => number;
  readonly ask: () => Promise<ServiceReply>;
}

type Reply = Extract<ServiceReply, { kind: 'reply' }>;

/** An answer that is on its way from the service. It never rejects. */
export interface Coming {
  readonly kind: 'coming';
  readonly answer: Promise<Answer>;
}

export type Answer =
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly json: unknown;
      /** When the service gave it, in milliseconds since the epoch. Set where the service has failed since. */
      readonly asOf: number | undefined;
    }
  | { readonly kind: 'failed'; readonly reply: Exclude<ServiceReply, { kind: 'reply' }> };

/**
 * Answers of the service, kept for all visitors. Only one question per key runs at a time. An answer past its time is still given while the
 * service is asked again, until it is twice as old as its time. Where the service fails, an answer counts for `STALE_MS` longer.
 */
export interface Answers {
  ask(question: Question): Promise<Answer>;
  /** The same, but does not wait for the service: gives `Coming` where the answer is on its way. The same answer is the same object. */
  look(question: Question): Promise<Answer | Coming>;
  /** An answer that the service gave at `moment` or later, milliseconds since the epoch, with the moment at which it did. */
  since(question: Question, moment: number): Promise<{ readonly answer: Answer; readonly at: number }>;
  /** Forgets an answer that a change has made wrong, one that is on its way included. */
  drop(key: string): Promise<void>;
  /** How many answers were dropped so far. */
  drops(): number;
}

/** How long an answer is given in place of a failure, after its time. */
const STALE_MS = 2 * 60_000;
/** How long a question waits after a failure before the service is asked again. */
const PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** Failures that are remembered at most. */
const MOST_FAILURES = 2_000;
/** Readings that are kept at most. */
const MOST_READINGS = 2_000;

interface Kept {
  readonly at: number;
  readonly fresh: number;
  readonly status: number;
  readonly json: unknown;
}

/** What a text of the store says. `answer` is the same object for as long as the text is the same. */
interface Reading {
  readonly text: string;
  readonly kept: Kept;
  readonly answer: Answer;
}

interface Running {
  readonly answer: Promise<Answer>;
  /** Whether the answer may be kept. */
  counts: boolean;
}

interface Failure {
  readonly answer: Answer;
  readonly until: number;
}

export function createAnswers(store: CacheStore, metrics: Metrics, { now, elapsed }: Clock): Answers {
  const running = new Map<string, Running>();
  const failures = new BoundedMap<string, Failure>(MOST_FAILURES);
  const readings = new BoundedMap<string, Reading>(MOST_READINGS);
  let drops = 0;

  /** Asks the service, unless somebody does already or it has failed a moment ago. Never rejects. */
  function renew(question: Question): Promise<Answer> {
    const { key } = question;
    const there = running.get(key);
    if (there) return there.answer;
    const failure = failures.get(key);
    if (failure && elapsed() < failure.until) return Promise.resolve(failure.answer);
    const mine: Running = {
      counts: true,
      answer: question.ask().then(async (reply): Promise<Answer> => {
        const answer = await taken(question, reply, () => mine.counts);
        if (running.get(key) === mine) running.delete(key);
        return answer;
      }),
    };
    running.set(key, mine);
    return mine.answer;
  }

  async function taken({ key, freshFor }: Question, reply: ServiceReply, counts: () => boolean): Promise<Answer> {
    if (reply.kind !== 'reply') {
      const answer: Answer = { kind: 'failed', reply };
      const pause = reply.kind === 'busy' ? Math.min(reply.seconds * 1000, LONGEST_PAUSE_MS) : PAUSE_MS;
      failures.set(key, { answer, until: elapsed() + pause });
      return answer;
    }
    failures.delete(key);
    const { status, json } = reply;
    const fresh = freshFor(reply);
    if (fresh > 0 && counts()) {
      const kept: Kept = { at: now(), fresh, status, json };
      await store.set(key, JSON.stringify(kept), fresh + STALE_MS).catch(() => undefined);
      // A change has dropped the answer meanwhile.
      if (!counts()) await store.delete(key).catch(() => undefined);
    }
    return { kind: 'answer', status, json, asOf: undefined };
  }

  async function readingOf(key: string): Promise<Reading | undefined> {
    const text = await store.get(key).catch(() => undefined);
    const last = readings.get(key);
    if (last?.text === text) return last;
    const kept = readKept(text);
    readings.delete(key);
    if (text === undefined || kept === undefined) return undefined;
    const { status, json } = kept;
    const reading: Reading = { text, kept, answer: { kind: 'answer', status, json, asOf: undefined } };
    readings.set(key, reading);
    return reading;
  }
  const result = (name: string): void => metrics.count('cache', { result: name });

  /** A new answer of the service, or where it fails, the one that was kept. */
  async function renewOrKeep(question: Question, { status, json, at }: Kept): Promise<Answer> {
    const answer = await renew(question);
    result(answer.kind === 'failed' ? 'stale' : 'miss');
    return answer.kind === 'failed' ? { kind: 'answer', status, json, asOf: at } : answer;
  }

  async function look(question: Question): Promise<Answer | Coming> {
    const reading = await readingOf(question.key);
    const kept = reading?.kept;
    // A clock that was put back makes an answer of the future, which is as good as none.
    const age = kept && now() >= kept.at ? now() - kept.at : Number.POSITIVE_INFINITY;
    if (reading === undefined || kept === undefined || age >= kept.fresh + STALE_MS) {
      result('miss');
      return { kind: 'coming', answer: renew(question) };
    }
    const isFresh = age < kept.fresh;
    if (!isFresh && (age >= 2 * kept.fresh || failures.has(question.key)))
      return { kind: 'coming', answer: renewOrKeep(question, kept) };
    result(isFresh ? 'fresh' : 'renewing');
    if (!isFresh) void renew(question);
    return reading.answer;
  }

  return {
    look,
    async ask(question) {
      const found = await look(question);
      return found.kind === 'coming' ? found.answer : found;
    },
    async since(question, moment) {
      const reading = await readingOf(question.key);
      if (reading && reading.kept.at >= moment && reading.kept.at <= now())
        return { answer: reading.answer, at: reading.kept.at };
      const at = now();
      return { answer: await renew(question), at };
    },

    drops: () => drops,
    async drop(key) {
      drops += 1;
      const mine = running.get(key);
      if (mine) mine.counts = false;
      running.delete(key);
      failures.delete(key);
      await store.delete(key).catch(() => undefined);
    },
  };
}

/** Reads a text of the store. Undefined where it is no kept answer. */
function readKept(text: string | undefined): Kept | undefined {
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    const [at, fresh, status] = ['at', 'fresh', 'status'].map((name) => member(value, name));
    return typeof at === 'number' && typeof fresh === 'number' && typeof status === 'number'
      ? { at, fresh, status, json: member(value, 'json') }
      : undefined;
  } catch {
    return undefined;
  }
}
