import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { type Part, part, useChunk } from './useChunk.ts';

function Show({ source, onRendered = () => undefined }: { source: Part<{ word: string }>; onRendered?: () => void }) {
  useLayoutEffect(onRendered);
  const chunk = useChunk(source);
  if (chunk.status === 'ready') return <p>{chunk.part.word}</p>;
  if (chunk.status === 'loading') return <p>loading</p>;
  return (
    <button type="button" onClick={chunk.retry}>
      again
    </button>
  );
}

it('shows a part that arrived between the first render and the effect that asks for it', async () => {
  let loaded: { word: string } | undefined;
  const source: Part<{ word: string }> = { now: () => loaded, load: () => new Promise(() => undefined) };
  render(
    <Show
      source={source}
      onRendered={() => {
        loaded = { word: 'there' };
      }}
    />,
  );
  expect(await screen.findByText('there')).toBeVisible();
});

it('is fetched once, and is there at once the next time', async () => {
  const fetched = vi.fn(async () => ({ word: 'there' }));
  const source = part(fetched);
  render(<Show source={source} />);
  expect(await screen.findByText('there')).toBeVisible();
  render(<Show source={source} />);
  expect(screen.getAllByText('there')).toHaveLength(2);
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('can be tried again when the download failed', async () => {
  const fetched = vi.fn<() => Promise<{ word: string }>>();
  fetched.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce({ word: 'there' });
  render(<Show source={part(fetched)} />);
  const again = await screen.findByRole('button', { name: 'again' });
  act(() => again.click());
  expect(await screen.findByText('there')).toBeVisible();
});
