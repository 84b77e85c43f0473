import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { DayState } from '../i18n/calendar.ts';
import { createLanguage, LanguageContext } from '../i18n/language.ts';
import { weekdayOf } from '../time/arithmetic.ts';
import type { DayRange } from '../time/dayRange.ts';
import { type Day, type Month, monthOf, parseDay } from '../time/values.ts';
import { DayGrid } from './DayGrid.tsx';
import { MonthBar } from './MonthBar.tsx';

const day = (text: string): Day => {
  const parsed = parseDay(text);
  if (!parsed) throw new Error(`${text} is no day`);
  return parsed;
};

const FULL = ['2026-12-08', '2026-12-09'];
const CLOSED = '2026-12-25';
const stateOf = (one: Day): DayState =>
  weekdayOf(one) === 0
    ? 'outside'
    : one === CLOSED
      ? 'closed'
      : FULL.includes(one)
        ? 'full'
        : one < '2026-12-19'
          ? 'open'
          : 'unknown';

function Calendar({
  picked,
  seen,
  locale = 'en-US',
}: {
  picked: (day: Day) => void;
  seen: (day: Day) => void;
  locale?: string;
}) {
  const range: DayRange = { first: day('2026-12-02'), last: day('2027-01-30') };
  const [month, setMonth] = useState<Month>(monthOf(range.first));
  const [selected, setSelected] = useState<Day>(day('2026-12-05'));
  const pick = (one: Day): void => {
    setSelected(one);
    picked(one);
  };
  const common = { range, month, onMonth: setMonth };
  return (
    <LanguageContext.Provider value={createLanguage(undefined, { language: locale })}>
      <MonthBar {...common} />
      <DayGrid {...common} today={range.first} selected={selected} stateOf={stateOf} onPick={pick} onHighlight={seen} />
      <button type="button">after</button>
    </LanguageContext.Provider>
  );
}

function show(locale?: string) {
  const picked = vi.fn();
  const seen = vi.fn();
  const { container } = render(<Calendar picked={picked} seen={seen} {...(locale ? { locale } : {})} />);
  return { picked, seen, container, user: userEvent.setup() };
}

const focusedDay = (): string | undefined => (document.activeElement as HTMLElement | null)?.dataset.key;
const button = (name: RegExp): HTMLElement => screen.getByRole('button', { name });

