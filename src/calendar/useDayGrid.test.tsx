import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { december } from '../../test/situations.ts';
import { monthOf } from '../time/values.ts';
import { DayGrid } from './DayGrid.tsx';

/** December, every day open, with the focus on the tenth. */
function show() {
  const onMonth = vi.fn();
  const range = { first: december(1), last: december(31) };
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

it('asks for another month only when a key leads to one', async () => {
  const { onMonth, user } = show();
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(onMonth).not.toHaveBeenCalled();
});

it('keeps its Tab stop when the focus is on no day', () => {
  const { day } = show();
  fireEvent.focus(screen.getByRole('grid'));
  expect(day(/December 10, 2026/)).toHaveAttribute('tabindex', '0');
});
