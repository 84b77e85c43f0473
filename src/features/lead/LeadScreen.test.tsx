import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { availability, commands, day, lara, settings as options, stateOfDay } from '../../../.storybook/model.ts';
import { liveRegion } from '../../../test/liveRegion.ts';
import { noTimes } from '../../../test/situations.ts';
import { noAnswers } from '../../booking/answers.ts';
import type { LeadNotSent } from '../../booking/lead.ts';
import type { NoTimes } from '../../core/snapshot.ts';
import { OfferContext } from '../../screenParts/around.ts';
import { weekdayOf } from '../../time/arithmetic.ts';
import { daysInRange } from '../../time/dayRange.ts';
import { Announcer } from '../../ui/Announcer.tsx';
import { LeadLeftScreen, LeadScreen, type LeadScreenProps } from './LeadScreen.tsx';

const settings = { ...options, leads: 'auto' } as const;
const writing = { at: 'writing', answers: lara, suits: [], notice: null } as const;
const lead = (changes: Partial<LeadScreenProps> = {}) => (
  <Announcer>
    <LeadScreen lead={writing} availability={availability} commands={commands} settings={settings} {...changes} />
  </Announcer>
);
const told = () => ({
  ...commands,
  noteDetails: vi.fn(),
  sendDetails: vi.fn(),
  backToTimes: vi.fn(),
  findNextFreeDay: vi.fn(),
  pickDay: vi.fn(),
  retry: vi.fn(),
});
const notSent = (why: LeadNotSent['why']): LeadScreenProps['lead'] => ({
  ...writing,
  suits: ['evening'],
  notice: { kind: 'not-sent', why, attempt: 1 },
});
const all = {
  ...availability,
  times: { ...noTimes, why: 'all-full', searchable: false },
  nothingUntil: availability.range.last,
} as const;
/** The next 14 days have no free time, or more after a search. */
const nothingYet = (differs: Partial<NoTimes> = {}, until = '2026-12-14') => ({
  ...availability,
  day: availability.today,
  times: { ...noTimes, searchedUntil: day(until), ...differs },
  nothingUntil: day(until),
});

describe('leaving details', () => {
  it('sends who the visitor is and what suits them, in plain words', async () => {
    const commands = told();
    render(lead({ commands, lead: { ...writing, suits: ['morning', 'evening', 'saturday'] } }));
    await userEvent.click(screen.getByRole('button', { name: 'Ask for a time' }));
    expect(commands.sendDetails).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ first_name: 'Lara', email: 'lara.smith@example.com' }),
      'I’d like a tour. Best times: mornings, evenings or Saturdays.',
    );
  });

  it('says until when nothing was free, to the visitor and to the property', async () => {
    const commands = told();
    render(lead({ commands, availability: all }));
    expect(screen.getByRole('heading', { name: 'Fully booked through Saturday, January\u00a030' })).toBeVisible();
    expect(screen.getByText(/^There are no open times left online\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Keep looking' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Ask for a time' }));
    const [, notes] = commands.sendDetails.mock.calls[0] ?? [];
    expect(notes).toBe('I’d like a tour. I found no open times online through Saturday, January 30, 2027.');
  });

  it('wants a name and an email address; the phone is optional', async () => {
    const commands = told();
    render(lead({ commands, lead: { ...writing, answers: noAnswers } }));
    await userEvent.click(screen.getByRole('button', { name: 'Ask for a time' }));
    expect(commands.sendDetails).not.toHaveBeenCalled();
    expect(screen.getByRole('textbox', { name: /^First name/ })).toHaveFocus();
    const invalid = screen.getAllByRole('textbox').map((box) => box.getAttribute('aria-invalid'));
    expect(invalid).toEqual(['true', 'true', 'true', null]);
  });

  it('keeps the picked choices in their fixed order', async () => {
    const commands = told();
    render(lead({ commands, lead: { ...writing, suits: ['evening', 'saturday'] } }));
    expect(screen.getByRole('checkbox', { name: 'Evenings' })).toBeChecked();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Mornings' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Evenings' }));
    expect(commands.noteDetails.mock.calls).toEqual([
      [{ suits: ['morning', 'evening', 'saturday'] }],
      [{ suits: ['saturday'] }],
    ]);
  });

  it('keeps what is typed', async () => {
    const commands = told();
    render(lead({ commands }));
    await userEvent.type(screen.getByRole('textbox', { name: /^Last name/ }), 's');
    expect(commands.noteDetails).toHaveBeenLastCalledWith({
      answers: expect.objectContaining({ last_name: 'Smiths' }),
    });
  });

  it('offers no days of the week that never have tours', () => {
    const range = daysInRange(availability.range);
    const states = Object.fromEntries(range.map((day) => [day, weekdayOf(day) === 0 ? 'closed' : stateOfDay(day)]));
    render(lead({ availability: { ...availability, states } }));
    const suits = within(screen.getByRole('group', { name: 'What works for you' })).getAllByRole('checkbox');
    expect(suits.map(({ parentElement }) => parentElement?.textContent)).toEqual([
      'Mornings',
      'Afternoons',
      'Evenings',
      'Weekdays',
      'Saturdays',
    ]);
  });

  it('says that the details are on their way, and lets nothing change meanwhile', async () => {
    const commands = told();
    const { rerender } = render(lead({ commands }));
    const sending = { at: 'sending', answers: lara, suits: [], attempt: 1 } as const;
    rerender(lead({ commands, lead: sending }));
    await waitFor(() => expect(liveRegion()).toHaveTextContent('Sending your contact info…'), { timeout: 15_000 });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Mornings' }));
    await userEvent.click(screen.getByRole('button', { name: /Sending your contact info…$/ }));
    expect(commands.noteDetails).not.toHaveBeenCalled();
    expect(commands.sendDetails).not.toHaveBeenCalled();
  });

  it('goes back to the times', async () => {
    const commands = told();
    render(lead({ commands }));
    // The last thing, because it competes with nothing.
    expect(screen.getAllByRole('button').at(-1)).toHaveAccessibleName('Back to times');
    await userEvent.click(screen.getByRole('button', { name: 'Back to times' }));
    expect(commands.backToTimes).toHaveBeenCalledOnce();
  });
});

