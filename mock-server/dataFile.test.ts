import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openDataFile } from './dataFile.ts';
import { createMockService } from './engine/service.ts';

const folder = mkdtempSync(join(tmpdir(), 'mock-data-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the data file', () => {
  it('holds what happened before each save, also when saves overlap', async () => {
    const file = join(folder, 'state.json');
    const service = createMockService();
    const { save } = openDataFile(file, service);
    const starts = ['10:00', '11:00', '12:00', '13:00', '14:00'];
    const saves = starts.map(async (time, index) => {
      service.takeSlot(106, `2026-12-04T${time}:00`);
      await save();
      return JSON.parse(readFileSync(file, 'utf8')).resources.appointments.length >= index + 1;
    });
    expect(await Promise.all(saves)).toEqual(starts.map(() => true));
    expect(readdirSync(folder)).toEqual(['state.json']);

    const other = createMockService();
    openDataFile(file, other);
    expect(other.state()).toEqual(service.state());
  });

  it('fails the save, and not the next one, when the file cannot be written', async () => {
    const missing = join(folder, 'later', 'state.json');
    const { save } = openDataFile(missing, createMockService());
    const ends = await Promise.allSettled([save(), save()]);
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});
