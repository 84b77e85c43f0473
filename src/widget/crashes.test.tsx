import { QueryClient } from '@tanstack/query-core';
import { screen, waitFor } from '@testing-library/react';
import * as React from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  BROKEN,
  leave,
  PICK,
  pickSlot,
  type Situation,
  type Step,
  situations,
  slot,
  submit,
  tour,
} from '../../test/crashSituations.ts';
import { programmedClient } from '../../test/programmedClient.ts';
import { noAnswers } from '../booking/answers.ts';
import type { Flow } from '../booking/flow.ts';
import { browserEnvironment } from '../core/browserEnvironment.ts';
import { createPageMemory } from '../core/pageMemory.ts';
import type { Screen } from '../core/snapshot.ts';
import { ScriptTagBooking } from '../embed/ScriptTagBooking.tsx';
import { changeChunk } from '../features/change/ChangePlace.tsx';
import { leadChunk } from '../features/lead/LeadPlace.tsx';
import type { TourBookingOptions } from '../options/componentOptions.ts';
import { EnvironmentContext } from '../screenParts/environmentContext.ts';
import { actionsChunk } from '../screens/booked/TourActionsPlace.tsx';
import { screensChunk } from '../screens/PreviewScreens.tsx';
import type { BookingInPlace } from './createTourBooking.ts';
import { coreChunk } from './loadCore.ts';
import { AnyTourBooking as TourBooking } from './TourBooking.tsx';

/**
 * Makes every screen throw, in every state of the flow. The project `unit` runs this file with React and `TourBooking`, the
 * project `preact` with the aliases of the script tag and `ScriptTagBooking`.
 */

interface Shown {
  readonly screen: Screen;
  readonly flow: Pick<Flow, 'at'>;
}

const test = vi.hoisted(() => ({
  /** Whether this screen throws instead of rendering. */
  isBroken: (_: Shown): boolean => false,
  booking: undefined as BookingInPlace | undefined,
}));
vi.mock('../screens/CoreScreens.tsx', async (importOriginal) => {
  const original = await importOriginal<typeof import('../screens/CoreScreens.tsx')>();
  const CoreScreens: typeof original.CoreScreens = (props) => {
    if (test.isBroken(props.snapshot)) throw new Error('a broken screen');
    return original.CoreScreens(props);
  };
  return { ...original, CoreScreens };
});
vi.mock('../screens/PreviewScreens.tsx', async (importOriginal) => {
  const original = await importOriginal<typeof import('../screens/PreviewScreens.tsx')>();
  const PreviewScreens: typeof original.PreviewScreens = (props) => {
    if (test.isBroken(props.snapshot)) throw new Error('a broken screen');
    return original.PreviewScreens(props);
  };
  return { ...original, PreviewScreens };
});
vi.mock('./createTourBooking.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('./createTourBooking.ts')>();
  const createBookingIn: typeof original.createBookingIn = (...given) => {
    test.booking = original.createBookingIn(...given);
    return test.booking;
  };
  return { ...original, createBookingIn };
});

const isReact = 'version' in React;
const Widget = isReact ? TourBooking : ScriptTagBooking;

/** 09:05 in New York. */
const NOW = Date.UTC(2026, 11, 4, 14, 5);
const opened: { unmount(): void }[] = [];
let place: HTMLElement;
/** What was thrown and not caught. The renderers also write what was caught to the console. */
const uncaught = vi.fn();
beforeAll(async () => {
  await Promise.all([coreChunk, screensChunk, actionsChunk, changeChunk, leadChunk].map((chunk) => chunk.load()));
});
beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  uncaught.mockClear();
  ready.mockClear();
  window.addEventListener('error', uncaught);
});
afterEach(() => {
  for (const root of opened.splice(0)) root.unmount();
  place.remove();
  window.removeEventListener('error', uncaught);
  test.isBroken = () => false;
  test.booking = undefined;
});

/** Stands beside the widget: its effect runs with those of the widget's first render. */
const ready = vi.fn();
function Ready() {
  React.useEffect(() => ready(), []);
  return null;
}

