import { writeFile } from 'node:fs/promises';
import type { Elsewhere } from '../answer.ts';
import { type Call, json, refusal } from '../callAndReply.ts';
import { didYouMean } from '../engine/didYouMean.ts';
import { isObject } from '../engine/json.ts';
import { keysOf } from './keysOf.ts';
import { createPersons } from './replacePersons.ts';

/** A call and its reply in a file of `--record`. */
export interface RecordedExchange {
  readonly method: string;
  /** The path and the query in the order of the names, without the key. */
  readonly target: string;
  /** The parsed body of the request. Absent if there was none. */
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
 * The path and the query by which a call is found again. A key is no part of it. `clean` replaces personal data in a part of the path and in a
 * value of the query, which has a name.
 */
function targetOf(
  { path, query }: Pick<Call, 'path' | 'query'>,
  clean = (text: string, _name: string): string => text,
): string {
  const pairs = [...query]
    .filter(([name]) => name !== 'key')
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([name, value]) => [clean(name, ''), clean(value, name)]);
  const search = new URLSearchParams(pairs).toString();
  const parts = path.replace(/\/$/, '').split('/');
  return `${parts.map((part) => clean(part, '')).join('/')}${search === '' ? '' : `?${search}`}`;
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

/**
 * Answers each call as it was answered in the recording: the same method, path and query, in the order of the recording. The last
 * reply is repeated. The body of a request is not compared, because the recording has other persons in it.
 */
export function createReplay({ exchanges }: RecordedWorld): Elsewhere {
  const replies = new Map<string, RecordedExchange[]>();
  for (const each of exchanges) {
    const name = `${each.method} ${each.target}`;
    replies.set(name, [...(replies.get(name) ?? []), each]);
  }
  return async (call) => {
    const name = `${call.method === 'HEAD' ? 'GET' : call.method} ${targetOf(call)}`;
    const recorded = replies.get(name);
    const next = recorded && (recorded.length > 1 ? recorded.shift() : recorded[0]);
    if (next) return json(next.status, next.reply, { ...next.headers });
    return refusal(404, { replay: [`${name} is not in the recording.${didYouMean(name, [...replies.keys()])}`] });
  };
}

/** Writes calls down in a file. */
export interface Recorder {
  /** Adds a call. Resolves once it is on disk. */
  add(
    call: Call,
    body: unknown,
    reply: { readonly status: number; readonly headers: RecordedExchange['headers']; readonly body: unknown },
  ): Promise<void>;
}

/** A call as it was, which is never written. */
interface Heard {
  readonly call: Pick<Call, 'method' | 'path' | 'query'>;
  readonly body: unknown;
  readonly reply: { readonly status: number; readonly headers: RecordedExchange['headers']; readonly body: unknown };
}

/**
 * Writes calls into `file`, a world that `--replay` serves. Personal data is replaced, and keys are left out: they are
 * also replaced where the service repeats them. What becomes known as personal by a later call is replaced in the earlier ones, too, because
 * the whole file is written anew. `contractNames` are the names that the API document has. Rejects if the file cannot be written.
 */
export async function createRecorder(
  file: string,
  now: string,
  contractNames: ReadonlySet<string> = new Set(),
): Promise<Recorder> {
  const persons = createPersons(contractNames);
  const heard: Heard[] = [];
  /** The calls that are written, as far as nothing new has become known since. */
  let exchanges: RecordedExchange[] = [];
  let isDirty = false;
  let writing: Promise<void> | undefined;

  /** Writes the file. Calls that arrive during a write share the next one. */
  function save(): Promise<void> {
    isDirty = true;
    writing ??= (async () => {
      try {
        while (isDirty) {
          isDirty = false;
          for (const each of heard.slice(exchanges.length)) exchanges.push(cleaned(each));
          const world: RecordedWorld = { version: 1, now, exchanges };
          await writeFile(file, `${JSON.stringify(world, null, 1)}\n`);
        }
      } finally {
        writing = undefined;
      }
    })();
    return writing;
  }
  await save();

  const text = (value: string, name: string): string =>
    contractNames.has(value) ? value : String(persons.replace(value, name));

  function cleaned({ call, body, reply }: Heard): RecordedExchange {
    const sent = persons.replace(body);
    return {
      ...{ method: call.method, target: targetOf(call, text) },
      ...(sent !== undefined && { body: sent }),
      ...{ status: reply.status, headers: headersOf(reply.headers), reply: persons.replace(reply.body) ?? null },
    };
  }

  const headersOf = (headers: RecordedExchange['headers']): RecordedExchange['headers'] =>
    Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(persons.replace(value))]));

  /** Learns from all parts of a call. Gives whether anything was new. */
  const learn = ({ call, body, reply }: Heard, keys: readonly string[]): boolean =>
    [
      ...keys.map((key) => persons.hide(key)),
      ...[...call.query].map(([name, value]) => persons.learn(value, name)),
      ...[body, reply.body, ...Object.values(reply.headers)].map((value) => persons.learn(value)),
    ].includes(true);

  return {
    async add(call, body, reply) {
      const { method, path, query } = call;
      const each: Heard = { call: { method, path, query }, body, reply };
      heard.push(each);
      if (learn(each, keysOf(call))) exchanges = [];
      await save();
    },
  };
}
