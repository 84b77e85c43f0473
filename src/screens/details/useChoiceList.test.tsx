import { describe, expect, it } from 'vitest';
import { HILL, openChoiceLists as open } from '../../../test/openChoiceLists.tsx';
import { failing, held } from '../../../test/programmedClient.ts';
import { steppedEnvironment } from '../../../test/steppedEnvironment.ts';
import type { AskLists } from '../../api/listClient.ts';
import { callCountOf } from '../../core/asking/callLimit.ts';

describe('the lists of choices', () => {
  it('are not asked for before one is wanted, and then that one alone', async () => {
    const { want, state, asked, settle } = open();
    await settle();
    expect(asked).toEqual([]);
    expect(state('neighborhoods')).toBe('unasked');
    want('neighborhoods', 'opened');
    expect(state('neighborhoods')).toBe('loading');
    await settle();
    expect(state('neighborhoods')).toEqual([{ value: '5', label: 'Hill' }]);
    expect(state('agents')).toBe('unasked');
    expect(asked).toEqual(['neighborhoods']);
  });

  it('wait for their turn, unless the visitor comes to the question', async () => {
    const { want, state, asked, settle, environment } = open();
    const call = held<undefined>();
    for (let calls = 0; calls < 2; calls += 1) callCountOf(environment).add('first-days', call.answer());
    want('agents', 'opened');
    want('neighborhoods', 'opened');
    expect([state('agents'), asked]).toEqual(['loading', []]);
    want('neighborhoods', 'visitor');
    expect(asked).toEqual(['neighborhoods']);
    await settle();
    expect(asked).toEqual(['neighborhoods']);
    call.release(undefined);
    await settle();
    expect(asked).toEqual(['neighborhoods', 'agents']);
  });

  it('count as calls under way', async () => {
    const list = held<unknown>();
    const { want, settle, environment } = open({ lists: { agents: list.answer } });
    want('agents', 'opened');
    await settle();
    expect(callCountOf(environment).load().underWay).toBe(1);
    list.release([]);
    await settle();
    expect(callCountOf(environment).load().underWay).toBe(0);
  });

  it('are not asked for where data is saved until the visitor comes to the question', async () => {
    const environment = steppedEnvironment(0);
    environment.saveData = true;
    const { want, state, asked, settle } = open({ environment });
    want('agents', 'opened');
    await settle();
    expect([state('agents'), asked]).toEqual(['unasked', []]);
    want('agents', 'visitor');
    await settle();
    expect(asked).toEqual(['agents']);
  });

  it('that failed are asked for again by the visitor alone', async () => {
    let fails = true;
    const list = held<unknown>();
    const answer = () => (fails ? failing({ kind: 'status', status: 403, errors: [] })() : list.answer());
    const { want, retry, state, asked, warnings, settle } = open({ lists: { agents: answer } });
    want('agents', 'opened');
    await settle();
    expect(state('agents')).toBe('failed');
    expect(warnings).toEqual([expect.stringContaining('403')]);
    want('agents', 'visitor');
    await settle();
    expect(asked).toEqual(['agents']);
    fails = false;
    retry('agents');
    await settle();
    expect(state('agents')).toBe('loading');
    list.release({ items: [HILL] });
    await settle();
    expect(state('agents')).toEqual([{ value: '5', label: 'Hill' }]);
    expect(asked).toEqual(['agents', 'agents']);
  });

  it('that cannot be read have failed, and the integrator is told', async () => {
    const { want, state, warnings, settle } = open({ lists: { neighborhoods: async () => '<html>' } });
    want('neighborhoods', 'opened');
    await settle();
    expect(state('neighborhoods')).toBe('failed');
    expect(warnings).toEqual([expect.stringContaining('list of neighborhoods')]);
  });

  it('load page after page, each once, up to twenty pages', async () => {
    const pages = (total_pages: number): AskLists => ({
      agents: async (page) => ({ items: [{ id: page, name: `Agent ${page}` }], total_pages }),
    });
    const three = open({ lists: pages(3) });
    three.want('agents', 'opened');
    await three.settle();
    expect(three.state('agents')).toHaveLength(3);
    expect(three.asked).toEqual(['agents', 'agents 2', 'agents 3']);
    const many = open({ lists: pages(1_000) });
    many.want('agents', 'opened');
    await many.settle();
    expect(many.asked).toHaveLength(20);
  });

  it('stop loading when the last form that wants them goes', async () => {
    const list = held<unknown>();
    const { want, stop, settle, environment } = open({ lists: { agents: list.answer } });
    want('agents', 'opened');
    stop();
    list.release([HILL]);
    await settle();
    const later = open({ environment });
    expect(later.state('agents')).toBe('unasked');
  });

  it('fail with their second page, and a retry goes on with that page', async () => {
    let fails = true;
    const agents = async (page: number) => {
      if (page === 2 && fails) throw new Error('no second page');
      return { items: [{ id: page, name: `Agent ${page}` }], total_pages: 3 };
    };
    const { want, retry, state, asked, warnings, settle } = open({ lists: { agents } });
    want('agents', 'opened');
    await settle();
    expect([state('agents'), asked]).toEqual(['failed', ['agents', 'agents 2']]);
    expect(warnings).toEqual([expect.stringContaining('no second page')]);
    fails = false;
    retry('agents');
    await settle();
    expect(state('agents')).toHaveLength(3);
    expect(asked).toEqual(['agents', 'agents 2', 'agents 2', 'agents 3']);
  });

  it('are warned about once, however often the visitor tries again', async () => {
    const { want, retry, warnings, asked, settle } = open({ lists: { agents: async () => '<html>' } });
    want('agents', 'opened');
    await settle();
    retry('agents');
    await settle();
    expect(asked).toEqual(['agents', 'agents']);
    expect(warnings).toHaveLength(1);
  });

  it('are those of the service that the widget asks now', async () => {
    const { want, goTo, state, asked, settle } = open();
    want('agents', 'opened');
    await settle();
    goTo('other');
    expect(state('agents')).toBe('loading');
    await settle();
    expect(state('agents')).toEqual([{ value: '5', label: 'Hill' }]);
    expect(asked).toEqual(['agents', 'agents']);
  });
});

describe("the host's use of its query client", () => {
  it.each([
    ['invalidateQueries', ['agents']],
    ['refetchQueries', ['agents']],
    ['resetQueries', ['agents', 'agents']],
    ['clear', ['agents', 'agents']],
  ] as const)('keeps a list that has loaded, or loads it again: %s', async (command, calls) => {
    const { want, state, asked, settle, environment } = open();
    want('agents', 'opened');
    await settle();
    await environment.queryClient[command]();
    // Renders the widget again, as any change in the page may do.
    want('agents', 'opened');
    await settle();
    expect(state('agents')).toEqual([{ value: '5', label: 'Hill' }]);
    expect(asked).toEqual(calls);
  });

  it.each(['invalidateQueries', 'refetchQueries', 'resetQueries', 'cancelQueries', 'clear'] as const)(
    'still loads a list that is on its way: %s',
    async (command) => {
      const list = held<unknown>();
      const { want, state, settle, environment } = open({ lists: { agents: list.answer } });
      want('agents', 'opened');
      await settle();
      await environment.queryClient[command]();
      want('agents', 'opened');
      await settle();
      expect(state('agents')).toBe('loading');
      // The first call may have been stopped.
      while (list.waiting() > 0) list.release([HILL]);
      await settle();
      expect(state('agents')).toEqual([{ value: '5', label: 'Hill' }]);
    },
  );
});
