import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { availability, CHOSEN, commands, day, settings, slot, slots } from '../../../.storybook/model.ts';
import { liveRegion } from '../../../test/liveRegion.ts';
import { noTimes } from '../../../test/situations.ts';
import type { NoTimes, TimesView } from '../../core/snapshot.ts';
import { createLanguage, LanguageContext } from '../../i18n/language.ts';
import type { Messages } from '../../i18n/messages.ts';
import { ar } from '../../locales/ar.ts';
import { es } from '../../locales/es.ts';
import { ko } from '../../locales/ko.ts';
import { vi as vietnamese } from '../../locales/vi.ts';
import { zh } from '../../locales/zh.ts';
import { coreComponents } from '../../screens/coreComponents.ts';
import { Announcer } from '../../ui/Announcer.tsx';
import { CoreComponentsContext } from '../coreComponentsContext.ts';
import { VisitContext } from '../ScreenHeading.tsx';
import { SlotTakenNotice } from '../SlotTakenNotice.tsx';
import { WideContext } from '../useWide.ts';
import { PickScreen, type PickScreenProps } from './PickScreen.tsx';

/** Shows the screen of a Saturday with these `times`. */
function show(times: TimesView, props: Partial<PickScreenProps> = {}) {
  const view = { ...availability, times };
  return render(page(view, props));
}
const page = (view: PickScreenProps['availability'], props: Partial<PickScreenProps> = {}) => {
  const rest = { notice: null, previous: null, unknownOutcomes: [], commands, settings };
  return (
    <CoreComponentsContext.Provider value={coreComponents}>
      <PickScreen availability={view} {...rest} {...props} />
    </CoreComponentsContext.Provider>
  );
};

const refused = { kind: 'slot-taken', slot: CHOSEN, perhapsOwn: false, attempt: 1 } as const;
/** No times on the last day that can be booked, after which there is nothing to search. */
const none: NoTimes = { ...noTimes, searchable: false };

describe('the notice of a refused time agrees with the times below it', () => {
  const without = slots.filter((slot) => slot !== CHOSEN);

  it.each<readonly [string, TimesView, string]>([
    [
      'fresh times lack it',
      { kind: 'times', slots: without, refreshing: false },
      '2:15 PM was just taken. 10 times left on Saturday, December 5. Your details are still here. Closest times: 1:00 PM, 3:00 PM, or choose any time below.',
    ],
    [
      'fresh times have it',
      { kind: 'times', slots: [CHOSEN], refreshing: false },
      'We couldn’t book 2:15 PM. You may already have a tour at that time. 1 time left on Saturday, December 5. Your details are still here. Choose another time below.',
    ],
    [
      'the old times are being refreshed',
      { kind: 'times', slots, refreshing: true },
      'We couldn’t book 2:15 PM. Your details are still here. Choose another time below.',
    ],
    ['the times are loading', { kind: 'asking' }, 'We couldn’t book 2:15 PM. Your details are still here.'],
    [
      'the times failed to load',
      { kind: 'failed', why: 'offline', failures: 1, retrying: false },
      'We couldn’t book 2:15 PM. Your details are still here.',
    ],
    ['there are no times', none, '2:15 PM was just taken. Your details are still here.'],
    [
      'there were no times, and they are being refreshed',
      { ...none, refreshing: true },
      'We couldn’t book 2:15 PM. Your details are still here.',
    ],
  ])('when %s', (_, times, words) => {
    show(times, { notice: refused });
    const notice = screen.getByText(/2:15 PM/, { selector: 'strong' }).parentElement;
    expect(notice?.textContent?.replace(/\s+/g, ' ').trim()).toBe(words);
  });
});

it.each([true, false])('a refusal in doubt can be looked up where the host can tell: %s', (canLookUp) => {
  const lookUp = vi.fn();
  show(
    { kind: 'times', slots: [CHOSEN], refreshing: false },
    {
      notice: { ...refused, perhapsOwn: true },
      settings: { ...settings, canLookUp },
      commands: { ...commands, lookUp },
    },
  );
  expect(screen.getByText(/^You may have just booked this time yourself/)).toBeVisible();
  const button = screen.queryByRole('button', { name: 'Check again' });
  expect(button !== null).toBe(canLookUp);
  // It is a link in the sentence, as the actions of other notices are.
  if (canLookUp) expect(button).toHaveAttribute('data-kind', 'link');
  expect(button?.closest('p')).toBe(canLookUp ? screen.getByText(/^You may have just booked/).closest('p') : undefined);
  if (button) fireEvent.click(button);
  expect(lookUp).toHaveBeenCalledTimes(canLookUp ? 1 : 0);
});

