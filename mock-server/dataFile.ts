import {
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { type FileHandle, open, rename, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { member } from './engine/json.ts';
import type { MockService } from './engine/service.ts';

/** Keeps the state of a service in a file. */
export interface DataFile {
  /**
   * Writes the changes. When it resolves, every change before the call is on disk. When it rejects with the cause, the service
   * is back in the state on disk, and the later changes are undone. If the file itself is gone, they stay. Call it in the
   * same turn as the change.
   */
  save(): Promise<void>;
  /** Waits for the running write and releases the file for other processes. */
  close(): Promise<void>;
}

/** A call of `save` that waits for its write. */
interface QueuedSave {
  readonly done: () => void;
  readonly fail: (cause: unknown) => void;
}

/** A new state is written when the lines of changes are longer than this many bytes, and longer than the state before them. */
const LEAST_CHANGES = 1_000_000;

/**
 * Restores the state from `file`, if the file exists, and keeps the state there from now on.
 *
 * The first line of the file is the whole state as JSON. Each further line is a change, so that a small change needs a small
 * write. A crash can cut off the last line only, and a cut line is ignored. When the changes have grown long, a new state is
 * written to a second file, which is renamed over the first. Calls of `save` during a write share the next write.
 *
 * Rejects with an Error that says what is wrong if the file cannot be restored or written, or if another process uses it.
 */
export async function openDataFile(file: string, service: MockService): Promise<DataFile> {
  // A symbolic link stays. The file that it leads to is replaced.
  const path = existsSync(file) ? realpathSync(file) : file;
  const unlock = lockFile(`${path}.lock`);
  try {
    removeDrafts(path);
    if (existsSync(path)) {
      // A pipe would wait for its other end for ever. A folder has an error of its own.
      const there = statSync(path);
      if (!there.isFile() && !there.isDirectory()) throw new TypeError('this is a pipe or a device, not a file.');
      load(path, service);
    }
    let opened = await writeState(path, service);
    let waiting: QueuedSave[] = [];
    let running: Promise<void> | undefined;
    /** A write failed and its changes could not be undone, so the next write is the whole state. */
    let isAhead = false;

    async function write(): Promise<void> {
      const changes = service.takeChanges();
      if (changes === undefined && !isAhead) return;
      const isFull = opened.size > opened.stateSize + Math.max(LEAST_CHANGES, opened.stateSize);
      if (changes === 'all' || isAhead || isFull || !(await isStillThere(path, opened))) {
        const next = await writeState(path, service);
        await opened.handle.close();
        opened = next;
        isAhead = false;
        return;
      }
      const line = `${JSON.stringify(changes)}\n`;
      await opened.handle.appendFile(line);
      await opened.handle.datasync();
      opened.size += Buffer.byteLength(line);
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
          isAhead = !undo(path, opened.size, service);
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
        await opened.handle.close();
        unlock();
      },
    };
  } catch (cause) {
    unlock();
    throw cause;
  }
}

/** The open file. Its first `size` bytes are whole lines, and the first `stateSize` of these are the state. */
interface OpenFile {
  readonly handle: FileHandle;
  readonly stateSize: number;
  size: number;
}

/** Restores the state of the file. Throws a TypeError that names the line if the file has no state of this service. */
function load(path: string, service: MockService): void {
  const text = readFileSync(path, 'utf8');
  const [state = '', ...lines] = text.split('\n');
  const cut = lines.pop() ?? '';
  if (!isBeginning(cut)) throw new TypeError(`line ${lines.length + 2} is no change of this service.`);
  service.restore(parse(state, 1));
  for (const [at, line] of lines.entries()) {
    const change = parse(line, at + 2);
    if (typeof member(change, 'random') !== 'number')
      throw new TypeError(`line ${at + 2} is no change of this service.`);
    service.applyChanges(change);
  }
}

function parse(line: string, number: number): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new TypeError(`line ${number} is not JSON.`);
  }
}

/** How every line of changes begins. */
const BEGINNING = '{"random":';
/** Whether the text behind the last line break can be the beginning of a line that a crash has cut off. */
const isBeginning = (cut: string): boolean => cut.startsWith(BEGINNING.slice(0, cut.length));

/** Undoes a failed write, in the file and in memory. Gives false if the file cannot be read any more. */
function undo(path: string, size: number, service: MockService): boolean {
  try {
    if (statSync(path).size > size) truncateSync(path, size);
    load(path, service);
    // The file already has what was just loaded.
    service.takeChanges();
    return true;
  } catch {
    return false;
  }
}

/** Writes the whole state to a second file, forces it to disk, and renames it over the first. The mode of the file stays. */
async function writeState(path: string, service: MockService): Promise<OpenFile> {
  const draft = `${path}.${process.pid}.new`;
  // The clock is not kept. After a restart it starts as the flags say.
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

/** Whether the open file is still the one at the path. Somebody may have removed or replaced it. */
async function isStillThere(path: string, { handle }: OpenFile): Promise<boolean> {
  const [there, own] = await Promise.all([stat(path).catch(() => undefined), handle.stat()]);
  return there?.ino === own.ino;
}

/** Removes the second files of processes that ended while they wrote. */
function removeDrafts(path: string): void {
  const folder = dirname(path);
  if (!existsSync(folder)) return;
  const drafts = readdirSync(folder).filter(
    (name) => name.startsWith(`${basename(path)}.`) && /\.\d+\.new$/.test(name),
  );
  for (const name of drafts) rmSync(join(folder, name), { force: true });
}

/** Makes the renaming survive a power failure. Systems where a folder cannot be opened do this on their own. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

/**
 * Creates a lock file at `path` with the id of this process, so that two processes do not use the same data. Gives a function
 * that removes the lock. The end of the process removes it as well. Takes over the lock of a process that has ended.
 * Throws an Error that names the process if that one is still running.
 */
function lockFile(path: string): () => void {
  const holder = holderOf(path);
  if (holder !== undefined && holder !== process.pid && isRunning(holder)) {
    throw new Error(`process ${holder} uses this file. If that process has ended, delete ${path}.`);
  }
  // If two processes take over the same dead lock at once, the second one fails here.
  if (holder !== undefined) rmSync(path, { force: true });
  writeFileSync(path, String(process.pid), { flag: 'wx' });
  const release = (): void => {
    process.off('exit', release);
    if (holderOf(path) === process.pid) rmSync(path, { force: true });
  };
  process.on('exit', release);
  return release;
}

/** The process that a lock names. Undefined without a lock, -1 if the lock names no process. */
function holderOf(path: string): number | undefined {
  try {
    const text = readFileSync(path, 'utf8');
    return /^\d+$/.test(text) ? Number(text) : -1;
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  if (pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process belongs to another user, but it exists.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
