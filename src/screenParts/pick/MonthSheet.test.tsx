import { fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, it, vi } from 'vitest';
import { availability, SATURDAY, stateOfDay } from '../../../.storybook/model.ts';
import { monthOf } from '../../time/values.ts';
import { MonthSheet } from './MonthSheet.tsx';

/** The sheet below the button that opens it. */
function open() {
  const onClose = vi.fn();
  const page = (isOpen: boolean) => (
    <StrictMode>
      <button type="button" aria-haspopup="dialog">
        Month
      </button>
      {isOpen ? (
        <MonthSheet
          range={availability.range}
          month={monthOf(SATURDAY)}
          selected={SATURDAY}
          stateOf={stateOfDay}
          onPick={vi.fn()}
          onMonth={vi.fn()}
          onClose={onClose}
        />
      ) : null}
    </StrictMode>
  );
  const { rerender } = render(page(true));
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Choose a day' });
  return { dialog, onClose, close: () => rerender(page(false)) };
}

it('focuses the chosen day, and returns the focus to the button', () => {
  const { close } = open();
  expect(screen.getByRole('button', { name: /^Saturday, December 5, 2026/ })).toHaveFocus();
  close();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Month' })).toHaveFocus();
});

it('closes at a press beside the month, but not at one on it', () => {
  const { dialog, onClose } = open();
  fireEvent.click(screen.getByRole('grid'));
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(dialog);
  expect(onClose).toHaveBeenCalledOnce();
});

it('closes at the `close` event, unless it is open again by then', () => {
  const { dialog, onClose } = open();
  expect(dialog.open).toBe(true);
  fireEvent(dialog, new Event('close'));
  expect(onClose).not.toHaveBeenCalled();
  dialog.close();
  fireEvent(dialog, new Event('close'));
  expect(onClose).toHaveBeenCalledOnce();
});
