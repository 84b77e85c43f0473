import { withLink } from '../../core/linkTo.ts';
import { inRange } from '../../time/dayRange.ts';
import { type Day, inUtc, type LocalDateTime } from '../../time/values.ts';
import type { Questions } from '../cachedQuestions.ts';
import type { Answers } from '../edgeAnswers.ts';
import type { EdgeGroup } from '../edgeOptions.ts';
import type { Metrics } from '../metrics.ts';
import { CONFIRM_MS, createAskedAddresses } from './askedAddresses.ts';
import type { Telling } from './messageQueue.ts';
import type { Notify, WaitlistMessage } from './notify.ts';
import { createWaitlistClock } from './waitlistClock.ts';
import { createWaitlistEntries, type FoundEntry, type Joined } from './waitlistEntries.ts';
import type { ShownTimes, WaitlistEntry } from './waitlistEntry.ts';
import type { WaitlistJobs, WaitlistWork } from './waitlistJobs.ts';
import { createWaitlistLooks } from './waitlistLooks.ts';
import type { WaitlistStore } from './waitlistStore.ts';
import type { WaitlistTokens } from './waitlistTokens.ts';

/** What a waitlist needs of the edge. */
export interface WaitlistTools {
  readonly groups: ReadonlyMap<number, EdgeGroup>;
  readonly store: WaitlistStore;
  readonly jobs: WaitlistJobs;
  readonly tokens: WaitlistTokens;
  readonly answers: Answers;
  readonly questions: Questions;
  readonly metrics: Metrics;
  readonly now: () => number;
  readonly notify: Notify;
  /** How long a time is offered to one waiter alone, in milliseconds. */
  readonly offerMs: number;
  /** How many days ahead may be waited for. */
  readonly daysAhead: number;
  /** The address at which browsers reach the edge, without a slash at its end, if it is known. */
  readonly address: string | undefined;
  /** Gets a sentence for the log. */
  readonly report: (line: string) => void;
}

/** The waitlist. Each function rejects while the store is away. */
export interface Waitlist {
  /** Keeps an entry, and asks its address whether it may count. `shown`: what the visitor's screen showed. */
  readonly join: (key: string, entry: WaitlistEntry, shown: ShownTimes) => Promise<Joined>;
  /** Puts the entries of the address on the list that `token` confirms. None: the token does not count, or nothing waits for it. */
  readonly confirm: (token: string) => Promise<readonly FoundEntry[] | 'full'>;
  /** The entry of a token; `left` if it is not there, undefined if the token does not count. */
  readonly find: (token: string) => Promise<FoundEntry | 'left' | undefined>;
  /** Takes the entry of `token` off the list. False if the token does not count. `kind`: `leave` for the token of a mail program. */
  readonly leave: (token: string, kind?: 'leave') => Promise<boolean>;
  /** What became of the attempt `key` to join the list. Undefined if the list knows of none. */
  readonly joined: (key: string) => Promise<Joined | undefined>;
  /** The token of an entry for its visitor. */
  readonly tokenOf: (found: FoundEntry) => Promise<string>;
  /** Takes the entry of `token` off the list of `group`, and no other: its visitor has booked `start` there. */
  readonly booked: (group: number, token: string, start: LocalDateTime) => Promise<void>;
  /** A tour of `day` was moved or canceled. */
  readonly changed: (group: number, day: Day) => Promise<void>;
  /** What is known of the store and of the messages. Never rejects. */
  readonly ready: () => Promise<{ readonly list: 'ok' | 'away'; readonly messages: 'ok' | 'failing' }>;
  /** Whether `day` can be waited for in `group`. */
  readonly isOpen: (group: number, day: Day) => boolean;
  readonly work: WaitlistWork;
}

/** How long after its last day the token of an entry still tells that the entry is gone, in milliseconds. */
const AFTER_LAST_MS = 90 * 86_400_000;

