import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CHOSEN, settings, slot } from '../../../.storybook/model.ts';
import { liveRegion } from '../../../test/liveRegion.ts';
import { Announcer } from '../../ui/Announcer.tsx';
import { BookedScreen } from './BookedScreen.tsx';

type Changes = Partial<Parameters<typeof BookedScreen>[0]>;

const booked = (changes: Changes = {}) => (
  <BookedScreen
    slot={CHOSEN}
    unknownOutcomes={[]}
    settings={settings}
    location="Alder House, 123 First St"
    firstName="Lara"
    full
    heading="booked"
    plans={null}
    {...changes}
  >
    {null}
  </BookedScreen>
);
const open = (changes: Changes = {}) => render(booked(changes));

it.each([
  ['in full', true, 'Saturday, December 5'],
  ['in short', false, 'Saturday, December 5, 2026'],
])('says %s when and where the tour is', (_, full, day) => {
  open({ full });
  for (const text of [day, 'Alder House', '123 First St']) expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText(/2:15\s–\s2:45\sPM Eastern\sTime/)).toBeVisible();
  expect(screen.queryByText('See you there, Lara') !== null).toBe(full);
});

it('has the lines of the integrator, with the word before a colon set apart', () => {
  open({ settings: { ...settings, expect: ['Bring: A photo ID', 'Ring the bell at 10:15', 'Mind the dog'] } });
  expect(screen.getByText('Bring').tagName).toBe('STRONG');
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines.slice(-3)).toEqual(['Bring A photo ID', 'Ring the bell at 10:15', 'Mind the dog']);
  expect(screen.queryByText('Ring the bell at 10')).toBeNull();
});

it('says how to reach the property, where the integrator does', () => {
  const { unmount } = open();
  expect(screen.getByText('Running late, or a question?')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Call +1 555 123 4567' })).toBeVisible();
  unmount();
  open({ settings: { ...settings, contact: { phone: undefined, email: undefined } } });
  expect(screen.getByRole('heading', { name: 'Your tour is booked' })).toBeVisible();
  expect(screen.queryByText('Running late, or a question?')).toBeNull();
});

it('says it once, where the notice about another booking does', () => {
  open({ unknownOutcomes: [slot('2026-12-07T09:00:00')] });
  expect(screen.getByText(/may have been booked too/)).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Call +1 555 123 4567' })).toHaveLength(1);
});

it.each([
  ['booked', 'Your tour is booked'],
  ['moved', 'Your tour is moved'],
  ['before', 'Your tour'],
] as const)('is headed by what became of the tour: %s', (heading, words) => {
  open({ heading });
  expect(screen.getByRole('heading', { name: words })).toBeVisible();
});

it('of an earlier visit says when it is, and leads to another booking', async () => {
  const onBookAnother = vi.fn();
  open({ heading: 'earlier', onBookAnother });
  expect(screen.getByRole('heading', { name: 'You booked Sat, Dec 5, 2:15 PM' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Book another tour' }));
  expect(onBookAnother).toHaveBeenCalledOnce();
});

it('says the new time when another tab moved the tour', () => {
  const { rerender } = render(<Announcer>{booked({ heading: 'earlier' })}</Announcer>);
  expect(liveRegion().textContent).toBe('');
  rerender(<Announcer>{booked({ heading: 'earlier', slot: slot('2026-12-07T09:00:00') })}</Announcer>);
  expect(liveRegion()).toHaveTextContent('You booked Mon, Dec 7, 9:00 AM');
});
