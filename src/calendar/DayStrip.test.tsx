import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { weekdayOf } from '../time/arithmetic.ts';
import { type Day, parseDay } from '../time/values.ts';
import { DayStrip } from './DayStrip.tsx';

const day = (text: string): Day => {
  const parsed = parseDay(text);
  if (!parsed) throw new Error(`${text} is no day`);
  return parsed;
};

const RANGE = { first: day('2026-12-02'), last: day('2027-01-30') };

function show(selected = day('2026-12-05')) {
  const calls = { onPick: vi.fn(), onHighlight: vi.fn(), onOpenMonth: vi.fn() };
  const strip = (chosen: Day) => (
    <DayStrip
      range={RANGE}
      today={day('2026-12-02')}
      selected={chosen}
      stateOf={(one) =>
        weekdayOf(one) === 0
          ? 'outside'
          : one === '2026-12-08'
            ? 'full'
            : one === '2026-12-09'
              ? 'closed'
              : one < '2026-12-12'
                ? 'open'
                : 'unknown'
      }
      timesOf={(one) => (one === '2026-12-05' ? 9 : 1)}
      {...calls}
    />
  );
  const { container, rerender } = render(strip(selected));
  return { ...calls, container, user: userEvent.setup(), select: (chosen: Day) => rerender(strip(chosen)) };
}

const card = (name: RegExp): HTMLElement => screen.getByRole('button', { name });

/** Waits for the days that are out of view at first. */
const allCards = () => waitFor(() => expect(screen.getAllByRole('button', { name: /, 202[67]/ })).toHaveLength(60));

describe('DayStrip', () => {
  it('shows the days in order with their state', () => {
    show();
    expect(screen.getByRole('heading', { name: 'December 2026' })).toBeInTheDocument();
    expect(card(/^Saturday, December 5, 2026, 9 times$/)).toHaveAttribute('aria-pressed', 'true');
    expect(card(/^Tuesday, December 8, 2026, no times left$/)).toHaveAttribute('aria-disabled', 'true');
    expect(card(/^Wednesday, December 9, 2026, closed$/)).toHaveAttribute('aria-disabled', 'true');
    expect(card(/December 2, 2026/)).toHaveAttribute('aria-current', 'date');
    expect(card(/^Sunday, December 6, 2026, unavailable$/)).toBeDisabled();
    expect(card(/^Saturday, December 5/)).toBeEnabled();
    const unknown = card(/^Saturday, December 12, 2026, times not known yet$/);
    expect(unknown).not.toHaveAttribute('aria-disabled');
    // The words are only read out, not shown.
    expect(unknown.querySelectorAll('[aria-hidden]')[2]).toHaveTextContent('');
  });

  it('says below each day how many times it has, or none, and names the first of a month', async () => {
    show();
    await allCards();
    const below = (name: RegExp) => card(name).querySelectorAll('[aria-hidden]')[2]?.textContent;
    expect(below(/^Saturday, December 5/)).toBe('9 times');
    expect(below(/^Monday, December 7/)).toBe('1 time');
    expect(below(/^Tuesday, December 8/)).toBe('full');
    expect(below(/^Wednesday, December 9/)).toBe('closed');
    expect(below(/^Monday, December 14/)).toBe('');
    expect(below(/^Friday, January 1, 2027/)).toBe('Jan');
  });

  it('renders only the first cards in the first frame, and the rest in the next one', async () => {
    const cards = (selected: Day) =>
      renderToString(
        <DayStrip
          range={RANGE}
          selected={selected}
          stateOf={() => 'open'}
          timesOf={() => 1}
          onPick={vi.fn()}
          onOpenMonth={vi.fn()}
        />,
      ).match(/tour-card-day/g)?.length;
    // Beside the selected one at least the nine that fit into the widest strip, of 600 px.
    expect(cards(day('2026-12-02'))).toBe(12);
    expect(cards(day('2026-12-22'))).toBe(32);
    expect(cards(day('2027-01-30'))).toBe(60);
    show();
    expect(screen.getAllByRole('button', { name: /, 202[67]/ })).toHaveLength(3 + 12);
    await allCards();
  });

  it('is one Tab stop after the button of the month', async () => {
    const { user, onOpenMonth, onPick, onHighlight } = show();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(onOpenMonth).toHaveBeenCalledOnce();
    await user.tab();
    expect(card(/December 5, 2026/)).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(card(/December 7, 2026/)).toHaveFocus();
    expect(onHighlight).toHaveBeenLastCalledWith('2026-12-07');
    await user.keyboard('{Enter}');
    expect(onPick).toHaveBeenCalledExactlyOnceWith('2026-12-07');
    await user.keyboard('{ArrowRight}{Enter}');
    expect(card(/December 8, 2026/)).toHaveFocus();
    await user.keyboard('{ArrowRight}{Enter}');
    expect(card(/December 9, 2026/)).toHaveFocus();
    expect(onPick).toHaveBeenCalledOnce();
    await user.tab();
    expect(document.body).toHaveFocus();
  });

  it('scrolls the strip, and nothing else, to a selected day that is out of view', async () => {
    const { select } = show();
    await allCards();
    const strip = screen.getByRole('group', { name: 'Days' });
    vi.spyOn(strip, 'getBoundingClientRect').mockReturnValue(DOMRect.fromRect({ x: 0, width: 360 }));
    vi.spyOn(card(/January 2, 2027/), 'getBoundingClientRect').mockReturnValue(DOMRect.fromRect({ x: 900, width: 64 }));
    const page = vi.fn();
    Element.prototype.scrollIntoView = page;
    strip.scrollLeft = 0;
    select(day('2027-01-02'));
    expect(strip.scrollLeft).toBe(900 + 64 - (360 - 80));
    expect(page).not.toHaveBeenCalled();
  });

  it('has no accessibility violation', async () => {
    const { container } = show();
    expect(
      (await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations.map(({ id }) => id),
    ).toEqual([]);
  });
});
