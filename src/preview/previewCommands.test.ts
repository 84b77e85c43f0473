import { expect, it, vi } from 'vitest';
import { local } from '../../test/programmedClient.ts';
import { december } from '../../test/situations.ts';
import type { PickCommands } from '../core/commands.ts';
import { monthOf } from '../time/values.ts';
import { createPreviewCommands } from './previewCommands.ts';

const slot = local('2026-12-04T10:00:00');

/** Does every command once. */
function callAll(commands: PickCommands): void {
  commands.touch();
  commands.prefetchDay(december(4));
  commands.pickDay(december(5));
  commands.pickSlot(slot);
  commands.setMonth(monthOf(december(1)));
  commands.findNextFreeDay();
  commands.leaveDetails();
  commands.retry();
}
const all = [
  ['touch'],
  ['prefetchDay', december(4)],
  ['pickDay', december(5)],
  ['pickSlot', slot],
  ['setMonth', monthOf(december(1))],
  ['findNextFreeDay'],
  ['leaveDetails'],
  ['retry'],
];

/** Commands that note what they were called with. */
function noted(): { readonly done: readonly unknown[]; readonly commands: PickCommands } {
  const done: unknown[] = [];
  const note =
    (name: keyof PickCommands) =>
    (...given: readonly unknown[]): void =>
      void done.push([name, ...given]);
  const commands = {
    touch: note('touch'),
    prefetchDay: note('prefetchDay'),
    pickDay: note('pickDay'),
    pickSlot: note('pickSlot'),
    setMonth: note('setMonth'),
    findNextFreeDay: note('findNextFreeDay'),
    leaveDetails: note('leaveDetails'),
    retry: note('retry'),
  };
  return { done, commands };
}

it('are done in order when there is a booking, and at once from then on', () => {
  const { commands, deliver } = createPreviewCommands(() => undefined);
  callAll(commands);
  const booking = noted();
  deliver(booking.commands);
  expect(booking.done).toEqual(all);
  callAll(commands);
  expect(booking.done).toEqual([...all, ...all]);
});

it('go to the newest booking, each once', () => {
  const { commands, deliver } = createPreviewCommands(() => undefined);
  commands.pickSlot(slot);
  const [first, second] = [noted(), noted()];
  deliver(first.commands);
  deliver(second.commands);
  commands.retry();
  expect(first.done).toEqual([['pickSlot', slot]]);
  expect(second.done).toEqual([['retry']]);
});

it('say that something is wanted, but not for a touch, and not when it is done at once', () => {
  const onWanted = vi.fn();
  const { commands, deliver } = createPreviewCommands(onWanted);
  commands.touch();
  commands.prefetchDay(december(4));
  expect(onWanted).not.toHaveBeenCalled();
  commands.pickDay(december(4));
  expect(onWanted).toHaveBeenCalledExactlyOnceWith(undefined);
  commands.pickSlot(slot);
  expect(onWanted).toHaveBeenLastCalledWith(slot);
  deliver(noted().commands);
  commands.pickDay(december(5));
  expect(onWanted).toHaveBeenCalledTimes(2);
});
