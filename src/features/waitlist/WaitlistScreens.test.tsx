import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  availability,
  CHOSEN,
  configuration,
  day,
  FEW_KEYS,
  lara,
  settings,
  slots,
} from '../../../.storybook/model.ts';
import { liveRegion } from '../../../test/liveRegion.ts';
import { noAnswers } from '../../booking/answers.ts';
import { createLanguage, LanguageContext } from '../../i18n/language.ts';
import { ar } from '../../locales/ar.ts';
import { es } from '../../locales/es.ts';
import { ko } from '../../locales/ko.ts';
import { vi as vietnamese } from '../../locales/vi.ts';
import { zh } from '../../locales/zh.ts';
import { dayParts } from '../../time/dayPart.ts';
import { Announcer } from '../../ui/Announcer.tsx';
import { ConfirmScreen, ExpiredScreen } from './ConfirmScreen.tsx';
import { EntryScreen, type EntryScreenProps } from './EntryScreen.tsx';
import { LeaveScreen, LeftScreen } from './LeaveScreen.tsx';
import { WaitlistForm, type WaitlistFormProps } from './WaitlistForm.tsx';
import { EntryNotice, TakenNotice } from './WaitlistNotice.tsx';

const told = () => ({
  answer: vi.fn(),
  choose: vi.fn(),
  join: vi.fn(async () => undefined),
  back: vi.fn(),
  askLeave: vi.fn(),
  leave: vi.fn(async () => undefined),
  changeAddress: vi.fn(async () => undefined),
  confirm: vi.fn(async () => undefined),
  open: vi.fn(),
});
const texts = configuration(20, FEW_KEYS);
const open = { at: 'form', sending: false, notice: null } as const;
const form = (changes: Partial<WaitlistFormProps> = {}) => (
  <Announcer>
    <WaitlistForm
      view={open}
      choice={{ which: undefined, parts: [] }}
      answers={lara}
      availability={availability}
      configuration={texts}
      settings={settings}
      list={told()}
      {...changes}
    />
  </Announcer>
);
const button = (name: string) => screen.getByRole('button', { name });

