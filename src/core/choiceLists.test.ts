import { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { failing, held, programmedClient } from '../../test/programmedClient.ts';
import { type SteppedEnvironment, steppedEnvironment } from '../../test/steppedEnvironment.ts';
import type { AskLists, ListName } from '../api/lists.ts';
import { createChoiceLists } from './choiceLists.ts';
import { trafficOf } from './traffic.ts';

const HILL = { id: 5, name: 'Hill' };
const client = programmedClient();

/** Lists of one widget; `lists` answers, and what is asked is noted. */
function open({
  lists = {},
  environment = steppedEnvironment(0),
  asked = [],
  service = 'one',
}: {
  readonly lists?: AskLists;
  readonly environment?: SteppedEnvironment;
  readonly asked?: string[];
  readonly service?: string;
} = {}) {
  const warnings: string[] = [];
  const noting =
    (name: ListName) =>
    (page: number): Promise<unknown> => {
      asked.push(page === 1 ? name : `${name} ${page}`);
      return lists[name]?.(page) ?? Promise.resolve([HILL]);
    };
  const scope = {
    client,
    service,
    groupId: 101,
    lists: { agents: noting('agents'), neighborhoods: noting('neighborhoods') },
  };
  const made = createChoiceLists(scope, environment, (message) => warnings.push(message));
  const stop = made.subscribe(() => undefined);
  return { ...made, environment, asked, warnings, stop, state: (name: ListName) => made.getStates()[name] };
}

describe('the lists of choices', () => {
  it('are not asked for before one is wanted, and then that one alone', async () => {
    const { want, state, asked, environment } = open();
    await environment.settle();
    expect(asked).toEqual([]);
    expect(state('neighborhoods')).toBe('waiting');
    want('neighborhoods', 'opened');
    expect(state('neighborhoods')).toBe('loading');
    await environment.settle();
    expect(state('neighborhoods')).toEqual([{ value: '5', label: 'Hill' }]);
    expect(state('agents')).toBe('waiting');
    expect(asked).toEqual(['neighborhoods']);
  });

  it('wait for their turn, and go before it where the visitor comes to the question', async () => {
    const { want, state, asked, environment } = open();
    const call = held<undefined>();
    for (let calls = 0; calls < 2; calls += 1) trafficOf(environment).add('opening', call.answer());
    want('agents', 'opened');
    want('neighborhoods', 'opened');
    expect([state('agents'), asked]).toEqual(['loading', []]);
    want('neighborhoods', 'visitor');
    expect(asked).toEqual(['neighborhoods']);
    await environment.settle();
    expect(asked).toEqual(['neighborhoods']);
    call.release(undefined);
    await environment.settle();
    expect(asked).toEqual(['neighborhoods', 'agents']);
  });

  it('count as calls under way', async () => {
    const list = held<unknown>();
    const { want, environment } = open({ lists: { agents: list.answer } });
    want('agents', 'opened');
    await environment.settle();
    expect(trafficOf(environment).load().underWay).toBe(1);
    list.release([]);
    await environment.settle();
    expect(trafficOf(environment).load().underWay).toBe(0);
  });

  it('are not asked for where data is saved until the visitor comes to the question', async () => {
    const environment = steppedEnvironment(0);
    environment.saveData = true;
    const { want, state, asked } = open({ environment });
    want('agents', 'opened');
    await environment.settle();
    expect([state('agents'), asked]).toEqual(['waiting', []]);
    want('agents', 'visitor');
    await environment.settle();
    expect(asked).toEqual(['agents']);
  });

  it('that failed are asked for again by the visitor alone', async () => {
    let fails = true;
    const answer = () =>
      fails ? failing({ kind: 'status', status: 403, errors: [] })() : Promise.resolve({ items: [HILL] });
    const { want, retry, state, asked, warnings, environment } = open({ lists: { agents: answer } });
    want('agents', 'opened');
    await environment.settle();
    expect(state('agents')).toBe('failed');
    expect(warnings).toEqual([expect.stringContaining('403')]);
    want('agents', 'visitor');
    await environment.settle();
    expect(asked).toEqual(['agents']);
    fails = false;
    retry('agents');
    expect(state('agents')).toBe('loading');
    await environment.settle();
    expect(state('agents')).toEqual([{ value: '5', label: 'Hill' }]);
    expect(asked).toEqual(['agents', 'agents']);
  });

  it('that cannot be read have failed, and the integrator is told', async () => {
    const { want, state, warnings, environment } = open({ lists: { neighborhoods: async () => '<html>' } });
    want('neighborhoods', 'opened');
    await environment.settle();
    expect(state('neighborhoods')).toBe('failed');
    expect(warnings).toEqual([expect.stringContaining('list of neighborhoods')]);
  });

  it('of several pages are whole, each page asked for once, up to twenty', async () => {
    const pages = (total_pages: number): AskLists => ({
      agents: async (page) => ({ items: [{ id: page, name: `Agent ${page}` }], total_pages }),
    });
    const three = open({ lists: pages(3) });
    three.want('agents', 'opened');
    await three.environment.settle();
    expect(three.state('agents')).toHaveLength(3);
    expect(three.asked).toEqual(['agents', 'agents 2', 'agents 3']);
    const many = open({ lists: pages(1_000) });
    many.want('agents', 'opened');
    await many.environment.settle();
    expect(many.asked).toHaveLength(20);
  });

  it('end with the last who follows them', async () => {
    const list = held<unknown>();
    const { want, stop, environment } = open({ lists: { agents: list.answer } });
    want('agents', 'opened');
    stop();
    list.release([HILL]);
    await environment.settle();
    const later = open({ environment });
    expect(later.state('agents')).toBe('waiting');
  });
});

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
    expect(trafficOf(second.environment).load().underWay).toBe(1);
    list.release([HILL]);
    await first.environment.settle();
    expect([first.state('agents'), second.state('agents')]).toEqual(Array(2).fill([{ value: '5', label: 'Hill' }]));
  });

  it('are told of to the integrator by the one that asked', async () => {
    const { first, second, list } = two();
    first.want('agents', 'opened');
    second.want('agents', 'opened');
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
    for (let calls = 0; calls < 2; calls += 1) trafficOf(environment).add('opening', call.answer());
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
