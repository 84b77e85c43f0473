import { screen, waitFor } from '@testing-library/react';
import * as React from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { pickSlot, submit, tour } from '../../test/crashSituations.ts';
import { programmedClient } from '../../test/programmedClient.ts';
import { showDialog } from '../embed/dialogChunk.tsx';
import type { TourBookingOptions } from '../options/componentOptions.ts';
import { actionsChunk } from '../screens/booked/TourActionsPlace.tsx';
import { screensChunk } from '../screens/PreviewScreens.tsx';
import type { BookingInPlace } from '../widget/createTourBooking.ts';
import { coreChunk } from '../widget/loadCore.ts';
import { AnyTourBooking as TourBooking } from '../widget/TourBooking.tsx';
import { TourBookingDialog } from '../widget/TourBookingDialog.tsx';
import { launcherChunk } from './BookingLauncher.tsx';

/**
 * Makes the frame of the dialog and the floating button throw. The project `unit` runs this file with React, the project `preact` with
 * the aliases of the script tag.
 */

const test = vi.hoisted(() => ({
  isFrameBroken: false,
  isButtonBroken: false,
  booking: undefined as BookingInPlace | undefined,
}));
vi.mock('./LauncherFrame.tsx', async (importOriginal) => {
  const original = await importOriginal<typeof import('./LauncherFrame.tsx')>();
  const LauncherFrame: typeof original.LauncherFrame = (props) => {
    if (test.isFrameBroken) throw new Error('a broken frame');
    return original.LauncherFrame(props);
  };
  return { ...original, LauncherFrame };
});
vi.mock('./createFloatingButton.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('./createFloatingButton.ts')>();
  const createFloatingButton: typeof original.createFloatingButton = (...given) => {
    if (test.isButtonBroken) throw new Error('a broken button');
    return original.createFloatingButton(...given);
  };
  return { ...original, createFloatingButton };
});
vi.mock('../widget/createTourBooking.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('../widget/createTourBooking.ts')>();
  const createBookingIn: typeof original.createBookingIn = (...given) => {
    test.booking = original.createBookingIn(...given);
    return test.booking;
  };
  return { ...original, createBookingIn };
});

const isReact = 'version' in React;
const opened: (() => void)[] = [];
let place: HTMLElement;
const uncaught = vi.fn();
beforeAll(async () => {
  await Promise.all([coreChunk, screensChunk, actionsChunk, launcherChunk].map((chunk) => chunk.load()));
});
beforeEach(() => {
  // 09:05 in New York.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 11, 4, 14, 5) });
  place = document.body.appendChild(document.createElement('div'));
  place.className = 'place';
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  uncaught.mockClear();
  window.addEventListener('error', uncaught);
});
afterEach(() => {
  for (const close of opened.splice(0)) close();
  place.previousElementSibling?.remove();
  place.remove();
  window.removeEventListener('error', uncaught);
  Object.assign(test, { isFrameBroken: false, isButtonBroken: false, booking: undefined });
  vi.useRealTimers();
});

const told = vi.fn<(message: string) => void>();
const said = (): readonly string[] => told.mock.calls.map(([text]) => text).filter((text) => text.includes('a broken'));
beforeEach(() => {
  told.mockClear();
});

const optionsWith = (client = programmedClient()): TourBookingOptions => ({
  groupId: 101,
  client,
  timeZone: 'America/New_York',
  contactPhone: '555',
  onWarning: told,
});
/** Shows `node` beside something of the host. */
function show(node: (change: Partial<TourBookingOptions>) => React.ReactNode) {
  const root = createRoot(place);
  const render = (change: Partial<TourBookingOptions> = {}): void =>
    root.render(
      <>
        <p>The host</p>
        {node(change)}
      </>,
    );
  render();
  opened.push(() => root.unmount());
  return render;
}
/** The trees that the widget may be in: the page, and the shadow roots of isolated widgets. */
const trees = (): readonly ParentNode[] => [
  document,
  ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []),
];
const find = (selector: string, text = ''): Promise<HTMLElement> =>
  waitFor(() => {
    const found = trees()
      .flatMap((tree) => [...tree.querySelectorAll<HTMLElement>(selector)])
      .find((each) => each.textContent?.includes(text));
    if (!found) throw new Error(`no ${selector} with ${text}`);
    return found;
  });
/** Presses the host's button until something opens: the button shows before anything listens to it. */
const pressTrigger = (): Promise<void> =>
  waitFor(() => {
    screen.getByRole('button', { name: 'Tour this home' }).click();
    expect(trees().some((tree) => tree.querySelector('dialog[open], h3'))).toBe(true);
  });

