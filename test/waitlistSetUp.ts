import { linkIn } from '../src/core/linkText.ts';
import type { EdgeWaitlistOptions, TourEdgeOptions } from '../src/edge/edgeOptions.ts';
import type { Telling } from '../src/edge/waitlist/messageQueue.ts';
import type { ConfirmMessage, TimeFreeMessage, WaitlistMessage } from '../src/edge/waitlist/notify.ts';
import type { WaitlistJobs, WaitlistWork } from '../src/edge/waitlist/waitlistJobs.ts';
import { memoryWaitlist, type WaitlistStore } from '../src/edge/waitlist/waitlistStore.ts';
import type { Day } from '../src/time/values.ts';
import { SCOPE, setUpEdge } from './edgeSetUp.ts';

const SECRET = 's'.repeat(32);
const NEW_YORK = 'America/New_York';
const PAGE = 'https://tours.example.com/visit';

/** An entry for the one agent of group 106, as a widget sends it. */
export const entry = (name = 'lara', more: object = {}) => ({
  ...{ group_id: 106, first_name: name, last_name: 'Smith', email: `${name}@example.com`, language: 'en' },
  ...{ days: { from: '2026-12-04', to: '2026-12-05' }, parts: ['morning', 'afternoon', 'evening'], page: PAGE },
  ...more,
});

/** Jobs that run when the test says so, each once. A message that did not arrive is sent again with the next ones. */
function stepJobs() {
  let work: WaitlistWork | undefined;
  const looks: (readonly [number, Day])[] = [];
  const tellings = new Map<string, Telling>();
  const jobs: WaitlistJobs = {
    start(given) {
      work = given;
    },
    sweep: () => undefined,
    look: (group, day) => void looks.push([group, day]),
    lookNow: (group, day) => void work?.look(group, day).catch(() => undefined),
    async tell(telling) {
      if (steps.away) throw new Error('away');
      if (!tellings.has(telling.id)) tellings.set(telling.id, telling);
    },
    close: async () => undefined,
  };
  const isSent = new Set<string>();
  const steps = {
    jobs,
    /** Whether the queue takes no message. */
    away: false,
    /** `about`: messages about times, those that ask to confirm an address, or all. */
    async sendAll(about: 'times' | 'confirm' | 'all' = 'all') {
      for (const telling of tellings.values()) {
        const isOther = about !== 'all' && (telling.starts.length === 0) !== (about === 'confirm');
        if (isOther || isSent.has(telling.id)) continue;
        const arrived = await work?.tell(telling).then(
          () => true,
          () => false,
        );
        if (arrived) isSent.add(telling.id);
      }
    },
    async sweep(group: number) {
      await work?.sweep(group);
    },
    async lookAll() {
      await Promise.all(looks.splice(0).map(([group, day]) => work?.look(group, day)));
    },
  };
  return steps;
}

type Given = Omit<Partial<EdgeWaitlistOptions>, 'notify'> & { readonly notify?: (message: TimeFreeMessage) => void };

/**
 * An edge with a waitlist in front of the mock, whose jobs run in `minute`. `told` has the messages about times in their order, `asked`
 * those that ask to confirm an address.
 */
export function setUpWaitlist(
  { notify, ...waitlist }: Given = {},
  store?: WaitlistStore,
  options: Partial<TourEdgeOptions> = {},
) {
  const told: TimeFreeMessage[] = [];
  const asked: ConfirmMessage[] = [];
  const take = (message: WaitlistMessage): void => {
    if (message.type === 'confirm') asked.push(message);
    else if (notify) notify(message);
    else told.push(message);
  };
  const steps = stepJobs();
  const holder: { now: () => number } = { now: () => 0 };
  const edge = setUpEdge(
    {
      groups: { 101: { timeZone: NEW_YORK }, 106: { timeZone: NEW_YORK } },
      secrets: [SECRET],
      ...options,
      waitlist: { notify: take, store: store ?? memoryWaitlist(() => holder.now()), ...waitlist },
    },
    undefined,
    () => steps.jobs,
  );
  holder.now = () => edge.clock.ms;
  let attempts = 0;
  const newKey = (): string => {
    attempts += 1;
    return `attempt-${'0'.repeat(12)}${attempts}`;
  };
  const join = (body: object = entry(), key = newKey()) =>
    edge.send('POST', '/waitlist', body, { 'Idempotency-Key': key });
  const waitlistOf = (token: string, method = 'GET', path = '/waitlist') =>
    edge.ask(path, { method, headers: { 'Tour-Token': token } });
  /** Presses the button on the page of the last message to `email`. */
  const confirm = async (email: string) => {
    await steps.sendAll('confirm');
    const message = asked.findLast(({ who }) => who.email.toLowerCase() === email.toLowerCase());
    const link = linkIn(new URL(message?.link ?? 'https://www.example.com/').hash)?.link;
    return waitlistOf(link?.kind === 'confirm' ? link.token : '', 'POST', '/waitlist/confirm');
  };
  /** Joins, and confirms the address. Gives the token of the entry. */
  const enter = async (body: ReturnType<typeof entry> = entry(), key = newKey()): Promise<string> => {
    const joined = await join(body, key);
    if (!joined.ok) throw new Error(`The join was answered ${joined.status}.`);
    const reply = await confirm(body.email);
    if (!reply.ok) throw new Error(`The confirmation was answered ${reply.status}.`);
    return (await reply.json()).entries[0].token;
  };
  /** Books `start` at the one agent of group 106, past the edge, and gives what cancels it there. */
  const takeTime = async (start: string) => {
    const call = (method: string, path: string, body?: unknown) =>
      edge.fetch((options.service ?? SCOPE) + path, {
        method,
        headers: { 'Content-Type': 'application/json', Authorization: `Basic ${btoa('sk_demo:')}` },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    const people = [
      { first_name: 'Other', last_name: 'Person', email: `other${start}@example.com`, phone_1: '(555) 777-5555' },
    ];
    const reply = await call('POST', '/api/v2/appointments/group/106/book', {
      appointment: { start, location: '', broker_booked: false },
      client: { people },
    });
    const { id } = (await reply.json()).data.appointment;
    return () => call('DELETE', `/api/v2/appointments/${id}`);
  };
  return {
    ...edge,
    ...{ told, asked, join, enter, confirm, waitlistOf, take: takeTime, steps },
    /** A minute goes by. */
    async minute() {
      edge.clock.ms += 60_000;
      for (const group of [101, 106]) await steps.sweep(group);
      await steps.lookAll();
      await steps.sendAll();
    },
    metric: (event: string): number =>
      Number(new RegExp(`tour_edge_waitlist_total\\{event="${event}"\\} (\\d+)`).exec(edge.edge.metrics())?.[1] ?? 0),
  };
}
