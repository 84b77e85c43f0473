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
import { afterAll, describe, expect, it } from 'vitest';
import { found, keep, newPath, people, removeFiles, start } from '../test/dataFiles.ts';
import { openDataFile } from './dataFile.ts';
import { createMockService } from './engine/mockService.ts';

afterAll(removeFiles);

describe('the data file', () => {
  it('holds every change when the save returns, a line each', () => {
    const path = newPath();
    const { service, save } = keep(path);
    const starts = ['10:00', '11:00', '12:00', '13:00', '14:00'];
    for (const time of starts) {
      service.takeSlot(106, `2026-12-04T${time}:00`);
      save();
      expect(readFileSync(path, 'utf8').split('\n').at(-2)).toContain(`2026-12-04T${time}:00`);
    }
    expect(readFileSync(path, 'utf8').match(/\n/g)).toHaveLength(1 + starts.length);
    expect(readdirSync(join(path, '..'))).toEqual(['state.json']);
    expect(found(path)).toEqual(service.state());
  });

  it('restores records that were made, changed and removed', () => {
    const path = newPath();
    const { service, save } = keep(path);
    const one = service.addAppointment({ group: 101, start, client: people('one@example.com') });
    const two = service.addAppointment({ group: 102, start, client: people('two@example.com') });
    const listing = service.addListing({ price: 4321 });
    save();
    service.changeAppointment(one.id, { start: '2026-12-04T11:00:00', status: 50 });
    service.removeProspect(two.client?.id ?? 0);
    service.changeListing(10_001, { price: 5 });
    service.removeListing(10_002);
    service.company.emailBlasts.add(801, ['lara@example.com']);
    save();
    const { service: again } = keep(path);
    expect(again.state()).toEqual(service.state());
    expect(again.snapshot()).toEqual(service.snapshot());
    expect(again.company.emailBlasts.recipients(801)?.has('lara@example.com')).toBe(true);
    expect(again.addListing()).toBe(listing + 1);
    expect(again.addProspect(people('three@example.com')).id).toBe(service.addProspect(people('x@example.com')).id);
  });

  it('has the state after a reset, and after a restored snapshot', () => {
    const path = newPath();
    const { service, save } = keep(path);
    service.takeSlot(101, start);
    const kept = service.snapshot();
    service.reset();
    save();
    expect(found(path).appointments).toEqual([]);
    service.restore(kept);
    save();
    expect(found(path).appointments).toHaveLength(3);
  });

  it('writes as many bytes for a booking after 20,000 appointments as after none', () => {
    const path = newPath();
    const { service, save } = keep(path);
    const bytesOf = (email: string, at: string) => {
      const before = statSync(path).size;
      service.addAppointment({ group: 101, start: at, client: people(email) });
      save();
      return statSync(path).size - before;
    };
    const first = bytesOf('a@example.com', start);
    const { appointments } = service.company;
    const [one] = appointments.all();
    if (!one) throw new Error('no appointment');
    for (let more = 0; more < 20_000; more += 1) appointments.add({ ...one, prospect: null, status: 40 });
    save();
    expect(Math.abs(bytesOf('b@example.com', '2026-12-04T12:00:00') - first)).toBeLessThan(20);
    expect(first).toBeLessThan(700);
  });

  it('begins with the whole state again after a restart', () => {
    const path = newPath();
    const { service, save } = keep(path);
    const { id } = service.addProspect(people('lara@example.com'));
    for (const notes of ['one', 'two', 'three']) {
      service.changeProspect(id, { details: { notes } });
      save();
    }
    expect(found(path)).toEqual(service.state());
    expect(readFileSync(path, 'utf8').split('\n')).toHaveLength(2);
  });

  it('is not mixed with what another process writes, and goes on from there', () => {
    const path = newPath();
    const one = keep(path);
    const other = keep(path);
    one.service.takeSlot(106, start);
    one.save();
    other.service.takeSlot(101, start);
    expect(other.save).toThrow('another process has written this file');
    expect(other.service.state()).toEqual(one.service.state());
    other.service.takeSlot(101, start);
    other.save();
    expect(found(path)).toEqual(other.service.state());
  });

  it.each([
    ['a line that is not JSON', 'hello\n', 'line 2 is not JSON.'],
    ['a line of something else', '{"hello":1}\n', 'line 2 is no change of this service.'],
    ['a line of something else at the end', 'hello', 'line 2 is no change of this service.'],
    ['a list at the end', '[1]', 'line 2 is no change of this service.'],
  ])('is refused with %s, and left as it is', (_, line, message) => {
    const path = newPath();
    keep(path);
    appendFileSync(path, line);
    const before = readFileSync(path, 'utf8');
    expect(() => keep(path)).toThrow(message);
    expect(readFileSync(path, 'utf8')).toBe(before);
  });

  it.skipIf(process.platform === 'win32')('is refused when it is a pipe, which would wait for ever', () => {
    const path = newPath();
    execFileSync('mkfifo', [path]);
    expect(() => keep(path)).toThrow('this is a pipe or a device, not a file.');
  });

  it('ignores a last line that a crash cut off, and unfinished files', () => {
    const path = newPath();
    const { service, save } = keep(path);
    service.takeSlot(106, start);
    save();
    appendFileSync(path, '{"random":1,"appointments":{"put":[{"id"');
    writeFileSync(`${path}.new`, 'half a st');
    expect(found(path)).toEqual(service.state());
    expect(readdirSync(join(path, '..'))).toEqual(['state.json']);
    expect(readFileSync(path, 'utf8').endsWith('}\n')).toBe(true);
  });

  it('stays behind a symbolic link, and keeps its mode', () => {
    const path = newPath();
    const link = `${path}.link`;
    const { service } = keep(path);
    chmodSync(path, 0o640);
    symlinkSync(path, link);
    const through = keep(link, service);
    service.takeSlot(106, start);
    through.save();
    expect([readlinkSync(link), statSync(path).mode & 0o777]).toEqual([path, 0o640]);
    expect(found(path).appointments).toHaveLength(1);
  });

  it.each<[string, Parameters<typeof createMockService>[0], string]>([
    ['seed', { listings: 20, seed: 2 }, 'The state was kept with the seed 1, not 2.'],
    ['zone', { listings: 20, zone: 'Africa/Cairo' }, 'with the time zone America/New_York, not Africa/Cairo.'],
    ['listings', { listings: 30 }, 'The state was kept with the number of listings 20, not 30.'],
  ])('is refused by a service with another %s, and is not changed', (_, options, message) => {
    const path = newPath();
    found(path);
    const text = readFileSync(path, 'utf8');
    expect(() => openDataFile(path, createMockService(options))).toThrow(message);
    expect(readFileSync(path, 'utf8')).toBe(text);
    expect(readdirSync(join(path, '..'))).toEqual(['state.json']);
  });

  it('is written again as a whole after it was removed', () => {
    const path = newPath();
    const { service, save } = keep(path);
    service.takeSlot(106, start);
    save();
    rmSync(path);
    service.takeSlot(101, start);
    save();
    expect(found(path).appointments).toHaveLength(4);
  });
});
