import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { describe, expect, it, vi } from 'vitest';
import { type LocalDateTime, parseDay, parseLocalDateTime } from '../time/values.ts';
import { ChipRow } from './ChipRow.tsx';
import { BusySlotContext, SlotList } from './SlotList.tsx';

const slot = (time: string): LocalDateTime => {
  const parsed = parseLocalDateTime(`2026-12-05T${time}`);
  if (!parsed) throw new Error(`${time} is no time`);
  return parsed;
};
const day =
  parseDay('2026-12-05') ??
  (() => {
    throw new Error('no day');
  })();
const slots = ['09:00', '10:15', '12:30', '14:15', '17:30'].map(slot);

const show = (selected?: LocalDateTime, given = slots) => {
  const onPick = vi.fn();
  const page = (shown: readonly LocalDateTime[]) => (
    <>
      <SlotList day={day} slots={shown} selected={selected} onPick={onPick} />
      <button type="button">after</button>
    </>
  );
  const { container, rerender } = render(page(given));
  const change = (next: readonly LocalDateTime[]): void => rerender(page(next));
  return { onPick, user: userEvent.setup(), container, change };
};

/** Lays the buttons out in rows of `columns`, 100 px wide, as a browser would. */
function layOut(columns: number): void {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const place = within(screen.getByRole('tabpanel')).getAllByRole('button').indexOf(this);
    return DOMRect.fromRect({ x: (place % columns) * 100, y: Math.floor(place / columns) * 50, width: 90, height: 44 });
  });
}

const times = () =>
  within(screen.getByRole('tabpanel'))
    .getAllByRole('button')
    .map((one) => one.textContent);
const tab = (name: RegExp) => screen.getByRole('tab', { name });

describe('SlotList', () => {
  it('shows one part of the day, the first with times, under the day', () => {
    show();
    expect(screen.getByRole('region', { name: 'Saturday, December 5' })).toBeInTheDocument();
    for (const name of ['Morning 2 times', 'Afternoon 2 times', 'Evening 1 time'])
      expect(screen.getByRole('tab', { name })).toBeVisible();
    // In one piece, or a screen reader reads the pieces one by one.
    const pieces = [...tab(/Morning/).children].filter((piece) => piece.getAttribute('aria-hidden') !== 'true');
    expect(pieces.map((piece) => piece.textContent)).toEqual(['Morning 2 times']);
    expect(tab(/Morning/)).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name: 'Morning 2 times' })).toBeInTheDocument();
    expect(times()).toEqual(['9:00 AM', '10:15 AM']);
  });

  it('shows another part by one press, and a time of it by another', async () => {
    const { user, onPick } = show();
    await user.click(tab(/Afternoon/));
    expect(times()).toEqual(['12:30 PM', '2:15 PM']);
    await user.click(screen.getByRole('button', { name: '2:15 PM' }));
    expect(onPick).toHaveBeenCalledExactlyOnceWith(slot('14:15'));
  });

  it('an empty part cannot be chosen, and is passed over', async () => {
    const { user } = show(undefined, ['09:00', '18:00'].map(slot));
    expect(tab(/^Afternoon 0 times$/)).toBeDisabled();
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(tab(/^Evening 1 time$/)).toHaveFocus();
    expect(times()).toEqual(['6:00 PM']);
  });

  it('the switch is one Tab stop, the times are the next', async () => {
    const { user, onPick } = show();
    await user.tab();
    expect(tab(/Morning/)).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(tab(/Afternoon/)).toHaveFocus();
    expect(tab(/Afternoon/)).toHaveAttribute('aria-selected', 'true');
    await user.tab();
    expect(screen.getByRole('button', { name: '12:30 PM' })).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('button', { name: '2:15 PM' })).toHaveFocus();
    await user.keyboard('{Home}{Enter}');
    expect(onPick).toHaveBeenCalledExactlyOnceWith(slot('12:30'));
    await user.tab();
    expect(screen.getByRole('button', { name: 'after' })).toHaveFocus();
  });

  it('goes up and down straight across the rows', async () => {
    const { user } = show(undefined, ['09:00', '09:15', '09:30', '09:45'].map(slot));
    layOut(2);
    await user.tab();
    await user.tab();
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(screen.getByRole('button', { name: '9:45 AM' })).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(screen.getByRole('button', { name: '9:15 AM' })).toHaveFocus();
  });

  it('starts at the time chosen before, in its part of the day', async () => {
    const { user } = show(slot('14:15'));
    expect(times()).toEqual(['12:30 PM', '2:15 PM']);
    expect(screen.getByRole('button', { current: true })).toHaveTextContent('2:15 PM');
    await user.tab();
    await user.tab();
    expect(screen.getByRole('button', { name: '2:15 PM' })).toHaveFocus();
  });

  it('starts in the part of a time that is gone', () => {
    render(<SlotList day={day} slots={slots} near={slot('17:00')} onPick={vi.fn()} />);
    expect(times()).toEqual(['5:30 PM']);
  });

  it('goes back to a part with times when the one that shows has lost its last', async () => {
    const { user, change } = show();
    await user.click(tab(/Evening/));
    change(slots.slice(0, 2));
    expect(tab(/Morning/)).toHaveAttribute('aria-selected', 'true');
    expect(times()).toEqual(['9:00 AM', '10:15 AM']);
  });

  it('shows many times of one part in smaller buttons', () => {
    const quarter = Array.from({ length: 13 }, (_, index) =>
      slot(`${String(8 + Math.floor(index / 4)).padStart(2, '0')}:${String((index % 4) * 15).padStart(2, '0')}`),
    );
    const { change } = show(undefined, quarter);
    expect(screen.getByRole('tabpanel')).toHaveAttribute('data-many');
    change(quarter.slice(1));
    expect(screen.getByRole('tabpanel')).not.toHaveAttribute('data-many');
  });

  it('a time that was pressed says that something is on its way', () => {
    render(
      <BusySlotContext.Provider value={slot('10:15')}>
        <SlotList day={day} slots={slots} onPick={vi.fn()} />
      </BusySlotContext.Provider>,
    );
    expect(screen.getByRole('button', { name: /10:15 AM$/, busy: true })).toBeVisible();
    expect(screen.getByRole('button', { name: '9:00 AM' })).not.toHaveAttribute('aria-busy');
  });

  it('has no accessibility violation', async () => {
    const { container } = show(slot('14:15'));
    expect(
      (await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations.map(({ id }) => id),
    ).toEqual([]);
  });
});

