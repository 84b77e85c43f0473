import { bareFetch } from '../../api/bareFetch.ts';
import { member } from '../../api/member.ts';
import { type Day, type LocalDateTime, parseLocalDateTime } from '../../time/values.ts';
import type { Admission } from '../admit.ts';
import type { Answers } from '../answers.ts';
import type { Questions } from '../cachedQuestions.ts';
import type { Gate, Stop } from '../gate.ts';
import type { Metrics } from '../metrics.ts';
import type { EdgeWaitingOptions } from '../options.ts';
import type { EdgeReply } from '../replies.ts';
import type { EdgeSettings } from '../settings.ts';
import { createSigner } from '../tokens.ts';
import { createWaitingAnswers, type WaitingAnswers } from './answerWaiting.ts';
import { memoryJobs } from './memoryJobs.ts';
import { createNotify } from './notify.ts';
import { createWaitingList } from './waitingList.ts';
import { memoryWaiting } from './waitingStore.ts';
import { createWaitingTokens } from './waitingTokens.ts';

/** The waiting list of an edge. */
export interface Waiting extends WaitingAnswers {
  /** A tour of `group` was booked with `body`: the visitor waits no longer. */
  readonly booked: (group: number, body: Readonly<Record<string, unknown>>) => void;
  /** A tour of `day` was moved or cancelled. */
  readonly changed: (group: number, day: Day) => void;
  readonly close: () => Promise<void>;
}

interface WaitingTools {
  readonly settings: EdgeSettings;
  readonly options: EdgeWaitingOptions;
  readonly secrets: readonly string[];
  readonly gate: Gate;
  readonly refuse: (stop: NonNullable<Stop>) => EdgeReply;
  readonly admission: Admission;
  readonly answers: Answers;
  readonly questions: Questions;
  readonly metrics: Metrics;
  readonly now: () => number;
}

const OFFER_MINUTES = 15;
const DAYS_AHEAD = 60;

export function createWaiting({ options, secrets, ...tools }: WaitingTools): Waiting {
  const { settings, gate, refuse, admission, answers, questions, metrics, now } = tools;
  const { notify, secret, store = 'memory', offerMinutes = OFFER_MINUTES, daysAhead = DAYS_AHEAD } = options;
  const jobs = options.jobs ?? memoryJobs({ now });
  const list = createWaitingList({
    ...{ groups: settings.groups, answers, questions, metrics, now, jobs, daysAhead },
    store: store === 'memory' ? memoryWaiting(now) : store,
    tokens: createWaitingTokens(createSigner(secrets, settings), now),
    notify: createNotify(notify, { secret, now, fetch: bareFetch }),
    offerMs: offerMinutes * 60_000,
  });
  // While the store is away the jobs begin later, by themselves.
  const started = jobs.start(list.work, [...settings.groups.keys()]).catch(() => undefined);
  return {
    ...createWaitingAnswers({ settings, gate, refuse, admission, list }),
    booked(group, body) {
      const [start, emails] = [startIn(body), emailsIn(body)];
      if (start === undefined) return;
      // The tour is booked. A fault of the list must not look like a fault of the booking.
      for (const email of emails) list.booked(group, email, start).catch(() => undefined);
    },
    changed: (group, day) => void list.changed(group, day).catch(() => undefined),
    async close() {
      await started;
      await jobs.close();
    },
  };
}

function startIn(body: unknown): LocalDateTime | undefined {
  const start = member(member(body, 'appointment'), 'start');
  return typeof start === 'string' ? parseLocalDateTime(start) : undefined;
}

/** The email addresses of the visitor, or of the broker, in a booking. */
function emailsIn(body: unknown): readonly string[] {
  const client = member(body, 'client');
  const people = member(client, 'people');
  const first: unknown = Array.isArray(people) ? people[0] : undefined;
  return [member(first, 'email'), member(client, 'broker_email')].flatMap((one) =>
    typeof one === 'string' && one.trim() !== '' ? [one.trim()] : [],
  );
}
