import { expect, it } from 'vitest';
import { local } from '../../../test/programmedClient.ts';
import { afterLook } from './dayRecord.ts';

const MINUTE_MS = 60_000;
const day = Array.from({ length: 20 }, (_, index) =>
  local(`2026-12-04T${10 + Math.floor(index / 4)}:${(index % 4) * 15 || '00'}:00`),
);
const look = (record: Parameters<typeof afterLook>[0], minute: number, free = day) =>
  afterLook(record, { asOf: minute * MINUTE_MS, now: minute * MINUTE_MS, free, unseen: [] });

it('an answer without any time, where there were many a minute before, frees nothing', () => {
  const first = look(undefined, 0);
  const empty = look(look(first, 1, []), 2, []);
  expect(empty).toBe(first);
  expect(look(empty, 3).freed).toEqual([]);
});

it('a day that stays empty is believed, and one of few times at once', () => {
  const few = day.slice(0, 3);
  const taken = look(look(undefined, 0, few), 1, []);
  expect(look(taken, 2, few).freed).toEqual(few);
  const closed = look(look(undefined, 0), 16, []);
  expect(look(closed, 17).freed).toEqual(day);
});
