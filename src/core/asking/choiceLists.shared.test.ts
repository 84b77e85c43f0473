import { QueryClient } from '@tanstack/query-core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HILL, openChoiceLists as open } from '../../../test/openChoiceLists.ts';
import { held } from '../../../test/programmedClient.ts';
import { steppedEnvironment } from '../../../test/steppedEnvironment.ts';
import type { ListName } from '../../api/lists.ts';
import { callCountOf } from './callLimit.ts';

describe('lists that two widgets want', () => {
  /** Two widgets over one cache, whose call is answered by the test. */
  function two() {
    const queryClient = new QueryClient();
    const asked: string[] = [];
    const list = held<unknown>();
    const make = () => open({ asked, lists: { agents: list.answer }, environment: steppedEnvironment(0, queryClient) });
    return { first: make(), second: make(), list, asked };
  }

  it('are one call, which counts once', async () => {
    const { first, second, list, asked } = two();
    first.want('agents', 'opened');
    second.want('agents', 'visitor');
    second.retry('agents');
    await first.environment.settle();
    expect(asked).toEqual(['agents']);
    expect(callCountOf(second.environment).load().underWay).toBe(1);
    list.release([HILL]);
    await first.environment.settle();
    expect([first.state('agents'), second.state('agents')]).toEqual(Array(2).fill([{ value: '5', label: 'Hill' }]));
    expect([...first.warnings, ...second.warnings]).toEqual([]);
  });

  it('are told of to the integrator by the one that asked', async () => {
    const { first, second, list } = two();
    first.want('agents', 'opened');
    second.retry('agents');
    await first.environment.settle();
    list.release('<html>');
    await first.environment.settle();
    expect([first.state('agents'), second.state('agents')]).toEqual(['failed', 'failed']);
    expect([first.warnings.length, second.warnings]).toEqual([1, []]);
  });
});

describe('who follows the lists', () => {
  it('is told of each change once, and of nothing after leaving', async () => {
    const list = held<unknown>();
    const { want, subscribe, state, environment } = open({ lists: { agents: list.answer } });
    let told = 0;
    const leave = subscribe(() => {
      told += 1;
    });
    want('agents', 'opened');
    want('agents', 'opened');
    expect(told).toBe(1);
    leave();
    leave();
    list.release([HILL]);
    await environment.settle();
    expect(told).toBe(1);
    // The other one still follows them.
    expect(state('agents')).toHaveLength(1);
  });

  it('keeps a call waiting for its turn until the last has gone', async () => {
    const { want, stop, subscribe, asked, environment } = open();
    const call = held<undefined>();
    for (let calls = 0; calls < 2; calls += 1) callCountOf(environment).add('first-days', call.answer());
    const leave = subscribe(() => undefined);
    want('agents', 'opened');
    stop();
    leave();
    call.release(undefined);
    await environment.settle();
    expect(asked).toEqual([]);
  });
});

const steps = fc.array(
  fc.record({
    widget: fc.nat(2),
    list: fc.constantFrom<ListName[]>('agents', 'neighborhoods'),
    why: fc.constantFrom<('opened' | 'visitor')[]>('opened', 'visitor'),
    settles: fc.boolean(),
  }),
  { maxLength: 12 },
);

it('a list is asked for at most once, however many widgets want it and however often', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (done) => {
      const queryClient = new QueryClient();
      const asked: string[] = [];
      const widgets = [0, 1, 2].map(() => open({ asked, environment: steppedEnvironment(0, queryClient) }));
      for (const { widget, list, why, settles } of done) {
        widgets[widget]?.want(list, why);
        if (settles) await widgets[widget]?.environment.settle();
      }
      await widgets[0]?.environment.settle();
      const wanted = new Set(done.map(({ list }) => list));
      expect(asked.toSorted()).toEqual([...wanted].sort());
      for (const { stop } of widgets) stop();
    }),
    { numRuns: 60 },
  );
});