describe('where the next days have no free time', () => {
  it('the heading says so, and one press looks further', async () => {
    const commands = told();
    const { rerender } = render(lead({ commands, availability: nothingYet() }));
    expect(screen.getByRole('heading', { name: 'Fully booked through Monday, December\u00a014' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^First name/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Keep looking' }));
    expect(commands.findNextFreeDay).toHaveBeenCalledOnce();
    rerender(lead({ commands, availability: nothingYet({ searching: true }) }));
    expect(liveRegion()).toHaveTextContent('Tuesday, December 1: Looking for the next available day…');
    const button = screen.getByRole('button', { name: /Looking for the next available day…$/ });
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
    rerender(lead({ commands, availability: nothingYet({}, '2026-12-28') }));
    expect(screen.getByRole('heading', { name: 'Fully booked through Monday, December\u00a028' })).toBeVisible();
    await waitFor(() =>
      expect(liveRegion()).toHaveTextContent('Tuesday, December 1: Nothing open through Mon, Dec 28.'),
    );
    expect(screen.getByRole('button', { name: 'Keep looking' })).toHaveFocus();
  });

  it('leads to the free day that was found', async () => {
    const commands = told();
    render(lead({ commands, availability: nothingYet({ next: day('2026-12-30') }, '2026-12-29') }));
    await userEvent.click(screen.getByRole('button', { name: 'Next available day: Wed,\u00a0Dec\u00a030' }));
    expect(commands.pickDay).toHaveBeenCalledExactlyOnceWith('2026-12-30');
  });

  it('says that it could not look further, and tries again', async () => {
    const commands = told();
    const times = { kind: 'failed', why: 'offline', failures: 1, retrying: false } as const;
    render(lead({ commands, availability: { ...nothingYet(), times } }));
    expect(screen.getByRole('heading', { name: 'Fully booked through Monday, December\u00a014' })).toBeVisible();
    expect(screen.getByText(/^We couldn’t load the times/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(commands.retry).toHaveBeenCalledOnce();
  });

  it('leads to the month of the first day after them that is not closed', async () => {
    const commands = told();
    const { rerender } = render(lead({ commands, availability: nothingYet() }));
    await userEvent.click(screen.getByRole('button', { name: 'See December 2026' }));
    expect(commands.pickDay).toHaveBeenCalledExactlyOnceWith('2026-12-15');
    rerender(lead({ commands, availability: nothingYet({}, '2026-12-31') }));
    expect(screen.getByRole('button', { name: 'See January 2027' })).toBeVisible();
  });

  it('leads to the calendar all the same where no day is left', async () => {
    const commands = told();
    render(lead({ commands, availability: all }));
    await userEvent.click(screen.getByRole('button', { name: 'View the calendar anyway' }));
    expect(commands.backToTimes).toHaveBeenCalledOnce();
  });

  it('keeps the form folded until a press, if the screen came without one', async () => {
    render(lead({ availability: { ...nothingYet(), touched: false } }));
    expect(screen.getByText('Tell us what works for you.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Keep looking' })).toBeVisible();
    expect(screen.getByLabelText(/^First name/)).not.toBeVisible();
    await userEvent.click(screen.getByText('Leave your contact info'));
    expect(screen.getByRole('textbox', { name: /^First name/ })).toBeVisible();
  });

  it('has the form behind a fold beside a waitlist, and in the open where no waitlist can show', () => {
    const withList = lead({
      availability: nothingYet(),
      settings: { ...settings, waitlist: { edge: 'https://tours.example.com', fetch } },
    });
    const { rerender } = render(<OfferContext.Provider value={<p>Join</p>}>{withList}</OfferContext.Provider>);
    expect(screen.getByText('Join')).toBeVisible();
    expect(screen.getByText('Ask the office')).toBeVisible();
    expect(screen.queryByText('Tell us what works for you.')).toBeNull();
    rerender(<OfferContext.Provider value={null}>{withList}</OfferContext.Provider>);
    expect(screen.queryByText('Ask the office')).toBeNull();
    expect(screen.getByText('Tell us what works for you.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^First name/ })).toBeVisible();
  });

  it('has the contact in place of the form where leads are off', () => {
    render(lead({ availability: nothingYet(), settings: { ...settings, leads: 'off' } }));
    expect(screen.getByRole('heading', { name: 'Fully booked through Monday, December\u00a014' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Call (555) 123-4567' })).toBeVisible();
    expect(screen.getByText('Contact us to set up a tour.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Keep looking' })).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('asks for nothing that the visitor cannot do without leads and contact', () => {
    const contact = { phone: undefined, email: undefined };
    render(lead({ availability: nothingYet(), settings: { ...settings, leads: 'off', contact } }));
    expect(screen.getByRole('button', { name: 'Keep looking' })).toBeVisible();
    expect(screen.queryByText(/Contact us|Tell us/)).toBeNull();
  });

  it('says nothing of them to a visitor who has found a day with times', () => {
    const { times } = availability;
    render(lead({ availability: { ...nothingYet(), times } }));
    expect(screen.getByRole('heading', { name: 'Leave your contact info' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Back to times' })).toBeVisible();
  });
});

describe('details that were not taken', () => {
  it.each([
    ['refused', /Your contact info didn’t go through/],
    ['unsure', /can’t tell if your contact info went through/],
  ] as const)('%s: the same text is ready to be sent by mail', (why, words) => {
    render(lead({ lead: notSent(why) }));
    const notice = within(screen.getByText(words).closest('.tour-notice') ?? document.body);
    const link = notice.getByRole('link', { name: 'Send as an email' });
    const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '');
    expect(pathname).toBe('tours@example.com');
    expect(Object.fromEntries(searchParams)).toEqual({
      subject: 'Tour request',
      body: 'I’d like a tour. Best times: evenings.\n\nLara Smith\n(555) 777-5555',
    });
    expect(screen.getByRole('link', { name: 'Call (555) 123-4567' })).toBeVisible();
  });

  it.each(['offline', 'rate-limited'] as const)('%s: trying again is enough', (why) => {
    render(lead({ lead: notSent(why) }));
    expect(screen.getByText(/[Tt]ry again/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Send as an email' })).toBeNull();
  });

  it('lead to the refused field, which says what to do', async () => {
    const errors = [{ path: 'client.email', message: 'Unknown domain.' }];
    const { rerender } = render(lead({ lead: { at: 'sending', answers: lara, suits: [], attempt: 1 } }));
    rerender(lead({ lead: { ...writing, notice: { kind: 'rejected', errors, attempt: 1 } } }));
    const email = screen.getByRole('textbox', { name: /^Email/ });
    await waitFor(() => expect(email).toHaveFocus());
    expect(email).toHaveAccessibleDescription('Please check this');
  });
});

it('gives the service’s own words about a refused field that the form does not have, and offers the mail', () => {
  const errors = [{ path: 'start', message: 'The date and time you selected is in the past' }];
  render(lead({ lead: { ...writing, notice: { kind: 'rejected', errors, attempt: 1 } } }));
  expect(screen.getByText('The date and time you selected is in the past')).toBeVisible();
  expect(screen.getByText(/^Your contact info didn’t go through/)).toBeVisible();
  expect(screen.queryByText(/isn’t booked/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Send as an email' })).toBeVisible();
});

it('thanks the visitor by name, and promises nothing', async () => {
  const { noteDetails: _, ...commands } = told();
  const { rerender } = render(
    <LeadLeftScreen lead={{ at: 'left', answers: lara, suits: ['evening'] }} commands={commands} settings={settings} />,
  );
  expect(screen.getByRole('heading', { name: 'Thanks, Lara' })).toBeVisible();
  expect(screen.getByText('We have your contact info. Times that work for you: evenings.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Back to times' }));
  expect(commands.backToTimes).toHaveBeenCalledOnce();
  rerender(
    <LeadLeftScreen lead={{ at: 'left', answers: noAnswers, suits: [] }} commands={commands} settings={settings} />,
  );
  expect(screen.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  expect(screen.getByText('We have your contact info.')).toBeVisible();
});
