import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { programmedClient } from '../../test/programmedClient.ts';

const FILES = ['preview', 'details', 'booked'].map((name) => `../i18n/locales/es/${name}.ts`);

// Words are loaded once for a page, so each test has modules of its own.
beforeEach(() => {
  vi.resetModules();
});
afterEach(async () => {
  await vi.dynamicImportSettled();
  for (const file of FILES) vi.doUnmock(file);
});

/** Lets the files load that are not held back. */
const settle = (ms = 20) => act(() => new Promise((done) => setTimeout(done, ms)));

/** Whether a browser would leave the focus on `element`: nothing around it is hidden until words come. */
const isShown = (element: Element): boolean => element.closest('[data-loading], [hidden]') === null;

it.each(['preview', 'details', 'booked'])(
  'a language that comes in mid-form leaves answers, focus and caret, whichever file is last: %s',
  async (last) => {
    let arrive = (): void => undefined;
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    for (const file of FILES)
      vi.doMock(file, async (importOriginal) => {
        const original = importOriginal();
        if (file.includes(last)) await arrived;
        return original;
      });
    const { TourBooking } = await import('./TourBooking.tsx');
    const user = userEvent.setup();
    const client = programmedClient();
    const page = (locale: string) => (
      <TourBooking groupId={101} client={client} locale={locale} fields={{ price_floor: 'required' }} />
    );
    const { rerender } = render(page('en'));
    await user.click(await screen.findByRole('button', { name: '10:00 AM' }));
    const budget = await screen.findByRole('textbox', { name: /budget/i });
    await user.type(budget, '2500');
    const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'First name' });
    await user.type(name, 'Lara');
    name.setSelectionRange(1, 3);
    const seen: string[] = [];
    const watch = new MutationObserver(() => {
      if (!isShown(name)) seen.push('hidden');
    });
    watch.observe(document.body, { subtree: true, childList: true, attributes: true });

    rerender(page('es'));
    await settle();
    // English stays until all words are there: never two languages beside each other.
    expect(screen.getByRole('textbox', { name: 'First name' })).toBe(name);
    expect(screen.getByRole('region', { name: 'Book a tour' })).toBeInTheDocument();
    expect([document.activeElement, name.selectionStart, name.selectionEnd]).toEqual([name, 1, 3]);
    await act(async () => arrive());
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Nombre' })).toBe(name));
    expect([document.activeElement, name.value, name.selectionStart, name.selectionEnd]).toEqual([name, 'Lara', 1, 3]);
    expect(name.closest('[lang]')).toHaveAttribute('lang', 'es-US');
    expect(budget).toBeInTheDocument();
    expect(seen).toEqual([]);
    watch.disconnect();
  },
);

it('takes the first language without another one before it, and goes from one to the next', async () => {
  const { TourBooking } = await import('./TourBooking.tsx');
  const client = programmedClient();
  const { rerender, container } = render(<TourBooking groupId={101} client={client} locale="es" />);
  const root = () => container.querySelector('.tour');
  expect(root()).toHaveAttribute('data-loading');
  await waitFor(() => expect(root()).not.toHaveAttribute('data-loading'));
  expect(root()).toHaveAttribute('lang', 'es-US');
  rerender(<TourBooking groupId={101} client={client} locale="ar" />);
  expect(root()).not.toHaveAttribute('data-loading');
  expect(root()).toHaveAttribute('lang', 'es-US');
  await waitFor(() => expect(root()?.getAttribute('lang')).toMatch(/^ar/));
  expect(root()).toHaveAttribute('dir', 'rtl');
  rerender(<TourBooking groupId={101} client={client} locale="en-GB" />);
  expect(root()).toHaveAttribute('lang', 'en-GB');
});
