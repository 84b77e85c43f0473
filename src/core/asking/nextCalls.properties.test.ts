import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { december, situation } from '../../../test/situations.ts';
import { CALL_LIMIT } from './callLimit.ts';
import { type Call, nextCalls } from './nextCalls.ts';

describe('in any situation', () => {
  const day = fc.integer({ min: 1, max: 12 }).map(december);
  const any = fc
    .record({
      letters: fc.string({ unit: fc.constantFrom('o', 'f', 'a', 'x', 'r', '.'), maxLength: 12 }),
      changes: fc.record({
        startDay: day,
        dayInView: day,
        chosen: fc.option(day, { nil: undefined }),
        search: fc.option(fc.record({ from: day, last: day })),
        highlighted: fc.option(day),
        touched: fc.boolean(),
        picking: fc.boolean(),
        savesData: fc.boolean(),
        recovering: fc.boolean(),
      }),
      otherFailure: fc.boolean(),
    })
    .map(({ letters, changes, otherFailure }) => {
      const plain = situation(letters, changes);
      return { ...plain, hasFailure: plain.hasFailure || otherFailure };
    });
  const load = fc.record({ underWay: fc.nat(5), prefetches: fc.nat(14) });
  const speculative: readonly Call['why'][] = ['highlight', 'first-days', 'prefetch'];

  it('never makes more than two calls at once that the visitor did not ask for', () => {
    fc.assert(
      fc.property(any, load, (of, current) => {
        const calls = nextCalls(of, current);
        for (const list of [calls.now, calls.idle]) {
          const machine = list.filter(({ why }) => why !== 'visitor');
          expect(machine.length).toBeLessThanOrEqual(Math.max(0, CALL_LIMIT - current.underWay));
        }
        expect(calls.now.length === 0 || calls.idle.length === 0).toBe(true);
        expect(calls.now.filter(({ why }) => why === 'visitor').length).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('nothing is asked under Save-Data but what the visitor tapped', () => {
    fc.assert(
      fc.property(any, load, (of, current) => {
        const calls = nextCalls({ ...of, savesData: true }, current);
        expect(calls.idle).toEqual([]);
        for (const { why, day: asked } of calls.now) {
          expect(speculative).not.toContain(why);
          if (why === 'recovery') expect(asked).toBe(of.dayInView);
        }
      }),
    );
  });

  it('nothing speculative is asked after a failure, until the service answers again', () => {
    fc.assert(
      fc.property(any, load, (of, current) => {
        const calls = nextCalls({ ...of, hasFailure: true, recovering: false }, current);
        expect(calls.idle).toEqual([]);
        for (const { why } of calls.now) expect(['visitor', 'search']).toContain(why);
      }),
    );
  });

  it('no day is asked about twice, and none that is answered, on its way or not bookable', () => {
    fc.assert(
      fc.property(any, load, (of, current) => {
        const calls = nextCalls(of, current);
        const days = [...calls.now, ...calls.idle].map((call) => call.day);
        expect(new Set(days).size).toBe(days.length);
        for (const each of days) {
          expect(of.period.bookable).toContain(each);
          const answer = of.byDay.get(each);
          expect(answer === undefined || (answer.kind === 'failed' && !answer.retrying)).toBe(true);
        }
      }),
    );
  });
});
