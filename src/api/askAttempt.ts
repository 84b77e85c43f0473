import type { Auth, Route } from './contract/endpoint.ts';
import { member } from './member.ts';
import type { Reply, Transport } from './transport.ts';
import { sendWrite } from './writeCall.ts';

/** The question what became of an attempt, for all that an edge does once by the key of its attempt. */

const auth: Auth = { scheme: 'open', right: 'public' };
const tellAttempt = { method: 'GET', path: '/attempts/{key}', auth } as const satisfies Route;
/** The same. An attempt that has not arrived is given up: it is refused if it still comes. */
const giveUpAttempt = {
  route: { method: 'DELETE', path: '/attempts/{key}', auth },
  read: (reply: Reply) => reply,
} as const;

/** How long an edge keeps an attempt, in milliseconds. An attempt of unknown age counts as this old. */
export const KEPT_MS = 24 * 3_600_000;

/** How long ago an attempt began, in milliseconds; undefined where nobody knows, or where the clock was put back. */
export function ageOf(began: number | undefined): number | undefined {
  const age = began === undefined ? -1 : Date.now() - began;
  return age < 0 ? undefined : age;
}

/** The header that names an attempt, and where it is known, how long ago it began. */
export const withAge = (key: string, age: number | undefined): string =>
  age === undefined ? key : `${key};age=${age}`;

/** What an edge knows of an attempt. `not-done`: it was refused, or it can no longer arrive. */
export type ToldAttempt<Outcome> =
  | { readonly kind: 'done'; readonly outcome: Outcome }
  | { readonly kind: 'not-done' | 'unknown' };

/**
 * Asks what became of the attempt `key`, which `began` then, and gives it up where it has not arrived. `read`: its outcome, in a reply of 2xx.
 * `isLast`: the edge had not heard of it.
 */
export async function askAttempt<Outcome>(
  transport: Transport,
  key: string,
  began: number | undefined,
  read: (reply: Reply) => Outcome,
): Promise<{ readonly told: ToldAttempt<Outcome>; readonly isLast: boolean }> {
  const asked = () => ({ params: { key }, attempt: withAge(key, ageOf(began)) });
  const first = await transport(tellAttempt, { ...asked(), expected: [404] });
  const isLast = first.status === 404 || member(first.json, 'remembers') !== undefined;
  const { json, malformed } = isLast ? await sendWrite(transport, giveUpAttempt, asked()) : first;
  const status = member(json, 'status');
  const told = ((): ToldAttempt<Outcome> => {
    if (member(json, 'state') !== 'done' || typeof status !== 'number') return { kind: 'unknown' };
    if (status >= 400 && status < 500) {
      // The edge may have started while the question was on its way.
      const remembered = member(json, 'remembers');
      const isKnown = typeof remembered !== 'number' || (ageOf(began) ?? KEPT_MS) <= remembered;
      return { kind: isKnown ? 'not-done' : 'unknown' };
    }
    try {
      if (status < 200 || status >= 300) return { kind: 'unknown' };
      return { kind: 'done', outcome: read({ status, ok: true, json: member(json, 'reply'), malformed }) };
    } catch {
      return { kind: 'unknown' };
    }
  })();
  return { told, isLast };
}