export function createWaitlist({
  groups,
  metrics,
  now,
  notify,
  daysAhead,
  address,
  report,
  ...tools
}: WaitlistTools): Waitlist {
  const { jobs, tokens } = tools;
  const count = (event: string): void => metrics.count('waitlist', { event });
  const clock = createWaitlistClock(groups, daysAhead, now);
  const addresses = createAskedAddresses(tools.store, now);
  const entries = createWaitlistEntries({ ...tools, addresses, clock, count });
  const { sweep, look, stillFree, settle, offeredTo } = createWaitlistLooks({ ...tools, entries, clock, count });

  /** Whether the last message did not arrive. */
  let isFailing = false;

  const tokenOf = ({ id, entry: { days } }: FoundEntry, kind: 'entry' | 'leave' = 'entry'): Promise<string> =>
    tokens.make(kind, id, inUtc(days.to) + AFTER_LAST_MS);

  async function tell(telling: Telling): Promise<void> {
    const { group, entry, starts } = telling;
    const found = await entries.find(entry);
    // Who has left hears nothing more.
    const message =
      found && (await (starts.length === 0 ? confirmMessage(telling, found) : timeMessage(telling, found)));
    if (message) await send(message);
    // If this rejected, the message would be sent once more.
    await settle(group, entry, starts).catch(() => undefined);
  }

  async function confirmMessage({ id, group }: Telling, found: FoundEntry): Promise<WaitlistMessage | undefined> {
    if (found.state !== 'asked') return undefined;
    const { email, language, page } = found.entry;
    const token = await tokens.make('confirm', await tokens.personFor(email), now() + CONFIRM_MS);
    return {
      id,
      type: 'confirm',
      group_id: group,
      language,
      who: { email },
      link: withLink(page, { kind: 'confirm', group, token }),
    };
  }

  /** Nobody hears of a time that is over or taken. */
  async function timeMessage({ id, group, starts }: Telling, found: FoundEntry): Promise<WaitlistMessage | undefined> {
    const zone = clock.zoneOf(group);
    const [time, ...also] = await stillFree(group, starts);
    if (found.state !== 'waiting' || zone === undefined || time === undefined) return undefined;
    const { first_name, last_name, email, language, page } = found.entry;
    const token = await tokenOf(found);
    return {
      ...{ id, type: 'time-free', group_id: group, language, time, also, time_zone: zone },
      who: { first_name, last_name, email },
      link: withLink(page, { kind: 'waitlist', group, token, start: time }),
      leave: withLink(page, { kind: 'leave', group, token }),
      ...(address !== undefined && { unsubscribe: `${address}/waitlist/leave/${await tokenOf(found, 'leave')}` }),
    };
  }

  async function send(message: WaitlistMessage): Promise<void> {
    try {
      await notify(message);
    } catch (error) {
      count('failed');
      if (!isFailing) report(`Messages of the waitlist do not arrive, and are tried for 24 hours. ${reasonOf(error)}`);
      isFailing = true;
      throw error;
    }
    if (isFailing) report('Messages of the waitlist arrive again.');
    isFailing = false;
    if (message.type === 'time-free') count('told');
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
    async join(key, entry, shown) {
      const joined = await entries.join(key, entry, shown);
      if (joined.kind !== 'asked' || !joined.asks) return joined;
      const { id } = joined.found;
      try {
        await jobs.tell({ id: `${id}-confirm`, group: entry.group_id, entry: id, starts: [] });
      } catch (error) {
        await addresses.takeBack(await tokens.personFor(entry.email));
        throw error;
      }
      return joined;
    },
    async confirm(token) {
      const person = await tokens.read('confirm', token);
      const confirmed = person === undefined ? [] : await entries.confirm(person);
      if (confirmed === 'full') return confirmed;
      for (const group of new Set(confirmed.map(({ entry }) => entry.group_id))) jobs.sweep(group);
      return confirmed;
    },
    async find(token) {
      const id = await tokens.read('entry', token);
      return id === undefined ? undefined : ((await entries.find(id)) ?? 'left');
    },
    async leave(token, kind) {
      const id = await tokens.read(kind ?? 'entry', token);
      if (id === undefined) return false;
      await entries.erase(id);
      return true;
    },
    joined: entries.joined,
    tokenOf: (found) => tokenOf(found),
    async booked(group, token, start) {
      const id = await tokens.read('entry', token);
      const found = id === undefined ? undefined : await entries.find(id);
      if (id === undefined || found?.entry.group_id !== group) return;
      const told = await offeredTo(group, start);
      if (told.includes(id) || told.includes(await tokens.confirmedId(id))) count('booked');
      await entries.erase(id);
    },
    async changed(group, day) {
      if ((await entries.idsOn(group, day)).length > 0) jobs.lookNow(group, day);
    },
    work: {
      sweep,
      look,
      tell,
      givenUp: ({ group, entry, starts }) => {
        count('given-up');
        settle(group, entry, starts).catch(() => undefined);
      },
    },
  };
}

/** What `createNotify` says of a message that did not arrive. It has no address and names nobody. */
const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : '');
