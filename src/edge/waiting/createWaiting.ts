import { bareFetch } from '../../api/bareFetch.ts';
import { callSafely } from '../../core/callSafely.ts';
import { type Day, parseLocalDateTime } from '../../time/values.ts';
import type { Answers } from '../answers.ts';
import type { Attempts } from '../attempts.ts';
import type { Questions } from '../cachedQuestions.ts';
import type { Metrics } from '../metrics.ts';
import type { EdgeWaitingOptions } from '../options.ts';
import type { Refuse } from '../replies.ts';
import { scopedWaiting, scopeOf } from '../scopedStores.ts';
import type { EdgeSettings } from '../settings.ts';
import { createSigner } from '../tokens.ts';
import { createWaitingAnswers, type WaitingAnswers } from './answerWaiting.ts';
import { memoryJobs } from './memoryJobs.ts';
import { createNotify } from './notify.ts';
import { createWaitingList, type WaitingList } from './waitingList.ts';
import { memoryWaiting } from './waitingStore.ts';
import { createWaitingTokens } from './waitingTokens.ts';

/** The waiting list of an edge. */
export interface Waiting extends WaitingAnswers {
  /** What is known of the store of the list and of its messages. */
  readonly ready: WaitingList['ready'];
  /** A tour of `group` was booked at `start` by the visitor whose entry has this token. They wait no longer. Never rejects. */
  readonly booked: (group: number, start: unknown, token: string) => Promise<void>;
  /** A tour of `day` was moved or cancelled. */
  readonly changed: (group: number, day: Day) => void;
  readonly close: () => Promise<void>;
}

interface WaitingTools {
  readonly settings: EdgeSettings;
  readonly options: EdgeWaitingOptions;
  readonly secrets: readonly string[];
  readonly refuse: Refuse;
  readonly attempts: Attempts;
  readonly answers: Answers;
  readonly questions: Questions;
  readonly metrics: Metrics;
  readonly now: () => number;
}

const OFFER_MINUTES = 15;
const DAYS_AHEAD = 60;

export function createWaiting({ options, secrets, ...tools }: WaitingTools): Waiting {
  const { settings, refuse, attempts, answers, questions, metrics, now } = tools;
  const { notify, secret, report, store = 'memory', offerMinutes = OFFER_MINUTES, daysAhead = DAYS_AHEAD } = options;
  const scope = scopeOf(settings);
  const jobs = options.jobs?.(scope) ?? memoryJobs({ now });
  const list = createWaitingList({
    ...{ groups: settings.groups, answers, questions, metrics, now, jobs, daysAhead },
    store: scopedWaiting(store === 'memory' ? memoryWaiting(now) : store, scope),
    // The oldest secret stays while another one is replaced, so that nobody becomes a stranger by that.
    tokens: createWaitingTokens(createSigner(secrets, settings), createSigner(secrets.slice(-1), settings), now),
    address: settings.address?.replace(/\/+$/, ''),
    notify: createNotify(notify, { secret, now, fetch: bareFetch }),
    offerMs: offerMinutes * 60_000,
    report: (line) => callSafely(() => report?.(line)),
  });
  // While the store is away the jobs begin later, by themselves.
  const started = jobs.start(list.work, [...settings.groups.keys()]).catch(() => undefined);
  return {
    ready: list.ready,
    ...createWaitingAnswers({ settings, refuse, attempts, list }),
    async booked(group, given, token) {
      const start = typeof given === 'string' ? parseLocalDateTime(given) : undefined;
      // The tour is booked. A fault of the list must not look like a fault of the booking.
      if (start !== undefined) await list.booked(group, token, start).catch(() => undefined);
    },
    changed: (group, day) => void list.changed(group, day).catch(() => undefined),
    async close() {
      await started;
      await jobs.close();
    },
  };
}
