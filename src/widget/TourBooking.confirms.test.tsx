import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { liveRegion } from '../../test/liveRegion.ts';
import { open, time } from '../../test/openWidget.tsx';
import { SAYS_BOOKED, withoutService } from '../../test/saysBooked.ts';
import type { GivenMessages } from '../i18n/messages.ts';
import { requestedEn } from '../i18n/requested.ts';

const BOOKED = SAYS_BOOKED.en ?? /^/;
const saysBooked = () => BOOKED.test(withoutService(document.body.textContent ?? ''));

async function request(user: ReturnType<typeof open>['user']): Promise<void> {
  await user.click(await time('10:15 AM'));
  await user.type(await screen.findByRole('textbox', { name: /^First name/ }), 'Lara');
  await user.type(screen.getByRole('textbox', { name: /^Last name/ }), 'Smith');
  await user.type(screen.getByRole('textbox', { name: /^Email/ }), 'lara@example.com');
  await user.type(screen.getByRole('textbox', { name: /^Phone/ }), '5557775555');
  expect(saysBooked()).toBe(false);
  await user.click(screen.getByRole('button', { name: /^Request Tue,\sDec\s1, 10:15\sAM$/ }));
}

it('says "requested" from the form to the ticket, and tells the host so', async () => {
  const [onBooked, onRequested] = [vi.fn(), vi.fn()];
  const nextStep = { label: 'Verify your ID', url: '/verify' };
  const { user } = open([
    {
      confirms: 'office',
      location: 'Alder House, 123 First St',
      instructions: ['Bring: A photo ID'],
      nextStep,
      onBooked,
      onRequested,
    },
  ]);
  const region = await screen.findByRole('region', { name: 'Request a tour' });
  expect(saysBooked()).toBe(false);
  await request(user);
  await within(region).findByRole('heading', { name: 'Thanks, Lara You requested a tour' });
  expect(within(region).getByText('Waiting for the office')).toBeVisible();
  // Its answer is due after the tour has begun, so no time is promised.
  expect(within(region).getByText('The office at Alder House will get back to you.')).toBeVisible();
  await screen.findByRole('button', { name: 'Share' });
  expect(screen.getByText('Add request to calendar').closest('.tour-button')).toHaveAttribute('data-kind', 'quiet');
  expect(saysBooked()).toBe(false);
  expect(liveRegion().textContent).not.toMatch(BOOKED);
  expect(onBooked).not.toHaveBeenCalled();
  expect(onRequested).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ slot: '2026-12-01T10:15:00', nextStep, instructions: ['Bring: A photo ID'] }),
  );
});

it('stays requested when it was moved, without the old date for the answer', async () => {
  const { user } = open([{ confirms: 'office' }]);
  await request(user);
  await user.click(await screen.findByRole('button', { name: 'Change request' }));
  await user.click(await time('11:00 AM'));
  expect(saysBooked()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Change request' }));
  expect(await screen.findByRole('heading', { name: /Your request has been changed/ })).toBeVisible();
  expect(await screen.findByText('The office will get back to you.')).toBeVisible();
  expect(saysBooked()).toBe(false);
});

it('says the words of the host for requests', async () => {
  const messages: GivenMessages = { requested: { widget: { title: 'Ask for a visit' } } };
  open([{ confirms: 'office', messages }]);
  expect(await screen.findByRole('region', { name: 'Ask for a visit' })).toBeVisible();
  expect(requestedEn.widget.title).not.toBe('Ask for a visit');
});
