import { renderToString } from 'react-dom/server';
import { TourBooking } from 'tour-booking';
import { createTourBooking } from 'tour-booking/core';
import { beforeEach, expect, it, vi } from 'vitest';
import { local, programmedClient } from './programmedClient.ts';

/** A storage that the whole process shares, as Node has one from version 25 on. */
function processStorage(): Storage {
  const texts = new Map<string, string>();
  return {
    get length() {
      return texts.size;
    },
    clear: () => texts.clear(),
    key: (index) => [...texts.keys()][index] ?? null,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  };
}

const storages = { sessionStorage: processStorage(), localStorage: processStorage() };
const openChannel = vi.fn();
const options = { groupId: 101, service: 'leasing', timeZone: 'America/New_York' };
const render = (prefill: object): string =>
  renderToString(<TourBooking {...options} client={programmedClient()} prefill={prefill} remember="device" />);
const kept = (): number => storages.sessionStorage.length + storages.localStorage.length;

/** One visitor chooses a time and types, without a page. */
function chooseAndType(): void {
  const { commands, getSnapshot } = createTourBooking({ ...options, client: programmedClient() });
  commands.pickSlot(local('2026-12-05T10:00:00'));
  commands.answer({ ...getSnapshot().flow.answers, first_name: 'Lara' });
  expect(getSnapshot().flow).toMatchObject({ at: 'details', answers: { first_name: 'Lara' } });
}

beforeEach(() => {
  for (const [name, storage] of Object.entries(storages)) vi.stubGlobal(name, storage);
  vi.stubGlobal('BroadcastChannel', openChannel);
  storages.sessionStorage.clear();
});

it('a server gives nothing of one visitor to another', () => {
  const before = render({});
  expect(before).toContain('Book a tour');
  chooseAndType();
  render({ firstName: 'Lara' });
  expect(render({})).toBe(before);
  expect(kept()).toBe(0);
  expect(openChannel).not.toHaveBeenCalled();
});

it('a page keeps the choice and the answers', () => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  chooseAndType();
  expect(kept()).toBeGreaterThan(0);
});
