import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DataFile, openDataFile } from '../mock-server/dataFile.ts';
import { createMockService, type MockService } from '../mock-server/engine/service.ts';

const folder = mkdtempSync(join(tmpdir(), 'mock-data-'));
const opened: DataFile[] = [];

/** Closes every file that a test has left open. */
export async function closeFiles(): Promise<void> {
  for (const file of opened.splice(0)) await file.close();
}
export const removeFiles = (): void => rmSync(folder, { recursive: true, force: true });

let count = 0;
/** A path of a file that is not there yet, in a folder of its own. */
export function newPath(): string {
  count += 1;
  // The test files of a worker share this module, and each removes the folder when it ends.
  mkdirSync(join(folder, String(count)), { recursive: true });
  return join(folder, String(count), 'state.json');
}

/** A service whose state is kept in the file. */
export async function keep(path: string, service = createMockService({ listings: 20 })) {
  const file = await openDataFile(path, service);
  opened.push(file);
  async function close(): Promise<void> {
    opened.splice(opened.indexOf(file), 1);
    await file.close();
  }
  return { service, save: file.save, close };
}

/** The state that another process would find. */
export async function found(path: string): Promise<ReturnType<MockService['state']>> {
  const { service, close } = await keep(path);
  await close();
  return service.state();
}

export const people = (email: string) => ({ people: [{ email }] });
export const start = '2026-12-04T10:00:00';
