import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './Button.tsx';

describe('Button', () => {
  it('is no submit button unless it is told to be', async () => {
    const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const user = userEvent.setup();
    render(
      <form onSubmit={submit}>
        <Button>Change</Button>
        <Button type="submit">Book</Button>
      </form>,
    );
    await user.click(screen.getByRole('button', { name: 'Change' }));
    expect(submit).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Book' }));
    expect(submit).toHaveBeenCalledOnce();
  });

  it('keeps its words after a translator took its text out of the page', () => {
    const { rerender } = render(<Button>Book</Button>);
    const translated = document.createElement('font');
    translated.textContent = 'Reservar';
    for (const text of screen.getByText('Book').childNodes) text.replaceWith(translated);
    rerender(<Button busy>Book</Button>);
    expect(screen.getByRole('button', { name: /Please wait\s*Book/ })).toBeVisible();
    rerender(<Button busy>Booking…</Button>);
    rerender(<Button>Booked</Button>);
    expect(screen.getByRole('button')).toHaveTextContent(/^Booked$/);
  });

  it('keeps the focus while busy, and neither submits nor answers a click', async () => {
    const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const click = vi.fn();
    const user = userEvent.setup();
    const form = (busy: boolean) => (
      <form onSubmit={submit}>
        <Button type="submit" kind="primary" busy={busy} onClick={click}>
          Book
        </Button>
      </form>
    );
    const { rerender } = render(form(false));
    await user.click(screen.getByRole('button', { name: 'Book' }));
    expect([click.mock.calls.length, submit.mock.calls.length]).toEqual([1, 1]);
    rerender(form(true));
    const button = screen.getByRole('button', { name: /Please wait\s*Book/ });
    expect(button).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.click(button);
    expect([click.mock.calls.length, submit.mock.calls.length]).toEqual([1, 1]);
    expect(button).toHaveAttribute('aria-disabled', 'true');
  });
});
