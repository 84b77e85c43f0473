import { describe, expect, it } from 'vitest';
import agents from '../../test/fixtures/agents/listAgents.json' with { type: 'json' };
import neighborhoods from '../../test/fixtures/neighborhoods/listNeighborhoods.json' with { type: 'json' };
import type { ListName } from './listClient.ts';
import { entriesOf, readListPage } from './readList.ts';

const read = (list: ListName, reply: unknown) => {
  const page = readListPage(list, reply);
  return page && { pages: page.pages, entries: entriesOf(page.rows) };
};
const labels = (list: ListName, reply: unknown) => read(list, reply)?.entries.map(({ label }) => label);
const place = (id: number, name: string, area = 'None', city = 'Wexbridge') => ({ id, name, area, city, state: 'NY' });

describe('a list of choices', () => {
  it('reads the samples of the document', () => {
    expect(read('agents', agents)).toEqual({
      pages: agents.total_pages,
      entries: agents.items.map(({ id, name }) => ({ value: String(id), label: name })),
    });
    expect(read('neighborhoods', neighborhoods)).toEqual({
      pages: 1,
      entries: neighborhoods.map(({ id, name }) => ({ value: String(id), label: name })),
    });
  });

  it('is sorted by name, and has each id once', () => {
    expect(read('neighborhoods', [place(9, 'Old Mill'), place(2, 'Éastgate'), place(9, 'Old Mill')])?.entries).toEqual([
      { value: '2', label: 'Éastgate' },
      { value: '9', label: 'Old Mill' },
    ]);
  });

  it('adds details to the entries of one name, and to no others', () => {
    const rows = [place(1, 'Main St', 'Harbor'), place(2, 'Main St', 'None', 'Port Calder'), place(3, 'Hill', 'North')];
    expect(labels('neighborhoods', rows)).toEqual(['Hill', 'Main St, Harbor, Wexbridge', 'Main St, Port Calder']);
    const people = [
      { id: 1, name: 'Noor Haddad', title: 'Leasing agent' },
      { id: 2, name: 'Noor Haddad', title: null },
    ];
    expect(labels('agents', { items: people })).toEqual(['Noor Haddad', 'Noor Haddad, Leasing agent']);
  });

  it.each([
    ['no object', 7],
    ['nothing', null],
    ['no id', { name: 'A' }],
    ['an id that no booking could carry', { id: -1, name: 'A' }],
    ['an id that is no whole number', { id: 1.5, name: 'A' }],
    ['no name', { id: 1 }],
    ['a name of spaces', { id: 1, name: '  ' }],
    ['a name that is no text', { id: 1, name: 7 }],
  ])('leaves out a bad row: %s', (_, row) => {
    expect(read('neighborhoods', [row, { id: '5', name: ' Hill ' }])?.entries).toEqual([{ value: '5', label: 'Hill' }]);
  });

  it.each([[null], ['<html>'], [{}], [{ items: 'none' }], [7]])('cannot be read where the reply is %j', (reply) => {
    expect(readListPage('agents', reply)).toBeUndefined();
  });

  it.each([
    [3, 3],
    [0, 1],
    ['3', 1],
    [undefined, 1],
  ])('with total_pages %j has %i pages', (total_pages, pages) => {
    expect(read('agents', { items: [], total_pages })).toEqual({ pages, entries: [] });
  });
});
