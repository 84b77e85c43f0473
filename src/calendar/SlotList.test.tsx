import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { describe, expect, it, vi } from 'vitest';
import { type Day, type LocalDateTime, parseDay, parseLocalDateTime } from '../time/values.ts';
import { ChipRow } from './ChipRow.tsx';
import { BusySlotContext, SlotList } from './SlotList.tsx';

const slot = (time: string): LocalDateTime => {
  const parsed = parseLocalDateTime(`2026-12-05T${time}`);
  if (!parsed) throw new Error(`${time} is no time`);
  return parsed;
};
const dayOf = (date: string): Day => {
  const parsed = parseDay(date);
  if (!parsed) throw new Error(`${date} is no day`);
  return parsed;
};
const day = dayOf('2026-12-05');
const slots = ['09:00', '10:15', '12:30', '14:15', '17:30'].map(slot);
/** `count` times from `from` on, a quarter of an hour apart. */
const quarters = (from: number, count: number): readonly LocalDateTime[] =>
  Array.from({ length: count }, (_, index) =>
    slot(`${String(from + Math.floor(index / 4)).padStart(2, '0')}:${String((index % 4) * 15).padStart(2, '0')}`),
  );
/** More than are shown at once: two in the morning, ten in the afternoon, four in the evening. */
const full = [...quarters(9, 2), ...quarters(12, 10), ...quarters(17, 4)];

const show = (selected?: LocalDateTime, given = slots) => {
  const onPick = vi.fn();
  const page = (shown: readonly LocalDateTime[], of = day) => (
    <>
      <SlotList day={of} slots={shown} selected={selected} onPick={onPick} />
      <button type="button">after</button>
    </>
  );
  const { container, rerender } = render(page(given));
  const change = (next: readonly LocalDateTime[], of = day): void => rerender(page(next, of));
  return { onPick, user: userEvent.setup(), container, change };
};

const region = () => screen.getByRole('region', { name: 'Saturday, December 5' });
const buttons = () => within(region()).getAllByRole('button');
const times = () => buttons().map((one) => one.textContent);
const tab = (name: RegExp) => screen.getByRole('tab', { name });

/** Lays the buttons out in rows of three, 100 px wide, as a browser would: each part begins a row. */
function layOut(parts: readonly number[]): void {
  const places = parts.flatMap((count, part) => {
    const rowsBefore = parts.slice(0, part).reduce((rows, before) => rows + Math.ceil(before / 3), 0);
    return Array.from({ length: count }, (_, index) => [index % 3, rowsBefore + Math.floor(index / 3)] as const);
  });
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const [column, row] = places[buttons().indexOf(this)] ?? [0, 0];
    return DOMRect.fromRect({ x: column * 100, y: row * 50, width: 90, height: 44 });
  });
}

describe('a day of 15 times or fewer', () => {
  it('shows all of them under the parts of the day that have any', () => {
    const { change } = show();
    const headings = () => within(region()).getAllByRole('heading', { level: 4 });
    expect(headings().map((one) => one.textContent)).toEqual(['Morning', 'Afternoon', 'Evening']);
    expect(region()).toHaveTextContent(
      'Saturday, December 5Morning9:00 AM10:15 AMAfternoon12:30 PM2:15 PMEvening5:30 PM',
    );
    change(slots.slice(3));
    expect(headings().map((one) => one.textContent)).toEqual(['Afternoon', 'Evening']);
    expect(screen.queryByRole('tab')).toBeNull();
  });

  it('gets a switch with the sixteenth time and loses it again, and the focus stays on its time', () => {
    const { change } = show(undefined, full.slice(1));
    const button = () => screen.getByRole('button', { name: '12:15 PM' });
    expect(times()).toHaveLength(15);
    act(() => button().focus());
    change(full);
    expect(tab(/^Afternoon/)).toHaveAttribute('aria-selected', 'true');
    expect(button()).toHaveFocus();
    change(full.slice(1));
    expect(screen.queryByRole('tab')).toBeNull();
    expect(button()).toHaveFocus();
  });

  it('is one Tab stop', async () => {
    const { user, onPick } = show();
    await user.tab();
    expect(screen.getByRole('button', { name: '9:00 AM' })).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('button', { name: '12:30 PM' })).toHaveFocus();
    await user.keyboard('{End}{Enter}');
    expect(onPick).toHaveBeenCalledExactlyOnceWith(slot('17:30'));
    await user.tab();
    expect(screen.getByRole('button', { name: 'after' })).toHaveFocus();
  });

  it('goes up and down straight across the rows, from one part to the next', async () => {
    const { user } = show(undefined, [...quarters(9, 5), ...quarters(12, 2), ...quarters(17, 3)]);
    layOut([5, 2, 3]);
    await user.tab();
    const path: (string | null | undefined)[] = [];
    for (const key of ['{ArrowRight}', '{ArrowDown}', '{ArrowDown}', '{ArrowDown}', '{ArrowUp}', '{ArrowUp}']) {
      await user.keyboard(key);
      path.push(document.activeElement?.textContent);
    }
    expect(path).toEqual(['9:15 AM', '10:00 AM', '12:15 PM', '5:15 PM', '12:15 PM', '10:00 AM']);
  });

  it('starts at the time chosen before', async () => {
    const { user } = show(slot('14:15'));
    expect(screen.getByRole('button', { current: true })).toHaveTextContent('2:15 PM');
    await user.tab();
    expect(screen.getByRole('button', { name: '2:15 PM' })).toHaveFocus();
  });
});

