import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { open, time } from '../../../test/openWidget.tsx';
import { held, programmedClient } from '../../../test/programmedClient.ts';

const forLists = (asked: readonly string[]) => asked.filter((each) => /agents|neighborhoods/.test(each)).toSorted();
const LISTS = [
  'GET /api/v1/public/agents/?key=…',
  'GET /api/v1/public/agents/?key=…&page=2',
  'GET neighborhoods/?key=…',
];

/** What both widgets of the page show, once both do. */
const two = (found: () => readonly HTMLElement[]): Promise<readonly [HTMLElement, HTMLElement]> =>
  waitFor(() => {
    const [first, second] = found();
    if (!first || !second) throw new Error('only one of them yet');
    return [first, second];
  });

it('asks for each list once for both widgets of a page, when the first form opens its questions', async () => {
  const { user, asked } = open([
    { publicKey: 'pk_demo' },
    { publicKey: 'pk_demo', groupId: 106, fields: { agents: 'optional' } },
  ]);
  const both = await two(() => screen.getAllByRole('button', { name: '11:15 AM' }));
  await user.click(both[0]);
  const fold = await screen.findByText('Tell us what you’re looking for');
  expect(forLists(asked)).toEqual([]);
  await user.click(fold);
  expect(await screen.findByText('Type to search 16 options')).toBeVisible();
  expect(forLists(asked)).toEqual(LISTS);
  await user.click(await time('11:15 AM'));
  const [, other] = await two(() => screen.getAllByText('Tell us what you’re looking for'));
  await user.click(other);
  expect(await screen.findAllByText('Type to search 16 options')).toHaveLength(2);
  expect(forLists(asked)).toEqual(LISTS);
});

it('keeps loading a list when the page changes an option', async () => {
  const list = held<readonly never[]>();
  const calls = vi.fn(async () => [...(await list.answer())]);
  const client = {
    ...programmedClient({
      configuration: async () => ({
        active: true,
        configuration: { layouts: [], sources: [], fields: { 'client.neighborhoods': 20 }, unread: [] },
      }),
    }),
    listNeighborhoods: calls,
  };
  const { user, page, rerender } = open([{ client }]);
  await user.click(await time('10:00 AM'));
  expect(await screen.findByText('Loading the list…')).toBeVisible();
  await waitFor(() => expect(list.waiting()).toBe(1));
  rerender(page([{ client, contactPhone: '+1 555 123 4567' }]));
  list.release([]);
  expect(await screen.findByText('There’s nothing to choose from. You can leave this blank.')).toBeVisible();
  expect(calls).toHaveBeenCalledOnce();
});

it('loads the list in strict mode', async () => {
  const { user } = open([{ publicKey: 'pk_demo' }], true);
  await user.click(await time('11:15 AM'));
  await user.click(await screen.findByText('Tell us what you’re looking for'));
  expect(await screen.findByText('Type to search 16 options')).toBeVisible();
});

it('reopens at the part whose list was left empty', async () => {
  const keys = ['layout', 'neighborhoods', 'other_occupants', 'reason_for_move'];
  const fields = Object.fromEntries(keys.map((key) => [`client.${key}`, 30]));
  const calls = vi.fn(async () => [{ id: 5, name: 'Hill' } as never]);
  const client = {
    ...programmedClient({
      configuration: async () => ({
        active: true,
        configuration: { layouts: ['1br'], sources: [], fields, unread: [] },
      }),
    }),
    listNeighborhoods: calls,
  };
  const { user } = open([{ client }]);
  await user.click(await time('10:00 AM'));
  for (const [name, text] of [
    [/^First name/, 'Lara'],
    [/^Last name/, 'Smith'],
    [/^Email/, 'lara@example.com'],
    [/^Phone/, '5557775555'],
  ] as const)
    await user.type(await screen.findByRole('textbox', { name }), text);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.click(await screen.findByRole('checkbox', { name: '1 bed' }));
  await screen.findByRole('combobox', { name: 'Neighborhoods' });
  await user.click(screen.getByRole('button', { name: /^Change/ }));
  await user.click(await time('10:00 AM'));
  expect(screen.getByRole('combobox', { name: 'Neighborhoods' })).toBeVisible();
  expect(calls).toHaveBeenCalledOnce();
});
