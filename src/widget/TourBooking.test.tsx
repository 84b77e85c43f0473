import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { liveRegion } from '../../test/liveRegion.ts';
import { fillAndSubmit, open, submitButton, time } from '../../test/openWidget.tsx';

/** What every event has here. */
const every = { groupId: 101, elementId: undefined };

describe('the first calls', () => {
  it('ask for the configuration, the hours and today, and then for at most two days more', async () => {
    const { asked } = open();
    await screen.findByRole('button', { name: /Thu, Dec 3 · 8:00 AM/ });
    const times = 'GET appointments/group/101/times';
    expect(asked.slice(0, 3).sort()).toEqual([
      times,
      `${times}?time=2026-12-01T09%3A00%3A00`,
      'GET group/101/verify-widget/?widget=lead_capture_appointment',
    ]);
    expect(asked.slice(3).sort()).toEqual([2, 3].map((day) => `${times}?time=2026-12-0${day}T12%3A00%3A00`));
  });

  it('are shared by two widgets of one group', async () => {
    const { asked } = open([{}, {}]);
    await waitFor(() => expect(screen.getAllByRole('button', { name: /Thu, Dec 3 · 8:00 AM/ })).toHaveLength(2));
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('says that an inactive widget is closed, with the contact', async () => {
    open([{ groupId: 103, contactPhone: '+1 555 123 4567' }]);
    expect(await screen.findByRole('heading', { name: 'Online booking is closed' })).toBeVisible();
    expect(screen.getByText('Contact us to set up a tour.')).toBeVisible();
    expect(screen.getByRole('link', { name: /\(555\) 123-4567/ })).toHaveAttribute('href', 'tel:+15551234567');
  });

  it('asks for no call when it is closed and there is no contact', async () => {
    open([{ groupId: 103 }]);
    expect(await screen.findByRole('heading', { name: 'Online booking is closed' })).toBeVisible();
    expect(screen.queryByText(/contact us/i)).toBeNull();
  });

  it('names wrong options once each and shows one clear state', async () => {
    const onWarning = vi.fn();
    open([{ groupId: 'x', api: 'nowhere', contactEmail: 'office@example.com', onWarning }]);
    expect(await screen.findByRole('heading', { name: 'Online booking isn’t available right now' })).toBeVisible();
    expect(screen.getByRole('link', { name: /office@example.com/ })).toBeVisible();
    expect(onWarning.mock.calls.flat().map((text: string) => /`(\w+)`/.exec(text)?.[1])).toEqual(['groupId', 'api']);
  });
});

describe('a booking', () => {
  it('is made, and told to the host without a word about the visitor', async () => {
    const heard: unknown[] = [];
    const hear = (name: string) => (detail: unknown) => void heard.push([name, detail]);
    const { user, service } = open(
      [{ onReady: hear('ready'), onSlot: hear('slot'), onSubmit: hear('submit'), onBooked: hear('booked') }],
      true,
    );
    await user.click(await time('10:15 AM'));
    await fillAndSubmit(user);
    expect(await screen.findByRole('heading', { name: /Your tour is booked/ })).toBeVisible();
    expect(service.state().appointments).toMatchObject([
      { start: '2026-12-01T10:15:00', client: { people: [{ email: 'lara@example.com' }] } },
    ]);
    const slot = '2026-12-01T10:15:00';
    expect(heard).toMatchObject([
      ['ready', { groupId: 101, active: true }],
      ['slot', { slot }],
      ['submit', { slot }],
      ['booked', { slot, tour: { confirmationEnabled: false } }],
    ]);
    expect(JSON.stringify(heard)).not.toMatch(/lara|smith|555777/i);
  });

  it('whose slot is gone leads back to fresh times, every answer kept', async () => {
    const onSlotTaken = vi.fn();
    const { user, service } = open([{ onSlotTaken }]);
    await user.click(await time('10:15 AM'));
    service.setScenario('slot-taken');
    await fillAndSubmit(user);
    expect(await screen.findByText('10:15 AM was just taken.')).toBeVisible();
    expect(onSlotTaken).toHaveBeenCalledExactlyOnceWith({ ...every, action: 'book', slot: '2026-12-01T10:15:00' });
    expect(screen.queryByRole('button', { name: '10:15 AM' })).toBeNull();
    await user.click((await screen.findAllByRole('button', { name: '11:00 AM' }))[0] ?? document.body);
    expect(await screen.findByRole('textbox', { name: /^Email/ })).toHaveValue('lara@example.com');
    await user.click(await submitButton());
    expect(await screen.findByRole('heading', { name: /Your tour is booked/ })).toBeVisible();
  });

  it('whose reply is lost is sent again only by the visitor', async () => {
    const onFailed = vi.fn();
    const { user, service, asked } = open([{ onFailed, contactPhone: '555' }]);
    await user.click(await time('10:15 AM'));
    service.setScenario('lost-reply');
    await fillAndSubmit(user);
    expect(await screen.findByRole('heading', { name: /can’t tell/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Call 555' })).toBeVisible();
    expect(asked.filter((each) => each.startsWith('POST'))).toHaveLength(1);
    expect(onFailed).toHaveBeenCalledExactlyOnceWith({
      ...every,
      action: 'book',
      slot: '2026-12-01T10:15:00',
      why: 'unsure',
    });
  });

  it('with a field that the service refuses leads back to the form', async () => {
    const onRejected = vi.fn();
    const { user, service } = open([{ onRejected }]);
    await user.click(await time('10:15 AM'));
    service.setScenario('field-rejected');
    await fillAndSubmit(user);
    expect(await screen.findByText(/Please choose something else/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^First name/ })).toHaveValue('Lara');
    expect(onRejected).toHaveBeenCalledExactlyOnceWith({ ...every, action: 'book', fields: ['client.pets'] });
  });

  it('is never sent while the browser is offline', async () => {
    const { user, asked } = open();
    await user.click(await time('10:15 AM'));
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await fillAndSubmit(user);
    expect(await screen.findByText(/You’re offline\. Nothing was sent/)).toBeVisible();
    expect(asked.filter((each) => each.startsWith('POST'))).toEqual([]);
  });
});

describe('where nothing is free', () => {
  it('a search asks about each day once, to the end of the booking period', async () => {
    const { user, asked } = open([{ groupId: 105, daysAhead: 8, prefetch: 'touch', contactPhone: '555' }]);
    const find = await screen.findByRole('button', { name: 'Find the next available day' });
    await user.click(find);
    expect(await screen.findByText('There are no open times in the next 8 days.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Call 555' })).toBeVisible();
    const days = asked.filter((each) => each.includes('time='));
    expect(days).toHaveLength(9);
    expect(new Set(days).size).toBe(9);
  });

  it('in the next days, the lead screen takes the place of the calendar, reads out why, and leaves the focus alone', async () => {
    const { user, asked } = open([{ groupId: 105 }]);
    await screen.findByRole('grid', { name: 'December 2026' });
    const heading = 'Fully booked through Monday, December\u00a014';
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    expect(document.body).toHaveFocus();
    await waitFor(() => expect(liveRegion()).toHaveTextContent('Fully booked through Monday, December 14'));
    expect(asked.filter((each) => each.includes('time='))).toHaveLength(14);
    await user.click(screen.getByRole('button', { name: 'See December 2026' }));
    expect(await screen.findByRole('grid', { name: 'December 2026' })).toBeVisible();
    expect(screen.getByRole('group', { name: 'Choose a day and time' })).toHaveFocus();
    expect(screen.getAllByText(/Tuesday, December.15/)[0]).toBeVisible();
    expect(screen.getByRole('button', { name: 'Leave your contact info' })).toBeVisible();
  });
});

it('unmounts during a request without an error', async () => {
  const error = vi.spyOn(console, 'error');
  const { user, unmount, container, service } = open();
  await user.click(await time('10:15 AM'));
  await fillAndSubmit(user);
  unmount();
  expect(container).toBeEmptyDOMElement();
  await waitFor(() => expect(service.state().counts.appointments).toBe(1));
  expect(error).not.toHaveBeenCalled();
});