describe('the form', () => {
  it('asks which days: the one in view, a weekend, the next week, any, or own ones until the end of the booking period', async () => {
    const list = told();
    render(form({ list }));
    const days = screen.getByRole('radiogroup', { name: 'Days' });
    expect(
      within(days)
        .getAllByRole('radio')
        .map((radio) => radio.parentElement?.textContent?.replaceAll('\u00a0', ' ')),
    ).toEqual(['Any day through Sat, Jan 30', 'Sat, Dec 5', 'This weekend', 'Next week', 'Choose days']);
    expect(screen.getByRole('radio', { name: 'Sat,\u00a0Dec\u00a05' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: /^Any day/ }));
    expect(list.choose).toHaveBeenCalledExactlyOnceWith({ which: 'any' });
  });

  it('asks for a first and a last day, which never cross', async () => {
    const list = told();
    const { rerender } = render(form({ list }));
    expect(screen.queryByRole('combobox')).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Choose days' }));
    const which = { first: day('2026-12-05'), last: day('2026-12-05') };
    expect(list.choose).toHaveBeenLastCalledWith({ which });
    rerender(form({ list, choice: { which, parts: [] } }));
    expect(screen.getByRole('radio', { name: 'Choose days' })).toBeChecked();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Last day' }), '2026-12-09');
    expect(list.choose).toHaveBeenLastCalledWith({ which: { ...which, last: '2026-12-09' } });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'First day' }), '2026-12-10');
    expect(list.choose).toHaveBeenLastCalledWith({ which: { first: '2026-12-10', last: '2026-12-10' } });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Last day' }), '2026-12-02');
    expect(list.choose).toHaveBeenLastCalledWith({ which: { first: '2026-12-02', last: '2026-12-02' } });
    await userEvent.click(button('Join the waitlist'));
    expect(list.join.mock.lastCall).toEqual([expect.anything(), which, 'en']);
  });

  it('asks which parts of the day, in the order of the day', async () => {
    const list = told();
    render(form({ list, choice: { which: undefined, parts: ['evening'] } }));
    const parts = screen.getByRole('group', { name: 'Time of day' });
    expect(parts).toHaveAccessibleDescription('Leave blank for any time.');
    expect(screen.getByRole('checkbox', { name: 'Evening' })).toBeChecked();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Morning' }));
    expect(list.choose).toHaveBeenLastCalledWith({ parts: ['morning', 'evening'] });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Evening' }));
    expect(list.choose).toHaveBeenLastCalledWith({ parts: [] });
  });

  it('takes over what the visitor has typed, and sends the chosen days', async () => {
    const list = told();
    render(form({ list, choice: { which: 'nextWeek', parts: [] } }));
    expect(screen.getByRole('textbox', { name: /^First name/ })).toHaveValue('Lara');
    await userEvent.click(button('Join the waitlist'));
    expect(list.join).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ first_name: 'Lara', email: lara.email }),
      { first: '2026-12-07', last: '2026-12-13' },
      'en',
    );
  });

  it('wants a name and an email address, and no telephone', async () => {
    const list = told();
    render(form({ list, answers: noAnswers }));
    await userEvent.click(button('Join the waitlist'));
    expect(list.join).not.toHaveBeenCalled();
    expect(screen.getByRole('textbox', { name: /^First name/ })).toHaveFocus();
    const invalid = screen.getAllByRole('textbox').map((box) => box.getAttribute('aria-invalid'));
    expect(invalid).toEqual(['true', 'true', 'true']);
  });

  it('asks for no number and no consent to text messages: no message goes there', () => {
    render(form());
    expect(screen.queryByRole('textbox', { name: /^Phone/ })).toBeNull();
    expect(screen.queryByRole('checkbox', { name: /text/i })).toBeNull();
  });

  it('keeps a locked preset', () => {
    const locked = { ...settings, prefill: { email: lara.email }, locked: ['email'] } as const;
    render(form({ settings: locked }));
    expect(screen.getByRole('textbox', { name: /^Email/ })).toHaveAttribute('readonly');
  });

  it('links the privacy notice of the site', () => {
    render(form());
    expect(screen.getByRole('link', { name: 'How we use your information' })).toHaveAttribute(
      'href',
      settings.privacyUrl,
    );
  });

  it.each([
    ['offline', /^You’re offline\. Nothing was sent/],
    ['rate-limited', /^We’re getting a lot of requests\. You’re not on the waitlist yet/],
    ['refused', /^We couldn’t add you/],
    ['unsure', /You won’t be added twice\.$/],
  ] as const)('says why it failed, and the focus goes there: %s', (why, words) => {
    render(form({ view: { ...open, notice: { why, attempt: 1 } } }));
    const notice = screen.getByText(words).closest('[role="group"]');
    expect(notice).toHaveFocus();
    expect(screen.getByRole('textbox', { name: /^First name/ })).toHaveValue('Lara');
    expect(within(document.body).queryAllByRole('link', { name: /^Call/ })).toHaveLength(why === 'refused' ? 1 : 0);
  });

  it('says at the field what the edge refuses', async () => {
    const errors = [{ path: 'email', message: 'The waitlist needs a right `email`.' }];
    const { rerender } = render(form());
    expect(screen.getByRole('textbox', { name: /^Email/ })).toBeValid();
    rerender(form({ view: { ...open, notice: { kind: 'rejected', errors, attempt: 1 } } }));
    const email = screen.getByRole('textbox', { name: /^Email/ });
    await waitFor(() => expect(email).toHaveFocus());
    expect(email).toBeInvalid();
  });

  it('is busy while it is sent, keeps each choice and says so', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const list = told();
    render(form({ list, view: { ...open, sending: true } }));
    expect(screen.getByRole('button', { name: /Adding you to the waitlist…$/ })).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(screen.getByRole('radio', { name: /^Any day/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Morning' }));
    await userEvent.click(button('Back to times'));
    expect(list.choose).not.toHaveBeenCalled();
    expect(list.back).not.toHaveBeenCalled();
    expect(screen.getByRole('radio', { name: /^Sat,/ })).toBeChecked();
    await act(() => vi.advanceTimersByTimeAsync(1_100));
    expect(liveRegion()).toHaveTextContent('Adding you to the waitlist…');
  });
});
afterEach(() => void vi.useRealTimers());

