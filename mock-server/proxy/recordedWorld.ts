import { writeFile } from 'node:fs/promises';
import type { Elsewhere } from '../answer.ts';
import { type Call, json, refusal } from '../callAndReply.ts';
import { didYouMean } from '../engine/didYouMean.ts';
import { isObject } from '../engine/json.ts';
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
 * The path and the query by which a call is found again. A key is no part of it. `clean` replaces personal data in the path and in
 * a value.
 */
function targetOf({ path, query }: Pick<Call, 'path' | 'query'>, clean = (text: string): string => text): string {
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

/** The key that HTTP Basic carries, and the key of the query. */
function keysOf({ query, header }: Call): readonly string[] {
  const [, encoded = ''] = /^Basic (.+)$/i.exec(header('authorization') ?? '') ?? [];
  const basic = Buffer.from(encoded, 'base64').toString('utf8');
  return [...query.getAll('key'), basic.split(':')[0] ?? '', encoded].filter((key) => key !== '');
}

/**
 * Writes calls into `file`, a world that `--replay` serves. Personal data is replaced, and keys are left out: they are
 * also replaced where the service repeats them. Rejects if the file cannot be written.
 */
export async function createRecorder(file: string, now: string): Promise<Recorder> {
  const persons = createPersons();
  const exchanges: RecordedExchange[] = [];
  let isDirty = false;
  let writing: Promise<void> | undefined;

  /** Writes the file. Calls that arrive during a write share the next one. */
  function save(): Promise<void> {
    isDirty = true;
    writing ??= (async () => {
      try {
        while (isDirty) {
          isDirty = false;
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

  return {
    async add(call, body, reply) {
      for (const key of keysOf(call)) persons.hide(key);
      const [sent, received] = [persons.replace(body), persons.replace(reply.body)];
      exchanges.push({
        ...{ method: call.method, target: targetOf(call, (text) => String(persons.replace(text))) },
        ...(sent !== undefined && { body: sent }),
        ...{ status: reply.status, headers: reply.headers, reply: received ?? null },
      });
      await save();
    },
  };
}