it.each<readonly [Messages, RegExp]>([
  [ar, /1:00\sم، 3:00\sم، أو/],
  [zh, /13:00，15:00，或/],
  [es, /1:00\sp\.m\., 3:00\sp\.m\., o /],
])('the notice separates the nearest times as the language does', (words, expected) => {
  const times = slots.filter((slot) => slot !== CHOSEN);
  render(
    <LanguageContext.Provider value={createLanguage(words)}>
      <SlotTakenNotice
        notice={refused}
        times={{ kind: 'times', slots: times, refreshing: false }}
        contact={settings.contact}
        onPick={vi.fn()}
      />
    </LanguageContext.Provider>,
  );
  expect(screen.getByRole('group').textContent).toMatch(expected);
});

it('the notice has the focus while the fresh times are on their way, and keeps it', () => {
  const { rerender } = show({ kind: 'asking' }, { notice: refused });
  const notice = screen.getByRole('group', { name: /We couldn’t book/ });
  expect(notice).toHaveFocus();
  rerender(page({ ...availability, times: { kind: 'times', slots, refreshing: false } }, { notice: refused }));
  expect(notice).toHaveFocus();
  expect(notice).toHaveTextContent(/Closest times:/);
});

it('what the fresh times tell is read out if they come after the focus, once, and is read with the notice if not', () => {
  const fresh = { kind: 'times', slots: slots.filter((each) => each !== CHOSEN), refreshing: false } as const;
  const heard = (view: TimesView) => (
    <Announcer>{page({ ...availability, times: view }, { notice: refused })}</Announcer>
  );
  const { rerender, unmount } = render(heard({ kind: 'asking' }));
  expect(liveRegion()).toHaveTextContent(/^$/);
  rerender(heard(fresh));
  const said = liveRegion().firstChild;
  expect(said).toHaveTextContent(/^2:15 PM was just taken\. 10 times left on Saturday, December 5\.$/);
  rerender(heard({ ...fresh, refreshing: true }));
  rerender(heard({ ...fresh, slots: [...fresh.slots] }));
  expect(liveRegion().firstChild).toBe(said);
  unmount();
  render(heard(fresh));
  expect(liveRegion()).not.toHaveTextContent(/was just taken/);
});

describe('the line "As of"', () => {
  const times: TimesView = { kind: 'times', slots, refreshing: false };
  const asOf = slot('2026-12-01T10:14:00');

  it.each<readonly [string, TimesView, TimesView]>([
    ['times', times, { ...times, asOf }],
    ['no times', none, { ...none, asOf }],
  ])('shows beside %s, until newer ones come', (_, fresh, older) => {
    const { rerender } = show(older);
    expect(screen.getByText('As of 10:14 AM')).toBeVisible();
    rerender(page({ ...availability, times: fresh }));
    expect(screen.queryByText('As of 10:14 AM')).toBeNull();
  });

  it.each<readonly [Messages, string | RegExp]>([
    [es, 'Actualizado: 10:14 a.m.'],
    [ar, 'آخر تحديث: 10:14 ص'],
    [zh, '截至 10:14'],
    [vietnamese, 'Cập nhật lúc 10:14'],
    // Node 20 writes AM, later ones 오전.
    [ko, /^(AM|오전) 10:14 기준$/],
  ])('shows in the language of the visitor: $language', (words, expected) => {
    render(
      <LanguageContext.Provider value={createLanguage(words)}>
        {page({ ...availability, times: { ...times, asOf } })}
      </LanguageContext.Provider>,
    );
    expect(screen.getByText(expected)).toBeVisible();
  });
});

