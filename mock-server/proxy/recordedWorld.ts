import type { Call } from '../callAndReply.ts';
import { isObject } from '../engine/json.ts';

/** A call and its reply in a file of `--record`. */
export interface RecordedExchange {
  readonly method: string;
  /** The path and the query in the order of the names, without the key. */
  readonly target: string;
  /** The parsed body of the request. Left out without one. */
  readonly body?: unknown;
  readonly status: number;
  /** `Retry-After` and the like. */
  readonly headers: Readonly<Record<string, string>>;
  /** The parsed body of the reply. Null if it was no JSON. */
  readonly reply: unknown;
}

/** A file of `--record`. */
export interface RecordedWorld {
  readonly version: 1;
  /** The wall clock in the zone of the mock when the recording began. A replay begins at it. */
  readonly now: string;
  readonly exchanges: readonly RecordedExchange[];
}

/**
 * The path and the query by which a call is found again. A key is no part of it. `clean` replaces what is personal in the path
 * and in a value.
 */
export function targetOf(
  { path, query }: Pick<Call, 'path' | 'query'>,
  clean = (text: string): string => text,
): string {
  const pairs = [...query]
    .filter(([name]) => name !== 'key')
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([name, value]) => [name, clean(value)]);
  const search = new URLSearchParams(pairs).toString();
  return `${clean(path.replace(/\/$/, ''))}${search === '' ? '' : `?${search}`}`;
}

const isExchange = (value: unknown): value is RecordedExchange =>
  isObject(value) &&
  typeof value.method === 'string' &&
  typeof value.target === 'string' &&
  typeof value.status === 'number';

const isWorld = (value: unknown): value is RecordedWorld =>
  isObject(value) &&
  value.version === 1 &&
  typeof value.now === 'string' &&
  Array.isArray(value.exchanges) &&
  value.exchanges.every(isExchange);

/** Reads a file of `--record`. Throws an Error with one sentence that says what is wrong. */
export function readWorld(text: string): RecordedWorld {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error('the file is not JSON.');
  }
  if (!isWorld(value)) throw new Error('the file was not written by --record.');
  return value;
}
