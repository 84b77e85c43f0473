import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { open } from '../../test/openWidget.tsx';

// The dialog's file does not come.
vi.mock('./launcherChunk.tsx', () => {
  throw new Error('no such file');
});

it('without the dialog’s file the widget shows in place of its own button', async () => {
  const onWarning = vi.fn();
  open([{ mode: 'button', onWarning }]);
  expect(await screen.findByRole('region', { name: 'Book a tour' })).toBeVisible();
});

it('without the dialog’s file a page’s button shows the widget in place once it is pressed', async () => {
  document.body.insertAdjacentHTML('beforeend', '<button id="trigger" data-tour-booking-open>Tour</button>');
  const onWarning = vi.fn();
  const { user } = open([{ mode: 'dialog', onWarning }]);
  await waitFor(() => expect(onWarning).toHaveBeenCalled());
  expect(screen.queryByRole('region', { name: 'Book a tour' })).toBeNull();
  await user.click(screen.getByText('Tour'));
  expect(await screen.findByRole('region', { name: 'Book a tour' })).toBeVisible();
  document.getElementById('trigger')?.remove();
});