describe('ChipRow', () => {
  const chips = [
    { slot: slot('09:00'), label: 'Today, 9:00 AM' },
    { slot: slot('10:15'), label: 'Today, 10:15 AM' },
  ];

  it('is one Tab stop and one press', async () => {
    const onPick = vi.fn();
    const user = userEvent.setup();
    const { container } = render(<ChipRow label="Next available" chips={chips} onPick={onPick} />);
    expect(screen.getByRole('group', { name: 'Next available' })).toBeInTheDocument();
    await user.tab();
    await user.keyboard('{ArrowRight}{Enter}');
    expect(onPick).toHaveBeenCalledExactlyOnceWith(slot('10:15'));
    await user.tab();
    expect(document.body).toHaveFocus();
    expect(
      (await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations.map(({ id }) => id),
    ).toEqual([]);
  });

  it('keeps its place while the times are asked for, and when there are none', () => {
    const row = (shown: typeof chips, pending: boolean) => (
      <ChipRow label="Next available" chips={shown} pending={pending} onPick={vi.fn()} />
    );
    const { container, rerender } = render(row(chips, false));
    const place = container.firstElementChild;
    expect(screen.getAllByRole('button')).toHaveLength(2);
    expect(container.querySelector('.tour-skeleton-chips')).toBeNull();
    rerender(row([], true));
    expect(container.firstElementChild).toBe(place);
    expect(screen.queryByText('Next available')).toBeNull();
    expect(container.querySelectorAll('[aria-hidden] > span')).toHaveLength(3);
    rerender(row([], false));
    expect(container.firstElementChild).toBe(place);
    expect(place).toBeEmptyDOMElement();
    rerender(row(chips, true));
    expect(screen.getAllByRole('button')).toHaveLength(2);
    expect(container.querySelector('.tour-skeleton-chips')).toBeNull();
  });
});
