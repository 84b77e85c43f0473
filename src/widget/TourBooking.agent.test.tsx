import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { fillAndSubmit, open, time } from '../../test/openWidget.tsx';
import { agentChunk } from '../features/agent/AgentPlace.tsx';
import { kindsChunk } from '../features/kinds/TourKindPlace.tsx';
import type { TourBookingOptions } from '../options/componentOptions.ts';
import { actionsChunk } from '../screens/booked/TourActionsPlace.tsx';
import { screensChunk } from '../screens/PreviewScreens.tsx';

beforeAll(() => Promise.all([screensChunk.load(), actionsChunk.load(), agentChunk.load(), kindsChunk.load()]));

const publicKey = 'pk_demo';
const isAgent = (call: string): boolean => call.includes('/agents/12/');

async function book(options: Partial<TourBookingOptions>) {
  const page = open([options]);
  await page.user.click(await time('10:15 AM'));
  await fillAndSubmit(page.user);
  await screen.findByRole('heading', { name: /Your tour is booked/ });
  return page;
}

it('shows the agent whom the integrator describes, and asks nobody', async () => {
  const { asked } = await book({ agent: { name: 'Maya Ortiz', phone: '+1 555 123 4567' } });
  expect(await screen.findByText('Maya will show you around')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Text Maya Ortiz' })).toHaveAttribute('href', 'sms:+15551234567');
  expect(asked.filter((call) => call.includes('agents'))).toEqual([]);
});

it('asks the service about the agent whom the integrator names, after the booking and once', async () => {
  const { asked } = await book({ agent: '12', publicKey });
  expect(await screen.findByText('Aiko will show you around')).toBeVisible();
  const booked = asked.findIndex((call) => call.startsWith('POST'));
  expect(asked.filter(isAgent)).toHaveLength(1);
  expect(asked.findIndex(isAgent)).toBeGreaterThan(booked);
});

it('says whom the visitor asked for, and promises nobody', async () => {
  await book({ agent: { name: 'Maya Ortiz' }, publicKey, prefill: { agents: ['12'] } });
  expect(await screen.findByText('You asked for Aiko')).toBeVisible();
  expect(screen.queryByText(/will show you around/)).toBeNull();
});

it('shows nobody where the service knows no such agent, and tells the integrator', async () => {
  const onWarning = vi.fn();
  await book({ agent: 999, publicKey, onWarning });
  await waitFor(() => expect(onWarning).toHaveBeenCalledWith(expect.stringContaining('agent 999 is not shown')));
  expect(screen.queryByText(/will show you around/)).toBeNull();
});

it('tells the integrator that an id needs a key', async () => {
  const onWarning = vi.fn();
  await book({ agent: 12, onWarning });
  expect(onWarning).toHaveBeenCalledWith(expect.stringContaining('`agent` is 12; give `publicKey` with it'));
  expect(screen.queryByText(/will show you around/)).toBeNull();
});

it('shows nobody on a self-guided tour', async () => {
  await book({ agent: { name: 'Maya Ortiz' }, tourKinds: { 'self-guided': 101, video: 106 } });
  await waitFor(() => expect(document.querySelector('.tour-ticket')).toHaveTextContent('Self-guided'));
  expect(screen.queryByText(/will show you around/)).toBeNull();
});
