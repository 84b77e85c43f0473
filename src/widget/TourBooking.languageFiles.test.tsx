import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const LATE = ['../i18n/locales/ar/preview.ts', './coreChunk.tsx'];

/** The element around the widget. */
const root = () => document.querySelector('.tour') ?? expect.fail('no widget');

// Words are asked for once a page, so each test has modules of its own.
beforeEach(() => {
  vi.resetModules();
});
afterEach(async () => {
  vi.useRealTimers();
  cleanup();
  // An import that is under way loses the mocks that are made meanwhile.
  await vi.dynamicImportSettled();
  for (const file of LATE) vi.doUnmock(file);
});

describe('words that are loading', () => {
  it('show in English when they fail to load, and the integrator is told', async () => {
    vi.doMock('../i18n/locales/ar/preview.ts', () => {
      throw new Error('no such file');
    });
    const { TourBooking } = await import('./TourBooking.tsx');
    const onWarning = vi.fn();
    render(<TourBooking groupId={101} api="/none" locale="ar" onWarning={onWarning} />);
    expect(root()).toHaveAttribute('data-loading');
    await waitFor(() => expect(root()).not.toHaveAttribute('data-loading'));
    expect(await screen.findByRole('heading', { name: 'Book a tour' })).toBeVisible();
    expect(root()).toHaveAttribute('dir', 'ltr');
    await waitFor(() =>
      expect(onWarning).toHaveBeenCalledWith(expect.stringContaining('the words of "ar" failed to load')),
    );
  });

  it('are waited for five seconds at most, also before the core is there; a late file changes nothing', async () => {
    vi.useFakeTimers();
    let arrive = (): void => undefined;
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const late = async (original: () => Promise<object>) => {
      await arrived;
      return original();
    };
    for (const file of LATE) vi.doMock(file, late);
    const { TourBooking } = await import('./TourBooking.tsx');
    render(<TourBooking groupId={101} api="/none" locale="ar" contactPhone="555" />);
    await act(() => vi.advanceTimersByTimeAsync(4_900));
    expect(root()).toHaveAttribute('data-loading');
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(root()).not.toHaveAttribute('data-loading');
    expect(screen.getByRole('heading', { name: 'Book a tour' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Call 555' })).toBeVisible();
    vi.useRealTimers();
    arrive();
    await import('../i18n/locales/ar/preview.ts');
    await act(() => vi.dynamicImportSettled());
    expect(screen.getByRole('heading', { name: 'Book a tour' })).toBeVisible();
  });
});
