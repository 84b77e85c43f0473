import { expect, it } from 'vitest';
import { isUsable } from './received.ts';

const NOW = Date.UTC(2026, 11, 1, 14);

it.each([
  [0, true],
  [5 * 60_000, true],
  [5 * 60_000 + 1, false],
  // The clock of the answer is ahead of the visitor's.
  [-60_000, true],
  [-60_001, false],
])('an answer of %i milliseconds ago may be shown: %s', (age, usable) => {
  expect(isUsable({ answer: null, receivedAt: NOW - age }, NOW)).toBe(usable);
});
