import { existsSync, readdirSync, readFileSync, realpathSync, rmSync, statSync, truncateSync } from 'node:fs';
import { type FileHandle, open, rename, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { MockService } from './engine/service.ts';
import { lockFile } from './lockFile.ts';

/** Keeps the state of a service in a file. */
export interface DataFile {
  /**
   * Writes what has changed. When it resolves, everything that happened before the call is on disk. When it rejects, with
   * the cause, the service is as it is on disk: of what happened since, nothing is left, unless the file itself is gone.
   * To be called in the same turn as the change.
   */
  save(): Promise<void>;
  /** Waits for what is under way, and lets another process have the file. */
  close(): Promise<void>;
}

interface Waiting {
  readonly done: () => void;
  readonly fail: (cause: unknown) => void;
}

/** The journal may grow to this many bytes, and to the size of the state before it, until a new state is written. */
const LEAST_JOURNAL = 1_000_000;

/**
 * Restores the state from `file`, if there is one, and keeps it there from now on: one line of JSON with the whole state,
 * and behind it a line for each change, so that a change costs its own bytes. A crash at any moment leaves whole lines and
 * at most one that is cut, which is passed over. Now and then a new state is written beside the file and renamed over it.
 * Calls that arrive while a write is under way share the next one. Rejects with an Error that says what is wrong with a
 * file that cannot be restored or written, or that another process has.
 */
export async function openDataFile(file: string, service: MockService): Promise<DataFile> {
  // A link stays a link: what it leads to is replaced.
  const path = existsSync(file) ? realpathSync(file) : file;
  const unlock = lockFile(`${path}.lock`);
  try {
    removeDrafts(path);
    if (existsSync(path)) load(path, service);
    let journal = await writeState(path, service);
    let waiting: Waiting[] = [];
    let running: Promise<void> | undefined;
    /** What was failed to write could not be taken back either: all is written as soon as that is possible. */
    let isAhead = false;

    async function write(): Promise<void> {
      const changes = service.takeChanges();
      if (changes === undefined && !isAhead) return;
      const isFull = journal.size > journal.stateSize + Math.max(LEAST_JOURNAL, journal.stateSize);
      if (changes === 'all' || isAhead || isFull || !(await isStillThere(path, journal))) {
        const next = await writeState(path, service);
        await journal.handle.close();
        journal = next;
        isAhead = false;
        return;
      }
      const line = `${JSON.stringify(changes)}\n`;
      await journal.handle.appendFile(line);
      await journal.handle.datasync();
      journal.size += Buffer.byteLength(line);
    }

    async function run(): Promise<void> {
      while (waiting.length > 0) {
        const batch = waiting;
        waiting = [];
        try {
          await write();
          for (const { done } of batch) done();
        } catch (cause) {
          const lost = [...batch, ...waiting];
          waiting = [];
          isAhead = !undo(path, journal.size, service);
          for (const { fail } of lost) fail(cause);
        }
      }
      running = undefined;
    }

    return {
      save: () =>
        new Promise((done, fail) => {
          waiting.push({ done, fail });
          running ??= run();
        }),
      async close() {
        await running;
        await journal.handle.close();
        unlock();
      },
    };
  } catch (cause) {
    unlock();
    throw cause;
  }
}

/** The file as it is open: `size` bytes are known to be whole lines, the first `stateSize` of them the state. */
interface Journal {
  readonly handle: FileHandle;
  readonly stateSize: number;
  size: number;
}

/** Puts `service` into the state of the file. Throws when that is no state of it. */
function load(path: string, service: MockService): void {
  const text = readFileSync(path, 'utf8');
  const [state = '', ...lines] = text.split('\n');
  const whole = lines.slice(0, -1);
  service.restore(JSON.parse(state));
  for (const line of whole) service.applyChanges(JSON.parse(line));
}

/** Takes back what a failed write has left, in the file and in memory. False when the file cannot be read any more. */
function undo(path: string, size: number, service: MockService): boolean {
  try {
    if (statSync(path).size > size) truncateSync(path, size);
    load(path, service);
    service.takeChanges();
    return true;
  } catch {
    return false;
  }
}

/** Writes the whole state beside the file, forces it to disk and renames it over the file, whose mode it takes. */
async function writeState(path: string, service: MockService): Promise<Journal> {
  const draft = `${path}.${process.pid}.new`;
  // The clock is not kept: after a restart it shows what the flags say.
  const { now: _now, ...kept } = service.snapshot();
  service.takeChanges();
  const text = `${JSON.stringify(kept)}\n`;
  const mode = existsSync(path) ? statSync(path).mode & 0o777 : 0o666;
  const handle = await open(draft, 'a', mode);
  try {
    if (existsSync(path)) await handle.chmod(mode);
    await handle.writeFile(text);
    await handle.sync();
    await rename(draft, path);
    await syncFolder(dirname(path));
  } catch (cause) {
    await handle.close();
    rmSync(draft, { force: true });
    throw cause;
  }
  const size = Buffer.byteLength(text);
  return { handle, size, stateSize: size };
}

/** Whether the open file is still the one at the path: somebody may have removed or replaced it. */
async function isStillThere(path: string, { handle }: Journal): Promise<boolean> {
  const [there, own] = await Promise.all([stat(path).catch(() => undefined), handle.stat()]);
  return there?.ino === own.ino;
}

/** Removes what a process has left that ended while it wrote. */
function removeDrafts(path: string): void {
  const folder = dirname(path);
  if (!existsSync(folder)) return;
  const drafts = readdirSync(folder).filter(
    (name) => name.startsWith(`${basename(path)}.`) && /\.\d+\.new$/.test(name),
  );
  for (const name of drafts) rmSync(join(folder, name), { force: true });
}

/** Makes the renaming survive a power failure. Systems on which a folder cannot be opened do that by themselves. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}
