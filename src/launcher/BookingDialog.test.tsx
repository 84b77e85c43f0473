import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useContext, useEffect } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { KeepOpenContext } from '../ui/KeepOpenContext.ts';
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
  // A command of the page opens it, so no element is its opener.
  rerender(page(true, null));
  expect(field).toHaveFocus();
  expect(close).not.toHaveBeenCalled();
  rerender(page(false, null));
  expect(close).toHaveBeenCalled();
  expect(button).toHaveFocus();
});

it('gives the focus back to its opener each time', () => {
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

/** Stands in for the widget: tells the dialog whether something is being sent. */
function Sending({ isSending }: { readonly isSending: boolean }) {
  const keepOpen = useContext(KeepOpenContext);
  useEffect(() => keepOpen?.(isSending), [keepOpen, isSending]);
  return null;
}

it.each([
  ['the close button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  [
    'Escape',
    async () => {
      fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    },
  ],
  [
    'a press beside it',
    async () => {
      fireEvent.mouseDown(screen.getByRole('dialog'));
      fireEvent.click(screen.getByRole('dialog'));
    },
  ],
  [
    'a browser that closes it without asking',
    async () => {
      const dialog = screen.getByRole<HTMLDialogElement>('dialog');
      dialog.open = false;
      fireEvent(dialog, new Event('close'));
    },
  ],
])('stays open while something is sent, and says why: %s', async (_, leave) => {
  const onClose = vi.fn();
  const sends = (isSending: boolean) => (
    <BookingDialog options={{ groupId: 101 }} isOpen opener={null} onClose={onClose}>
      <Sending isSending={isSending} />
    </BookingDialog>
  );
  const { rerender } = render(sends(true));
  // A press meant for what was there before does nothing.
  await waitFor(() => expect(screen.getByRole('dialog')).not.toHaveAttribute('data-settling'));
  for (const _time of ['once', 'again']) {
    await leave();
    expect(onClose).not.toHaveBeenCalled();
    const words = screen.getByText('One moment. We’re still sending this.');
    expect(words.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    expect(screen.getByRole('dialog')).toHaveAttribute('open');
  }
  rerender(sends(false));
  expect(screen.queryByText('One moment. We’re still sending this.')).toBeNull();
  await leave();
  expect(onClose).toHaveBeenCalledTimes(1);
});
