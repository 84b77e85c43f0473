import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

/** The visitors of the load. All look at 14 days, and some book. */

export const GROUPS = [101, 102, 104];
/** Groups whose waitlists the load fills. */
export const MANY_GROUPS = Array.from({ length: 500 }, (_, index) => 1_001 + index);
export const ZONE = 'America/New_York';
export const DAYS = 14;

/** How a visitor's attempt to book ended, as the visitor was told. */
export type Told = 'booked' | 'taken' | 'refused' | 'unknown';

/** One visitor's visit. */
export interface Visit {
  /** Milliseconds until the reply to `/preview` was there. */
  readonly preview: number;
  /** Replies that no visitor should get, each with its request: `preview 500`. */
  readonly errors: readonly string[];
  /** The attempt, if the visitor made one. `email` is the visitor's own. */
  readonly attempt: { readonly email: string; readonly told: Told } | undefined;
}

interface Preview {
  readonly complete: boolean;
  readonly days: readonly { readonly times?: readonly string[] }[];
}

/** Gives the address for the next request. Each call may give another instance, as a load balancer does. */
export type Balancer = () => string;

/** How often a request is sent while its connection breaks, each time to another instance. */
const TRIES = 8;
/** How often a visitor asks what became of an attempt. */
const LOOKS = 20;
const LOOK_MS = 500;

/** Sends one request. With `again`, sends it up to `TRIES` times, to another instance each time, while the connection breaks. */
async function send(base: Balancer, path: string, init: RequestInit, again: boolean): Promise<Response | undefined> {
  for (let turn = 0; turn < (again ? TRIES : 1); turn += 1) {
    try {
      const reply = await fetch(base() + path, init);
      // Reads the whole reply, because an instance may die in the middle of one.
      return new Response(reply.status === 304 ? null : await reply.text(), { status: reply.status });
    } catch {
      await wait(50 * turn);
    }
  }
  return undefined;
}

/** The visit of visitor `number`. With `books`, the visitor books a tour. */
export async function visit(base: Balancer, number: number, books: boolean): Promise<Visit> {
  const group = GROUPS[number % GROUPS.length] ?? 101;
  const address = { 'X-Forwarded-For': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}` };
  const errors: string[] = [];
  const look = async (more: string): Promise<Preview | undefined> => {
    const reply = await send(base, `/preview?group_id=${group}&days=${DAYS}${more}`, { headers: address }, true);
    if (reply?.status !== 200) errors.push(`preview ${reply?.status}`);
    return reply?.status === 200 ? reply.json() : undefined;
  };
  const began = performance.now();
  const first = await look('');
  const preview = performance.now() - began;
  const whole = first?.complete === false ? await look('&wait=all') : first;
  if (!books || whole === undefined) return { preview, errors, attempt: undefined };

  const times = whole.days.flatMap((day) => day.times ?? []);
  const start = times[(number * 7919) % Math.max(1, times.length)];
  const email = `visitor${number}@example.com`;
  const person = { first_name: 'Lara', last_name: 'Smith', email, phone_1: '5557775555' };
  const client = { people: [person], price_ceiling: '3500', pets: ['10'], notes: 'Mornings are best.' };
  const body = JSON.stringify({ appointment: { start, location: '123 First St', broker_booked: false }, client });
  const key = randomUUID();
  const headers = { ...address, 'Idempotency-Key': key, 'Content-Type': 'application/json' };
  const path = `/api/v2/appointments/group/${group}/book`;
  const reply = await send(base, path, { method: 'POST', headers, body }, false);
  const told = toldBy(reply?.status) ?? (await askAgain(base, key, { path, headers, body }));
  if (told === 'refused') errors.push(`booking ${reply?.status}`);
  return { preview, errors, attempt: { email, told } };
}

/** What the status of a booking tells the visitor. Undefined if it tells nothing. */
function toldBy(status: number | undefined): Told | undefined {
  if (status === 200) return 'booked';
  if (status === 400) return 'taken';
  return status === undefined || status >= 500 ? undefined : 'refused';
}

/** Asks another instance what became of the attempt. If it never arrived, sends it again with the same key. */
async function askAgain(
  base: Balancer,
  key: string,
  { path, headers, body }: { readonly path: string; readonly headers: Record<string, string>; readonly body: string },
): Promise<Told> {
  for (let turn = 0; turn < LOOKS; turn += 1) {
    const reply = await send(base, `/attempts/${key}`, { headers: { ...headers } }, true);
    const { state, status } = reply === undefined ? { state: 'pending' } : await reply.json();
    if (state === 'done') return toldBy(status) ?? 'unknown';
    if (state === 'unknown') return 'unknown';
    if (state === 'none') {
      const sent = await send(base, path, { method: 'POST', headers, body }, false);
      const told = toldBy(sent?.status);
      if (told !== undefined) return told;
    }
    await wait(LOOK_MS);
  }
  return 'unknown';
}

/** `count` visits that begin evenly over `seconds`. Every tenth visitor books. */
export async function visitAll(base: Balancer, count: number, seconds: number, from = 0): Promise<readonly Visit[]> {
  const began = performance.now();
  const visits: Promise<Visit>[] = [];
  for (let index = 0; index < count; index += 1) {
    const due = began + (index * seconds * 1_000) / count;
    if (due > performance.now()) await wait(due - performance.now());
    visits.push(visit(base, from + index, index % 10 === 0));
  }
  return Promise.all(visits);
}