describe('a day of more times', () => {
  it('shows one part of the day, the first with at least three times', () => {
    show(undefined, full);
    for (const name of ['Morning 2 times', 'Afternoon 10 times', 'Evening 4 times'])
      expect(screen.getByRole('tab', { name })).toBeVisible();
    // In one piece, or a screen reader reads the pieces one by one.
    const pieces = [...tab(/Morning/).children].filter((piece) => piece.getAttribute('aria-hidden') !== 'true');
    expect(pieces.map((piece) => piece.textContent)).toEqual(['Morning 2 times']);
    expect(tab(/Afternoon/)).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name: 'Afternoon 10 times' })).toBeInTheDocument();
    expect(times()).toHaveLength(10);
    expect(within(region()).queryByRole('heading', { level: 4 })).toBeNull();
  });

  it('shows another part by one press, and a time of it by another', async () => {
    const { user, onPick } = show(undefined, full);
    await user.click(tab(/Morning/));
    expect(times()).toEqual(['9:00 AM', '9:15 AM']);
    await user.click(screen.getByRole('button', { name: '9:15 AM' }));
    expect(onPick).toHaveBeenCalledExactlyOnceWith(slot('09:15'));
  });

  it('an empty part cannot be chosen, and is passed over', async () => {
    const { user } = show(undefined, [...quarters(9, 12), ...quarters(18, 4)]);
    expect(tab(/^Afternoon 0 times$/)).toBeDisabled();
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(tab(/^Evening 4 times$/)).toHaveFocus();
    expect(times()[0]).toBe('6:00 PM');
  });

  it('the switch is one Tab stop, the times are the next', async () => {
    const { user, onPick } = show(undefined, full);
    await user.tab();
    expect(tab(/Afternoon/)).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(tab(/Morning/)).toHaveFocus();
    expect(tab(/Morning/)).toHaveAttribute('aria-selected', 'true');
    await user.tab();
    expect(screen.getByRole('button', { name: '9:00 AM' })).toHaveFocus();
    await user.keyboard('{ArrowRight}{Enter}');
    expect(onPick).toHaveBeenCalledExactlyOnceWith(slot('09:15'));
    await user.tab();
    expect(screen.getByRole('button', { name: 'after' })).toHaveFocus();
  });

  it('starts in the part of the time chosen before, and in that of a time that is gone', () => {
    show(slot('09:15'), full);
    expect(times()).toEqual(['9:00 AM', '9:15 AM']);
    cleanup();
    render(<SlotList day={day} slots={full} near={slot('18:00')} onPick={vi.fn()} />);
    expect(times()[0]).toBe('5:00 PM');
  });

  it('goes back to a part with times when the one that shows has lost its last', async () => {
    const { user, change } = show(undefined, [...quarters(8, 16), slot('18:00')]);
    await user.click(tab(/Evening/));
    expect(times()).toEqual(['6:00 PM']);
    change(quarters(8, 16));
    expect(tab(/Morning/)).toHaveAttribute('aria-selected', 'true');
  });

  it('keeps the switch and the part that the visitor chose for the next day', async () => {
    const { user, change } = show(undefined, full);
    await user.click(tab(/Evening/));
    const list = screen.getByRole('tablist');
    change([...quarters(9, 12), ...quarters(17, 8)], dayOf('2026-12-06'));
    expect(screen.getByRole('heading')).toHaveTextContent('Sunday, December 6');
    expect(screen.getByRole('tablist')).toBe(list);
    expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Evening 8 times');
    change([...quarters(9, 12), ...quarters(12, 8)], dayOf('2026-12-07'));
    expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Morning 12 times');
    expect(tab(/Morning/)).toHaveAttribute('tabindex', '0');
  });

  it('shows times without AM and PM where a part has more than 12, and keeps AM and PM in their names', () => {
    const { change } = show(undefined, [...quarters(12, 13), ...quarters(17, 4)]);
    expect(times()).toHaveLength(13);
    expect(times()[1]).toBe('12:15');
    expect(screen.getByRole('button', { name: '12:15 PM' })).toHaveTextContent('12:15');
    change([...quarters(12, 12), ...quarters(17, 4)]);
    expect(times()[1]).toBe('12:15 PM');
    expect(buttons()[1]).not.toHaveAttribute('aria-label');
  });

  it('has no accessibility violation', async () => {
    const { container } = show(slot('14:15'), full);
    expect(
      (await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations.map(({ id }) => id),
    ).toEqual([]);
  });
});

describe('SlotList', () => {
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
    { slot: slot('09:00'), label: 'Today 9:00 AM' },
    { slot: slot('10:15'), label: 'Today 10:15 AM' },
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
    expect(screen.queryByRole('group')).toBeNull();
    expect(container.querySelectorAll('[aria-hidden] > span')).toHaveLength(3);
    rerender(row([], false));
    expect(container.firstElementChild).toBe(place);
    expect(place).toBeEmptyDOMElement();
    rerender(row(chips, true));
    expect(screen.getAllByRole('button')).toHaveLength(2);
    expect(container.querySelector('.tour-skeleton-chips')).toBeNull();
  });
});
