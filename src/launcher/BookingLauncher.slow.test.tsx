import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answer, service, withHeldChunk } from '../../test/heldChunk.tsx';
import { SLOW_MS } from '../core/snapshot.ts';

beforeEach(() => {
  answer(service);
  document.body.insertAdjacentHTML('beforeend', '<button id="trigger" data-tour-booking-open>Tour</button>');
});
afterEach(() => document.getElementById('trigger')?.remove());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const words = () => screen.queryAllByText('This is taking longer than usual.');
const press = () => act(() => screen.getByText('Tour').click());

it('a dialog whose file hangs says so aloud and with the contact, and opens when the file comes', async () => {
  const { widget, release } = await withHeldChunk('launcherChunk');
  vi.useFakeTimers();
  render(widget({ mode: 'dialog', contactPhone: '+1 555 123 4567' }));
  await pass(2 * SLOW_MS);
  // Nobody has pressed.
  expect(words()).toEqual([]);
  press();
  const region = document.querySelector('[aria-live]');
  expect(region).toHaveTextContent('');
  await pass(SLOW_MS - 1);
  expect(words()).toEqual([]);
  await pass(1);
  expect(screen.getByRole('link', { name: 'Call (555) 123-4567' })).toBeVisible();
  expect(region).toHaveTextContent('This is taking longer than usual.');
  vi.useRealTimers();
  await release();
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(words()).toEqual([]);
});
