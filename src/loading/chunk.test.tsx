import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { type Chunk, createChunk, useChunk } from './chunk.ts';

interface Words {
  readonly word: string;
}

function Show({ source, onRendered = () => undefined }: { source: Chunk<Words>; onRendered?: () => void }) {
  useLayoutEffect(onRendered);
  const state = useChunk(source);
  if (state.status === 'ready') return <p>{state.module.word}</p>;
  if (state.status === 'loading') return <p>loading</p>;
  return (
    <button type="button" onClick={() => source.load()}>
      again
    </button>
  );
}

it('shows a module that arrived between the first render and the effect that asks for it', async () => {
  let state: ReturnType<Chunk<Words>['getState']> = { status: 'loading' };
  const source: Chunk<Words> = {
    getState: () => state,
    initial: state,
    load: () => new Promise(() => undefined),
    subscribe: () => () => undefined,
  };
  const arrives = (): void => {
    if (state.status === 'loading') state = { status: 'ready', module: { word: 'there' } };
  };
  render(<Show source={source} onRendered={arrives} />);
  expect(await screen.findByText('there')).toBeVisible();
});

it('is fetched once, and is there at once the next time', async () => {
  const fetched = vi.fn(async () => ({ word: 'there' }));
  const source = createChunk(fetched);
  render(<Show source={source} />);
  expect(screen.getByText('loading')).toBeVisible();
  expect(await screen.findByText('there')).toBeVisible();
  render(<Show source={source} />);
  expect(screen.getAllByText('there')).toHaveLength(2);
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('can be tried again when the download failed', async () => {
  const fetched = vi.fn<() => Promise<Words>>();
  fetched.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce({ word: 'there' });
  render(<Show source={createChunk(fetched)} />);
  const again = await screen.findByRole('button', { name: 'again' });
  act(() => again.click());
  expect(screen.getByText('loading')).toBeVisible();
  expect(await screen.findByText('there')).toBeVisible();
});

it('counts as failed after fifteen seconds, and a late arrival still counts', async () => {
  vi.useFakeTimers();
  let arrive = (_: Words): void => undefined;
  const source = createChunk(
    () =>
      new Promise<Words>((resolve) => {
        arrive = resolve;
      }),
  );
  render(<Show source={source} />);
  await act(() => vi.advanceTimersByTimeAsync(14_900));
  expect(screen.getByText('loading')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(screen.getByRole('button', { name: 'again' })).toBeVisible();
  await act(async () => arrive({ word: 'there' }));
  expect(screen.getByText('there')).toBeVisible();
  vi.useRealTimers();
});

it('stays ready when a first attempt arrives during the second', async () => {
  vi.useFakeTimers();
  const arrivals: ((words: Words) => void)[] = [];
  const source = createChunk(() => new Promise<Words>((resolve) => void arrivals.push(resolve)));
  const first = source.load();
  await vi.advanceTimersByTimeAsync(15_000);
  await first;
  expect(source.getState().status).toBe('failed');
  const second = source.load();
  expect(source.getState().status).toBe('loading');
  arrivals[0]?.({ word: 'there' });
  await second;
  expect(source.getState().status).toBe('ready');
  // The time of the second attempt is up.
  await vi.advanceTimersByTimeAsync(15_000);
  expect(source.getState()).toEqual({ status: 'ready', module: { word: 'there' } });
  vi.useRealTimers();
});

it('is not tried again by itself where the caller leaves that to the visitor', async () => {
  const fetched = vi.fn<() => Promise<Words>>().mockRejectedValue(new Error('offline'));
  const source = createChunk(fetched);
  await source.load();
  function Status() {
    return <p>{useChunk(source, false).status}</p>;
  }
  render(<Status />);
  expect(await screen.findByText('failed')).toBeVisible();
  expect(fetched).toHaveBeenCalledTimes(1);
});

describe('when the browser is online again', () => {
  const online = () => act(async () => void window.dispatchEvent(new Event('online')));

  it('tries a failed download again, and keeps its substitute until then', async () => {
    const fetched = vi.fn<() => Promise<Words>>().mockRejectedValue(new Error('offline'));
    render(<Show source={createChunk(fetched)} />);
    const again = await screen.findByRole('button', { name: 'again' });
    await online();
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(again).toBeVisible();
    fetched.mockResolvedValue({ word: 'there' });
    await online();
    expect(screen.getByText('there')).toBeVisible();
    await online();
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  it('shows that it loads when the visitor tries again meanwhile, and fetches it once', async () => {
    const fetched = vi.fn<() => Promise<Words>>().mockRejectedValueOnce(new Error('offline'));
    let arrive = (_: Words): void => undefined;
    render(<Show source={createChunk(fetched)} />);
    const again = await screen.findByRole('button', { name: 'again' });
    fetched.mockReturnValue(
      new Promise((resolve) => {
        arrive = resolve;
      }),
    );
    await online();
    expect(again).toBeVisible();
    act(() => again.click());
    expect(screen.getByText('loading')).toBeVisible();
    await act(async () => arrive({ word: 'there' }));
    expect(screen.getByText('there')).toBeVisible();
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('does not fetch a file that nobody has asked for', async () => {
    const fetched = vi.fn(async () => ({ word: 'there' }));
    createChunk(fetched);
    await online();
    expect(fetched).not.toHaveBeenCalled();
  });
});
