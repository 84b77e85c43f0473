import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDataFile } from '../mock-server/dataFile.ts';
import { createMockService, type MockService } from '../mock-server/engine/mockService.ts';

const folder = mkdtempSync(join(tmpdir(), 'mock-data-'));
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
export function keep(path: string, service = createMockService({ listings: 20 })) {
  return { service, save: openDataFile(path, service) };
}

/** The state that another process would find. */
export const found = (path: string): ReturnType<MockService['state']> => keep(path).service.state();

export const people = (email: string) => ({ people: [{ email }] });
export const start = '2026-12-04T10:00:00';
