import { describe, expect, it } from 'vitest';
import { HILL, openChoiceLists as open } from '../../../test/openChoiceLists.ts';
import { failing, held } from '../../../test/programmedClient.ts';
import { steppedEnvironment } from '../../../test/steppedEnvironment.ts';
import type { AskLists } from '../../api/lists.ts';
import { callCountOf } from './callLimit.ts';

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
    for (let calls = 0; calls < 2; calls += 1) callCountOf(environment).add('first-days', call.answer());
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
    expect(callCountOf(environment).load().underWay).toBe(1);
    list.release([]);
    await environment.settle();
    expect(callCountOf(environment).load().underWay).toBe(0);
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
