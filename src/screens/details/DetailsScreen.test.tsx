import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CHOSEN, commands, FEW_KEYS, formPlan, lara, settings, slot, TODAY } from '../../../.storybook/model.ts';
import { liveRegion } from '../../../test/liveRegion.ts';
import { Announcer } from '../../ui/Announcer.tsx';
import { DetailsScreen } from './DetailsScreen.tsx';

afterEach(() => vi.useRealTimers());

/** What carriers want to read in a consent to text messages. */
const carriers = { smsSender: 'Alder House', smsTermsUrl: '/terms', privacyUrl: '/privacy' };

type Changes = Partial<Parameters<typeof DetailsScreen>[0]>;

/** The details of a chosen time, with the live region of the widget around them. */
const details = (changes: Changes = {}) => (
  <Announcer>
    <DetailsScreen
      slot={CHOSEN}
      answers={lara}
      notice={null}
      sending={false}
      unknownOutcomes={[]}
      plan={formPlan(20, FEW_KEYS)}
      today={TODAY}
      commands={commands}
      settings={settings}
      {...changes}
    />
  </Announcer>
);

it('reads out that the tour is being booked when that takes a moment, and leaves no word of it behind', () => {
  vi.useFakeTimers();
  const { rerender } = render(details());
  const region = liveRegion();
  expect(region.textContent).toBe('');
  rerender(details({ sending: true }));
  // A screen reader would read it after the outcome of a quick call.
  expect(region.textContent).toBe('');
  act(() => vi.advanceTimersByTime(1_000));
  expect(region.textContent).toBe('Booking your tour…');
  act(() => vi.advanceTimersByTime(7_000));
  expect(region.textContent).toBe('');
});

it('offers the contact when the service refuses what the form does not ask', () => {
  const { rerender } = render(details());
  expect(screen.queryByRole('link', { name: 'Call (555) 123-4567' })).toBeNull();
  const errors = [{ path: 'client.pet_weight', message: 'is not a number.' }];
  rerender(details({ notice: { kind: 'rejected', errors, attempt: 1 } }));
  expect(screen.getByText('pet weight: is not a number.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Call (555) 123-4567' })).toBeVisible();
});

it('names for the integrator what in the form cannot be understood, once', () => {
  const warn = vi.fn();
  const given = { settings: { ...settings, ...carriers, warn } };
  const plan = formPlan(20, ['favorite_color']);
  const { rerender } = render(details({ ...given, plan }));
  rerender(details({ ...given, plan: { ...plan, sent: [] } }));
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('favorite_color'));
});

it('asks before it books beside a tour in doubt, and the button that says yes is one Tab away', async () => {
  const submit = vi.fn();
  const unknownOutcomes = [slot('2026-12-07T09:00:00')];
  const given = { unknownOutcomes, commands: { ...commands, submit } };
  const { rerender } = render(details(given));
  await userEvent.click(screen.getByRole('button', { name: /^Book/ }));
  rerender(details({ ...given, notice: { kind: 'asks-first', attempt: 1 } }));
  const question = 'You may already have a tour for Mon, Dec 7, 9:00 AM. Book Sat, Dec 5, 2:15 PM too?';
  expect(document.activeElement).toHaveTextContent(question);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: /^Book Sat.* too$/ })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(submit).toHaveBeenCalledTimes(2);
});

describe('the line below the button', () => {
  const FREE = 'It’s free. No account needed. You can move or cancel your tour later.';
  const changing = { rescheduleAppointment: vi.fn(), cancelAppointment: vi.fn() };
  const scope = settings.scope && { ...settings.scope, client: { ...settings.scope.client, ...changing } };
  const described = () => screen.getByRole('button', { name: /^Book/ });

  it('is the description of the button, and is read out nowhere else', () => {
    render(details({ settings: { ...settings, scope } }));
    expect(described()).toHaveAccessibleDescription(FREE);
    expect(screen.getByText('It’s free. No account needed.').closest('[aria-hidden="true"]')).not.toBeNull();
  });

  it.each([
    ['the site offers no changes', { scope, changes: false }],
    ['the service has no call for them', {}],
  ])('promises no changes where %s', (_, given) => {
    render(details({ settings: { ...settings, ...given } }));
    expect(described()).toHaveAccessibleDescription('It’s free. No account needed.');
  });

  it('is in the words of the integrator, or off', () => {
    const { unmount } = render(details({ settings: { ...settings, reassurance: 'Come as you are.' } }));
    expect(described()).toHaveAccessibleDescription('Come as you are.');
    unmount();
    render(details({ settings: { ...settings, reassurance: 'off' } }));
    expect(described()).not.toHaveAccessibleDescription();
    expect(screen.queryByText('It’s free. No account needed.')).toBeNull();
  });
});

describe('the consent to text messages', () => {
  const asked = formPlan(20, ['sms_opted_in']);
  const plain = { smsSender: undefined, smsTermsUrl: undefined, privacyUrl: undefined };
  const warningOf = (given: Partial<typeof settings>, changes: Changes = {}): string[] => {
    const warn = vi.fn<(message: string) => void>();
    const { unmount } = render(details({ plan: asked, ...changes, settings: { ...settings, ...given, warn } }));
    unmount();
    return warn.mock.calls.map(([message]) => message);
  };

  it.each([
    [plain, '`smsSender`, `smsTermsUrl`, `privacyUrl`'],
    [{ ...plain, smsSender: 'Alder House' }, '`smsTermsUrl`, `privacyUrl`'],
    [{ ...carriers, smsSender: undefined }, '`smsSender`'],
  ])('tells the integrator what carriers miss: %j', (given, missing) => {
    expect(warningOf(given)).toEqual([
      expect.stringContaining(`carriers refuse a consent to text messages without ${missing};`),
    ]);
  });

  it('needs no warning with all of it, in words of the integrator, or where it is not asked', () => {
    expect(warningOf(carriers)).toEqual([]);
    const fields = { sms_opted_in: { label: 'Text me' } };
    expect(warningOf({ ...plain, fields }, { plan: formPlan(20, ['sms_opted_in'], { fields }) })).toEqual([]);
    expect(warningOf(plain, { plan: formPlan(20, ['sms_opted_in'], { smsOptIn: false }) })).toEqual([]);
    expect(warningOf(plain, { plan: formPlan(10, ['sms_opted_in']) })).toEqual([]);
    expect(warningOf(plain)).toHaveLength(1);
  });

  it('goes with the booking in the words of the box', async () => {
    const submit = vi.fn();
    render(details({ plan: asked, settings: { ...settings, ...carriers }, commands: { ...commands, submit } }));
    await userEvent.click(screen.getByRole('button', { name: /^Book/ }));
    const text = expect.stringMatching(/^Text me .* from Alder House: .*\nTerms: http:.*\/terms\nPrivacy notice: http/);
    expect(submit.mock.lastCall?.[1]).toEqual({ text, locale: 'en-US' });
  });
});
