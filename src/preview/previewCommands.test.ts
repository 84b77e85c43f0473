import { describe, expect, it, vi } from 'vitest';
import { day, slot, commands as story } from '../../.storybook/model.ts';
import type { PickCommands } from '../core/commands.ts';
import { createChunk } from '../loading/chunk.ts';
import { monthOf } from '../time/values.ts';
import { createPreviewCommands } from './previewCommands.ts';

const TEN = slot('2026-12-01T10:00:00');
const ELEVEN = slot('2026-12-01T11:00:00');
const DAY = day('2026-12-03');
const MONTH = monthOf(DAY);

/** Commands of a core that note what they were called with. */
function notedCore() {
  const done: string[] = [];
  const note =
    (name: string) =>
    (given: unknown = ''): void =>
      void done.push(`${name} ${given}`.trim());
  const core: PickCommands = {
    ...story,
    enterView: note('enterView'),
    touch: note('touch'),
    prefetchDay: note('prefetchDay'),
    pickDay: note('pickDay'),
    pickSlot: note('pickSlot'),
    setMonth: note('setMonth'),
    findNextFreeDay: note('findNextFreeDay'),
    leaveDetails: note('leaveDetails'),
    retry: note('retry'),
  };
  return { core, done };
}

/** Preview commands whose screens arrive, or fail, when the test says so. `seen` tells what happens, in order. */
function make() {
  const ends: (() => void)[] = [];
  const seen: string[] = [];
  const screens = createChunk(
    () =>
      new Promise((arrive, fail) => {
        ends.push(
          () => arrive({}),
          () => fail(new Error('offline')),
        );
      }),
  );
  const onCoreNeeded = vi.fn();
  const { commands, deliver } = createPreviewCommands({
    screens,
    onCoreNeeded,
    onBusy: (busy) => void seen.push(busy === undefined ? 'rests' : `busy ${busy.slice(11, 16)}`),
  });
  const pickSlot = (each: string): void => void seen.push(`picks ${each.slice(11, 16)}`);
  const pickDay = (each: string): void => void seen.push(`picks ${each}`);
  const core: PickCommands = { ...story, pickSlot, pickDay, leaveDetails: () => void seen.push('leaves details') };
  const end = async (way: 'arrive' | 'fail'): Promise<void> => {
    const ended = screens.load();
    ends[way === 'arrive' ? 0 : 1]?.();
    await ended;
  };
  return { commands, deliver, core, seen, onCoreNeeded, end, isAsked: () => ends.length > 0 };
}

describe('before the core is there', () => {
  it('commands wait, are done in order, and are done at once from then on', async () => {
    const { commands, deliver } = make();
    const { core, done } = notedCore();
    const callAll = (): void => {
      commands.enterView();
      commands.touch();
      commands.prefetchDay(DAY);
      commands.pickDay(DAY);
      commands.setMonth(MONTH);
      commands.findNextFreeDay();
      commands.leaveDetails();
      commands.retry();
    };
    const all = [
      'enterView',
      'touch',
      'prefetchDay 2026-12-03',
      'pickDay 2026-12-03',
      'setMonth 2026-12',
      'findNextFreeDay',
      'leaveDetails',
      'retry',
    ];
    callAll();
    expect(done).toEqual([]);
    deliver(core);
    expect(done).toEqual(all);
    callAll();
    expect(done).toEqual([...all, ...all]);
  });

  it('a command loads the core, a touch does not', () => {
    const { commands, deliver, core, onCoreNeeded } = make();
    commands.touch();
    commands.prefetchDay(DAY);
    expect(onCoreNeeded).not.toHaveBeenCalled();
    commands.pickDay(DAY);
    expect(onCoreNeeded).toHaveBeenCalledTimes(1);
    commands.pickSlot(TEN);
    expect(onCoreNeeded).toHaveBeenCalledTimes(2);
    deliver(core);
    commands.setMonth(MONTH);
    expect(onCoreNeeded).toHaveBeenCalledTimes(2);
  });

  it('commands go to the newest core, each once', () => {
    const { commands, deliver } = make();
    const [first, second] = [notedCore(), notedCore()];
    commands.setMonth(MONTH);
    deliver(first.core);
    deliver(second.core);
    commands.retry();
    expect(first.done).toEqual(['setMonth 2026-12']);
    expect(second.done).toEqual(['retry']);
  });

  it('a pressed time loads the screens after it beside the core, and another press does not', () => {
    const { commands, isAsked } = make();
    commands.pickDay(DAY);
    expect(isAsked()).toBe(false);
    commands.pickSlot(TEN);
    expect(isAsked()).toBe(true);
  });

  it('a pressed time is chosen when both the core and the screens are there', async () => {
    const { commands, deliver, core, seen, end } = make();
    commands.pickSlot(TEN);
    await end('arrive');
    expect(seen).toEqual(['busy 10:00']);
    deliver(core);
    await vi.waitFor(() => expect(seen).toEqual(['busy 10:00', 'rests', 'picks 10:00']));
  });
});

describe('a chosen time', () => {
  it.each(['arrive', 'fail'] as const)('waits until the screens after it %s', async (way) => {
    const { commands, deliver, core, seen, end } = make();
    deliver(core);
    commands.pickSlot(TEN);
    expect(seen).toEqual(['busy 10:00']);
    await end(way);
    expect(seen).toEqual(['busy 10:00', 'rests', 'picks 10:00']);
  });

  it('is the last one pressed, and is chosen once, however often it was pressed', async () => {
    const { commands, deliver, core, seen, end } = make();
    deliver(core);
    for (const each of [TEN, ELEVEN, ELEVEN]) commands.pickSlot(each);
    await end('arrive');
    expect(seen).toEqual(['busy 10:00', 'busy 11:00', 'busy 11:00', 'rests', 'picks 11:00']);
  });

  it('gives way to another day', async () => {
    const { commands, deliver, core, seen, end } = make();
    deliver(core);
    commands.pickSlot(TEN);
    commands.pickDay(DAY);
    await end('arrive');
    expect(seen).toEqual(['busy 10:00', 'rests', 'picks 2026-12-03']);
  });

  it('gives way to leaving details', async () => {
    const { commands, deliver, core, seen, end } = make();
    deliver(core);
    commands.pickSlot(TEN);
    commands.leaveDetails();
    await end('arrive');
    expect(seen).toEqual(['busy 10:00', 'rests', 'leaves details']);
  });

  it('waits for nothing once the screens are there', async () => {
    const { commands, deliver, core, seen, end } = make();
    deliver(core);
    commands.pickSlot(TEN);
    await end('arrive');
    commands.pickSlot(ELEVEN);
    expect(seen.slice(3)).toEqual(['picks 11:00']);
  });
});
