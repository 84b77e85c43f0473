import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fillAndSubmit, open, time } from '../../test/openWidget.tsx';

type OpenWidget = ReturnType<typeof open>;

async function book({ user }: OpenWidget): Promise<void> {
  await user.click(await time('10:15 AM'));
  await fillAndSubmit(user);
  await screen.findByRole('button', { name: 'Move tour' });
}
const ending = (words: string) => (name: string) => name.endsWith(words);
const heading = (words: string) => screen.findByRole('heading', { name: ending(words) });
/** Waits for the screen with that heading, and expects the focus on it. */
async function led(name: string): Promise<void> {
  await heading(name);
  expect(screen.getByRole('group', { name: ending(name) })).toHaveFocus();
}
const button = (name: string) => screen.getByRole('button', { name });
const changes = ({ asked }: OpenWidget) => asked.filter((call) => /^(PUT|DELETE)/.test(call));

describe('a booked tour', () => {
  it('is moved: the old time is named until the new one is certain', async () => {
    const onRescheduled = vi.fn();
    const page = open([{ onRescheduled }]);
    const { user } = page;
    await book(page);
    await user.click(button('Move tour'));
    await led('Move your tour');
    expect(button('Keep Tue,\u00a0Dec\u00a01, 10:15\u00a0AM')).toBeVisible();
    expect(button('Move tour')).toHaveAttribute('aria-disabled', 'true');
    await user.click((await screen.findAllByRole('button', { name: '11:00 AM' }))[0] ?? document.body);
    expect(button('11:00 AM')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('From Tuesday, December 1, 10:15 AM to Tuesday, December 1, 11:00 AM')).toBeInTheDocument();
    await user.click(button('Move tour'));
    await led('Your tour has been moved');
    expect(screen.getByText(/11:00\s–\s11:30\sAM/)).toBeVisible();
    expect(screen.getByText(/the entry still says Tue, Dec 1, 10:15 AM/)).toBeVisible();
    expect(changes(page)).toHaveLength(1);
    expect(onRescheduled).toHaveBeenCalledExactlyOnceWith({
      groupId: 101,
      elementId: undefined,
      id: expect.any(Number),
      from: '2026-12-01T10:15:00',
      slot: '2026-12-01T11:00:00',
    });
  });

  it('that is not moved says why, and the focus goes there', async () => {
    const page = open([{ contactPhone: '555' }]);
    const { user, service } = page;
    await book(page);
    await user.click(button('Move tour'));
    await heading('Move your tour');
    await user.click((await screen.findAllByRole('button', { name: '11:00 AM' }))[0] ?? document.body);
    service.setScenario('rate-limited');
    await user.click(button('Move tour'));
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Nothing has changed yet. Try again'));
    expect(within(document.body).getAllByRole('link', { name: 'Call 555' })).toHaveLength(1);
    service.setScenario('none');
    await user.click(button('Move tour'));
    await heading('Your tour has been moved');
  });

  it('offers no changes where the site wants none', async () => {
    const page = open([{ changes: false }]);
    await page.user.click(await time('10:15 AM'));
    await fillAndSubmit(page.user);
    await heading('Your tour is booked');
    await screen.findByRole('button', { name: 'Share' });
    expect(screen.queryByText('Need to change it?')).toBeNull();
  });
});

describe('canceling', () => {
  it('asks once, offers other times first, and says that the team was told', async () => {
    const onCanceled = vi.fn();
    const page = open([{ onCanceled, location: 'Alder House, 123 First St' }]);
    const { user } = page;
    await book(page);
    await user.click(button('Cancel tour'));
    await led('Cancel your tour?');
    expect(screen.getByText('Tuesday, December 1, 10:15 AM at Alder House.')).toBeVisible();
    const offered = screen.getByRole('group', { name: 'Would another time work?' });
    expect(within(offered).getByRole('heading', { name: 'Would another time work?' })).toBeVisible();
    expect(within(offered).getAllByRole('button')).toHaveLength(4);
    await user.click(button('Keep my tour'));
    await led('Your tour is booked');
    await user.click(await screen.findByRole('button', { name: 'Cancel tour' }));
    await heading('Cancel your tour?');
    expect(changes(page)).toEqual([]);
    await user.click(button('Cancel tour'));
    await led('Your tour is canceled');
    expect(screen.getByText(/We’ve let the leasing team know\./)).toBeVisible();
    expect(onCanceled).toHaveBeenCalledExactlyOnceWith({
      groupId: 101,
      elementId: undefined,
      id: expect.any(Number),
      slot: '2026-12-01T10:15:00',
      told: true,
    });
    await user.click(button('Book another tour'));
    await user.click(await time('11:00 AM'));
    expect(await screen.findByRole('textbox', { name: /^First name/ })).toHaveValue('Lara');
  });
});

describe('a page that manages a tour', () => {
  it('shows the tour and the ways to change it, but nothing to book where the tour is not valid', async () => {
    const page = open([{ manage: 999, manageStart: '2026-12-02T10:15:00', contactPhone: '555' }, { manage: 'x' }]);
    const [first] = screen.getAllByRole('region', { name: 'Book a tour' }).map((region) => within(region));
    expect(await screen.findByRole('heading', { name: 'Your tour' })).toBeVisible();
    expect(screen.getByText('Wednesday, December 2, 2026')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Online booking isn’t available right now' })).toBeVisible();
    await page.user.click(await screen.findByRole('button', { name: 'Cancel tour' }));
    await heading('Cancel your tour?');
    await page.user.click(button('Cancel tour'));
    expect(
      await screen.findByText('That didn’t go through, so nothing has changed. Try again, or contact us.'),
    ).toBeVisible();
    expect(screen.getByText(/Reason given: /)).toBeVisible();
    expect(first?.getByRole('heading', { name: 'Cancel your tour?' })).toBeVisible();
  });
});
