import {
  appendFileSync,
  chmodSync,
  existsSync,
  readFileSync,
  realpathSync,
  renameSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { member } from './engine/json.ts';
import type { MockService } from './engine/mockService.ts';

/**
 * Restores the state from `file`, if the file exists, and keeps the state there from now on. Gives a function that writes the changes
 * since its last call. When that returns, they are on disk. When it throws, the service is back in the state on disk. If the file itself
 * is gone, the changes stay, and the next call writes them.
 *
 * The first line of the file is the whole state as JSON. Each further line is a change. A crash can cut off the last line only, and a cut
 * line is ignored. The whole state is written at the start, after a reset, and when the file is gone.
 *
 * Throws an Error that says what is wrong if the file cannot be restored or written.
 */
export function openDataFile(file: string, service: MockService): () => void {
  // A symbolic link stays. The file that it leads to is replaced.
  const path = existsSync(file) ? realpathSync(file) : file;
  if (existsSync(path)) {
    // A pipe would wait for its other end for ever. A folder has an error of its own.
    const there = statSync(path);
    if (!there.isFile() && !there.isDirectory()) throw new TypeError('this is a pipe or a device, not a file.');
    load(path, service);
  }
  let size = writeState(path, service);
  /** A write failed and its changes could not be undone, so the next write is the whole state. */
  let isAhead = false;

  function write(): void {
    const changes = service.takeChanges();
    if (changes === undefined && !isAhead) return;
    if (changes === 'all' || isAhead || !existsSync(path)) {
      size = writeState(path, service);
      isAhead = false;
      return;
    }
    if (statSync(path).size !== size) throw new Error('another process has written this file');
    const line = `${JSON.stringify(changes)}\n`;
    try {
      appendFileSync(path, line, { flush: true });
    } catch (cause) {
      truncateSync(path, size);
      throw cause;
    }
    size += Buffer.byteLength(line);
  }

  return () => {
    try {
      write();
    } catch (cause) {
      try {
        load(path, service);
        // The file already has what was just loaded.
        service.takeChanges();
        size = statSync(path).size;
      } catch {
        isAhead = true;
      }
      throw cause;
    }
  };
}

/** Restores the state of the file. Throws a TypeError that names the line if the file has no state of this service. */
function load(path: string, service: MockService): void {
  const [state = '', ...lines] = readFileSync(path, 'utf8').split('\n');
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

/**
 * Writes the whole state to a second file and renames that over the first, so that a crash leaves one of the two. The mode of the file
 * stays. Gives the size of the file in bytes.
 */
function writeState(path: string, service: MockService): number {
  const draft = `${path}.new`;
  // The clock is not kept. After a restart it starts as the flags say.
  const { now: _now, ...kept } = service.snapshot();
  service.takeChanges();
  const text = `${JSON.stringify(kept)}\n`;
  writeFileSync(draft, text, { flush: true });
  if (existsSync(path)) chmodSync(draft, statSync(path).mode & 0o777);
  renameSync(draft, path);
  return Buffer.byteLength(text);
}
