import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactElement, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TourBookingOptions } from './options.ts';

/** 09:05 in New York. */
const NOW = Date.UTC(2026, 11, 4, 14, 5);
const data = { layout_options: [], referral_sources: [], discovery_source_choices: [], field_config: {} };

type Service = (url: URL) => Promise<Response>;
const service: Service = async ({ pathname, searchParams }) => {
  if (pathname.includes('verify-widget')) return Response.json({ data });
  const day = searchParams.get('time')?.slice(0, 10);
  const available_times = day ? [`${day}T10:00:00`] : ['08:00:00', '17:00:00'];
  return Response.json({ available_times, valid: true, appointment_sms_opt_in: true });
};
const offline: Service = () => Promise.reject(new TypeError('Failed to fetch'));

/** Answers what is asked from now on; gives paths and queries, and what was sent with them. */
function answer(reply: Service) {
  const asked: { readonly url: string; readonly key: string | null }[] = [];
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    const { pathname, search } = new URL(url);
    asked.push({ url: pathname + search, key: new Headers(init?.headers).get('Authorization') });
    return reply(new URL(url));
  });
  return asked;
}

/** The component as a page has it, its second stage held back until `release` brings it, or `fail` says that it does not come. */
async function load() {
  let arrive = (_: boolean): void => undefined;
  const arrived = new Promise<boolean>((resolve) => {
    arrive = resolve;
  });
  vi.doMock('./lazySecondStage.ts', async () => {
    const { lazyModule } = await import('./lazyModule.ts');
    return {
      secondStage: lazyModule(async () => {
        if (!(await arrived)) throw new Error('no such file');
        return import('./secondStage.tsx');
      }),
    };
  });
  const { TourBooking } = await import('./TourBooking.tsx');
  const { secondStage } = await import('./lazySecondStage.ts');
  const end = (isThere: boolean) =>
    act(async () => {
      arrive(isThere);
      await secondStage.load();
    });
  return {
    loading: vi.spyOn(secondStage, 'load'),
    widget: (given: Partial<TourBookingOptions> = {}) => (
      <TourBooking groupId={101} api="https://leasing.example.com" timeZone="America/New_York" {...given} />
    ),
    release: () => end(true),
    fail: () => end(false),
  };
}

const free = (name = '10:00 AM') => screen.findByRole('button', { name });
const settle = (ms = 20) => act(() => new Promise((done) => setTimeout(done, ms)));
const rerender = async (view: ReturnType<typeof render>, page: () => ReactElement) => {
  for (let renders = 0; renders < 5; renders += 1) {
    view.rerender(page());
    await settle();
  }
};

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});
afterEach(() => {
  vi.doUnmock('./lazySecondStage.ts');
  vi.useRealTimers();
});

describe('before the second stage is there', () => {
  it('the first times show, and what was asked is not asked again; a press waits, and is done', async () => {
    const asked = answer(service);
    const { widget, release } = await load();
    render(widget());
    await userEvent.click(await free());
    expect(screen.queryByRole('heading', { name: 'Your details' })).toBeNull();
    expect(asked).toHaveLength(3);
    await release();
    expect(await screen.findByRole('heading', { name: 'Your details' })).toBeVisible();
    const urls = asked.map(({ url }) => url);
    expect(new Set(urls).size).toBe(urls.length);
  });

  it('in StrictMode, too, the first stage asks once', async () => {
    const asked = answer(service);
    const { widget } = await load();
    render(<StrictMode>{widget()}</StrictMode>);
    expect(await free()).toBeVisible();
    expect(asked).toHaveLength(3);
  });

  it('markup from a server is taken over without a word, and the times show', async () => {
    answer(service);
    const { widget } = await load();
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = renderToString(widget());
    const said = vi.spyOn(console, 'error');
    const root = await act(async () => hydrateRoot(place, widget()));
    expect(await free()).toBeVisible();
    expect(said).not.toHaveBeenCalled();
    act(() => root.unmount());
  });

  it.each<[string, Service]>([
    ['cannot be reached', offline],
    ['is in trouble', async () => Response.json({}, { status: 500 })],
  ])('a host that renders often asks nothing more where the service %s', async (_, reply) => {
    const asked = answer(reply);
    const { widget } = await load();
    const view = render(widget());
    await settle();
    vi.setSystemTime(NOW + 60_000);
    await rerender(view, () => widget({ prefill: { first_name: 'Lara' } }));
    expect(asked).toHaveLength(3);
  });

  it('another widget of the group asks nothing, and shows the same, however often both render', async () => {
    const asked = answer(service);
    const { widget, release } = await load();
    const page = (isTwo: boolean) => (
      <>
        {widget()}
        {isTwo ? widget({ id: 'two' }) : null}
      </>
    );
    const view = render(page(false));
    await free();
    await rerender(view, () => page(true));
    expect(await screen.findAllByRole('button', { name: '10:00 AM' })).toHaveLength(2);
    expect(asked).toHaveLength(3);
    await release();
    await settle();
    const urls = asked.map(({ url }) => url);
    expect(new Set(urls).size).toBe(urls.length);
  });
});

