import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { open, time } from '../../test/openWidget.tsx';
import { untyped } from '../../test/untyped.ts';
import type { TourBookingOptions } from '../options/componentOptions.ts';

/** The page has an idle moment at once. */
const idleAtOnce = () =>
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    run();
    return 1;
  });
const button = () => screen.findByRole('button', { name: /^Book a tour/ });
const openIt = (options: Partial<TourBookingOptions> = {}, strict = false) => {
  idleAtOnce();
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  return open([{ mode: 'button', ...options }], strict);
};

describe('mode="button"', () => {
  it('asks once, says the next free time, and opens with that answer', async () => {
    const { asked, user } = openIt();
    const next = await screen.findByRole('button', { name: /Next: today · 9:15/ });
    expect(asked).toEqual(['GET appointments/group/101/times?time=2026-12-01T09%3A00%3A00']);
    await user.click(next);
    await time('9:15 AM');
    expect(asked.filter((each) => each.includes('time=2026-12-01'))).toHaveLength(1);
  });

  it('reports a wrong option of the button at once, and not again when the dialog is opened', async () => {
    const onWarning = vi.fn();
    const { user } = openIt({ ...untyped({ buttonCorner: 'top' }), onWarning });
    await waitFor(() => expect(onWarning).toHaveBeenCalled());
    await user.click(await button());
    await time('9:15 AM');
    expect(onWarning.mock.calls).toEqual([
      ['tour-booking: `buttonCorner` is "top"; give "bottom-right" or "bottom-left".'],
    ]);
  });

  it('goes away with the component that it belongs to', async () => {
    const { rerender, page } = openIt({}, true);
    await button();
    expect(screen.getAllByRole('button')).toHaveLength(1);
    rerender(page([]));
    expect(screen.queryAllByRole('button')).toEqual([]);
  });
});

it('mode="dialog" is opened by an element of the page', async () => {
  const { user, asked } = open([{ mode: 'dialog' }]);
  document.body.insertAdjacentHTML('beforeend', '<a id="link" href="#x" data-tour-booking-open>Tour</a>');
  expect(asked).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'Tour' }));
  await time('9:15 AM');
  document.getElementById('link')?.remove();
});

it('shows inline for an unknown mode, and reports it', async () => {
  const onWarning = vi.fn();
  open([{ ...untyped({ mode: 'popup' }), onWarning }]);
  await time('9:15 AM');
  expect(onWarning.mock.calls).toEqual([['tour-booking: `mode` is "popup"; give "inline", "dialog" or "button".']]);
});

it('loading="lazy" begins when the place is near', async () => {
  const near: (() => void)[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly tell: (entries: readonly { isIntersecting: boolean }[]) => void;
      constructor(tell: (entries: readonly { isIntersecting: boolean }[]) => void) {
        this.tell = tell;
      }
      observe() {
        this.tell([{ isIntersecting: false }]);
        near.push(() => this.tell([{ isIntersecting: true }]));
      }
      disconnect() {}
    },
  );
  const { asked } = open([{ loading: 'lazy' }]);
  expect(near).toHaveLength(1);
  expect(screen.queryByRole('region')).toBeNull();
  expect(asked).toEqual([]);
  near[0]?.();
  await time('9:15 AM');
});

it.each([
  ['two', false, [false, true]],
  ['two', true, [false, true]],
  ['one', true, [true, false]],
  // An attribute without a value, and how React writes one.
  ['', false, [true, false]],
  ['', true, [true, false]],
  ['true', true, [true, false]],
])('the trigger "%s" opens the widget of that name, isolated: %s', async (name, isolate, expected) => {
  const { user, container } = open([
    { id: 'one', mode: 'dialog', isolate },
    { id: 'two', mode: 'dialog', isolate },
  ]);
  const isOpen = () =>
    [...container.children].map((place) => (place.shadowRoot ?? place).querySelector('dialog')?.open ?? false);
  await waitFor(() => expect(container.querySelectorAll('*').length).toBeGreaterThan(1));
  document.body.insertAdjacentHTML('beforeend', `<button id="trigger" data-tour-booking-open="${name}">Tour</button>`);
  await user.click(screen.getByText('Tour'));
  await waitFor(() => expect(isOpen()).toEqual(expected));
  document.getElementById('trigger')?.remove();
});
