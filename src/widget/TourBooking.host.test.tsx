import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadChunks } from '../../test/loadChunks.ts';
import type { TourClient } from '../api/tourClient.ts';
import type { TourBookingOptions } from '../options/componentOptions.ts';
import { AnyTourBooking as TourBooking } from './TourBooking.tsx';

beforeAll(loadChunks);

const never = (): Promise<never> => new Promise(() => undefined);
const client: TourClient = {
  getWidgetConfiguration: never,
  getOfficeHours: never,
  getAvailability: never,
  bookTour: never,
};
const right = { groupId: 101, client, contactPhone: '555' };
/** A page without types may give anything. */
const page = (given: object) => (
  <main>
    <p>The site</p>
    <TourBooking {...right} {...(given as Partial<TourBookingOptions>)} />
  </main>
);

afterEach(cleanup);

const circle: Record<string, unknown> = {};
circle.self = circle;

describe('a mistake of the host leaves its page and the widget in place', () => {
  it.each<readonly [string, object]>([
    [
      'an onWarning that throws',
      {
        duration: 'long',
        onWarning: () => {
          throw new Error('of the host');
        },
      },
    ],
    ['an onWarning that is text', { duration: 'long', onWarning: 'log' }],
    ['markup where text belongs', { location: <b>First St</b>, contactEmail: <i>mail</i> }],
    ['a bigint for the group', { groupId: 101n }],
    ['a symbol for the group', { groupId: Symbol('group') }],
    ['a circle', { prefill: circle, fields: circle, api: circle }],
    ['empty messages', { messages: {} }],
    ['messages of another kind', { messages: { widget: { title: 7 }, calendar: null, ui: 'no' } }],
    ['null everywhere', { api: null, closedDays: null, prefill: null, fields: null, messages: null, theme: null }],
    ['a client that is none', { client: 'mine' }],
    ['a client without its calls', { client: {} }],
  ])('%s', async (_, given) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.stubGlobal('reportError', vi.fn());
    render(page(given));
    expect(await screen.findByText('The site')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Book a tour' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Book a tour' })).not.toBeEmptyDOMElement();
  });

  it('a style that React refuses: the contact stays', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const onWarning = vi.fn();
    render(page({ style: 'color: red', onWarning }));
    expect(screen.getByText('The site')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'We couldn’t show this' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Call 555' })).toBeVisible();
    expect(onWarning).toHaveBeenCalledWith(expect.stringContaining('style'));
  });

  it('another group starts over after a fault', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { rerender } = render(page({ style: 'color: red', onWarning: () => undefined }));
    expect(screen.getByRole('heading', { name: 'We couldn’t show this' })).toBeVisible();
    rerender(page({ groupId: 102 }));
    expect(screen.queryByRole('heading', { name: 'We couldn’t show this' })).toBeNull();
    expect(screen.getByText('Looking for open times…')).toBeInTheDocument();
  });
});

describe('what the integrator is told', () => {
  it('goes to the console in development when there is no onWarning, each once', () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { rerender } = render(page({ duration: 'long' }));
    rerender(page({ duration: 'long', location: 'here' }));
    expect(warned).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('`duration` is "long"'));
  });

  it('does not go to the console in production', () => {
    vi.stubEnv('NODE_ENV', 'production');
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    render(page({ duration: 'long' }));
    expect(warned).not.toHaveBeenCalled();
    vi.unstubAllEnvs();
  });

  it('names the messages that a language lacks, and nothing where single ones are replaced', () => {
    const onWarning = vi.fn();
    const ui = { optional: 'x', working: 'y' };
    render(page({ messages: { ui }, onWarning }));
    expect(onWarning).not.toHaveBeenCalled();
    render(page({ messages: { language: 'fr', direction: 'ltr', ui }, onWarning }));
    expect(onWarning).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/`messages` lacks calendar, widget, screens; English/),
    );
  });

  it('names the messages that are none, or of another kind', () => {
    const onWarning = vi.fn();
    render(page({ messages: { widget: { titel: 'Visit', minutes: '30 min' }, calender: {} }, onWarning }));
    expect(onWarning).toHaveBeenCalledTimes(2);
    expect(onWarning).toHaveBeenCalledWith(expect.stringContaining('something else than words as widget.minutes'));
    expect(onWarning).toHaveBeenCalledWith(expect.stringContaining('has calender, widget.titel, which'));
    expect(screen.getByText('30 min')).toBeInTheDocument();
  });
});

it('takes an id, a class and a style for the element around it', () => {
  const { container } = render(page({ id: 'home', className: 'mine', style: { maxWidth: 400 } }));
  const root = container.querySelector('.tour');
  expect(root).toHaveAttribute('id', 'home');
  expect(root).toHaveClass('mine');
  expect(root).toHaveStyle({ maxWidth: '400px' });
});

it('a load that hangs shows the contact after three seconds', () => {
  vi.useFakeTimers();
  render(page({}));
  expect(screen.queryByRole('link', { name: 'Call 555' })).toBeNull();
  act(() => vi.advanceTimersByTime(2_900));
  expect(screen.queryByRole('link', { name: 'Call 555' })).toBeNull();
  act(() => vi.advanceTimersByTime(200));
  expect(screen.getByRole('link', { name: 'Call 555' })).toBeVisible();
  vi.useRealTimers();
});