describe('the entry', () => {
  const record = {
    token: 'w1.abc',
    days: { first: day('2026-12-06'), last: day('2026-12-12') },
    parts: ['morning', 'evening'],
  } as const;
  const view = { at: 'entry', asks: false, confirmed: false, sending: false, notice: null } as const;
  const entry = (changes: Partial<EntryScreenProps> = {}) => (
    <EntryScreen view={view} record={record} settings={settings} list={told()} {...changes} />
  );

  it('says what the visitor waits for, and that nothing is held', () => {
    const { rerender } = render(entry());
    expect(screen.getByRole('heading', { name: 'You’re on the tour waitlist' })).toBeVisible();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Sun,\u00a0Dec\u00a06 to Sat,\u00a0Dec\u00a012',
      'Morning, Evening',
    ]);
    expect(screen.getByText(/three emails a day at most\. Open times are first come, first served\./)).toBeVisible();
    rerender(entry({ record: { ...record, days: { ...record.days, last: record.days.first }, parts: dayParts } }));
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Sunday, December\u00a06',
      'Any time of day',
    ]);
  });

  it('says that the address has to be confirmed first, and then that it is', () => {
    const { rerender } = render(entry({ record: { ...record, asked: true } }));
    expect(screen.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    expect(screen.getByText(/^We sent you an email with a link\./)).toBeVisible();
    expect(screen.queryByText(/^You’re on the tour waitlist/)).toBeNull();
    rerender(<p />);
    rerender(entry({ view: { ...view, confirmed: true } }));
    expect(screen.getByRole('heading', { name: 'Your email address is confirmed' })).toBeVisible();
  });

  it('says which address is told, as far as it is known', () => {
    const { rerender } = render(entry());
    expect(screen.queryByText(lara.email)).toBeNull();
    rerender(entry({ email: lara.email }));
    expect(screen.getByText(lara.email)).toBeVisible();
  });

  it('leads to another address until the first one is confirmed, and says that the list is being left', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const list = told();
    const asked = (changes: Partial<EntryScreenProps>) => (
      <Announcer>{entry({ list, record: { ...record, asked: true }, ...changes })}</Announcer>
    );
    const { rerender } = render(<Announcer>{entry({ list })}</Announcer>);
    expect(screen.queryByRole('button', { name: 'Use another email address' })).toBeNull();
    rerender(asked({}));
    await userEvent.click(button('Use another email address'));
    expect(list.changeAddress).toHaveBeenCalledOnce();
    rerender(asked({ view: { ...view, sending: true } }));
    await act(() => vi.advanceTimersByTimeAsync(1_100));
    expect(liveRegion()).toHaveTextContent('Leaving the waitlist…');
    await userEvent.click(button('Back to times'));
    expect(list.back).not.toHaveBeenCalled();
  });

  it('asks in its place before it leaves the list', async () => {
    const list = told();
    const { rerender } = render(entry({ list }));
    await userEvent.click(button('Leave the waitlist'));
    expect(list.askLeave).toHaveBeenCalledExactlyOnceWith(true);
    expect(list.leave).not.toHaveBeenCalled();
    rerender(entry({ list, view: { ...view, asks: true } }));
    expect(screen.getByRole('group', { name: /^Leave the tour waitlist\?/ })).toHaveFocus();
    await userEvent.click(button('Stay on the waitlist'));
    expect(list.askLeave).toHaveBeenLastCalledWith(false);
    await userEvent.click(button('Yes, leave the waitlist'));
    expect(list.leave).toHaveBeenCalledOnce();
  });

  it('says that leaving failed', () => {
    render(entry({ view: { ...view, asks: true, notice: { why: 'unsure', attempt: 1 } } }));
    expect(screen.getByText(/you may still be on the waitlist/).closest('[role="group"]')).toHaveFocus();
    expect(button('Yes, leave the waitlist')).toBeVisible();
  });

  it('leads back to the times', async () => {
    const list = told();
    render(entry({ list }));
    await userEvent.click(button('Back to times'));
    expect(list.back).toHaveBeenCalledOnce();
  });
});

