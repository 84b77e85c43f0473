import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { liveRegion } from '../../test/liveRegion.ts';
import { fillAndSubmit, open, submitButton, time } from '../../test/openWidget.tsx';

describe('the widget', () => {
  const region = () => liveRegion().textContent ?? '';
  /** Everything that the live region says from now on. */
  function listen(): readonly string[] {
    const heard: string[] = [];
    const observer = new MutationObserver(() => {
      // The widget is removed before the observer ends.
      const text = document.querySelector('.tour-hidden[aria-live]')?.textContent ?? '';
      if (text !== '' && heard.at(-1) !== text) heard.push(text);
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    onTestFinished(() => observer.disconnect());
    return heard;
  }

  it('reads out that a search runs, and up to which day it found nothing', async () => {
    const { user, asked } = open([{ groupId: 105, prefetch: 'touch', contactPhone: '555' }]);
    await screen.findByRole('button', { name: 'Monday, December 7, 2026, no times left' });
    const heard = listen();
    await user.click(screen.getByRole('button', { name: 'Find the next available day' }));
    expect(await screen.findByText('Nothing open through Mon, Dec 21.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Keep looking' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Call 555' })).toBeVisible();
    // Meanwhile the widget asks about the days in view. It reads out nothing more about this search.
    await waitFor(() => expect(asked.some((each) => each.includes('2027-01-04'))).toBe(true));
    const today = 'Tuesday, December 1:';
    expect(heard).toEqual([
      `${today} Looking for the next available day…`,
      `${today} Nothing open through Mon,\u00a0Dec\u00a021.`,
    ]);
  });

  it('reads out that nothing is free at all, in the words of the screen', async () => {
    const { user } = open([{ groupId: 105, daysAhead: 9, prefetch: 'touch' }]);
    const heard = listen();
    await user.click(await screen.findByRole('button', { name: 'Find the next available day' }));
    expect(await screen.findByText('There are no open times in the next 9 days.')).toBeVisible();
    await waitFor(() => expect(heard).toContain('Tuesday, December 1: There are no open times in the next 9 days.'));
  });

  it('announces a second failure of "try again"', async () => {
    const { user } = open([{ fetch: () => Promise.reject(new TypeError('no connection')), contactPhone: '555' }]);
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText(/Check your connection/)).toBeVisible();
    await user.click(again);
    await waitFor(() => expect(region()).toBe('We still couldn’t connect.'));
    expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
  });

  it.each([401, 404, 500])('does not blame the connection for a %i', async (status) => {
    open([{ fetch: () => Promise.resolve(new Response('{}', { status })), contactPhone: '555' }]);
    await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText(/Something’s wrong on our end/)).toBeVisible();
    expect(screen.queryByText(/connection/)).toBeNull();
  });
});

describe('a second booking after a lost reply', () => {
  it.each([
    ['offline', /You’re offline, so nothing was sent this time/],
    ['rate-limited', /We’re getting a lot of requests/],
  ] as const)('that is not made says so: %s', async (trouble, words) => {
    const { user, service } = open([{ contactPhone: '555' }]);
    await user.click(await time('10:15 AM'));
    service.setScenario('lost-reply');
    await fillAndSubmit(user);
    const again = await screen.findByRole('button', { name: 'Book again anyway' });
    expect(screen.queryByText(words)).toBeNull();
    service.setScenario(trouble === 'offline' ? 'none' : 'rate-limited');
    if (trouble === 'offline') vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await user.click(again);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('heading', { name: /can’t tell/ })).toBeVisible();
  });

  it('of another time: the booked screen still names the first', async () => {
    const { user, service } = open([{ contactPhone: '555' }]);
    await user.click(await time('10:15 AM'));
    service.setScenario('lost-reply');
    await fillAndSubmit(user);
    await user.click(await screen.findByRole('button', { name: 'Choose another time' }));
    await user.click((await screen.findAllByRole('button', { name: '11:00 AM' }))[0] ?? document.body);
    await user.click(await submitButton());
    await user.click(await screen.findByRole('button', { name: /^Book .* too$/ }));
    await user.click(await screen.findByRole('button', { name: 'Choose another time' }));
    expect(await screen.findByText(/10:15 AM or Tuesday, December 1, 11:00 AM may have been booked/)).toBeVisible();
    service.setScenario('none');
    await user.click(await screen.findByRole('tab', { name: /^Afternoon/ }));
    await user.click((await screen.findAllByRole('button', { name: '1:00 PM' }))[0] ?? document.body);
    await user.click(await submitButton());
    await user.click(await screen.findByRole('button', { name: /^Book .* too$/ }));
    expect(await screen.findByRole('heading', { name: /Your tour is booked/ })).toBeVisible();
    expect(
      screen.getByText(/We may also have booked a tour for .*10:15 AM or Tuesday, December 1, 11:00 AM/),
    ).toBeVisible();
  });
});
