import { bareFetch } from '../../api/bareFetch.ts';
import { callSafely } from '../../core/callSafely.ts';
import { type Day, parseLocalDateTime } from '../../time/values.ts';
import type { Questions } from '../cachedQuestions.ts';
import type { Answers } from '../edgeAnswers.ts';
import type { Attempts } from '../edgeAttempts.ts';
import type { EdgeWaitlistOptions } from '../edgeOptions.ts';
import type { Refuse } from '../edgeReplies.ts';
import type { EdgeSettings } from '../edgeSettings.ts';
import type { Metrics } from '../metrics.ts';
import { WAITLIST } from '../optionTable.ts';
import { scopedWaitlist, scopeOf } from '../scopedStores.ts';
import { createSigner } from '../tokens.ts';
import { createWaitlistAnswers, type WaitlistAnswers } from './answerWaitlist.ts';
import { createWaitlist, type Waitlist } from './edgeWaitlist.ts';
import { createNotify } from './notify.ts';
import { createWaitlistJobs, type WaitlistJobs } from './waitlistJobs.ts';
import { memoryWaitlist, type WaitlistStore } from './waitlistStore.ts';
import { createWaitlistTokens } from './waitlistTokens.ts';

/** The waitlist of an edge. */
export interface OpenWaitlist extends WaitlistAnswers {
  /** What is known of the store of the list and of its messages. */
  readonly ready: Waitlist['ready'];
  /** A tour of `group` was booked at `start` by the visitor whose entry has this token. They wait no longer. Never rejects. */
  readonly booked: (group: number, start: unknown, token: string) => Promise<void>;
  /** A tour of `day` was moved or canceled. */
  readonly changed: (group: number, day: Day) => void;
  readonly close: () => Promise<void>;
}

export interface OpenTools {
  readonly settings: EdgeSettings;
  readonly options: EdgeWaitlistOptions;
  readonly secrets: readonly string[];
  readonly refuse: Refuse;
  readonly attempts: Attempts;
  readonly answers: Answers;
  readonly questions: Questions;
  readonly metrics: Metrics;
  readonly now: () => number;
  /** Opens the jobs on the store of the list. */
  readonly openJobs?: ((store: WaitlistStore) => WaitlistJobs) | undefined;
}

export function openWaitlist({ options, secrets, ...tools }: OpenTools): OpenWaitlist {
  const { settings, refuse, attempts, answers, questions, metrics, now, openJobs = createWaitlistJobs } = tools;
  const { notify, secret, report, store = 'memory' } = options;
  const { offerMinutes = WAITLIST.offerMinutes.standard, daysAhead = WAITLIST.daysAhead.standard } = options;
  const shared = scopedWaitlist(store === 'memory' ? memoryWaitlist(now) : store, scopeOf(settings));
  const jobs = openJobs(shared);
  const list = createWaitlist({
    ...{ groups: settings.groups, answers, questions, metrics, now, jobs, daysAhead, store: shared },
    // The oldest secret stays while another one is replaced, so that nobody becomes a stranger by that.
    tokens: createWaitlistTokens(createSigner(secrets, settings), createSigner(secrets.slice(-1), settings), now),
    address: settings.address?.replace(/\/+$/, ''),
    notify: createNotify(notify, { secret, now, fetch: bareFetch }),
    offerMs: offerMinutes * 60_000,
    report: (line) => callSafely(() => report?.(line)),
  });
  jobs.start(list.work, [...settings.groups.keys()]);
  return {
    ready: list.ready,
    ...createWaitlistAnswers({ settings, refuse, attempts, list }),
    async booked(group, given, token) {
      const start = typeof given === 'string' ? parseLocalDateTime(given) : undefined;
      // The tour is booked. A fault of the list must not look like a fault of the booking.
      if (start !== undefined) await list.booked(group, token, start).catch(() => undefined);
    },
    changed: (group, day) => void list.changed(group, day).catch(() => undefined),
    close: () => jobs.close(),
  };
}
