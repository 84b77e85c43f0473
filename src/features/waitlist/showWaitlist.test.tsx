import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { START } from '../../../test/openBooking.ts';
import { programmedClient } from '../../../test/programmedClient.ts';
import { steppedEnvironment } from '../../../test/steppedEnvironment.ts';
import { LanguageContext } from '../../i18n/language.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { NOTHING_AROUND } from '../../screenParts/around.ts';
import { VisitContext } from '../../screenParts/ScreenHeading.tsx';
import { createBookingIn } from '../../widget/createTourBooking.ts';
import { showWaitlist } from './showWaitlist.tsx';

const button = (name: string) => screen.getByRole('button', { name });

describe('around the screens of a booking', () => {
  /** A page with the list and a heading for the screens of the booking. In the language of `locale`. */
  async function page(locale?: string) {
    const environment = steppedEnvironment(START);
    const client = programmedClient();
    const booking = createBookingIn(environment, { groupId: 101, client, timeZone: 'America/New_York' });
    function Page({ isOn }: { readonly isOn: boolean }) {
      const [around, setAround] = useState(NOTHING_AROUND);
      const { language } = useLanguage(undefined, locale, { rest: true });
      useEffect(() => (isOn ? showWaitlist(booking, setAround) : undefined), [isOn]);
      return (
        <LanguageContext.Provider value={language}>
          <VisitContext.Provider value={around.visits}>
            {around.above}
            {around.instead ?? <h3>The times</h3>}
            {around.below}
          </VisitContext.Provider>
        </LanguageContext.Provider>
      );
    }
    booking.subscribe(() => undefined);
    const { rerender } = render(<Page isOn />);
    await act(environment.settle);
    return { booking, environment, stop: () => rerender(<Page isOn={false} />) };
  }

  it('stands a line that opens the form in their place, and the focus moves there and back', async () => {
    await page();
    await userEvent.click(button('Notify me if a time opens up'));
    expect(screen.queryByText('The times')).toBeNull();
    expect(screen.getByRole('group', { name: 'Notify me if a time opens up' })).toHaveFocus();
    await userEvent.click(button('Back to times'));
    expect(screen.getByText('The times')).toBeVisible();
  });

  it('stands nothing on a page without an address of its own', async () => {
    const line = 'Notify me if a time opens up';
    const { stop } = await page();
    expect(button(line)).toBeVisible();
    stop();
    vi.stubGlobal('location', { href: 'about:srcdoc', hash: '' });
    await page();
    expect(screen.queryByRole('button', { name: line })).toBeNull();
    vi.unstubAllGlobals();
    await page();
    expect(button(line)).toBeVisible();
  });

  it('stands until when the visitor is on the list, and a way to the entry', async () => {
    const { environment, booking } = await page();
    const record = { token: 'w1.abc', days: { first: '2026-12-04', last: '2026-12-06' }, parts: ['morning'] };
    environment.stored.set(`tour-booking waitlist 101 ${booking.getSettings().storedAs}`, JSON.stringify(record));
    await act(async () => booking.commands.touch());
    expect(screen.getByText('You’re on the tour waitlist through Sun, Dec 6.')).toBeVisible();
    await userEvent.click(button('View my waitlist request'));
    expect(screen.getByRole('heading', { name: 'You’re on the tour waitlist' })).toBeVisible();
  });

  it('stands nothing beside the form of the booking, nor once the widget is gone', async () => {
    const { booking, stop } = await page();
    expect(button('Notify me if a time opens up')).toBeVisible();
    const [slot] = booking.getSnapshot().availability?.chips ?? [];
    await act(async () => void (slot && booking.commands.pickSlot(slot)));
    expect(booking.getSnapshot().screen).toBe('details');
    expect(screen.queryByRole('button', { name: 'Notify me if a time opens up' })).toBeNull();
    await act(async () => booking.commands.backToTimes());
    expect(button('Notify me if a time opens up')).toBeVisible();
    stop();
    expect(screen.queryByRole('button', { name: 'Notify me if a time opens up' })).toBeNull();
  });

  it('speaks another language', async () => {
    await page('es');
    expect(await screen.findByRole('button', { name: 'Avísenme si se libera un horario' })).toBeVisible();
  });
});
