import { describe, expect, it } from 'vitest';
import { openBooking } from '../../../test/openBooking.ts';
import { local, programmedClient } from '../../../test/programmedClient.ts';
import type { SteppedEnvironment } from '../../../test/steppedEnvironment.ts';
import type { Home } from '../../api/homeClient.ts';
import { noAnswers } from '../../booking/answers.ts';
import type { HomesSetting } from '../bookingSettings.ts';

const [b4, f2, a5, g1]: readonly Home[] = [
  { id: 4711, label: '4B' },
  { id: 4712, label: '2F' },
  { id: 4713, label: '5A' },
  { id: 4714, label: 'G1' },
];
const given = (start: readonly Home[], openedFor?: Home): HomesSetting => ({
  ...{ start, offered: start, searches: false, openedFor },
});
const slot = local('2026-12-05T10:00:00');
const answers = { ...noAnswers, notes: 'We have a dog.' };
const ids = (homes: readonly Home[]): readonly number[] => homes.map(({ id }) => id);

/** A booking with these homes, and the notes of what it sent. */
async function bookingWith(homes: HomesSetting, environment?: SteppedEnvironment) {
  const notes: unknown[] = [];
  const client = programmedClient();
  const { booking: answer } = client.answers;
  client.answers.booking = (...call) => {
    notes.push(call[1].client.notes);
    return answer(...call);
  };
  const booking = await openBooking({ client, settings: { homes }, ...(environment && { environment }) });
  const shown = (): readonly number[] => ids(booking.snapshot().homes);
  const openFor = (home: Home): void =>
    booking.core.configure({ ...booking.settings, homes: given(homes.start, home) });
  const book = async (): Promise<void> => {
    booking.core.commands.pickSlot(slot);
    booking.core.commands.submit(answers, ['notes']);
    await booking.environment.settle();
  };
  return { ...booking, commands: booking.core.commands, shown, openFor, book, notes };
}

it('shows the homes of the host, sends them before the notes, and tells their ids', async () => {
  if (!b4 || !f2) throw new Error('the homes are missing');
  const { shown, book, notes, emitted } = await bookingWith(given([b4, f2]));
  expect(shown()).toEqual([4711, 4712]);
  await book();
  expect(notes).toEqual(['Homes: 4B (listing 4711), 2F (listing 4712)\nWe have a dog.']);
  const told = emitted.filter(([, detail]) => 'homes' in detail);
  expect(told.map(([name, detail]) => [name, Reflect.get(detail, 'homes')])).toEqual([
    ['submit', [4711, 4712]],
    ['outcome', [4711, 4712]],
    ['booked', [4711, 4712]],
  ]);
});

it('takes at most three homes, each once', async () => {
  if (!b4 || !f2 || !a5 || !g1) throw new Error('the homes are missing');
  const { commands, shown } = await bookingWith(given([]));
  commands.chooseHomes([b4, b4, f2, a5, g1]);
  expect(shown()).toEqual([4711, 4712, 4713]);
});

it('puts the home that the visitor came for first; while a tour is booked, the home waits for the next one', async () => {
  if (!b4 || !f2 || !a5) throw new Error('the homes are missing');
  const { shown, openFor, book, commands, environment } = await bookingWith(given([b4]));
  openFor(f2);
  expect(shown()).toEqual([4712, 4711]);
  await book();
  openFor(a5);
  commands.chooseHomes([]);
  expect(shown()).toEqual([4712, 4711]);
  commands.startCancel();
  commands.cancelTour();
  await environment.settle();
  expect(shown()).toEqual([4712, 4711]);
  commands.bookAnother();
  expect(shown()).toEqual([4713, 4712, 4711]);
});

it('follows the host until the visitor has chosen', async () => {
  if (!b4 || !f2 || !a5) throw new Error('the homes are missing');
  const { core, settings, shown, commands } = await bookingWith(given([b4]));
  core.configure({ ...settings, homes: given([f2]) });
  expect(shown()).toEqual([4712]);
  commands.chooseHomes([a5]);
  core.configure({ ...settings, homes: given([b4]) });
  expect(shown()).toEqual([4713]);
  core.configure({ ...settings, homes: undefined });
  expect(shown()).toEqual([]);
});

