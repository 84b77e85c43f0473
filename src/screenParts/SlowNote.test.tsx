import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { settings } from '../../.storybook/model.ts';
import { SLOW_MS } from '../core/snapshot.ts';
import { Announcer } from '../ui/Announcer.tsx';
import { SlowNote, useSlow } from './SlowNote.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function Waiting({ isWaiting }: { readonly isWaiting: boolean }) {
  return useSlow(isWaiting) ? <SlowNote contact={settings.contact} /> : null;
}
const open = (isWaiting: boolean) => (
  <Announcer>
    <Waiting isWaiting={isWaiting} />
  </Announcer>
);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const words = () => screen.queryAllByText('This is taking longer than usual.');

it('says that it takes long, aloud and with the contact, once the visitor has waited long enough', async () => {
  render(open(true));
  await pass(SLOW_MS - 1);
  expect(words()).toEqual([]);
  await pass(1);
  // Seen, and in the live region.
  expect(words()).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Call (555) 123-4567' })).toBeVisible();
});

it('ends with the wait, and starts again with the next one', async () => {
  const { rerender } = render(open(false));
  await pass(SLOW_MS);
  expect(words()).toEqual([]);
  rerender(open(true));
  await pass(SLOW_MS);
  expect(screen.getByRole('link', { name: 'Email us tours@example.com' })).toBeVisible();
  rerender(open(false));
  expect(screen.queryByRole('link')).toBeNull();
  rerender(open(true));
  await pass(SLOW_MS - 1);
  expect(screen.queryByRole('link')).toBeNull();
  await pass(1);
  expect(screen.getAllByRole('link')).toHaveLength(2);
});
