import { writeFile } from 'node:fs/promises';
import type { Call } from '../callAndReply.ts';
import { type RecordedExchange, type RecordedWorld, targetOf } from './recordedWorld.ts';
import { createPersons } from './replacePersons.ts';

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

  /** Writes the file. Calls that come meanwhile are written together, once. */
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
