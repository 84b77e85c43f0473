import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { liveRegion } from '../../test/liveRegion.ts';
import { fillAndSubmit, open, time } from '../../test/openWidget.tsx';
import { kindsChunk } from '../features/kinds/TourKindPlace.tsx';
import { actionsChunk } from '../screens/booked/TourActionsPlace.tsx';
import { screensChunk } from '../screens/PreviewScreens.tsx';

beforeAll(() => Promise.all([kindsChunk.load(), screensChunk.load(), actionsChunk.load()]));

const tourKinds = { 'in-person': 101, 'self-guided': 102, video: { groupId: 106, label: 'On screen' } };

const kinds = () => screen.findByRole('group', { name: 'How would you like to tour?' });
const kind = async (name: RegExp) => within(await kinds()).findByRole('radio', { name });

it('asks for the kind of tour, as one group of choices with an icon, a label and a line', async () => {
  open([{ tourKinds }]);
  const names = within(await kinds())
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent);
  expect(names).toEqual(['In person With an agent', 'Self-guided On your own', 'On screen Live video call']);
  expect(await kind(/^In person/)).toBeChecked();
});

it('asks for none without the option', async () => {
  open();
  expect(await time('10:15 AM')).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
});

it('shows the times of the chosen kind, and the focus stays on it', async () => {
  const { user, asked } = open([{ tourKinds }]);
  const video = await kind(/^On screen/);
  await user.click(video);
  expect(await time('10:15 AM')).toBeVisible();
  expect(asked.filter((call) => call.includes('106'))).not.toEqual([]);
  expect(video).toBeChecked();
  // The same node: no screen took the focus from it.
  expect(video).toHaveFocus();
});

it('says it when the time chosen before is not free for the new kind, and keeps the answers', async () => {
  const { user, service } = open([{ tourKinds }]);
  service.addAppointment({ group: 106, start: '2026-12-01T10:15:00' });
  await user.click(await time('10:15 AM'));
  await user.type(await screen.findByRole('textbox', { name: /^First name/ }), 'Lara');
  await user.click(screen.getByRole('button', { name: 'Change day or time' }));
  await waitFor(async () => expect(await kind(/^In person/)).toBeChecked());
  await user.click(await kind(/^On screen/));
  const words = /^10:15\sAM isn’t open for a video tour\.$/;
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  await waitFor(() => expect(liveRegion()).toHaveTextContent(words));
});

it('names the kind above the form and on the ticket', async () => {
  const { user } = open([{ tourKinds }]);
  await user.click(await kind(/^On screen/));
  await user.click(await time('10:15 AM'));
  const change = await screen.findByRole('button', { name: 'Change day or time' });
  expect(change.closest('.tour-chosen')).toHaveTextContent('On screen');
  expect(screen.queryByRole('radio', { name: /^On screen/ })).toBeNull();
  await fillAndSubmit(user);
  await screen.findByRole('heading', { name: /Your tour is booked/ });
  expect(document.querySelector('.tour-ticket')).toHaveTextContent('On screen');
});
