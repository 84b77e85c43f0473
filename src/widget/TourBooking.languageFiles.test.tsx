import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** The element around the widget. */
const root = () => document.querySelector('.tour') ?? expect.fail('no widget');

// Words are asked for once a page, so each test has modules of its own.
beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.doUnmock('../i18n/locales/ar/first.ts');
  vi.useRealTimers();
});

describe('words are waited for', () => {
  it('in vain: English stands in, and the integrator is told', async () => {
    vi.doMock('../i18n/locales/ar/first.ts', () => {
      throw new Error('no such file');
    });
    const { TourBooking } = await import('./TourBooking.tsx');
    const onWarning = vi.fn();
    render(<TourBooking groupId={101} api="/none" locale="ar" onWarning={onWarning} />);
    expect(root()).toHaveAttribute('data-waiting');
    await vi.waitFor(() => expect(root()).not.toHaveAttribute('data-waiting'));
    expect(await screen.findByRole('heading', { name: 'Book a tour' })).toBeVisible();
    expect(root()).toHaveAttribute('dir', 'ltr');
    await vi.waitFor(() =>
      expect(onWarning).toHaveBeenCalledWith(expect.stringContaining('a file of words for "ar" did not come')),
    );
  });

  it('five seconds at most; what comes later changes nothing', async () => {
    await (await import('./lazySecondStage.ts')).secondStage.load();
    vi.useFakeTimers();
    let arrive = (): void => undefined;
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    vi.doMock('../i18n/locales/ar/first.ts', async (original) => {
      await arrived;
      return original();
    });
    const { TourBooking } = await import('./TourBooking.tsx');
    const onWarning = vi.fn();
    render(<TourBooking groupId={101} api="/none" locale="ar" onWarning={onWarning} />);
    expect(root()).toHaveAttribute('data-waiting');
    act(() => vi.advanceTimersByTime(5_100));
    expect(root()).not.toHaveAttribute('data-waiting');
    expect(screen.getByRole('heading', { name: 'Book a tour' })).toBeVisible();
    expect(onWarning).toHaveBeenCalledWith(expect.stringContaining('did not come'));
    vi.useRealTimers();
    arrive();
    await import('../i18n/locales/ar/first.ts');
    await act(() => arrived);
    expect(screen.getByRole('heading', { name: 'Book a tour' })).toBeVisible();
  });
});
