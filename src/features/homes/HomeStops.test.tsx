import { QueryClient } from '@tanstack/query-core';
import { render, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { b2, b4, f2 } from '../../../.storybook/homes.ts';
import { settings } from '../../../.storybook/model.ts';
import type { Home } from '../../api/homeClient.ts';
import { browserEnvironment } from '../../core/browserEnvironment.ts';
import { EnvironmentContext } from '../../screenParts/environmentContext.ts';
import { HomeStops } from './HomeStops.tsx';
import { homesChunk } from './HomesPlace.tsx';

await homesChunk.load();

/** A home as the tab keeps it: its name, without photo and rent. */
const kept = ({ id, label, isFloorplan = false }: Home): Home => ({ id, label, isFloorplan });
const nothing = { start: [], offered: [], searches: false, openedFor: undefined };
const small = 'https://images.example.com/5a-small.jpg';
const listing = { id: 4713, unit_number: '5A', photos: [{ small, large: small }] };

/** Shows the ticket of a tour with `homes`, on a page that names the homes in `page`. */
function ticketOf(homes: readonly Home[], page: typeof settings.homes) {
  const answer = vi.fn(async (_: unknown): Promise<unknown> => listing);
  const asks = { home: answer, homes: answer, similar: answer, floorplans: answer };
  const scope = settings.scope && { ...settings.scope, homes: asks };
  const environment = { ...browserEnvironment, queryClient: new QueryClient() };
  const view = render(
    <EnvironmentContext.Provider value={environment}>
      <HomeStops homes={homes} look="ticket" settings={{ ...settings, scope, homes: page }} />
    </EnvironmentContext.Provider>,
  );
  const photos = () => [...view.container.querySelectorAll('img')].map((photo) => photo.getAttribute('src'));
  const asked = () => answer.mock.calls.map(([id]) => id);
  return { photos, asked, names: () => [...view.container.querySelectorAll('b')].map((name) => name.textContent) };
}

it('shows the photos again after a reload, for homes that the page describes', () => {
  const { photos, asked } = ticketOf([kept(b4), kept(f2)], { ...nothing, offered: [f2, b4] });
  expect(photos()).toEqual([b4.photo?.small, f2.photo?.small]);
  expect(asked()).toEqual([]);
});

it.each([
  ['named by its id', { ...nothing, offered: [{ id: 4713, label: '' }] }],
  ['found by a search', { ...nothing, searches: true }],
  ['that the visitor came for', { ...nothing, openedFor: { id: 4713, label: '' } }],
])('shows the photo again after a reload, for a home %s', async (_, page) => {
  const { photos, asked } = ticketOf([kept({ id: 4713, label: '5A' })], page);
  await waitFor(() => expect(photos()).toEqual([small]));
  expect(asked()).toEqual([4713]);
});

it('asks nothing about a home that the page does not name, nor about a floorplan', () => {
  const other = ticketOf([kept({ id: 4713, label: '5A' })], { ...nothing, offered: [b4] });
  expect([other.names(), other.photos(), other.asked()]).toEqual([['Home 5A'], [], []]);
  const plan = ticketOf([kept(b2)], { ...nothing, searches: true });
  expect([plan.photos(), plan.asked()]).toEqual([[], []]);
});