describe('DayGrid', () => {
  it('says the date and the state of each day', () => {
    show();
    const grid = screen.getByRole('grid', { name: 'December 2026' });
    // The name of a day has its weekday.
    expect(within(grid).getAllByRole('columnheader', { hidden: true })).toHaveLength(7);
    expect(within(grid).queryByRole('columnheader')).toBeNull();
    expect(button(/^Friday, December 4, 2026, times available$/)).not.toHaveAttribute('aria-disabled');
    expect(button(/^Tuesday, December 8, 2026, no times left$/)).toHaveAttribute('aria-disabled', 'true');
    expect(button(/^Friday, December 25, 2026, closed$/)).toHaveAttribute('aria-disabled', 'true');
    expect(button(/^Monday, December 21, 2026, times not known yet$/)).not.toHaveAttribute('aria-disabled');
    expect(screen.getByText('Sunday, December 6, 2026, unavailable').closest('td')).toHaveAttribute('aria-disabled');
    expect(screen.queryByRole('button', { name: /December 6, 2026/ })).toBeNull();
    expect(button(/December 2, 2026/)).toHaveAttribute('aria-current', 'date');
    const selected = within(grid).getAllByRole('gridcell', { selected: true });
    expect(selected).toHaveLength(1);
    expect(selected[0]).toHaveTextContent('5');
  });

  it('goes on into the next month, whose first day shows its name', () => {
    show();
    expect(button(/^Friday, January 1, 2027, times not known yet$/)).toHaveAttribute('data-month', 'Jan');
    expect(button(/^Saturday, January 2, 2027, times not known yet$/)).not.toHaveAttribute('data-month');
    expect(screen.queryByRole('button', { name: /January 4, 2027/ })).toBeNull();
  });

  it('is one Tab stop, at the selected day', async () => {
    const { user } = show();
    button(/Next month/).focus();
    await user.tab();
    expect(focusedDay()).toBe('2026-12-05');
    await user.tab();
    expect(button(/after/)).toHaveFocus();
  });

  it('moves by the keys of a date grid, over days that are outside and onto full ones', async () => {
    const { user } = show();
    button(/December 5, 2026/).focus();
    const walk: readonly (readonly [string, string])[] = [
      ['{ArrowRight}', '2026-12-07'],
      ['{ArrowRight}', '2026-12-08'],
      ['{ArrowDown}', '2026-12-15'],
      ['{Home}', '2026-12-14'],
      ['{End}', '2026-12-19'],
      ['{ArrowUp}', '2026-12-12'],
      ['{ArrowLeft}', '2026-12-11'],
      ['{PageDown}', '2027-01-11'],
      ['{PageUp}', '2026-12-11'],
      ['{Shift>}{PageDown}{/Shift}', '2027-01-30'],
      ['{Shift>}{PageUp}{/Shift}', '2026-12-02'],
    ];
    for (const [key, day] of walk) {
      await user.keyboard(key);
      expect(focusedDay(), key).toBe(day);
    }
    expect(screen.getByRole('heading', { name: 'December 2026' })).toBeInTheDocument();
  });

  it('mirrors left and right where text runs from right to left', async () => {
    const { user, container } = show();
    container.setAttribute('style', 'direction: rtl');
    button(/December 10, 2026/).focus();
    await user.keyboard('{ArrowLeft}');
    expect(focusedDay()).toBe('2026-12-11');
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(focusedDay()).toBe('2026-12-09');
  });

  it('keeps the page from scrolling by the keys it takes, and by those alone', () => {
    show();
    const from = button(/December 10, 2026/);
    from.focus();
    // False: the default action was prevented.
    expect(fireEvent.keyDown(from, { key: 'ArrowDown' })).toBe(false);
    expect(fireEvent.keyDown(from, { key: 'a' })).toBe(true);
  });

  it('begins at today when no day is selected', async () => {
    const range: DayRange = { first: day('2026-12-02'), last: day('2027-01-30') };
    const calls = { onPick: vi.fn(), onMonth: vi.fn() };
    render(
      <DayGrid range={range} month={monthOf(range.first)} today={day('2026-12-04')} stateOf={stateOf} {...calls} />,
    );
    await userEvent.setup().tab();
    expect(focusedDay()).toBe('2026-12-04');
  });

  it('picks open and unknown days by Enter, Space and pointer, and refuses full and closed ones', async () => {
    const { user, picked } = show();
    button(/December 10, 2026/).focus();
    await user.keyboard('{Enter}');
    await user.keyboard('{ArrowRight} ');
    await user.click(button(/December 21, 2026/));
    expect(picked.mock.calls).toEqual([['2026-12-10'], ['2026-12-11'], ['2026-12-21']]);
    await user.click(button(/December 8, 2026/));
    await user.keyboard('{Enter}');
    expect(focusedDay()).toBe('2026-12-08');
    await user.click(button(/December 25, 2026/));
    await user.keyboard('{Enter}');
    expect(focusedDay()).toBe(CLOSED);
    expect(picked).toHaveBeenCalledTimes(3);
  });

  it('tells of a day under the pointer or the focus ahead of the click', async () => {
    const { user, seen } = show();
    await user.hover(button(/December 15, 2026/));
    expect(seen).toHaveBeenLastCalledWith('2026-12-15');
    button(/December 16, 2026/).focus();
    expect(seen).toHaveBeenLastCalledWith('2026-12-16');
  });

  it('begins the week as the locale does', () => {
    show('en-GB');
    expect(screen.getAllByRole('columnheader', { hidden: true })[0]).toHaveTextContent('M');
  });

  it('has no accessibility violation', async () => {
    const { container } = show();
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
});

describe('MonthBar', () => {
  it('steps to months with a day of the range, and keeps the focus where there is none', async () => {
    const { user } = show();
    expect(button(/Previous month/)).toHaveAttribute('aria-disabled', 'true');
    await user.click(button(/Next month/));
    expect(screen.getByRole('heading', { name: 'January 2027' })).toBeInTheDocument();
    expect(screen.getByRole('grid', { name: 'January 2027' })).toBeInTheDocument();
    await user.click(button(/Next month/));
    expect(screen.getByRole('heading', { name: 'January 2027' })).toBeInTheDocument();
    expect(button(/Next month/)).toHaveFocus();
    await user.click(button(/Previous month/));
    expect(screen.getByRole('heading', { name: 'December 2026' })).toBeInTheDocument();
  });
});
