import { ApiError } from '../src/api/failure.ts';
import { noAnswers } from '../src/booking/answers.ts';
import type { Flow } from '../src/booking/flow.ts';
import type { Screen } from '../src/core/snapshot.ts';
import type { TourBookingOptions } from '../src/options/componentOptions.ts';
import { dayOf } from '../src/time/values.ts';
import type { BookingInPlace } from '../src/widget/createTourBooking.ts';
import { local, type ProgrammedClient, programmedClient } from './programmedClient.ts';

export const slot = local('2026-12-04T10:00:00');
const later = local('2026-12-04T15:00:00');
const never = () => new Promise<never>(() => undefined);
/** The service does not know the tour. */
const unknownTour = () =>
  Promise.reject(new ApiError({ kind: 'status', status: 404, errors: [] }, { method: 'DELETE', url: '/7' }));
const lost = () => Promise.reject(new TypeError('the connection was lost'));

/** How to come to a state of the booking, and what shows there. */
export interface Situation {
  readonly screen: Screen;
  readonly at: Flow['at'];
  /** The heading of the screen. Undefined where nothing shows yet. */
  readonly heading: string | undefined;
  /** The heading of the plain screen. */
  readonly plain: string;
  /** How many requests that change something were sent. */
  readonly sent: number;
  readonly client?: () => ProgrammedClient;
  readonly options?: Partial<TourBookingOptions>;
  /** The steps of the visitor, in order. */
  readonly steps?: readonly Step[];
}
export type Step = (booking: BookingInPlace) => void;

export const pickSlot: Step = ({ commands }) => commands.pickSlot(slot);
export const submit: Step = ({ commands }) => commands.submit({ ...noAnswers, first_name: 'Lara' });
const book = [pickSlot, submit];
const startReschedule: Step = ({ commands }) => commands.startReschedule();
const move: readonly Step[] = [
  ...book,
  startReschedule,
  ({ commands }) => commands.pickSlot(later),
  ({ commands }) => commands.rescheduleTour(),
];
const cancel: readonly Step[] = [
  ...book,
  ({ commands }) => commands.startCancel(),
  ({ commands }) => commands.cancelTour(),
];
export const leave: Step = ({ commands }) => commands.leaveDetails();
const sendLead: Step = ({ commands }) => commands.sendDetails({ ...noAnswers, first_name: 'Lara' }, '');

export const PICK = 'Choose a day and time';
export const BROKEN = 'We couldn’t show this';
export const tour = {
  id: 7,
  confirmationEnabled: true,
  start: undefined,
  location: undefined,
  expirationDate: undefined,
};
const booked = {
  screen: 'booked',
  at: 'booked',
  heading: 'Your tour is booked',
  plain: 'Your tour is booked',
} as const;

const rows = {
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
    heading: 'Online booking isn’t available right now',
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
    heading: 'Online booking isn’t available right now',
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
    plain: 'Your tour isn’t booked',
    sent: 1,
    client: () => programmedClient({ booking: async () => ({ kind: 'slot-taken', message: '' }) }),
    steps: book,
  },
  refused: {
    screen: 'details',
    at: 'details',
    heading: 'Your details',
    plain: 'Your tour isn’t booked',
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
  'being looked up': {
    screen: 'unsure',
    at: 'looking-up',
    heading: 'We can’t tell if your tour was booked',
    plain: 'Checking if your tour was booked…',
    sent: 1,
    client: () => programmedClient({ booking: lost }),
    options: { lookUp: never },
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
    screen: 'reschedule',
    at: 'reschedule',
    heading: 'Move your tour',
    plain: 'Your tour',
    sent: 1,
    steps: [...book, startReschedule],
  },
  'a move being sent': {
    screen: 'reschedule',
    at: 'rescheduling',
    heading: 'Move your tour',
    plain: 'Sending your new time…',
    sent: 2,
    client: () => programmedClient({ reschedule: never }),
    steps: move,
  },
  'a move refused': {
    screen: 'reschedule',
    at: 'reschedule',
    heading: 'Move your tour',
    plain: 'Your new time didn’t go through',
    sent: 2,
    client: () => programmedClient({ reschedule: async () => ({ kind: 'slot-taken', message: '' }) }),
    steps: move,
  },
  moved: { ...booked, heading: 'Your tour has been moved', plain: 'Your tour has been moved', sent: 2, steps: move },
  'a move in doubt': {
    screen: 'reschedule-unsure',
    at: 'reschedule-unsure',
    heading: 'We can’t tell if your tour was moved',
    plain: 'We can’t tell if your new time went through',
    sent: 2,
    client: () => programmedClient({ reschedule: lost }),
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
    at: 'canceling',
    heading: 'Cancel your tour?',
    plain: 'Canceling your tour…',
    sent: 2,
    client: () => programmedClient({ cancel: never }),
    steps: cancel,
  },
  'a cancellation refused': {
    screen: 'cancel',
    at: 'cancel',
    heading: 'Cancel your tour?',
    plain: 'Your tour wasn’t canceled',
    sent: 2,
    client: () => programmedClient({ cancel: unknownTour }),
    steps: cancel,
  },
  canceled: {
    screen: 'canceled',
    at: 'canceled',
    heading: 'Your tour is canceled',
    plain: 'Your tour is canceled',
    sent: 2,
    steps: cancel,
  },
  'a cancellation in doubt': {
    screen: 'cancel-unsure',
    at: 'cancel-unsure',
    heading: 'We can’t tell if your tour was canceled',
    plain: 'We can’t tell if your tour was canceled',
    sent: 2,
    client: () => programmedClient({ cancel: lost }),
    steps: cancel,
  },
  'leaving details': {
    screen: 'lead',
    at: 'day',
    heading: 'Leave your contact info',
    plain: BROKEN,
    sent: 0,
    steps: [leave],
  },
  'details being left': {
    screen: 'lead',
    at: 'day',
    heading: 'Leave your contact info',
    plain: 'Sending your contact info…',
    sent: 1,
    client: () => programmedClient({ lead: never }),
    steps: [leave, sendLead],
  },
  'details refused': {
    screen: 'lead',
    at: 'day',
    heading: 'Leave your contact info',
    plain: 'Your contact info didn’t go through',
    sent: 1,
    client: () =>
      programmedClient({ lead: async () => ({ kind: 'rejected', errors: [{ path: 'people', message: 'no' }] }) }),
    steps: [leave, sendLead],
  },
  'details in doubt': {
    screen: 'lead',
    at: 'day',
    heading: 'Leave your contact info',
    plain: 'We can’t tell if your contact info went through',
    sent: 1,
    client: () => programmedClient({ lead: lost }),
    steps: [leave, sendLead],
  },
  'details left': {
    screen: 'lead-left',
    at: 'day',
    heading: 'Thanks, Lara',
    plain: 'We have your contact info',
    sent: 1,
    steps: [leave, sendLead],
  },
} as const satisfies Readonly<Record<string, Situation>>;

type Row = (typeof rows)[keyof typeof rows];
/** Does not compile where a state of the flow or a screen has no row. */
const isComplete: readonly [Exclude<Flow['at'], Row['at']>, Exclude<Screen, Row['screen']>] extends readonly [
  never,
  never,
]
  ? true
  : never = true;

export const situations: Readonly<Record<string, Situation>> = isComplete && rows;
