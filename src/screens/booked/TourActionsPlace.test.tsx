import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CHOSEN, settings } from '../../../.storybook/model.ts';
import type { ChunkState } from '../../loading/chunk.ts';
import * as part from './actionsChunk.ts';
import { actionsChunk, TourActionsPlace } from './TourActionsPlace.tsx';

const actions = (
  <TourActionsPlace
    slot={CHOSEN}
    id={48213}
    groupId={101}
    sequence={0}
    rescheduledFrom={null}
    location="Alder House, 1 St"
    settings={settings}
  />
);

/** Shows the place of the actions. `becomes` sets the state of their chunk. */
function open() {
  let state: ChunkState<typeof part> = { status: 'loading' };
  const listeners = new Set<() => void>();
  vi.spyOn(actionsChunk, 'load').mockResolvedValue();
  vi.spyOn(actionsChunk, 'getState').mockImplementation(() => state);
  vi.spyOn(actionsChunk, 'subscribe').mockImplementation((listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  });
  const { container } = render(actions);
  const becomes = (next: ChunkState<typeof part>): void =>
    act(() => {
      state = next;
      for (const listener of [...listeners]) listener();
    });
  return { container, becomes };
}

it('keeps the place of the actions until they are there', () => {
  const { container, becomes } = open();
  expect(container.children).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  becomes({ status: 'ready', module: part });
  expect(screen.getByRole('button', { name: 'Share' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Google Calendar', hidden: true })).toHaveAttribute(
    'href',
    expect.stringContaining('text=Tour%20at%20Alder%20House&'),
  );
});

it('says so where they could not be downloaded, and lets the visitor try again', async () => {
  const { becomes } = open();
  becomes({ status: 'failed', code: 'load-failed' });
  expect(screen.getByText(/^Your options for this tour didn’t load\./)).toBeVisible();
  vi.mocked(actionsChunk.load).mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(actionsChunk.load).toHaveBeenCalledOnce();
});
