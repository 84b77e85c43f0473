import type { AskLists, ListName } from '../src/api/lists.ts';
import { createChoiceLists } from '../src/core/asking/choiceLists.ts';
import { programmedClient } from './programmedClient.ts';
import { type SteppedEnvironment, steppedEnvironment } from './steppedEnvironment.ts';

/** What a list answers unless a test says otherwise. */
export const HILL = { id: 5, name: 'Hill' };
const client = programmedClient();

/** Lists of one widget; `lists` answers, and what is asked is noted. */
export function openChoiceLists({
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
