import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadChunks } from '../../test/loadChunks.ts';
import { open } from '../../test/openWidget.tsx';
import { es } from '../locales/es.ts';
import type { TourBookingOptions } from '../options/componentOptions.ts';
import { screensChunk } from '../screens/PreviewScreens.tsx';
import { AnyTourBooking as TourBooking } from './TourBooking.tsx';
import { TourBookingDialog } from './TourBookingDialog.tsx';

beforeAll(() => Promise.all([loadChunks(), screensChunk.load()]));
afterEach(() => {
  document.documentElement.removeAttribute('lang');
  document.body.replaceChildren();
});

/** The element around the widget. */
const root = () => document.querySelector('.tour') ?? expect.fail('no widget');
const heading = (name: string) => screen.findByRole('heading', { name });

describe('the language', () => {
  it.each([
    ['es', 'Reserve una visita', 'es-US', 'ltr'],
    ['es-MX', 'Reserve una visita', 'es-MX', 'ltr'],
    ['ES-mx', 'Reserve una visita', 'ES-mx', 'ltr'],
    ['ar', 'حجز جولة', 'ar', 'rtl'],
    ['ar-EG', 'حجز جولة', 'ar-EG', 'rtl'],
    ['en-GB', 'Book a tour', 'en-GB', 'ltr'],
  ])('of `locale` %s', async (locale, title, lang, dir) => {
    open([{ locale }]);
    expect(await heading(title)).toBeVisible();
    expect(root()).toHaveAttribute('lang', lang);
    expect(root()).toHaveAttribute('dir', dir);
  });

  it('is that of the page where there is no `locale`', async () => {
    document.documentElement.lang = 'es-AR';
    open([{}, { locale: 'en-US' }]);
    expect(await heading('Reserve una visita')).toBeVisible();
    expect(await heading('Book a tour')).toBeVisible();
  });

  it('stays that of the page when it was mounted, whatever a translator makes of the page', async () => {
    document.documentElement.lang = 'es';
    const { page, rerender, unmount } = open([{}]);
    expect(await heading('Reserve una visita')).toBeVisible();
    document.documentElement.lang = 'ar';
    rerender(page([{ className: 'wide' }]));
    expect(root()).toHaveClass('wide');
    expect(root()).toHaveAttribute('lang', 'es-US');
    rerender(page([{ locale: 'en' }]));
    expect(await heading('Book a tour')).toBeVisible();
    rerender(page([{}]));
    expect(await heading('Reserve una visita')).toBeVisible();
    unmount();
    open([{}]);
    expect(await heading('حجز جولة')).toBeVisible();
  });

  it('follows the option', async () => {
    const { page, rerender } = open([{ locale: 'es' }]);
    expect(await heading('Reserve una visita')).toBeVisible();
    rerender(page([{ locale: 'ar' }]));
    expect(await heading('حجز جولة')).toBeVisible();
    rerender(page([{ locale: 'en' }]));
    expect(await heading('Book a tour')).toBeVisible();
  });

  it.each(['nonsense!', 'english', '', 'e'])(
    'is English where the page says "%s", and nobody is told',
    async (lang) => {
      document.documentElement.lang = lang;
      const onWarning = vi.fn();
      open([{ onWarning }]);
      expect(await heading('Book a tour')).toBeVisible();
      expect(await screen.findByRole('button', { name: '10:15 AM' })).toBeVisible();
      expect(onWarning).not.toHaveBeenCalled();
    },
  );

  it('is English, with English dates, where a language has no words', async () => {
    const onWarning = vi.fn();
    open([{ locale: 'de-DE', onWarning }]);
    expect(await screen.findByRole('button', { name: '10:15 AM' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Tuesday, December 1' })).toBeVisible();
    expect(root()).toHaveAttribute('lang', 'en-US');
    expect(onWarning).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('no words for "de-DE"'));
  });
});

describe('before the words are there', () => {
  it('no text can be read or reached', async () => {
    open([{ locale: 'es-CL' }]);
    // The style sheet hides an element with this attribute. jsdom does not apply it.
    if (root().hasAttribute('data-loading')) expect(screen.queryByText('Reserve una visita')).toBeNull();
    expect(await heading('Reserve una visita')).toBeVisible();
    expect(root()).not.toHaveAttribute('data-loading');
  });
});

describe('words of the host', () => {
  it('take the place of single messages, in English and in a shipped language, also of those that come later', async () => {
    const messages = { widget: { title: 'Venga a vernos' }, screens: { detailsHeading: 'Cuéntenos' } };
    const { user } = open([{ locale: 'es-US', messages }]);
    expect(await heading('Venga a vernos')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: '10:15 a.m.' }));
    expect(await heading('Cuéntenos')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^Nombre/ })).toBeVisible();
  });

  it('are shown at once where the host gives all of them', () => {
    open([{ messages: es }]);
    expect(root()).not.toHaveAttribute('data-loading');
    expect(screen.getByRole('heading', { name: 'Reserve una visita' })).toBeVisible();
  });

  it('may be a language of their own, whatever the page says', async () => {
    document.documentElement.lang = 'es';
    const hebrew = { ...es, language: 'he', direction: 'rtl' } as const;
    open([{ messages: hebrew, locale: 'he-IL' }]);
    expect(root()).toHaveAttribute('dir', 'rtl');
    expect(root()).toHaveAttribute('lang', 'he-IL');
    await waitFor(async () => expect(await heading('יום שלישי, 1 בדצמבר')).toBeVisible());
  });

  it('in a language nobody knows are dated in English', async () => {
    open([{ messages: { language: 'not a language', widget: { title: 'Tlhingan' } } }]);
    expect(await heading('Tlhingan')).toBeVisible();
    expect(await heading('Tuesday, December 1')).toBeVisible();
  });
});