describe('a day without times', () => {
  it.each<readonly [string, Partial<NoTimes>, string, string]>([
    [
      'closed',
      { why: 'closed', next: day('2026-12-07') },
      'Closed on this day.',
      'Next available day: Mon,\u00a0Dec\u00a07',
    ],
    ['full', { searchable: true }, 'No times left on this day.', 'Find the next available day'],
    [
      'full, as are all days that a search looked at',
      { searchable: true, searchedUntil: day('2026-12-19') },
      'Nothing open through Sat, Dec 19.',
      'Keep looking',
    ],
    [
      'full, as are all later days',
      { earlier: day('2026-12-01'), searchedUntil: day('2027-01-30') },
      'Nothing open after Sat, Dec 5.',
      'Earlier available day: Tue,\u00a0Dec\u00a01',
    ],
    [
      'full, and the last one',
      { earlier: day('2026-12-01') },
      'No times left on this day.',
      'Earlier available day: Tue,\u00a0Dec\u00a01',
    ],
  ])('has a way on when it is %s', (_, differs, words, way) => {
    show({ ...none, ...differs });
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByRole('button', { name: way })).toBeVisible();
  });

  it('shows the progress of a search', () => {
    show({ ...none, searchable: true, searching: true, searchedUntil: day('2026-12-20') });
    expect(screen.getByText('Nothing open through Sun, Dec 20.')).toBeVisible();
    expect(screen.getByText('Looking for the next available day…').closest('button')).toHaveAttribute(
      'aria-busy',
      'true',
    );
  });

  it.each<readonly [string, Partial<NoTimes>, string]>([
    ['where no other day is known to have times', {}, 'No times left on this day.'],
    ['where every day is full', { why: 'all-full' }, 'There are no open times in the next 60 days.'],
    ['where every day is closed', { why: 'all-closed' }, 'Online booking is closed for the next 60 days.'],
    [
      'where the search found none',
      { searchable: true, searchedUntil: day('2026-12-19') },
      'Nothing open through Sat, Dec 19.',
    ],
  ])('offers the contact %s', (_, differs, words) => {
    show({ ...none, ...differs });
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Call (555) 123-4567' })).toBeVisible();
  });
});

it('shows the part of the day of a refused time', () => {
  const quarters = ['00', '15', '30', '45'];
  const at = (hours: readonly string[]) =>
    hours.flatMap((hour) => quarters.map((minute) => slot(`2026-12-05T${hour}:${minute}:00`)));
  const many = at(['08', '09', '13', '14']).filter((each) => each !== CHOSEN);
  show({ kind: 'times', slots: [...many, slot('2026-12-05T18:00:00')], refreshing: false }, { notice: refused });
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(/^Afternoon/);
});

it('keeps the switch of the parts of the day and the part that the visitor chose when another day shows', () => {
  // Orca reads out the selected tab of a switch that is new.
  const quarters = (date: string) =>
    ['08', '09', '10', '18', '19'].flatMap((hour) =>
      ['00', '15', '30', '45'].map((minute) => slot(`${date}T${hour}:${minute}:00`)),
    );
  const times = (date: string): TimesView => ({ kind: 'times', slots: quarters(date), refreshing: false });
  const { rerender } = show(times('2026-12-05'));
  fireEvent.click(screen.getByRole('tab', { name: 'Evening 8 times' }));
  const list = screen.getByRole('tablist');
  rerender(page({ ...availability, day: day('2026-12-06'), times: times('2026-12-06') }));
  expect(screen.getByRole('heading', { name: 'Sunday, December 6' })).toBeVisible();
  expect(screen.getByRole('tablist')).toBe(list);
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(/^Evening/);
});

describe('the place of the times', () => {
  const isHeld = () => screen.getByRole('group', { name: 'Choose a day and time' }).hasAttribute('data-held');

  it.each<readonly [string, (on: HTMLElement) => void]>([
    ['the end of a press', (on) => fireEvent.click(on)],
    ['a key', (on) => fireEvent.keyDown(on, { key: 'a' })],
  ])('is held until %s', (_, how) => {
    show(none);
    expect(isHeld()).toBe(true);
    how(screen.getByRole('button', { name: 'Next month' }));
    expect(isHeld()).toBe(false);
  });

  it('stays where it is at the beginning of a press, so that nothing moves under the finger', () => {
    show(none);
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Next month' }));
    expect(isHeld()).toBe(true);
  });

  it.each<readonly [string, Partial<PickScreenProps>, number]>([
    ['where the visitor was led here', {}, 1],
    ['where a time is confirmed', { chosen: null }, 0],
  ])('is free %s', (_, props, visits) => {
    const screenOf = (
      <PickScreen
        {...{ availability, notice: null, previous: null, unknownOutcomes: [], commands, settings }}
        {...props}
      />
    );
    render(<VisitContext.Provider value={visits}>{screenOf}</VisitContext.Provider>);
    expect(isHeld()).toBe(false);
  });
});

