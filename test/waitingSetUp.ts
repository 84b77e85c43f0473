import type { EdgeWaitingOptions, TourEdgeOptions } from '../src/edge/options.ts';
import type { WaitingMessage } from '../src/edge/waiting/notify.ts';
import type { Telling, WaitingJobs, WaitingWork } from '../src/edge/waiting/waitingJobs.ts';
import { memoryWaiting, type WaitingStore } from '../src/edge/waiting/waitingStore.ts';
import type { Day } from '../src/time/values.ts';
import { SCOPE, setUpEdge } from './edgeSetUp.ts';

const SECRET = 's'.repeat(32);
const NEW_YORK = 'America/New_York';
const PAGE = 'https://tours.example.com/visit';

/** A number with a consent to text messages, as a widget sends it. */
export const TEXTS = {
  ...{ phone: '+1 555 123 4567', sms_opted_in: true },
  sms_consent: { text: 'Text me about my tour. Reply STOP.', locale: 'en-US', at: '2026-12-01T14:00:00.000Z' },
};

/** An entry for the one agent of group 106, as a widget sends it. */
export const entry = (name = 'lara', more: object = {}) => ({
  ...{ group: 106, first_name: name, last_name: 'Smith', email: `${name}@example.com`, language: 'en' },
  ...{ days: { from: '2026-12-04', to: '2026-12-05' }, parts: ['morning', 'afternoon', 'evening'], page: PAGE },
  ...more,
});

/** Jobs that run when the test says so, each once. A message that did not arrive is sent again with the next ones. */
function stepJobs() {
  let work: WaitingWork | undefined;
  const looks: (readonly [number, Day])[] = [];
  const tellings = new Map<string, Telling>();
  const jobs: WaitingJobs = {
    async start(given) {
      work = given;
    },
    sweep: async () => undefined,
    async look(group, day) {
      looks.push([group, day]);
    },
    async lookNow(group, day) {
      await work?.look(group, day);
    },
    async tell(telling) {
      if (!tellings.has(telling.id)) tellings.set(telling.id, telling);
    },
    close: async () => undefined,
  };
  const isSent = new Set<string>();
  return {
    jobs,
    async sendAll() {
      for (const telling of tellings.values()) {
        if (isSent.has(telling.id)) continue;
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
}

/** An edge with a waiting list in front of the mock, whose jobs run in `minute`. `told` has the messages in their order. */
export function setUpWaiting(
  waiting: Partial<EdgeWaitingOptions> = {},
  store?: WaitingStore,
  options: Partial<TourEdgeOptions> = {},
) {
  const told: WaitingMessage[] = [];
  const steps = stepJobs();
  const holder: { now: () => number } = { now: () => 0 };
  const edge = setUpEdge({
    groups: { 101: { timeZone: NEW_YORK }, 106: { timeZone: NEW_YORK } },
    manageSecrets: [SECRET],
    ...options,
    waiting: {
      notify: (message) => void told.push(message),
      store: store ?? memoryWaiting(() => holder.now()),
      jobs: () => steps.jobs,
      ...waiting,
    },
  });
  holder.now = () => edge.clock.ms;
  let attempts = 0;
  const newKey = (): string => {
    attempts += 1;
    return `attempt-${'0'.repeat(12)}${attempts}`;
  };
  const join = (body: object = entry(), key = newKey()) =>
    edge.send('POST', '/waiting', body, { 'Idempotency-Key': key });
  /** Books `start` at the one agent of group 106, past the edge, and gives what cancels it there. */
  const take = async (start: string) => {
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
    ...{ told, join, take, steps },
    /** A minute goes by. */
    async minute() {
      edge.clock.ms += 60_000;
      for (const group of [101, 106]) await steps.sweep(group);
      await steps.lookAll();
      await steps.sendAll();
    },
    metric: (event: string): number =>
      Number(new RegExp(`tour_edge_waiting_total\\{event="${event}"\\} (\\d+)`).exec(edge.edge.metrics())?.[1] ?? 0),
  };
}
