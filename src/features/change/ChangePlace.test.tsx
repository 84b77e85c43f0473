import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { availability, commands, settings } from '../../../.storybook/model.ts';
import { states } from '../../../test/flows.ts';
import type { ChunkState } from '../../loading/chunk.ts';
import { ChangePlace, changeChunk } from './ChangePlace.tsx';
import * as part from './ChangeScreens.tsx';

/** Shows the place of the question whether to cancel. `becomes` sets the state of its chunk. */
function open() {
  let state: ChunkState<typeof part> = { status: 'loading' };
  const listeners = new Set<() => void>();
  const load = vi.spyOn(changeChunk, 'load').mockResolvedValue();
  vi.spyOn(changeChunk, 'getState').mockImplementation(() => state);
  vi.spyOn(changeChunk, 'subscribe').mockImplementation((listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  });
  const keepTour = vi.fn();
  const configuration = { status: 'pending', slow: false } as const;
  const snapshot = {
    screen: 'cancel',
    visits: 1,
    homes: [],
    flow: states.cancel,
    lead: null,
    plan: null,
    configuration,
    availability,
  } as const;
  render(<ChangePlace snapshot={snapshot} commands={{ ...commands, keepTour }} settings={settings} />);
  const becomes = (next: ChunkState<typeof part>): void =>
    act(() => {
      state = next;
      for (const listener of [...listeners]) listener();
    });
  return { becomes, load, keepTour, user: userEvent.setup() };
}

it('shows the screen once its chunk has loaded, with the place of the tour', () => {
  const { becomes } = open();
  expect(screen.queryByRole('heading', { name: 'Cancel your tour?' })).toBeNull();
  becomes({ status: 'ready', module: part });
  expect(screen.getByRole('heading', { name: 'Cancel your tour?' })).toBeVisible();
  expect(screen.getByText('Saturday, December 5, 10:15 AM at Alder House.')).toBeVisible();
});

it('leads back to the tour when the chunk fails to load, or tries again', async () => {
  const { becomes, load, keepTour, user } = open();
  becomes({ status: 'failed', code: 'load-failed' });
  expect(screen.getByRole('heading', { name: 'This didn’t load' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Call (555) 123-4567' })).toBeVisible();
  load.mockClear();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(load).toHaveBeenCalledTimes(1);
  expect(keepTour).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Back to your tour' }));
  expect(keepTour).toHaveBeenCalledTimes(1);
});
