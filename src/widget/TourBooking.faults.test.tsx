import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fillAndSubmit, open, submitButton, time } from '../../test/openWidget.tsx';

const widget = () => within(screen.getByRole('region', { name: 'Book a tour' }));

describe('on a page left open', () => {
  it('offers no time that is past when the visitor comes back', async () => {
    const { later } = open();
    expect((await screen.findAllByRole('button', { name: '9:15 AM' })).length).toBeGreaterThan(0);
    later.ms = 3 * 3_600_000;
    act(() => {
      fireEvent(document, new Event('visibilitychange'));
    });
    expect(screen.queryByRole('button', { name: '9:15 AM' })).toBeNull();
    expect(screen.getByRole('button', { name: '12:15 PM' })).toBeVisible();
  });
});

describe('the focus', () => {
  it('moves to the text that replaced a pressed button', async () => {
    const { user } = open([{ groupId: 105, daysAhead: 8, prefetch: 'touch' }]);
    await user.click(await screen.findByRole('button', { name: 'Find the next available day' }));
    expect(await screen.findByText('There are no open times in the next 8 days.')).toBeVisible();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Tuesday, December 1'));
  });

  it('stays with a visitor who went on to the page itself', async () => {
    const { user } = open();
    const field = document.body.appendChild(document.createElement('input'));
    await user.click(await time('10:15 AM'));
    await screen.findByRole('textbox', { name: /^First name/ });
    expect(screen.getByRole('group', { name: 'Your details' })).toHaveFocus();
    const submitted = fillAndSubmit(user).then(() => field.focus());
    await submitted;
    expect(await screen.findByRole('heading', { name: /Your tour is booked/ })).toBeVisible();
    expect(document.activeElement).toBe(field);
    field.remove();
  });
});

describe('after a lost reply', () => {
  it('the visitor is reminded of its time while choosing and booking another', async () => {
    const { user, service } = open([{ contactPhone: '555' }]);
    await user.click(await time('10:15 AM'));
    service.setScenario('lost-reply');
    await fillAndSubmit(user);
    await user.click(await screen.findByRole('button', { name: 'Choose another time' }));
    expect(await screen.findByText(/10:15 AM may have been booked/)).toBeVisible();
    service.setScenario('none');
    await user.click((await screen.findAllByRole('button', { name: '11:00 AM' }))[0] ?? document.body);
    expect(await screen.findByText(/10:15 AM may have been booked/)).toBeVisible();
    await user.click(await submitButton());
    expect(await screen.findByText(/You may already have a tour for .* 10:15 AM\. Book .* too\?/)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: /^Book .* too$/ }));
    expect(await screen.findByRole('heading', { name: /Your tour is booked/ })).toBeVisible();
  });
});

describe('what the host gives', () => {
  it('a new fetch at each render does not start the booking over', async () => {
    const way = (): Partial<{ fetch: typeof fetch }> => ({ fetch: (...call) => fetch(...call) });
    const { user, rerender, page } = open([way()]);
    await user.click(await time('10:15 AM'));
    await user.type(await screen.findByRole('textbox', { name: /^First name/ }), 'Lara');
    rerender(page([way()]));
    expect(await screen.findByRole('textbox', { name: /^First name/ })).toHaveValue('Lara');
  });

  it('shows the contact for options of a wrong type', async () => {
    const wrong: object = { groupId: undefined, contactPhone: 15551234567, contactEmail: 'tours@example.com' };
    open([wrong]);
    expect(screen.getByRole('heading', { name: 'Online booking isn’t available right now' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Email us tours@example.com' })).toBeVisible();
  });
});

describe('the days', () => {
  it('are not called next available when a day before them was not asked about', async () => {
    const { user } = open();
    await time('10:15 AM');
    const chips = () => widget().getByRole('group', { name: 'Next available' }).textContent;
    await waitFor(() => expect(chips()).toContain('Thu, Dec 3'));
    const before = chips();
    await user.hover(screen.getByRole('button', { name: /^Saturday, December 19, 2026/ }));
    await user.hover(screen.getByRole('button', { name: /^Sunday, December 20, 2026/ }));
    await screen.findByRole('button', { name: 'Sunday, December 20, 2026, no times left' });
    expect(chips()).toBe(before);
  });
});

describe('after a refusal', () => {
  /** A widget whose calls about a day's times can be held back, failed, and let go. */
  function openHeld() {
    const held: (() => void)[] = [];
    const gate = {
      mode: 'open' as 'open' | 'held' | 'down',
      release() {
        for (const go of held.splice(0)) go();
      },
    };
    const way: typeof fetch = async (...call) => {
      if (gate.mode === 'open' || !String(call[0]).includes('time=')) return fetch(...call);
      if (gate.mode === 'down') throw new TypeError('no connection');
      // On a slow machine more than one call is held.
      await new Promise<void>((resolve) => held.push(resolve));
      return fetch(...call);
    };
    return { gate, ...open([{ fetch: way, contactPhone: '555' }]) };
  }

  it('calls no time taken before fresh times say so', async () => {
    const { user, service, gate } = openHeld();
    await user.click(await time('10:15 AM'));
    service.setScenario('slot-taken');
    gate.mode = 'held';
    await fillAndSubmit(user);
    expect(await screen.findByText('We couldn’t book 10:15 AM.')).toBeVisible();
    expect(screen.queryByText(/was just taken/)).toBeNull();
    gate.mode = 'open';
    gate.release();
    expect(await screen.findByText('10:15 AM was just taken.')).toBeVisible();
    expect(screen.queryByRole('button', { name: '10:15 AM' })).toBeNull();
  });

  it('calls no time taken when the fresh times fail', async () => {
    const { user, service, gate } = openHeld();
    await user.click(await time('10:15 AM'));
    service.setScenario('slot-taken');
    gate.mode = 'down';
    await fillAndSubmit(user);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getByText('We couldn’t book 10:15 AM.')).toBeVisible();
    expect(screen.queryByText(/Choose another time below|or choose any time below|was just taken/)).toBeNull();
  });
});

describe('the last day without times', () => {
  it('offers the contact and an earlier day that has some', async () => {
    const { user, service } = open([{ daysAhead: 1, contactPhone: '555' }]);
    await time('10:15 AM');
    const wednesday = await screen.findByRole('button', { name: /^Wednesday, December 2, 2026/ });
    await user.click(wednesday);
    await screen.findByRole('heading', { name: 'Wednesday, December 2' });
    expect(screen.getByRole('button', { name: '10:15 AM' })).toBeVisible();
    service.setScenario('fully-booked');
    await user.click(screen.getByRole('button', { name: '10:15 AM' }));
    await fillAndSubmit(user);
    expect(await screen.findByText('No times left on this day.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Earlier available day: Tue,\u00a0Dec\u00a01' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Call 555' })).toBeVisible();
  });
});
