import { expect, it } from 'vitest';
import { commands, day, slot } from '../../.storybook/model.ts';
import { createChunk } from '../chunks.ts';
import { patientCommands } from './patientCommands.ts';

const TEN = slot('2026-12-01T10:00:00');
const ELEVEN = slot('2026-12-01T11:00:00');

/** A module that arrives, or fails to, when the test says so, and what happens in order. */
function waiting() {
  const ends: (() => void)[] = [];
  const seen: string[] = [];
  const next = createChunk(
    () =>
      new Promise(
        (arrive, fail) =>
          void ends.push(
            () => arrive({}),
            () => fail(new Error('offline')),
          ),
      ),
  );
  const patient = patientCommands(
    {
      ...commands,
      pickSlot: (each) => void seen.push(`picks ${each.slice(11, 16)}`),
      pickDay: (each) => void seen.push(`picks ${each}`),
      leaveDetails: () => void seen.push('leaves details'),
    },
    next,
    (busy) => seen.push(busy === undefined ? 'rests' : `busy ${busy.slice(11, 16)}`),
  );
  const end = async (way: 'arrives' | 'fails'): Promise<void> => {
    ends[way === 'arrives' ? 0 : 1]?.();
    await next.load();
  };
  return { patient, seen, end };
}

it.each(['arrives', 'fails'] as const)('a time waits until what follows %s', async (way) => {
  const { patient, seen, end } = waiting();
  patient.pickSlot(TEN);
  expect(seen).toEqual(['busy 10:00']);
  await end(way);
  expect(seen).toEqual(['busy 10:00', 'rests', 'picks 10:00']);
});

it('of two times the later counts, once however often it was pressed', async () => {
  const { patient, seen, end } = waiting();
  for (const each of [TEN, ELEVEN, ELEVEN]) patient.pickSlot(each);
  await end('arrives');
  expect(seen).toEqual(['busy 10:00', 'busy 11:00', 'busy 11:00', 'rests', 'picks 11:00']);
});

it('another day is chosen at once, and the time no more', async () => {
  const { patient, seen, end } = waiting();
  patient.pickSlot(TEN);
  patient.pickDay(day('2026-12-03'));
  await end('arrives');
  expect(seen).toEqual(['busy 10:00', 'rests', 'picks 2026-12-03']);
});

it('details are left at once, and the time is chosen no more', async () => {
  const { patient, seen, end } = waiting();
  patient.pickSlot(TEN);
  patient.leaveDetails();
  await end('arrives');
  expect(seen).toEqual(['busy 10:00', 'rests', 'leaves details']);
});

it('nothing waits once it is there', async () => {
  const { patient, seen, end } = waiting();
  patient.pickSlot(TEN);
  await end('arrives');
  patient.pickSlot(ELEVEN);
  expect(seen.slice(3)).toEqual(['picks 11:00']);
});
