import { existsSync, readFileSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { MockService } from './engine/service.ts';

/** Keeps the state of a service in a file. */
export interface DataFile {
  /** Writes the present state. When it resolves, everything that happened before the call is on disk. */
  save(): Promise<void>;
}

/**
 * Restores the state from `file`, if there is one, and writes it there from now on. A crash at any moment leaves the old
 * or the new state: it is written beside the file, forced to disk and renamed over it. Calls that arrive while a write
 * is under way share the next one. Throws an Error that says what is wrong with a file that cannot be restored.
 */
export function openDataFile(file: string, service: MockService): DataFile {
  if (existsSync(file)) service.restore(JSON.parse(readFileSync(file, 'utf8')));
  const draft = `${file}.${process.pid}.new`;
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  async function write(): Promise<void> {
    // The clock is not kept: after a restart it shows what the flags say.
    const { now: _now, ...kept } = service.snapshot();
    const text = JSON.stringify(kept);
    const handle = await open(draft, 'w');
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
    await syncFolder(dirname(file));
  }

  function save(): Promise<void> {
    if (running === undefined) {
      running = write().finally(() => {
        running = undefined;
      });
      return running;
    }
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        return save();
      });
    return next;
  }
  return { save };
}

/** Makes the renaming survive a power failure. Systems on which a folder cannot be opened do that by themselves. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}
