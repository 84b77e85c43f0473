import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { closeFiles, found, keep, newPath, people, removeFiles, start } from '../test/dataFiles.ts';
import { openDataFile } from './dataFile.ts';
import { createMockService } from './engine/service.ts';

afterEach(closeFiles);
afterAll(removeFiles);

describe('the data file', () => {
  it('holds every change that was made before a save, also when saves overlap', async () => {
    const path = newPath();
    const { service, save } = await keep(path);
    const starts = ['10:00', '11:00', '12:00', '13:00', '14:00'];
    const saves = starts.map(async (time) => {
      service.takeSlot(106, `2026-12-04T${time}:00`);
      await save();
      return readFileSync(path, 'utf8').includes(`2026-12-04T${time}:00`);
    });
    expect(await Promise.all(saves)).toEqual(starts.map(() => true));
    expect(readdirSync(join(path, '..')).sort()).toEqual(['state.json', 'state.json.lock']);
    expect(await found(path)).toEqual(service.state());
  });

  it('restores records that were made, changed and removed', async () => {
    const path = newPath();
    const { service, save } = await keep(path);
    const one = service.addAppointment({ group: 101, start, client: people('one@example.com') });
    const two = service.addAppointment({ group: 102, start, client: people('two@example.com') });
    const listing = service.addListing({ price: 4321 });
    await save();
    service.changeAppointment(one.id, { start: '2026-12-04T11:00:00', status: 50 });
    service.removeProspect(two.client?.id ?? 0);
    service.changeListing(10_001, { price: 5 });
    service.removeListing(10_002);
    service.company.emailBlasts.add(801, ['lara@example.com']);
    await save();
    const { service: again, close } = await keep(path);
    expect(again.state()).toEqual(service.state());
    expect(again.snapshot()).toEqual(service.snapshot());
    expect(again.company.emailBlasts.recipients(801)?.has('lara@example.com')).toBe(true);
    expect(again.addListing()).toBe(listing + 1);
    expect(again.addProspect(people('three@example.com')).id).toBe(service.addProspect(people('x@example.com')).id);
    await close();
  });

  it('has the state after a reset, and after a restored snapshot', async () => {
    const path = newPath();
    const { service, save } = await keep(path);
    service.takeSlot(101, start);
    const kept = service.snapshot();
    service.reset();
    await save();
    expect((await found(path)).appointments).toEqual([]);
    service.restore(kept);
    await save();
    expect((await found(path)).appointments).toHaveLength(3);
  });

  it('writes as many bytes for a booking after 20,000 appointments as after none', async () => {
    const path = newPath();
    const { service, save } = await keep(path);
    const bytesOf = async (email: string) => {
      const before = statSync(path).size;
      service.addAppointment({
        group: 101,
        start: email.startsWith('a') ? start : '2026-12-04T12:00:00',
        client: people(email),
      });
      await save();
      return statSync(path).size - before;
    };
    const first = await bytesOf('a@example.com');
    const { appointments } = service.company;
    const [one] = appointments.all();
    if (!one) throw new Error('no appointment');
    for (let more = 0; more < 20_000; more += 1) appointments.add({ ...one, prospect: null, status: 40 });
    // These changes are long, so the next write is a new state.
    await save();
    service.takeSlot(106, start);
    await save();
    expect(Math.abs((await bytesOf('b@example.com')) - first)).toBeLessThan(20);
    expect(first).toBeLessThan(700);
  });

  it('writes a new state when the changes are longer than it', async () => {
    const path = newPath();
    const { service, save } = await keep(path);
    const { id } = service.addProspect(people('lara@example.com'));
    for (let change = 0; change < 12; change += 1) {
      service.changeProspect(id, { details: { notes: String(change).repeat(100_000) } });
      await save();
    }
    expect(statSync(path).size).toBeLessThan(700_000);
    expect(readFileSync(path, 'utf8').split('\n').length).toBeLessThan(6);
    expect(await found(path)).toEqual(service.state());
  });

  it.each([
    ['a line that is not JSON', 'hello\n', 'line 2 is not JSON.'],
    ['a line of something else', '{"hello":1}\n', 'line 2 is no change of this service.'],
    ['a line of something else at the end', 'hello', 'line 2 is no change of this service.'],
    ['a list at the end', '[1]', 'line 2 is no change of this service.'],
  ])('is refused with %s, and left as it is', async (_, line, message) => {
    const path = newPath();
    await (await keep(path)).close();
    appendFileSync(path, line);
    const before = readFileSync(path, 'utf8');
    await expect(keep(path)).rejects.toThrow(message);
    expect(readFileSync(path, 'utf8')).toBe(before);
  });

  it.skipIf(process.platform === 'win32')('is refused when it is a pipe, which would wait for ever', async () => {
    const path = newPath();
    execFileSync('mkfifo', [path]);
    await expect(keep(path)).rejects.toThrow('this is a pipe or a device, not a file.');
  });

  it('ignores a last line that a crash cut off, and unfinished files', async () => {
    const path = newPath();
    const { service, save, close } = await keep(path);
    service.takeSlot(106, start);
    await save();
    await close();
    appendFileSync(path, '{"random":1,"appointments":{"put":[{"id"');
    writeFileSync(`${path}.999999.new`, 'half a st');
    expect(await found(path)).toEqual(service.state());
    expect(readdirSync(join(path, '..'))).toEqual(['state.json']);
    expect(readFileSync(path, 'utf8').endsWith('}\n')).toBe(true);
  });

  it('reads the files of earlier versions', async () => {
    const path = newPath();
    const before = createMockService({ listings: 20 });
    before.takeSlot(106, start);
    const { now: _now, zone: _zone, listings: _listings, ...kept } = before.snapshot();
    writeFileSync(path, JSON.stringify(kept));
    expect((await found(path)).appointments).toEqual(before.state().appointments);
  });

  it('stays behind a symbolic link, and keeps its mode', async () => {
    const path = newPath();
    const link = `${path}.link`;
    const { service, close } = await keep(path);
    await close();
    chmodSync(path, 0o640);
    symlinkSync(path, link);
    const through = await keep(link, service);
    service.takeSlot(106, start);
    await through.save();
    expect([readlinkSync(link), statSync(path).mode & 0o777]).toEqual([path, 0o640]);
    await through.close();
    expect((await found(path)).appointments).toHaveLength(1);
  });

  it.each<[string, Parameters<typeof createMockService>[0], string]>([
    ['seed', { listings: 20, seed: 2 }, 'The state was kept with the seed 1, not 2.'],
    ['zone', { listings: 20, zone: 'Africa/Cairo' }, 'with the time zone America/New_York, not Africa/Cairo.'],
    ['listings', { listings: 30 }, 'The state was kept with the number of listings 20, not 30.'],
  ])('is refused by a service with another %s, and is not changed', async (_, options, message) => {
    const path = newPath();
    await found(path);
    const text = readFileSync(path, 'utf8');
    await expect(openDataFile(path, createMockService(options))).rejects.toThrow(message);
    expect(readFileSync(path, 'utf8')).toBe(text);
    expect(readdirSync(join(path, '..'))).toEqual(['state.json']);
  });

  it('is written again as a whole after it was removed', async () => {
    const path = newPath();
    const { service, save } = await keep(path);
    service.takeSlot(106, start);
    await save();
    rmSync(path);
    service.takeSlot(101, start);
    await save();
    expect((await found(path)).appointments).toHaveLength(4);
  });
});