/** Opens a widget in the page. The result tells what it sent and which failures it reported. */
function open({ client = programmedClient, options = {} }: Pick<Situation, 'client' | 'options'>) {
  const answers = client();
  const environment = {
    ...browserEnvironment,
    // So that no situation finds the booking of another.
    ...createPageMemory(),
    queryClient: new QueryClient(),
    now: () => NOW,
    device: () => 'desktop' as const,
  };
  const told = vi.fn<(message: string) => void>();
  const failed = vi.fn();
  const root = createRoot(place);
  opened.push(root);
  const show = (changes: Partial<TourBookingOptions> = {}): void =>
    root.render(
      <EnvironmentContext.Provider value={environment}>
        <Widget
          groupId={101}
          client={answers}
          timeZone="America/New_York"
          contactPhone="555"
          remember={false}
          onWarning={told}
          onFailed={failed}
          {...options}
          {...changes}
        />
        <Ready />
      </EnvironmentContext.Provider>,
    );
  show();
  const sent = () =>
    answers.calls.filter(({ name }) =>
      ['bookTour', 'rescheduleAppointment', 'cancelAppointment', 'createLead'].includes(name),
    ).length;
  return {
    show,
    sent,
    failed,
    client: answers,
    told: () => told.mock.calls.map(([text]) => text).filter((text) => text.includes('a broken screen')),
  };
}

const heading = (words: string) =>
  waitFor(() => {
    const found = screen.getAllByRole('heading', { name: (name) => name.endsWith(words), level: 3 }).at(0);
    if (!found) throw new Error('no heading');
    return found;
  });

async function started(): Promise<BookingInPlace> {
  const booking = await waitFor(() => {
    if (!test.booking || !place.querySelector('.tour')) throw new Error('not yet');
    return test.booking;
  });
  // From then on the widget notes a press.
  await waitFor(() => expect(ready).toHaveBeenCalled());
  act();
  return booking;
}
/** Presses in the widget, so that it takes the visitor to be there. */
const act = (): boolean | undefined =>
  place.querySelector('.tour')?.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
const isAt = ({ screen: name, at }: Situation, { screen: shown, flow }: Shown): boolean =>
  shown === name && flow.at === at;
const arrived = (booking: BookingInPlace, situation: Situation): Promise<void> =>
  waitFor(() =>
    expect(
      isAt(situation, booking.getSnapshot()),
      JSON.stringify([booking.getSnapshot().screen, booking.getSnapshot().flow.at]),
    ).toBe(true),
  );

async function take(booking: BookingInPlace, steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    if (step !== pickSlot) await waitFor(() => expect(booking.getSnapshot().flow.at).not.toMatch(/^sending/));
    else await waitFor(() => expect(booking.getSnapshot().screen).toBe('pick'));
    act();
    if (step === leave) await waitFor(() => expect(booking.getSnapshot().availability?.times.kind).toBe('times'));
    step(booking);
  }
}

const cases = Object.entries(situations);

