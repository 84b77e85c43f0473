import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { FailedBooking } from './SafeBooking.tsx';

it('says that the page failed, whom to call, and nothing about what the service would say', async () => {
  const onRetry = vi.fn();
  render(<FailedBooking options={{ groupId: 101, contactPhone: '555 123 4567' }} onRetry={onRetry} />);
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  expect(screen.getByText(/contact us before you send it again/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Call 555 123 4567' })).toBeVisible();
  expect(document.body).not.toHaveTextContent(/not available|no tour bookings/);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
