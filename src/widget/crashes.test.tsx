import { QueryClient } from '@tanstack/query-core';
import { screen, waitFor } from '@testing-library/react';
import * as React from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { local, type ProgrammedClient, programmedClient } from '../../test/programmedClient.ts';
import { noAnswers } from '../booking/answers.ts';
import type { Flow } from '../booking/flow.ts';
import { actionsChunk, changeChunk, coreChunk, leadChunk, screensChunk } from '../chunks.ts';
import { browserEnvironment } from '../core/browserEnvironment.ts';
import type { Screen } from '../core/snapshot.ts';
import { ScriptTagBooking } from '../embed/ScriptTagBooking.tsx';
import type { TourBookingOptions } from '../options/options.ts';
import { EnvironmentContext } from '../screens/environmentContext.ts';
import { dayOf } from '../time/values.ts';
import type { BookingInPlace } from './createTourBooking.ts';
import { TourBooking } from './TourBooking.tsx';

/**
 * Makes every screen throw, in every state of the flow. The project `unit` runs this file with React and `TourBooking`, the
 * project `preact` with the aliases of the script tag and `ScriptTagBooking`.
 */

interface Shown {
  readonly screen: Screen;
  readonly flow: Pick<Flow, 'at'>;
}

const test = vi.hoisted(() => ({
  /** Whether to throw instead of this screen. */
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
const slot = local('2026-12-04T10:00:00');
const later = local('2026-12-04T15:00:00');
const never = () => new Promise<never>(() => undefined);
const lost = () => Promise.reject(new TypeError('the connection was lost'));

/** How to come to a state of the booking, and what shows there. */
interface Situation {
  readonly screen: Screen;
  readonly at: Flow['at'];
  /** The heading of the screen. Undefined where nothing shows yet. */
  readonly heading: string | undefined;
  /** The heading of the plain screen. */
  readonly plain: string;
  /** How often something was sent that changes something. */
  readonly sent: number;
  readonly client?: () => ProgrammedClient;
  readonly options?: Partial<TourBookingOptions>;
  /** What the visitor does before the last step, and the last step. */
  readonly steps?: readonly Step[];
}
type Step = (booking: BookingInPlace) => void;

const pickSlot: Step = ({ commands }) => commands.pickSlot(slot);
const submit: Step = ({ commands }) => commands.submit({ ...noAnswers, first_name: 'Lara' }, ['first_name']);
const book = [pickSlot, submit];
const changeTime: Step = ({ commands }) => commands.changeTime();
const move: readonly Step[] = [
  ...book,
  changeTime,
  ({ commands }) => commands.pickSlot(later),
  ({ commands }) => commands.moveTour(),
];
const cancel: readonly Step[] = [
  ...book,
  ({ commands }) => commands.askCancel(),
  ({ commands }) => commands.cancelTour(),
];
const leave: Step = ({ commands }) => commands.leaveDetails();
const sendLead: Step = ({ commands }) => commands.sendDetails({ ...noAnswers, first_name: 'Lara' }, '');

const PICK = 'Choose a day and time';
const BROKEN = 'This could not be shown';
const tour = { id: 7, confirmationEnabled: true, start: undefined, location: undefined, expirationDate: undefined };
const booked = {
  screen: 'booked',
  at: 'booked',
  heading: 'Your tour is booked',
  plain: 'Your tour is booked',
} as const;

const situations: Readonly<Record<string, Situation>> = {
  loading: {
    screen: 'skeleton',
    at: 'day',
    heading: undefined,
    plain: BROKEN,
    sent: 0,
    client: () => programmedClient({ configuration: never }),
  },
  'set up wrongly': {
    screen: 'misconfigured',
    at: 'day',
    heading: 'Booking is not set up correctly',
    plain: BROKEN,
    sent: 0,
    options: { groupId: undefined as never },
  },
  closed: {
    screen: 'closed',
    at: 'day',
    heading: 'Online booking is closed',
    plain: 'Online booking is closed',
    sent: 0,
    client: () => programmedClient({ configuration: async () => ({ active: false, reason: '' }) }),
  },
  unreachable: {
    screen: 'unreachable',
    at: 'day',
    heading: 'Booking is not available right now',
    plain: BROKEN,
    sent: 0,
    client: () => programmedClient({ configuration: lost }),
  },
  'days and times': { screen: 'pick', at: 'day', heading: PICK, plain: BROKEN, sent: 0 },
  'a day': {
    screen: 'pick',
    at: 'slot',
    heading: PICK,
    plain: BROKEN,
    sent: 0,
    steps: [({ commands }) => commands.pickDay(dayOf(slot))],
  },
  details: { screen: 'details', at: 'details', heading: 'Your details', plain: BROKEN, sent: 0, steps: [pickSlot] },
  'being sent': {
    screen: 'details',
    at: 'sending',
    heading: 'Your details',
    plain: 'Booking your tour…',
    sent: 1,
    client: () => programmedClient({ booking: never }),
    steps: book,
  },
  'time taken': {
    screen: 'pick',
    at: 'slot',
    heading: PICK,
    plain: 'Your tour is not booked',
    sent: 1,
    client: () => programmedClient({ booking: async () => ({ kind: 'not-available', message: '' }) }),
    steps: book,
  },
  refused: {
    screen: 'details',
    at: 'details',
    heading: 'Your details',
    plain: 'Your tour is not booked',
    sent: 1,
    client: () =>
      programmedClient({
        booking: async () => ({ kind: 'rejected', errors: [{ path: 'client.pets', message: 'no' }] }),
      }),
    steps: book,
  },
  'in doubt': {
    screen: 'unsure',
    at: 'unsure',
    heading: 'We can’t tell if your tour was booked',
    plain: 'We can’t tell if your tour was booked',
    sent: 1,
    client: () => programmedClient({ booking: lost }),
    steps: book,
  },
  booked: { ...booked, sent: 1, steps: book },
  'booked, with a confirmation': {
    ...booked,
    screen: 'confirmation',
    sent: 1,
    client: () => programmedClient({ booking: async () => ({ kind: 'booked', tour }) }),
    steps: book,
  },
  'another time wanted': {
    screen: 'move',
    at: 'moving',
    heading: 'Move your tour',
    plain: 'Your tour',
    sent: 1,
    steps: [...book, changeTime],
  },
  'a move being sent': {
    screen: 'move',
    at: 'sendingMove',
    heading: 'Move your tour',
    plain: 'Moving your tour…',
    sent: 2,
    client: () => programmedClient({ move: never }),
    steps: move,
  },
  moved: { ...booked, heading: 'Your tour is moved', plain: 'Your tour is moved', sent: 2, steps: move },
  'a move in doubt': {
    screen: 'unsure-change',
    at: 'moveUnsure',
    heading: 'We can’t tell if your tour was moved',
    plain: 'We can’t tell if your tour was moved',
    sent: 2,
    client: () => programmedClient({ move: lost }),
    steps: move,
  },
  'a cancellation wanted': {
    screen: 'cancel',
    at: 'cancel',
    heading: 'Cancel your tour?',
    plain: 'Your tour',
    sent: 1,
    steps: cancel.slice(0, -1),
  },
  'a cancellation being sent': {
    screen: 'cancel',
    at: 'sendingCancel',
    heading: 'Cancel your tour?',
    plain: 'Cancelling your tour…',
    sent: 2,
    client: () => programmedClient({ cancel: never }),
    steps: cancel,
  },
  cancelled: {
    screen: 'cancelled',
    at: 'cancelled',
    heading: 'Your tour is cancelled',
    plain: 'Your tour is cancelled',
    sent: 2,
    steps: cancel,
  },
  'a cancellation in doubt': {
    screen: 'unsure-change',
    at: 'cancelUnsure',
    heading: 'We can’t tell if your tour was cancelled',
    plain: 'We can’t tell if your tour was cancelled',
    sent: 2,
    client: () => programmedClient({ cancel: lost }),
    steps: cancel,
  },
  'leaving details': {
    screen: 'lead',
    at: 'day',
    heading: 'Leave your details',
    plain: BROKEN,
    sent: 0,
    steps: [leave],
  },
  'details being left': {
    screen: 'lead',
    at: 'day',
    heading: 'Leave your details',
    plain: 'Sending your details…',
    sent: 1,
    client: () => programmedClient({ lead: never }),
    steps: [leave, sendLead],
  },
  'details left': {
    screen: 'lead-left',
    at: 'day',
    heading: 'Thanks, Lara',
    plain: 'The property has your details',
    sent: 1,
    steps: [leave, sendLead],
  },
};

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

/** A widget in the page, in front of which the visitor is. */
function open({ client = programmedClient, options = {} }: Pick<Situation, 'client' | 'options'>) {
  const answers = client();
  const environment = {
    ...browserEnvironment,
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

const heading = (name: string) =>
  waitFor(() => {
    const found = screen.getAllByRole('heading', { name, level: 3 }).at(0);
    if (!found) throw new Error('no heading');
    return found;
  });

async function started(): Promise<BookingInPlace> {
  const booking = await waitFor(() => {
    if (!test.booking || !place.querySelector('.tour')) throw new Error('not yet');
    return test.booking;
  });
  // A press is noted from then on.
  await waitFor(() => expect(ready).toHaveBeenCalled());
  act();
  return booking;
}
/** The last act of the visitor is in the widget. */
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
    expect(
      screen.queryByText('Try again', { selector: '.tour-message button' }) && name !== situations.unreachable?.heading,
    ).toBeFalsy();
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

  it('gives way to the plain screen where it throws for good, until it can be shown', async () => {
    const { told, sent } = open(situation);
    test.isBroken = (snapshot) => isAt(situation, snapshot);
    const booking = await started();
    await take(booking, steps);
    await arrived(booking, situation);
    expect(await heading(plain)).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1));
    expect(screen.getByRole('link', { name: 'Call 555' })).toBeVisible();
    if (situation.screen !== 'closed') expect(screen.queryByText(/takes no tour bookings/)).toBeNull();
    if (steps.length > 0) await waitFor(async () => expect(document.activeElement).toBe(await heading(plain)));
    // It is tried, and fails again.
    screen.getByRole('button', { name: 'Try again' }).click();
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1));
    expect(await heading(plain)).toBeVisible();
    expect(told()).toHaveLength(1);
    expect(sent()).toBe(expected);
    test.isBroken = () => false;
    screen.getByRole('button', { name: 'Try again' }).click();
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
    await waitFor(async () => expect(await heading('Booking your tour…')).toHaveFocus());
    reply();
    await waitFor(async () => expect(await heading('Your tour is booked')).toHaveFocus());
    expect(screen.getByText('Friday, December 4, 10:00 AM')).toBeVisible();
    expect(screen.getByText('123 First St')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Call 555' })).toBeVisible();
    expect(sent()).toBe(1);
    expect(failed).not.toHaveBeenCalled();
  });

  it('the screen that comes next is rendered normally again', async () => {
    const { told } = open({});
    test.isBroken = ({ screen: name }) => name === 'details';
    const booking = await started();
    await take(booking, [pickSlot]);
    await heading(BROKEN);
    booking.commands.changeTime();
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