describe('chips', () => {
  const chips = [slot('2026-12-01T16:45:00'), slot('2026-12-02T09:00:00'), slot('2026-12-04T10:15:00')];
  const labels = (wide: boolean) => {
    const view = { ...availability, chips };
    render(
      <WideContext.Provider value={wide}>
        <PickScreen
          {...{ notice: null, previous: null, unknownOutcomes: [], commands, settings }}
          availability={view}
        />
      </WideContext.Provider>,
    );
    const row = screen.getByRole('group', { name: 'Next available' });
    return within(row)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  };

  it('are three beside the month', () => {
    expect(labels(true)).toEqual(['Today 4:45 PM', 'Tomorrow 9:00 AM', 'Fri, Dec 4 · 10:15 AM']);
  });
  it('are two above the strip', () => expect(labels(false)).toEqual(['Today 4:45 PM', 'Tomorrow 9:00 AM']));
});

describe('choosing a day', () => {
  const calls: string[] = [];
  const noting = {
    ...commands,
    pickDay: (each: string) => void calls.push(`day ${each}`),
    setMonth: (month: string) => void calls.push(`month ${month}`),
  };
  const choose = (name: RegExp): readonly string[] => {
    calls.length = 0;
    show(none, { commands: noting });
    fireEvent.click(screen.getByRole('button', { name }));
    return calls;
  };

  it('of the next month, in the last weeks of this one, keeps this month in view', () => {
    expect(choose(/^Friday, January 1, 2027/)).toEqual(['day 2027-01-01', 'month 2026-12']);
  });
  it('of the month in view only picks the day', () => {
    expect(choose(/^Thursday, December 10, 2026/)).toEqual(['day 2026-12-10']);
  });
});

describe('the first touch of the calendar', () => {
  afterEach(() => vi.useRealTimers());

  /** Shows the screen before the first touch, with commands that note their calls. */
  function showUntouched() {
    vi.useFakeTimers();
    const touch = vi.fn();
    const prefetchDay = vi.fn();
    const view = { ...availability, touched: false };
    show(view.times, { availability: view, commands: { ...commands, touch, prefetchDay } });
    const dayButton = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}, 2026`) });
    return { touch, prefetchDay, dayButton, pass: (ms: number) => act(() => vi.advanceTimersByTime(ms)) };
  }

  it.each<readonly [string, (on: HTMLElement) => void]>([
    ['a press', (on) => fireEvent.pointerDown(on)],
    ['a key', (on) => fireEvent.keyDown(on, { key: 'a' })],
    ['the focus', (on) => act(() => on.focus())],
  ])('is noted at %s', (_, how) => {
    const { touch, dayButton } = showUntouched();
    expect(touch).not.toHaveBeenCalled();
    how(dayButton('Saturday, December 5'));
    expect(touch).toHaveBeenCalled();
  });

  it('is noted when a pointer rests on a day, which is then asked about', () => {
    const { touch, prefetchDay, dayButton, pass } = showUntouched();
    fireEvent.pointerEnter(dayButton('Thursday, December 10'));
    fireEvent.pointerEnter(dayButton('Friday, December 11'));
    pass(200);
    expect(touch).toHaveBeenCalledOnce();
    expect(prefetchDay).toHaveBeenCalledExactlyOnceWith('2026-12-11');
  });

  it('is not noted when a pointer crosses the days', () => {
    const { touch, prefetchDay, dayButton, pass } = showUntouched();
    for (const name of ['Thursday, December 3', 'Thursday, December 10', 'Thursday, December 17']) {
      fireEvent.pointerEnter(dayButton(name));
      fireEvent.pointerMove(dayButton(name));
      pass(20);
    }
    const grid = screen.getByRole('grid');
    for (let place: Element | null = grid; place; place = place.parentElement) fireEvent.pointerLeave(place);
    pass(1_000);
    expect(touch).not.toHaveBeenCalled();
    expect(prefetchDay).not.toHaveBeenCalled();
  });
});