describe('the confirmation of an address', () => {
  const view = { at: 'confirm', token: 'c1.abc', sending: false, notice: null } as const;

  it('is asked for by a press alone, and said while it is under way', async () => {
    const list = told();
    const { rerender } = render(
      <Announcer>
        <ConfirmScreen view={view} settings={settings} list={list} />
      </Announcer>,
    );
    expect(screen.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible();
    expect(list.confirm).not.toHaveBeenCalled();
    await userEvent.click(button('Confirm my email address'));
    expect(list.confirm).toHaveBeenCalledOnce();
    await userEvent.click(button('Back to times'));
    expect(list.back).toHaveBeenCalledOnce();
    rerender(
      <Announcer>
        <ConfirmScreen view={{ ...view, sending: true }} settings={settings} list={list} />
      </Announcer>,
    );
    await waitFor(() => expect(liveRegion()).toHaveTextContent('Confirming your email address…'));
  });

  it('says why it failed, and how to reach the property', () => {
    render(
      <ConfirmScreen view={{ ...view, notice: { why: 'unsure', attempt: 1 } }} settings={settings} list={told()} />,
    );
    const notice = screen.getByText(/may not be confirmed yet/).closest<HTMLElement>('[role="group"]');
    expect(notice).toHaveFocus();
    expect(within(notice ?? document.body).getByRole('link', { name: /^Call/ })).toBeVisible();
  });

  it('says that the link counts no longer, and leads to the form', async () => {
    const list = told();
    render(<ExpiredScreen list={list} />);
    expect(screen.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    await userEvent.click(button('Notify me if a time opens up'));
    expect(list.open).toHaveBeenCalledOnce();
  });

  it.each(Object.entries({ ar, es, ko, vi: vietnamese, zh }))('has words of its own in %s', (_, language) => {
    const { checkHeading, confirmHeading, confirmedHeading, expiredHeading } = language.waitlist;
    render(
      <LanguageContext.Provider value={createLanguage(language)}>
        <ConfirmScreen view={view} settings={settings} list={told()} />
      </LanguageContext.Provider>,
    );
    expect(screen.getByRole('heading', { name: confirmHeading })).toBeVisible();
    expect(new Set([checkHeading, confirmHeading, confirmedHeading, expiredHeading]).size).toBe(4);
  });
});

describe('leaving by a link', () => {
  const view = { at: 'leave', token: 'w1.abc', sending: false, notice: null } as const;

  it('asks, and leaves by a press', async () => {
    const list = told();
    render(<LeaveScreen view={view} settings={settings} list={list} />);
    expect(screen.getByRole('heading', { name: 'Leave the tour waitlist?' })).toBeVisible();
    await userEvent.click(button('Yes, leave the waitlist'));
    expect(list.leave).toHaveBeenCalledOnce();
    await userEvent.click(button('Stay on the waitlist'));
    expect(list.back).toHaveBeenCalledOnce();
  });

  it('says why it failed, and how to reach the property', () => {
    // The edge refuses to take a visitor off for no reason that it knows of.
    render(
      <LeaveScreen view={{ ...view, notice: { why: 'refused', attempt: 1 } }} settings={settings} list={told()} />,
    );
    const notice = screen.getByText(/you may still be on the waitlist/).closest<HTMLElement>('[role="group"]');
    expect(notice).toHaveFocus();
    expect(within(notice ?? document.body).getByRole('link', { name: /^Call/ })).toBeVisible();
  });

  it('says that the visitor has left', async () => {
    const list = told();
    render(<LeftScreen list={list} />);
    expect(screen.getByRole('heading', { name: 'You left the tour waitlist' })).toBeVisible();
    await userEvent.click(button('Back to times'));
    expect(list.back).toHaveBeenCalledOnce();
  });
});

describe('above the times', () => {
  const times = { kind: 'times', slots: slots.filter((slot) => slot !== CHOSEN), refreshing: false } as const;

  it('stands that the time is taken, that the visitor is still on the list, and the nearest times', async () => {
    const onPick = vi.fn();
    render(<TakenNotice slot={CHOSEN} times={times} contact={settings.contact} onPick={onPick} />);
    const notice = screen.getByRole('group', {
      name: /^2:15.PM was just taken\..* You’re still on the tour waitlist\./,
    });
    expect(notice).toHaveFocus();
    await userEvent.click(within(notice).getByRole('button', { name: '3:00\u00a0PM' }));
    expect(onPick).toHaveBeenCalledExactlyOnceWith('2026-12-05T15:00:00');
  });

  it('stands that an entry is over, or could not be read and can be tried again', async () => {
    const again = vi.fn();
    const { rerender } = render(<EntryNotice why="gone" onAgain={again} />);
    expect(screen.getByRole('group', { name: /^You’re no longer on the tour waitlist\./ })).toHaveFocus();
    expect(screen.queryByRole('button')).toBeNull();
    rerender(<EntryNotice why="not-read" onAgain={again} />);
    expect(screen.getByRole('group', { name: /^We couldn’t load your waitlist request, so/ })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(again).toHaveBeenCalledTimes(1);
  });
});
