import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { closeFiles, found, keep, newPath, removeFiles, start } from '../test/dataFiles.ts';
import { booking, startServer, stopAll, tour } from '../test/startServer.ts';

afterEach(async () => {
  await closeFiles();
  await stopAll();
});
afterAll(removeFiles);

/** The next append writes a part of its text and fails, as on a full disk. */
async function fillDisk(path: string): Promise<void> {
  const probe = await open(path, 'r');
  const handles: FileHandle = Object.getPrototypeOf(probe);
  await probe.close();
  vi.spyOn(handles, 'appendFile').mockImplementationOnce(async function (this: FileHandle, data) {
    await this.write(String(data).slice(0, 20));
    throw new Error('ENOSPC: no space left on device, write');
  });
}

describe('a write that fails', () => {
  it('changes nothing in memory or in the file, and the next write works', async () => {
    const path = newPath();
    const { service, save } = await keep(path);
    service.takeSlot(106, start);
    await save();
    const [state, text] = [service.state(), readFileSync(path, 'utf8')];
    await fillDisk(path);
    service.takeSlot(101, start);
    const first = save();
    // A change during the write depends on the lost change.
    service.takeSlot(102, start);
    const ends = await Promise.allSettled([first, save()]);
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(service.state()).toEqual(state);
    expect(readFileSync(path, 'utf8')).toBe(text);
    service.takeSlot(101, start);
    await save();
    expect(await found(path)).toEqual(service.state());
  });

  it('is followed by a write of the next change only, not of the whole state', async () => {
    const path = newPath();
    const { service, save } = await keep(path);
    service.takeSlot(106, start);
    await save();
    const text = readFileSync(path, 'utf8');
    await fillDisk(path);
    service.takeSlot(101, start);
    await expect(save()).rejects.toThrow('ENOSPC');
    service.takeSlot(102, start);
    await save();
    const after = readFileSync(path, 'utf8');
    expect(after.slice(0, text.length)).toBe(text);
    expect(after.slice(text.length).split('\n')).toHaveLength(2);
  });

  it('is reported over HTTP with its cause, and the tour is not booked', async () => {
    const path = newPath();
    const file: { save?: () => Promise<void> } = {};
    const { send, service, get } = await startServer({ save: () => file.save?.() ?? Promise.resolve() });
    ({ save: file.save } = await keep(path, service));
    await fillDisk(path);
    const reply = await send(booking, 'POST', tour());
    expect([reply.status, await reply.json()]).toEqual([
      503,
      { errors: { server: ['The data file could not be written: ENOSPC: no space left on device, write'] } },
    ]);
    expect(service.state().counts).toMatchObject({ appointments: 0, prospects: 0 });
    expect((await send(booking, 'POST', tour())).status).toBe(200);
    await fillDisk(path);
    expect((await send('/__mock/slots', 'POST', { group: 102, start })).status).toBe(503);
    expect((await (await get('/__mock/state')).json()).counts.appointments).toBe(1);
  });

  it('keeps the changes in memory if the file is gone too, until it can be written', async () => {
    const path = newPath();
    const { service, save } = await keep(path);
    rmSync(join(path, '..'), { recursive: true });
    service.takeSlot(106, start);
    await expect(save()).rejects.toThrow('ENOENT');
    expect(service.state().appointments).toHaveLength(1);
    mkdirSync(join(path, '..'));
    await save();
    expect((await found(path)).appointments).toHaveLength(1);
  });
});