it('the dialog around the widget speaks its language, too', async () => {
  const user = userEvent.setup();
  render(
    <TourBookingDialog
      groupId={101}
      api="/none"
      locale="ar"
      trigger={(props) => (
        <button type="button" {...props}>
          open
        </button>
      )}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'open' }));
  const dialog = await screen.findByRole('dialog', { name: 'حجز جولة' });
  expect(within(dialog).getByRole('button', { name: 'إغلاق' })).toBeVisible();
  expect(dialog.closest('[dir]')).toHaveAttribute('dir', 'rtl');
});

describe('rendered on a server', () => {
  it.each<readonly [string, Partial<TourBookingOptions>, string]>([
    ['with all words', { messages: es }, 'Reserve una visita'],
    ['with a language, whose words come later', { locale: 'es-PE' }, 'Reserve una visita'],
    ['for a page whose language a server does not know', {}, 'Reserve una visita'],
  ])('%s: is taken over without a word in the console', async (_, given, title) => {
    const page = <TourBooking groupId={101} api="/none" {...given} />;
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = renderToString(page);
    expect(root()).toHaveAttribute('lang', given.messages ? 'es-US' : 'en-US');
    expect(root().hasAttribute('data-loading')).toBe('locale' in given);
    document.documentElement.lang = 'es';
    const said = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
    const recovered = vi.fn();
    const roots: Root[] = [];
    act(() => void roots.push(hydrateRoot(place, page, { onRecoverableError: recovered })));
    expect(await heading(title)).toBeVisible();
    for (const spy of said) expect(spy).not.toHaveBeenCalled();
    expect(recovered).not.toHaveBeenCalled();
    const shown = root().getAttribute('lang');
    // As a translator does.
    document.documentElement.lang = 'ar';
    act(() => {
      for (const each of roots) each.render(<TourBooking groupId={101} api="/none" {...given} className="wide" />);
    });
    expect(root()).toHaveClass('wide');
    expect(root()).toHaveAttribute('lang', shown);
    act(() => {
      for (const each of roots) each.unmount();
    });
  });
});