describe('after a reload', () => {
  it('a booked tour has its homes, and the next one those of the page', async () => {
    if (!b4 || !f2 || !a5) throw new Error('the homes are missing');
    const before = await bookingWith(given([{ ...b4, rent: 3720, address: '123 First St' }, f2]));
    await before.book();
    const { commands, snapshot, shown, environment } = await bookingWith(given([a5]), before.environment);
    expect(snapshot()).toMatchObject({ screen: 'booked', homes: [{ ...b4, isFloorplan: false }, { id: 4712 }] });
    // The tab keeps no more of a home than names it.
    expect(snapshot().homes[0]).not.toHaveProperty('rent');
    commands.startReschedule();
    expect(shown()).toEqual([4711, 4712]);
    commands.pickSlot(local('2026-12-07T10:00:00'));
    commands.rescheduleTour();
    await environment.settle();
    expect(shown()).toEqual([4711, 4712]);
    const again = await bookingWith(given([]), environment);
    again.commands.startCancel();
    again.commands.cancelTour();
    await environment.settle();
    expect(again.snapshot().screen).toBe('canceled');
    expect(again.shown()).toEqual([4711, 4712]);
    again.commands.bookAnother();
    expect(again.shown()).toEqual([]);
    commands.bookAnother();
    expect(shown()).toEqual([4713]);
  });

  it('a booking whose outcome is unknown is sent again with its homes', async () => {
    if (!b4 || !f2) throw new Error('the homes are missing');
    const before = await bookingWith(given([b4]));
    before.client.answers.booking = () => Promise.reject(new Error('lost'));
    before.commands.chooseHomes([f2]);
    await before.book();
    const { commands, snapshot, book, notes, emitted } = await bookingWith(given([b4]), before.environment);
    expect(snapshot()).toMatchObject({ screen: 'unsure', homes: [{ id: 4712 }] });
    commands.bookAgain();
    await book();
    expect(snapshot().screen).toBe('booked');
    expect(notes).toEqual(['Homes: 2F (listing 4712)\nWe have a dog.']);
    expect(emitted.find(([name]) => name === 'booked')?.[1]).toMatchObject({ homes: [4712] });
  });

  describe('in the middle of the form', () => {
    /** The environment of a visitor who chose `homes` and a time before the reload, on a page with the homes of `page`. */
    const chosenOn = async (page: HomesSetting, homes: readonly Home[]): Promise<SteppedEnvironment> => {
      const { commands, environment } = await bookingWith(page);
      commands.chooseHomes(homes);
      commands.pickSlot(slot);
      return environment;
    };

    it('those that the visitor chose are on the tour, and are sent', async () => {
      if (!b4 || !f2 || !a5) throw new Error('the homes are missing');
      const page = { ...given([b4]), offered: [b4, { ...f2, rent: 2950 }, a5] };
      const environment = await chosenOn(page, [b4, f2]);
      const { snapshot, commands, notes } = await bookingWith(page, environment);
      expect(snapshot()).toMatchObject({ screen: 'details', homes: [b4, { ...f2, rent: 2950 }] });
      commands.submit(answers, ['notes']);
      await environment.settle();
      expect(notes).toEqual(['Homes: 4B (listing 4711), 2F (listing 4712)\nWe have a dog.']);
    });

    it('those taken out stay out, also where they were taken out at the form', async () => {
      if (!b4 || !f2) throw new Error('the homes are missing');
      const page = given([b4, f2], b4);
      const environment = await chosenOn(page, [f2]);
      const { shown, commands } = await bookingWith(page, environment);
      expect(shown()).toEqual([4712]);
      commands.chooseHomes([]);
      expect((await bookingWith(page, environment)).shown()).toEqual([]);
    });

    it('one that the page does not name is kept by its id, where the service is asked about homes', async () => {
      if (!b4 || !f2) throw new Error('the homes are missing');
      const plan = { id: 12, label: 'B2', isFloorplan: true };
      const page = { ...given([b4]), searches: true };
      const { snapshot } = await bookingWith(page, await chosenOn(page, [f2, plan]));
      expect(snapshot().homes).toEqual([{ id: 4712, label: '' }, plan]);
      // The page names a home by its id alone, and the visitor chose another one in its place.
      const ids = given([{ id: 4711, label: '' }]);
      expect((await bookingWith(ids, await chosenOn(ids, [f2]))).shown()).toEqual([4712]);
    });

    it('one that the page does not offer any more is left out', async () => {
      if (!b4 || !f2 || !a5 || !g1) throw new Error('the homes are missing');
      const page = { ...given([]), offered: [b4, f2, a5, g1] };
      const environment = await chosenOn(page, [b4, f2]);
      expect((await bookingWith({ ...page, offered: [f2, a5, g1, b4] }, environment)).shown()).toEqual([4711, 4712]);
      expect((await bookingWith({ ...page, offered: [f2, a5, g1] }, environment)).shown()).toEqual([4712]);
    });

    it('those of another page win, and one that the visitor came for since is added', async () => {
      if (!b4 || !f2 || !a5 || !g1) throw new Error('the homes are missing');
      const page = { ...given([b4]), searches: true };
      const environment = await chosenOn(page, [b4, f2]);
      expect((await bookingWith({ ...page, ...given([a5]) }, environment)).shown()).toEqual([4713]);
      const again = await chosenOn(page, [b4, f2]);
      expect((await bookingWith({ ...page, openedFor: g1 }, again)).shown()).toEqual([4714, 4711, 4712]);
    });

    it('nothing of them is kept where the page gives no homes', async () => {
      const { core, environment, settings } = await bookingWith(given([]));
      core.configure({ ...settings, homes: undefined });
      core.commands.pickSlot(slot);
      expect([...environment.stored.values()].filter((text) => /homes|given/.test(text))).toEqual([]);
    });
  });

  it('the tour of another page names no homes of this one', async () => {
    if (!b4) throw new Error('the homes are missing');
    const before = await bookingWith(given([]));
    await before.book();
    const { snapshot } = await bookingWith(given([b4]), before.environment);
    expect(snapshot()).toMatchObject({ screen: 'booked', homes: [] });
  });
});