describe.each(cases)(`${isReact ? 'React' : 'Preact'}: %s`, (_, situation) => {
  const { steps = [], heading: name, plain, sent: expected } = situation;
  const shown = async (): Promise<void> => {
    if (name === undefined) await waitFor(() => expect(place.querySelector('.tour-skeleton')).not.toBeNull());
    else await heading(name);
    expect(screen.queryByText('Reload')).toBeFalsy();
  };

  it('is shown afresh where it throws at first, with nothing sent again', async () => {
    const { told, sent } = open(situation);
    test.isBroken = (snapshot) => told().length === 0 && isAt(situation, snapshot);
    const booking = await started();
    await take(booking, steps);
    await arrived(booking, situation);
    await waitFor(() => expect(told()).toHaveLength(1));
    expect(told()[0]).toContain(`"${situation.screen}"`);
    await shown();
    expect(sent()).toBe(expected);
    if (steps.length > 0) await waitFor(() => expect(place.contains(document.activeElement)).toBe(true));
    expect(uncaught).not.toHaveBeenCalled();
  });

  it('is shown afresh where it throws at the next render', async () => {
    const { told, sent, show } = open(situation);
    const booking = await started();
    await take(booking, steps);
    await arrived(booking, situation);
    await shown();
    test.isBroken = () => told().length === 0;
    show({ location: 'Another place', className: 'other' });
    await waitFor(() => expect(told()).toHaveLength(1));
    await shown();
    expect(sent()).toBe(expected);
    if (name !== undefined) await waitFor(() => expect(place.contains(document.activeElement)).toBe(true));
  });

  it('is replaced by the plain screen while it throws', async () => {
    const { told, sent } = open(situation);
    test.isBroken = (snapshot) => isAt(situation, snapshot);
    const booking = await started();
    await take(booking, steps);
    await arrived(booking, situation);
    expect(await heading(plain)).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Reload' })).toHaveLength(1));
    expect(screen.getByRole('link', { name: 'Call 555' })).toBeVisible();
    if (situation.screen !== 'closed') expect(screen.queryByText(/takes no tour bookings/)).toBeNull();
    if (steps.length > 0)
      await waitFor(async () => expect(document.activeElement).toBe((await heading(plain)).closest('[role=group]')));
    // The screen is rendered again, and fails again.
    screen.getByRole('button', { name: 'Reload' }).click();
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Reload' })).toHaveLength(1));
    expect(await heading(plain)).toBeVisible();
    expect(told()).toHaveLength(1);
    expect(sent()).toBe(expected);
    test.isBroken = () => false;
    screen.getByRole('button', { name: 'Reload' }).click();
    await shown();
    expect(sent()).toBe(expected);
    expect(uncaught).not.toHaveBeenCalled();
  });
});

describe(`${isReact ? 'React' : 'Preact'}: where nothing can be shown any more`, () => {
  it('the plain screen follows the booking to its end, and the host is told of no failure', async () => {
    let reply = (): void => undefined;
    const { sent, failed } = open({
      client: () =>
        programmedClient({
          booking: () => new Promise((resolve) => (reply = () => resolve({ kind: 'booked', tour }))),
        }),
      options: { location: '123 First St' },
    });
    const booking = await started();
    await take(booking, [pickSlot]);
    await heading('Your details');
    test.isBroken = () => true;
    await take(booking, [submit]);
    await waitFor(async () => expect((await heading('Booking your tour…')).closest('[role=group]')).toHaveFocus());
    reply();
    await waitFor(async () => expect((await heading('Your tour is booked')).closest('[role=group]')).toHaveFocus());
    expect(screen.getByText('Friday, December 4 · 10:00 AM')).toBeVisible();
    expect(screen.getByText('123 First St')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Call 555' })).toBeVisible();
    expect(sent()).toBe(1);
    expect(failed).not.toHaveBeenCalled();
  });

  it('the plain screen uses no word of the host', async () => {
    const messages = { widget: { title: 'Besuchen', tryAgain: 'Nochmal' }, screens: { bookedHeading: 'Gebucht' } };
    open({ options: { messages } });
    const booking = await started();
    await take(booking, [pickSlot]);
    await heading('Your details');
    expect(screen.getByRole('region', { name: 'Besuchen' })).toBeVisible();
    test.isBroken = () => true;
    await take(booking, [submit]);
    await heading('Your tour is booked');
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Book a tour' })).toBeVisible();
    expect(place.textContent).not.toMatch(/Besuchen|Nochmal|Gebucht/);
  });

  it('the screen that comes next is rendered normally again', async () => {
    const { told } = open({});
    test.isBroken = ({ screen: name }) => name === 'details';
    const booking = await started();
    await take(booking, [pickSlot]);
    await heading(BROKEN);
    booking.commands.backToTimes();
    expect(await heading(PICK)).toBeVisible();
    booking.commands.pickSlot(slot);
    await heading(BROKEN);
    expect(told()).toHaveLength(1);
  });

  it('what was typed is in the fresh form', async () => {
    const { told, show } = open({});
    const booking = await started();
    await take(booking, [pickSlot]);
    await heading('Your details');
    booking.commands.answer({ ...noAnswers, first_name: 'Lara' });
    test.isBroken = () => told().length === 0;
    show({ className: 'other' });
    await waitFor(() => expect(told()).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^First name/ })).toHaveValue('Lara'));
  });
});
