import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { december } from '../../test/situations.ts';
import { addDays } from '../time/arithmetic.ts';
import { monthOf } from '../time/values.ts';
import { DayGrid } from './DayGrid.tsx';

/** December, every day open until the middle of January, with the focus on the tenth. */
function show() {
  const onMonth = vi.fn();
  const range = { first: december(1), last: addDays(december(31), 14) };
  const month = monthOf(december(1));
  render(<DayGrid range={range} month={month} stateOf={() => 'open'} onPick={vi.fn()} onMonth={onMonth} />);
  const day = (name: RegExp): HTMLElement => screen.getByRole('button', { name });
  act(() => day(/December 10, 2026/).focus());
  return { onMonth, day, user: userEvent.setup() };
}

it.each(['Alt', 'Control', 'Meta'])('leaves %s with an arrow to the browser', async (key) => {
  const { day, user } = show();
  await user.keyboard(`{${key}>}{ArrowRight}{/${key}}`);
  expect(day(/December 10, 2026/)).toHaveFocus();
});

it('asks for another month only when an arrow leads past the last week in view', async () => {
  const { onMonth, day, user } = show();
  await user.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(day(/January 1, 2027/)).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(day(/January 2, 2027/)).toHaveFocus();
  expect(onMonth).not.toHaveBeenCalled();
  await user.keyboard('{ArrowRight}');
  expect(onMonth).toHaveBeenCalledExactlyOnceWith('2027-01');
});

it('asks for the next month by Page Down, also where its day is in view', async () => {
  const { onMonth, day, user } = show();
  act(() => day(/December 2, 2026/).focus());
  await user.keyboard('{PageDown}');
  expect(onMonth).toHaveBeenCalledExactlyOnceWith('2027-01');
});

it('keeps its Tab stop when the focus is on no day', () => {
  const { day } = show();
  fireEvent.focus(screen.getByRole('grid'));
  expect(day(/December 10, 2026/)).toHaveAttribute('tabindex', '0');
});
