import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { fillAndSubmit, open, submitButton, time } from '../../test/openWidget.tsx';
import { agentChunk } from '../features/agent/AgentPlace.tsx';
import { chooseHomesChunk } from '../features/homes/ChooseHomesPlace.tsx';
import { homesChunk } from '../features/homes/HomesPlace.tsx';
import { actionsChunk } from '../screens/booked/TourActionsPlace.tsx';
import { screensChunk } from '../screens/PreviewScreens.tsx';

beforeAll(() =>
  Promise.all([
    screensChunk.load(),
    actionsChunk.load(),
    agentChunk.load(),
    homesChunk.load(),
    chooseHomesChunk.load(),
  ]),
);

const publicKey = 'pk_demo';
/** The faults of a reply. The service asks for a longer wait (`Retry-After`) than the client accepts. */
const FAULTS = {
  'does not come': { delay: 600_000 },
  'is 500': { status: 500 },
  'is HTML with 200': { garbage: 'html' },
  'is cut off': { cut: 'reply' },
  'ends half way': { garbage: 'half' },
  'is 404': { status: 404 },
  'is 429': { status: 429, headers: { 'Retry-After': '60' } },
} as const;
type FaultName = keyof typeof FAULTS;

const NOT_LOADED = 'This home’s details didn’t load.';
const GONE = 'This home isn’t listed online right now.';
const NAMED = 'Tour home 10001';

type User = ReturnType<typeof open>['user'];
async function book(user: User): Promise<void> {
  await user.click(await time('10:15 AM'));
  await fillAndSubmit(user);
  await screen.findByRole('heading', { name: /Your tour is booked/ });
}

describe('when the reply about a home', () => {
  it.each<[FaultName, shown: string, sent: string]>([
    ['does not come', NAMED, 'Homes: 10001 (listing 10001)'],
    ['is 500', NOT_LOADED, 'Homes: 10001 (listing 10001)'],
    ['is HTML with 200', NOT_LOADED, 'Homes: 10001 (listing 10001)'],
    ['is cut off', NOT_LOADED, 'Homes: 10001 (listing 10001)'],
    ['ends half way', NOT_LOADED, 'Homes: 10001 (listing 10001)'],
    ['is 404', GONE, ''],
    ['is 429', NOT_LOADED, 'Homes: 10001 (listing 10001)'],
  ])('%s: %s', async (fault, shown, sent) => {
    const { user, service } = open([{ homes: [10001], publicKey, onWarning: () => {} }], false, 14);
    service.fail('getListing', FAULTS[fault]);
    expect(await screen.findByText(shown)).toBeVisible();
    await book(user);
    expect(service.requests().find(({ operation }) => operation === 'bookTour')?.body).toMatchObject(
      sent === '' ? { client: expect.not.objectContaining({ notes: expect.anything() }) } : { client: { notes: sent } },
    );
  });
});

describe('when the reply about the homes to choose from', () => {
  it.each<[FaultName, shown: string]>([
    ['does not come', 'Looking for homes…'],
    ['is 500', 'The homes didn’t load.'],
    ['is HTML with 200', 'The homes didn’t load.'],
    ['is cut off', 'The homes didn’t load.'],
    ['ends half way', 'The homes didn’t load.'],
    ['is 404', 'The homes didn’t load.'],
    ['is 429', 'The homes didn’t load.'],
  ])('%s: %s', async (fault, shown) => {
    const { user, service } = open([{ homes: 'all', community: 201, publicKey, onWarning: () => {} }], false, 14);
    const mend = service.fail('searchResidentialRentals', FAULTS[fault]);
    await user.click(await screen.findByRole('button', { name: 'Choose homes' }));
    const choice = within(await screen.findByRole('dialog'));
    expect(await choice.findByText(shown)).toBeVisible();
    mend();
    if (fault !== 'does not come') {
      await user.click(choice.getByRole('button', { name: 'Try again' }));
      expect((await choice.findAllByRole('checkbox')).length).toBeGreaterThan(0);
    }
    await user.click(choice.getByRole('button', { name: 'See times' }));
    await user.click(await time('10:15 AM'));
    expect(await submitButton()).toBeVisible();
  });
});

describe('when the reply about the agent', () => {
  it.each<[FaultName, isTold: boolean]>([
    ['does not come', false],
    ['is 500', true],
    ['is HTML with 200', true],
    ['is cut off', true],
    ['ends half way', true],
    ['is 404', true],
    ['is 429', true],
  ])('%s: shows nobody, tells the integrator: %s', async (fault, isTold) => {
    const onWarning = vi.fn();
    const { user, service } = open([{ agent: 12, publicKey, onWarning }]);
    service.fail('getAgent', FAULTS[fault]);
    await book(user);
    if (isTold) await waitFor(() => expect(onWarning).toHaveBeenCalledWith(expect.stringMatching('agent 12 is not')));
    expect(screen.queryByText(/will show you around/)).toBeNull();
    expect(await screen.findByRole('button', { name: /Move tour/ })).toBeVisible();
  });
});
