import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { BookingDialog } from './BookingDialog.tsx';

afterEach(() => {
  document.querySelector('body > button')?.remove();
});

const page = (isOpen: boolean, opener: HTMLElement | null) => (
  <BookingDialog options={{ groupId: 101 }} isOpen={isOpen} opener={opener} onClose={() => undefined}>
    <input aria-label="First name" />
  </BookingDialog>
);

function pageWithButton(): HTMLElement {
  document.body.insertAdjacentHTML('beforeend', '<button type="button">Book a tour</button>');
  return screen.getByRole('button', { name: 'Book a tour' });
}

it('stays open, with the focus in the field, when it is opened again by something else', async () => {
  const button = pageWithButton();
  const close = vi.spyOn(HTMLDialogElement.prototype, 'close');
  const { rerender } = render(page(true, button));
  const field = screen.getByRole('textbox', { name: 'First name' });
  await userEvent.click(field);
  expect(field).toHaveFocus();
  // A command of the page, which no element is the opener of.
  rerender(page(true, null));
  expect(field).toHaveFocus();
  expect(close).not.toHaveBeenCalled();
  rerender(page(false, null));
  expect(close).toHaveBeenCalled();
  expect(button).toHaveFocus();
});

it('gives the focus back to what opened it each time', () => {
  const button = pageWithButton();
  const { rerender } = render(page(true, button));
  expect(screen.getByRole('dialog')).toHaveFocus();
  rerender(page(false, button));
  expect(button).toHaveFocus();
  button.blur();
  rerender(page(true, button));
  rerender(page(false, button));
  expect(button).toHaveFocus();
});
