import { member } from '../api/member.ts';

/** A booking of `group`, as the visitor sent it. */
export interface Booking {
  readonly group: number;
  readonly body: Readonly<Record<string, unknown>>;
  /** The token of the visitor's entry on the waitlist. */
  readonly entry?: string | undefined;
}

/** What is kept of an attempt. Nothing in it names a visitor, but the number of the client. */
export interface Kept {
  readonly state: 'claimed' | 'unknown' | 'done';
  /** A hash of group and body. */
  readonly body: string;
  /** When it was claimed, in milliseconds by the clock of the store. Undefined for a store without a clock. */
  readonly at: number | undefined;
  readonly group: number;
  /** The start that was asked for. */
  readonly start: string;
  /** The token of the visitor's entry on the waitlist. */
  readonly entry?: string | undefined;
  /** The client's number at the service, where it was found. */
  readonly client?: number | undefined;
  /** When the client's tours were looked at last, by the clock of the store. */
  readonly lookedAt?: number | undefined;
  readonly status?: number | undefined;
  readonly json?: unknown;
}

/** Reads a text of the store. Undefined where it is no record of an attempt. */
export function readKept(text: string | undefined): Kept | undefined {
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    const [state, body, group, start] = ['state', 'body', 'group', 'start'].map((name) => member(value, name));
    if (state !== 'claimed' && state !== 'unknown' && state !== 'done') return undefined;
    if (typeof body !== 'string' || typeof group !== 'number' || typeof start !== 'string') return undefined;
    const whole = (name: string): number | undefined => {
      const number = member(value, name);
      return typeof number === 'number' ? number : undefined;
    };
    const entry = member(value, 'entry');
    return {
      ...{ entry: typeof entry === 'string' ? entry : undefined },
      ...{ state, body, at: whole('at'), group, start, json: member(value, 'json') },
      ...{ client: whole('client'), lookedAt: whole('lookedAt'), status: whole('status') },
    };
  } catch {
    return undefined;
  }
}
