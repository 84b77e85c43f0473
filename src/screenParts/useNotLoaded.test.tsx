import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createChunk } from '../loading/chunk.ts';
import { createScreenChunk } from './screenChunk.ts';
import { useNotLoaded, useScreensNotLoaded } from './useNotLoaded.ts';

const missing = () => Promise.reject(new Error('no such file'));
const namesIn = (warn: { readonly mock: { readonly calls: readonly (readonly [string])[] } }) =>
  warn.mock.calls.map(([message]) => /the chunk (\w+) failed to load\./.exec(message)?.[1]);
const loadAll = (chunks: readonly { readonly load: () => Promise<void> }[]) =>
  act(async () => void (await Promise.all(chunks.map(({ load }) => load()))));

it('names each chunk of screens that failed to load, once, and none that loaded', async () => {
  const chunks = [
    createScreenChunk('screensChunk', missing),
    createScreenChunk('leadChunk', missing),
    createScreenChunk('listChunk', () => Promise.resolve({})),
  ];
  const warn = vi.fn<(message: string) => void>();
  const { unmount } = renderHook(() => useScreensNotLoaded(warn));
  await loadAll(chunks);
  await loadAll(chunks);
  expect(namesIn(warn)).toEqual(['screensChunk', 'leadChunk']);
  unmount();
  await loadAll(chunks);
  expect(warn).toHaveBeenCalledTimes(2);
});

it('names one chunk that failed to load, once', async () => {
  const chunk = createChunk(missing);
  const warn = vi.fn<(message: string) => void>();
  renderHook(() => useNotLoaded('launcherChunk', chunk, warn));
  await loadAll([chunk]);
  await loadAll([chunk]);
  expect(namesIn(warn)).toEqual(['launcherChunk']);
});