describe('what the first stage asked is for a plain booking alone', () => {
  it('a key that comes later asks with it', async () => {
    const asked = answer(async () => Response.json({}, { status: 401 }));
    const { widget, release } = await load();
    const view = render(widget());
    await settle();
    view.rerender(widget({ publicKey: 'pk_demo' }));
    await release();
    await settle();
    expect(asked.slice(0, 3).map(({ key }) => key)).toEqual([null, null, null]);
    expect(asked[3]?.key).toMatch(/^Basic /);
  });

  it('replies that the host has are used', async () => {
    const asked = answer(service);
    const { widget, release } = await load();
    const preloaded = vi.fn((url: string) => service(new URL(url)));
    render(widget({ preloaded }));
    await settle();
    expect(asked).toEqual([]);
    await release();
    expect(await free()).toBeVisible();
    expect(preloaded).toHaveBeenCalled();
    expect(asked).toEqual([]);
  });

  it('an address that the host does not allow is not asked', async () => {
    const asked = answer(service);
    const { widget, release } = await load();
    render(widget({ allows: () => false, onWarning: () => undefined }));
    await settle();
    await release();
    expect(await screen.findByRole('heading', { name: 'Booking is not set up correctly' })).toBeVisible();
    expect(asked).toEqual([]);
  });
});

describe('over the page the second stage comes', () => {
  it('when what opens it is pointed at', async () => {
    const asked = answer(service);
    const { widget, loading } = await load();
    render(widget({ mode: 'dialog' }));
    document.body.insertAdjacentHTML('beforeend', '<button data-tour-booking-open>Tour</button>');
    await settle();
    expect(loading).not.toHaveBeenCalled();
    await userEvent.hover(screen.getByRole('button', { name: 'Tour' }));
    expect(loading).toHaveBeenCalled();
    expect(asked).toEqual([]);
  });

  it('after what the button says; where data is saved with a press', async () => {
    const asked = answer(service);
    const { widget, loading } = await load();
    const connection = { saveData: true };
    vi.stubGlobal('navigator', Object.create(navigator, { connection: { value: connection } }));
    const view = render(widget({ mode: 'button' }));
    // Longer than what counts as idle where the browser does not say.
    await settle(300);
    expect(asked).toEqual([]);
    expect(loading).not.toHaveBeenCalled();
    connection.saveData = false;
    view.unmount();
    render(widget({ mode: 'button' }));
    expect(await screen.findByRole('button', { name: /Next: today, 10:00/ })).toBeVisible();
    expect(asked).toHaveLength(1);
    expect(loading).toHaveBeenCalledTimes(1);
  });
});

describe('the second stage does not come', () => {
  it('the integrator is told once; the times stay, and a press shows the contact', async () => {
    answer(service);
    const onWarning = vi.fn();
    const { widget, fail } = await load();
    render(widget({ onWarning, contactPhone: '555' }));
    const time = await free();
    await fail();
    expect(onWarning).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('a file of the widget did not come'));
    expect(time).toBeVisible();
    await userEvent.click(time);
    await settle();
    expect(screen.getByRole('link', { name: 'Call 555' })).toBeVisible();
    expect(onWarning).toHaveBeenCalledTimes(1);
  });

  it('its words are read, also where those of the host wait for their language', async () => {
    answer(offline);
    vi.doMock('../i18n/locales/es/first.ts', () => new Promise((done) => setTimeout(done, 500, { first: {} })));
    const { widget, fail } = await load();
    render(widget({ locale: 'es', messages: { widget: { title: 'Venga a vernos' } }, contactPhone: '555' }));
    await fail();
    const waiting = () => document.querySelector('[data-waiting]');
    expect(waiting()).not.toBeNull();
    await vi.waitFor(() => expect(waiting()).toBeNull());
    expect(screen.getByRole('link', { name: /555/ })).toBeVisible();
    vi.doUnmock('../i18n/locales/es/first.ts');
  });
});
