import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { CHOSEN, settings, slot } from '../../../.storybook/model.ts';
import { liveRegion } from '../../../test/liveRegion.ts';
import { createLanguage, LanguageContext } from '../../i18n/language.ts';
import { requestedEn } from '../../i18n/requested.ts';
import { ar } from '../../locales/ar.ts';
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

it.each([true, false])('says when and where the tour is, the date once (in full: %s)', (full) => {
  open({ full });
  const ticket = screen.getByText(/2:15\s–\s2:45\sPM/).closest('.tour-ticket');
  expect(ticket).toHaveTextContent(/Eastern\sTime/);
  expect(screen.getByText(/^Alder House, 123\sFirst\sSt$/)).toBeVisible();
  expect(screen.getAllByText(/December 5/)).toHaveLength(1);
  expect(screen.getByRole('heading', { name: 'See you Saturday, Lara Your tour is booked' })).toBeVisible();
});

it('says which time was chosen and which one was booked, where they differ', () => {
  const { rerender } = open({ askedFor: slot('2026-12-05T13:45:00') });
  expect(screen.getByRole('heading', { name: 'Your tour is booked for another time' })).toBeVisible();
  const said = () => screen.queryByText(/^You chose/)?.textContent?.replace(/\s/g, ' ');
  expect(said()).toBe(
    'You chose Saturday, December 5, 1:45 PM, but we booked Saturday, December 5, 2:15 PM. Contact us if that doesn’t work for you.',
  );
  rerender(booked());
  expect(said()).toBeUndefined();
});

describe('a tour that the office confirms', () => {
  const asked = createLanguage(undefined, undefined, undefined, undefined, requestedEn);
  const request = (changes: Changes = {}) =>
    render(<LanguageContext.Provider value={asked}>{booked(changes)}</LanguageContext.Provider>);
  const said = () => document.body.textContent?.replace(/\s/g, ' ');

  it('is requested: who answers, and by when by the property’s clock', () => {
    request({ answerBy: slot('2026-12-03T11:00:00') });
    expect(screen.getByRole('heading', { name: 'Thanks, Lara You requested a tour' })).toBeVisible();
    expect(said()).toContain('The office at Alder House will reply by Thu, Dec 3, 11:00 AM.');
    expect(document.body.textContent).not.toMatch(/booked|confirm|See you/i);
  });

  it('says no time where nobody knows one, and no place either', () => {
    request({ location: '' });
    expect(said()).toContain('The office will get back to you.');
  });

  it('says nothing of an office where the service confirms', () => {
    const { unmount } = request();
    expect(said()).toContain('The office');
    unmount();
    open({ answerBy: slot('2026-12-03T11:00:00') });
    expect(said()).not.toContain('The office');
  });
});

it('links to what the visitor has to do next', () => {
  const nextStep = { label: 'Verify your ID', url: 'https://id.example.com/a' };
  open({ settings: { ...settings, nextStep } });
  const link = screen.getByRole('link', { name: 'Verify your ID' });
  expect(link).toHaveAttribute('href', nextStep.url);
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

it('shows the visitor’s own time where it differs', () => {
  const { unmount } = open({ settings: { ...settings, zone: Intl.DateTimeFormat().resolvedOptions().timeZone } });
  expect(screen.queryByText(/your time$/)).toBeNull();
  unmount();
  open({ settings: { ...settings, zone: 'Pacific/Auckland' } });
  expect(screen.getByText(/your time$/)).toBeVisible();
});

it('has the lines of the integrator, each with an icon and the word before a colon set apart', () => {
  const expected = [
    'Where: Left of the door',
    'Bring: A photo ID',
    'Getting there: By bus',
    'Ring at 10:15',
    'Dog: Mind it',
  ];
  open({ settings: { ...settings, instructions: expected } });
  expect(screen.getByText('Bring').tagName).toBe('STRONG');
  const items = screen.getAllByRole('listitem');
  const lines = items.map(({ textContent }) => textContent?.trim());
  expect(lines).toEqual([
    'Where Left of the door',
    'Bring A photo ID',
    'Getting there By bus',
    'Ring at 10:15',
    'Dog Mind it',
  ]);
  // Three icons for the three words, one for all others.
  const icons = items.map((item) => item.querySelector('svg')?.innerHTML);
  expect(new Set(icons).size).toBe(4);
  expect(icons[3]).toBe(icons[4]);
});

it('knows the English words of these lines in every language', () => {
  const expected = [
    'Where: Left of the door',
    'Bring: A photo ID',
    'Getting there: By bus',
    'المكان: يسار الباب',
    'Dog: Mind it',
  ];
  render(
    <LanguageContext.Provider value={createLanguage(ar)}>
      {booked({ settings: { ...settings, instructions: expected } })}
    </LanguageContext.Provider>,
  );
  const icons = screen.getAllByRole('listitem').map((item) => item.querySelector('svg')?.innerHTML);
  expect(new Set(icons).size).toBe(4);
  expect(icons[3]).toBe(icons[0]);
});

it('says how to reach the property, where the integrator gave a contact', () => {
  const { unmount } = open();
  expect(screen.getByText('Running late or have a question?')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Call (555) 123-4567' })).toBeVisible();
  unmount();
  open({ settings: { ...settings, contact: { phone: undefined, email: undefined } } });
  expect(screen.getByRole('heading', { name: /Your tour is booked/ })).toBeVisible();
  expect(screen.queryByText('Running late or have a question?')).toBeNull();
});

it('shows the contact once, where the notice about another booking has it', () => {
  open({ unknownOutcomes: [slot('2026-12-07T09:00:00')] });
  expect(screen.getByText(/We may also have booked a tour/)).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Call (555) 123-4567' })).toHaveLength(1);
});

it.each([
  ['booked', 'See you Saturday, Lara Your tour is booked'],
  ['rescheduled', 'See you Saturday, Lara Your tour has been moved'],
  ['before', 'Your tour'],
] as const)('is headed by what became of the tour: %s', (heading, words) => {
  open({ heading });
  expect(screen.getByRole('heading', { name: words })).toBeVisible();
});

it('names nobody for a tour of an earlier visit, since no name is kept, and leads to another booking', async () => {
  const onBookAnother = vi.fn();
  open({ heading: 'earlier', firstName: '', onBookAnother });
  expect(screen.getByRole('heading', { name: 'See you Saturday Your tour is booked' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Book another tour' }));
  expect(onBookAnother).toHaveBeenCalledOnce();
});

it('says the new time when another tab moved the tour', () => {
  const { rerender } = render(<Announcer>{booked({ heading: 'earlier' })}</Announcer>);
  expect(liveRegion().textContent).toBe('');
  rerender(<Announcer>{booked({ heading: 'earlier', slot: slot('2026-12-07T09:00:00') })}</Announcer>);
  expect(liveRegion()).toHaveTextContent('You’re booked for Mon, Dec 7, 9:00 AM');
});
