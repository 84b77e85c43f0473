import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createChunk } from '../../chunks.ts';
import { useNotLoaded } from './useNotLoaded.ts';

it('names each chunk that failed to load, once, and none that loaded', async () => {
  const chunks = {
    screensChunk: createChunk(() => Promise.reject(new Error('no such file'))),
    leadChunk: createChunk(() => Promise.reject(new Error('no such file'))),
    listChunk: createChunk(() => Promise.resolve({})),
  };
  const warn = vi.fn<(message: string) => void>();
  renderHook(() => useNotLoaded(chunks, warn));
  const loadAll = () => act(async () => void (await Promise.all(Object.values(chunks).map(({ load }) => load()))));
  await loadAll();
  await loadAll();
  expect(warn.mock.calls.map(([message]) => /the chunk (\w+) failed to load\./.exec(message)?.[1])).toEqual([
    'screensChunk',
    'leadChunk',
  ]);
});
