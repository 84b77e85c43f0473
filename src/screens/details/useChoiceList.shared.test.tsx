import { QueryClient } from '@tanstack/query-core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HILL, openChoiceLists as open } from '../../../test/openChoiceLists.tsx';
import { held } from '../../../test/programmedClient.ts';
import { steppedEnvironment } from '../../../test/steppedEnvironment.ts';
import type { ListName } from '../../api/listClient.ts';
import { callCountOf } from '../../core/asking/callLimit.ts';

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
    await first.settle();
    expect(asked).toEqual(['agents']);
    expect(callCountOf(second.environment).load().underWay).toBe(1);
    list.release([HILL]);
    await first.settle();
    expect([first.state('agents'), second.state('agents')]).toEqual(Array(2).fill([{ value: '5', label: 'Hill' }]));
    expect([...first.warnings, ...second.warnings]).toEqual([]);
  });

  it('fail in both, and only the widget that asked tells the integrator', async () => {
    const { first, second, list } = two();
    first.want('agents', 'opened');
    second.retry('agents');
    await first.settle();
    list.release('<html>');
    await first.settle();
    expect([first.state('agents'), second.state('agents')]).toEqual(['failed', 'failed']);
    expect([first.warnings.length, second.warnings]).toEqual([1, []]);
  });
});

it('a call that waits for its turn is not made once the form has gone', async () => {
  const { want, stop, settle, asked, environment } = open();
  const call = held<undefined>();
  for (let calls = 0; calls < 2; calls += 1) callCountOf(environment).add('first-days', call.answer());
  want('agents', 'opened');
  stop();
  call.release(undefined);
  await settle();
  expect(asked).toEqual([]);
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
        if (settles) await widgets[widget]?.settle();
      }
      await widgets[0]?.settle();
      const wanted = new Set(done.map(({ list }) => list));
      expect(asked.toSorted()).toEqual([...wanted].sort());
      for (const { stop } of widgets) stop();
    }),
    { numRuns: 60 },
  );
});
