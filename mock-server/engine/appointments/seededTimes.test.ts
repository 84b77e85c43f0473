import { describe, expect, it } from 'vitest';
import { addDays } from '../../../src/time/arithmetic.ts';
import { noonOf, parseDay } from '../../../src/time/values.ts';
import { createMockService } from '../mockService.ts';
import { hash } from '../random.ts';
import { getTimes } from './getTimes.ts';

const NOW = '2026-12-01T09:00:00';
const today = parseDay('2026-12-01');

/** The replies of `times` for every group: the office hours, and 60 days of availability. */
function answers(seed: number, busy: number): unknown[] {
  const { company } = createMockService({ seed, busy, now: NOW });
  const days = Array.from({ length: 60 }, (_, at) => (today ? noonOf(addDays(today, at)) : null));
  return ['101', '102', '103', '104', '105', '106'].flatMap((group) =>
    [null, ...days].map((time) => getTimes(company, group, time)),
  );
}

// Journeys, stories and pictures show these times. New data must not change them.
describe('the seeded times', () => {
  it.each([
    [1, 0, 1_146_808_153],
    [1, 0.4, 1_915_822_914],
    [53, 0, 1_146_808_153],
    [53, 0.4, 4_131_859_980],
  ])('never change: seed %i, busy %f', (seed, busy, digest) => {
    expect(hash(JSON.stringify(answers(seed, busy)))).toBe(digest);
  });
});