/** Each way to open the dialog, as a function that opens it. It gives a function that changes an option. */
const ways: Readonly<
  Record<string, (options: TourBookingOptions) => Promise<(change: Partial<TourBookingOptions>) => void>>
> = isReact
  ? {
      async 'mode="dialog"'(options) {
        const render = show((change) => (
          <>
            <button type="button" data-tour-booking-open>
              Tour this home
            </button>
            <TourBooking mode="dialog" {...options} {...change} />
          </>
        ));
        await pressTrigger();
        return render;
      },
      async 'mode="button"'(options) {
        const render = show((change) => <TourBooking mode="button" {...options} {...change} />);
        // A button that is broken opens nothing.
        if (!test.isFrameBroken) (await find('.tour-open')).click();
        return render;
      },
      TourBookingDialog: (options) => openByTrigger(options),
      'TourBookingDialog, isolated': (options) => openByTrigger({ ...options, isolate: true }),
    }
  : {
      async 'script tag'(options) {
        place.insertAdjacentHTML('beforebegin', '<p>The host</p>');
        const dialog = showDialog(place, options, () => undefined, {});
        opened.push(dialog.destroy);
        dialog.open(null);
        return (change) => dialog.setOptions({ ...options, ...change });
      },
    };
async function openByTrigger(options: TourBookingOptions) {
  const { client = programmedClient() } = options;
  const render = show((change) => (
    <TourBookingDialog
      trigger={(props) => (
        <button type="button" {...props}>
          Tour this home
        </button>
      )}
      {...options}
      {...change}
      client={client}
    />
  ));
  await pressTrigger();
  return render;
}
const begun = (): Promise<BookingInPlace> =>
  waitFor(() => {
    if (test.booking?.getSnapshot().screen !== 'pick') throw new Error('not yet');
    return test.booking;
  });

describe.each(Object.entries(ways))(`${isReact ? 'React' : 'Preact'}: %s`, (_, openIt) => {
  it('shows the outcome in place when the dialog breaks while the booking is sent', async () => {
    let reply = (): void => undefined;
    const client = programmedClient({
      booking: () => new Promise((resolve) => (reply = () => resolve({ kind: 'booked', tour }))),
    });
    const change = await openIt(optionsWith(client));
    await find('dialog[open] h3', 'Choose a day and time');
    const booking = await begun();
    pickSlot(booking);
    await find('dialog[open] h3', 'Your details');
    submit(booking);
    await waitFor(() => expect(booking.getSnapshot().flow.at).toBe('sending'));
    test.isFrameBroken = true;
    change({ accent: '#123456' });
    await waitFor(() => expect(said()).toHaveLength(1));
    expect(said()[0]).toMatch(/the (dialog|launcher) failed/);
    reply();
    const heading = await find('h3', 'Your tour is booked');
    expect(heading.closest('dialog')).toBeNull();
    expect(heading.closest('[hidden]')).toBeNull();
    expect(client.calls.filter(({ name }) => name === 'bookTour')).toHaveLength(1);
    const { host } = heading.getRootNode() as ShadowRoot;
    expect([heading.closest('.place'), host?.closest('.place')]).toContain(place);
    await waitFor(() => expect(place.contains(document.activeElement)).toBe(true));
    expect(test.booking).toBe(booking);
    expect(uncaught).not.toHaveBeenCalled();
    expect(screen.getByText('The host')).toBeVisible();
  });

  it('shows the widget in place, once it is opened, when the dialog is broken from the start', async () => {
    test.isFrameBroken = true;
    await openIt(optionsWith());
    expect((await find('h3', 'Choose a day and time')).closest('dialog')).toBeNull();
    expect(said()).toHaveLength(1);
    expect(uncaught).not.toHaveBeenCalled();
  });
});

it.runIf(isReact)('a floating button that throws gives way to the widget in place, and the host stays', async () => {
  test.isButtonBroken = true;
  show(() => <TourBooking mode="button" {...optionsWith()} />);
  await find('h3', 'Choose a day and time');
  expect(screen.getByText('The host')).toBeVisible();
  expect(said()).toHaveLength(1);
  expect(uncaught).not.toHaveBeenCalled();
});

it.runIf(isReact)('a broken dialog that nobody has opened shows nothing', async () => {
  test.isFrameBroken = true;
  show(() => <TourBooking mode="dialog" {...optionsWith()} />);
  await waitFor(() => expect(said()).toHaveLength(1));
  expect(place.textContent).toBe('The host');
});
