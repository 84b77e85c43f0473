import fs, { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { found, keep, newPath, removeFiles, start } from '../test/dataFiles.ts';
import { booking, startServer, stopAll, tour } from '../test/startServer.ts';

afterEach(async () => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  await stopAll();
});
afterAll(removeFiles);

/** The next append writes a part of its text and fails, as on a full disk. */
function fillDisk(): void {
  vi.spyOn(fs, 'appendFileSync').mockImplementationOnce((path, data) => {
    writeFileSync(path, String(data).slice(0, 20), { flag: 'a' });
    throw new Error('ENOSPC: no space left on device, write');
  });
  syncBuiltinESMExports();
}

describe('a write that fails', () => {
  it('changes nothing in memory or in the file, and the next write works', () => {
    const path = newPath();
    const { service, save } = keep(path);
    service.takeSlot(106, start);
    save();
    const [state, text] = [service.state(), readFileSync(path, 'utf8')];
    fillDisk();
    service.takeSlot(101, start);
    expect(save).toThrow('ENOSPC');
    expect(service.state()).toEqual(state);
    expect(readFileSync(path, 'utf8')).toBe(text);
    service.takeSlot(101, start);
    save();
    expect(found(path)).toEqual(service.state());
  });

  it('is followed by a write of the next change only, not of the whole state', () => {
    const path = newPath();
    const { service, save } = keep(path);
    service.takeSlot(106, start);
    save();
    const text = readFileSync(path, 'utf8');
    fillDisk();
    service.takeSlot(101, start);
    expect(save).toThrow('ENOSPC');
    service.takeSlot(102, start);
    save();
    const after = readFileSync(path, 'utf8');
    expect(after.slice(0, text.length)).toBe(text);
    expect(after.slice(text.length).split('\n')).toHaveLength(2);
  });

  it('is reported over HTTP with its cause, and the tour is not booked', async () => {
    const path = newPath();
    const file: { save?: () => void } = {};
    const { send, service, get } = await startServer({ save: () => file.save?.() });
    file.save = keep(path, service).save;
    fillDisk();
    const reply = await send(booking, 'POST', tour());
    expect([reply.status, await reply.json()]).toEqual([
      503,
      { errors: { server: ['The data file could not be written: ENOSPC: no space left on device, write'] } },
    ]);
    expect(service.state().counts).toMatchObject({ appointments: 0, prospects: 0 });
    expect((await send(booking, 'POST', tour())).status).toBe(200);
    fillDisk();
    expect((await send('/__mock/slots', 'POST', { group: 102, start })).status).toBe(503);
    expect((await (await get('/__mock/state')).json()).counts.appointments).toBe(1);
  });

  it('keeps the changes in memory if the file is gone too, until it can be written', () => {
    const path = newPath();
    const { service, save } = keep(path);
    rmSync(join(path, '..'), { recursive: true });
    service.takeSlot(106, start);
    expect(save).toThrow('ENOENT');
    expect(service.state().appointments).toHaveLength(1);
    mkdirSync(join(path, '..'));
    save();
    expect(found(path).appointments).toHaveLength(1);
  });
});
