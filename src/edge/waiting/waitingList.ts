import { withLink } from '../../core/linkTo.ts';
import { inRange } from '../../time/dayRange.ts';
import type { Day, LocalDateTime } from '../../time/values.ts';
import type { Answers } from '../answers.ts';
import type { Questions } from '../cachedQuestions.ts';
import type { Metrics } from '../metrics.ts';
import type { EdgeGroup } from '../options.ts';
import type { Notify } from './notify.ts';
import { createWaitingClock } from './waitingClock.ts';
import { createWaitingEntries, type Joined } from './waitingEntries.ts';
import type { WaitingEntry } from './waitingEntry.ts';
import type { Telling, WaitingJobs, WaitingWork } from './waitingJobs.ts';
import { createWaitingLooks } from './waitingLooks.ts';
import type { WaitingStore } from './waitingStore.ts';
import type { WaitingTokens } from './waitingTokens.ts';

/** What a waiting list needs of the edge. */
export interface WaitingListTools {
  readonly groups: ReadonlyMap<number, EdgeGroup>;
  readonly store: WaitingStore;
  readonly jobs: WaitingJobs;
  readonly tokens: WaitingTokens;
  readonly answers: Answers;
  readonly questions: Questions;
  readonly metrics: Metrics;
  readonly now: () => number;
  readonly notify: Notify;
  /** How long a time is offered to one waiter alone, in milliseconds. */
  readonly offerMs: number;
  /** How many days ahead may be waited for. */
  readonly daysAhead: number;
  /** Gets a sentence for the log. */
  readonly report: (line: string) => void;
}

/** The waiting list. Each function rejects while the store is away. */
export interface WaitingList {
  readonly join: (key: string, entry: WaitingEntry) => Promise<Joined>;
  /** The entry of a token; `left` where it is not on the list, undefined where the token does not count. */
  readonly find: (token: string) => Promise<WaitingEntry | 'left' | undefined>;
  /** Takes the entry of `token` off the list. False where the token does not count. */
  readonly leave: (token: string) => Promise<boolean>;
  /** What became of the attempt `key` to join the list. Undefined where the list knows of none. */
  readonly joined: (key: string) => Promise<Joined | undefined>;
  /** Takes the entry of `token` off the list of `group`, and no other: its visitor has booked `start` there. */
  readonly booked: (group: number, token: string, start: LocalDateTime) => Promise<void>;
  /** A tour of `day` was moved or cancelled. */
  readonly changed: (group: number, day: Day) => Promise<void>;
  /** What is known of the store and of the messages. Never rejects. */
  readonly ready: () => Promise<{ readonly list: 'ok' | 'away'; readonly messages: 'ok' | 'failing' }>;
  /** Whether `day` can be waited for in `group`. */
  readonly isOpen: (group: number, day: Day) => boolean;
  readonly work: WaitingWork;
}

export function createWaitingList({
  groups,
  metrics,
  now,
  notify,
  daysAhead,
  report,
  ...tools
}: WaitingListTools): WaitingList {
  const { jobs, tokens } = tools;
  const count = (event: string): void => metrics.count('waiting', { event });
  const clock = createWaitingClock(groups, daysAhead, now);
  const entries = createWaitingEntries({ ...tools, clock, count });
  const { sweep, look, stillFree, settle, offeredTo } = createWaitingLooks({ ...tools, entries, clock, count });

  /** Whether the last message did not arrive. */
  let isFailing = false;

  async function tell(telling: Telling): Promise<void> {
    const { group, entry, start, also } = telling;
    await send(telling);
    // If this rejected, the message would be sent once more.
    await settle(group, entry, [start, ...also]).catch(() => undefined);
  }

  async function send({ id, group, entry: entryId, start, also }: Telling): Promise<void> {
    const waiter = await entries.find(entryId);
    const zone = clock.zoneOf(group);
    const [time, ...later] = await stillFree(group, [start, ...also]);
    // Who has left hears nothing more, and nobody hears of a time that is over or taken.
    if (waiter === undefined || zone === undefined || time === undefined) return;
    const { first_name, last_name, email, phone, sms_consent, language, days, page } = waiter.entry;
    const token = await tokens.make(entryId, days.to);
    try {
      await notify({
        ...{ id, type: 'time-free', group, language, time, also: later, time_zone: zone },
        who: { first_name, last_name, email, ...(phone !== undefined && { phone, sms_consent }) },
        link: withLink(page, { kind: 'waiting', group, token, start: time }),
        leave: withLink(page, { kind: 'leave', group, token }),
      });
    } catch (error) {
      count('failed');
      if (!isFailing)
        report(`Messages of the waiting list do not arrive, and are tried for 24 hours. ${reasonOf(error)}`);
      isFailing = true;
      throw error;
    }
    if (isFailing) report('Messages of the waiting list arrive again.');
    isFailing = false;
    count('told');
  }

  return {
    async ready() {
      const list = await entries.isThere().then(
        () => 'ok' as const,
        () => 'away' as const,
      );
      return { list, messages: isFailing ? 'failing' : 'ok' };
    },
    isOpen: (group, day) => inRange(day, clock.openDays(group)),
    async join(key, entry) {
      const joined = await entries.join(key, entry);
      // Where this fails, the sweep of the next minute finds the days.
      if (joined.kind === 'waiting') await jobs.sweep(entry.group).catch(() => undefined);
      return joined;
    },
    async find(token) {
      const id = await tokens.read(token);
      return id === undefined ? undefined : ((await entries.find(id))?.entry ?? 'left');
    },
    async leave(token) {
      const id = await tokens.read(token);
      if (id === undefined) return false;
      const waiter = await entries.find(id);
      if (waiter) await entries.erase(waiter);
      return true;
    },
    joined: entries.joined,
    async booked(group, token, start) {
      const id = await tokens.read(token);
      const waiter = id === undefined ? undefined : await entries.find(id);
      if (waiter?.entry.group !== group) return;
      if ((await offeredTo(group, start)).includes(waiter.id)) count('booked');
      await entries.erase(waiter);
    },
    async changed(group, day) {
      if (await entries.isAny(group)) await jobs.lookNow(group, day);
    },
    work: {
      sweep,
      look,
      tell,
      givenUp: ({ group, entry, start, also }) => {
        count('given-up');
        settle(group, entry, [start, ...also]).catch(() => undefined);
      },
    },
  };
}

/** What `createNotify` says of a message that did not arrive. It has no address and names nobody. */
const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : '');
