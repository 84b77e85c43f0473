import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { describe, expect, it, vi } from 'vitest';
import { type LocalDateTime, parseDay, parseLocalDateTime } from '../time/values.ts';
import { ChipRow } from './ChipRow.tsx';
import { SlotList } from './SlotList.tsx';

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

const show = (selected?: LocalDateTime) => {
  const onPick = vi.fn();
  const shown = render(
    <>
      <SlotList day={day} slots={slots} selected={selected} onPick={onPick} />
      <button type="button">after</button>
    </>,
  );
  return { onPick, user: userEvent.setup(), container: shown.container };
};

/** Lays the buttons out in rows of `columns`, 100 px wide, as a browser would. */
function layOut(columns: number): void {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const place = screen.getAllByRole('button').indexOf(this);
    return DOMRect.fromRect({ x: (place % columns) * 100, y: Math.floor(place / columns) * 50, width: 90, height: 44 });
  });
}

describe('SlotList', () => {
  it('shows the times by part of the day under the day and their number', () => {
    show();
    const list = screen.getByRole('region', { name: 'Saturday, December 5' });
    expect(list).toHaveTextContent('5 times');
    const times = (part: string) =>
      within(within(list).getByRole('group', { name: part }))
        .getAllByRole('button')
        .map((one) => one.textContent);
    expect(times('Morning')).toEqual(['9:00 AM', '10:15 AM']);
    expect(times('Afternoon')).toEqual(['12:30 PM', '2:15 PM']);
    expect(times('Evening')).toEqual(['5:30 PM']);
  });

  it('is one Tab stop, and the arrow keys go from time to time across the parts', async () => {
    const { user, onPick } = show();
    await user.tab();
    expect(screen.getByRole('button', { name: '9:00 AM' })).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('button', { name: '12:30 PM' })).toHaveFocus();
    await user.keyboard('{ArrowLeft}{Enter}');
    expect(onPick).toHaveBeenCalledExactlyOnceWith(slot('10:15'));
    await user.keyboard('{End}{ArrowRight}');
    expect(screen.getByRole('button', { name: '5:30 PM' })).toHaveFocus();
    await user.keyboard('{Home}{ArrowLeft}');
    expect(screen.getByRole('button', { name: '9:00 AM' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'after' })).toHaveFocus();
  });

  it('goes up and down straight across the rows', async () => {
    const { user } = show();
    layOut(2);
    await user.tab();
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(screen.getByRole('button', { name: '2:15 PM' })).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(screen.getByRole('button', { name: '10:15 AM' })).toHaveFocus();
  });

  it('starts at the time chosen before', async () => {
    const { user } = show(slot('14:15'));
    expect(screen.getByRole('button', { current: true })).toHaveTextContent('2:15 PM');
    await user.tab();
    expect(screen.getByRole('button', { name: '2:15 PM' })).toHaveFocus();
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
    expect(container.querySelector('[aria-hidden]')).toBeNull();
    rerender(row([], true));
    expect(container.firstElementChild).toBe(place);
    expect(screen.queryByText('Next available')).toBeNull();
    expect(container.querySelectorAll('[aria-hidden] > span')).toHaveLength(3);
    rerender(row([], false));
    expect(container.firstElementChild).toBe(place);
    expect(place).toBeEmptyDOMElement();
    rerender(row(chips, true));
    expect(screen.getAllByRole('button')).toHaveLength(2);
    expect(container.querySelector('[aria-hidden]')).toBeNull();
  });
});
