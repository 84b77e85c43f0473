import type { Attribution } from '../../analytics/attribution.ts';
import { type Event, type Flow, type FlowEvent, isBeingSent } from '../../booking/flow.ts';
import type { LocalDateTime } from '../../time/values.ts';
import type { BookingSettings } from '../bookingSettings.ts';
import { callSafely } from '../callSafely.ts';
import {
  type Emit,
  type EventHandlers,
  handlerOf,
  type Tell,
  type TourEventName,
  type WhyFailed,
  type WithHomes,
} from '../events.ts';
import type { BookingPart } from './bookingPart.ts';

/** Calls the handler of an event. */
export const emitTo =
  (handlers: EventHandlers): Emit =>
  (name, detail) => {
    const handler: unknown = handlers[handlerOf(name)];
    if (typeof handler === 'function') callSafely(() => handler(detail));
  };

/** The events that end a visit; they say where the visitor came from. */
const OUTCOMES: ReadonlySet<TourEventName> = new Set([
  'outcome',
  'booked',
  'requested',
  'lead',
  'rescheduled',
  'canceled',
  'failed',
]);

/** The events that say which homes are on the tour. */
const WITH_HOMES: ReadonlySet<TourEventName> = new Set(['submit', 'outcome', 'booked', 'requested']);

/** Tells the host of `settings`, and adds what every event has. `attribution`: undefined when the integrator does not want it. */
export const createTell =
  (settings: () => BookingSettings, attribution: () => Attribution | undefined, homes: () => WithHomes): Tell =>
  (name, payload) =>
    callSafely(() => {
      const { scope, kinds, elementId, emit } = settings();
      if (scope === undefined) return;
      const known = OUTCOMES.has(name) ? attribution() : undefined;
      const kind = kinds?.chosen?.kind;
      emit(name, {
        ...payload,
        groupId: scope.groupId,
        elementId,
        ...(kind && { kind }),
        ...(WITH_HOMES.has(name) && homes()),
        ...(known && { attribution: known }),
      });
    });

/** The settings about a tour that the service has taken. */
type AfterBooking = Pick<BookingSettings, 'confirms' | 'instructions' | 'nextStep'>;

type Rows = {
  readonly [Type in FlowEvent['type']]?: (
    event: Extract<FlowEvent, { type: Type }>,
    before: Flow,
    tell: Tell,
    after: AfterBooking,
  ) => void;
};

/** What the host is told after an event of the flow. `before`: the state that the event moved it from. */
const rows: Rows = {
  pickDay: ({ day }, _, tell) => tell('day', { day }),
  pickSlot: ({ slot }, _, tell) => tell('slot', { slot }),
  submit: (_, before, tell) => withSlot(before, (slot) => tell('submit', { slot })),
  bookAgain: (_, before, tell) => withSlot(before, (slot) => tell('submit', { slot })),
  accepted: tellTaken,
  foundBooked: tellTaken,
  slotTaken: (_, before, tell) =>
    before.at === 'rescheduling'
      ? tell('slot-taken', { action: 'reschedule', slot: before.to })
      : withSlot(before, (slot) => tell('slot-taken', { action: 'book', slot })),
  rejected: ({ errors }, _, tell) => tell('rejected', { action: 'book', fields: errors.map(({ path }) => path) }),
  notBooked: ({ why }, before, tell) => withSlot(before, (slot) => tell('failed', { action: 'book', slot, why })),
  lost: (_, before, tell) => withSlot(before, (slot) => tell('failed', { action: 'book', slot, why: 'unsure' })),
  rescheduled: ({ rescheduledTo }, before, tell) => {
    if (before.at === 'rescheduling')
      tell('rescheduled', { id: before.tour.id, from: before.slot, slot: rescheduledTo ?? before.to });
  },
  canceled: ({ told }, before, tell) => {
    if (before.at === 'canceling') tell('canceled', { id: before.tour.id, slot: before.slot, told });
  },
  notChanged: ({ why }, before, tell) => tellNotChanged(before, why, tell),
  changeForbidden: (_, before, tell) => tellNotChanged(before, 'refused', tell),
  changeLost: (_, before, tell) => tellNotChanged(before, 'unsure', tell),
};

function tellTaken(
  { tour, bookedAt }: Event<'accepted' | 'foundBooked'>,
  before: Flow,
  tell: Tell,
  { confirms, instructions, nextStep }: AfterBooking,
): void {
  const { consent } = before;
  const more = {
    ...(consent && { consent }),
    ...(instructions.length > 0 && { instructions }),
    ...(nextStep && { nextStep }),
  };
  const outcome = confirms === 'office' ? 'requested' : 'booked';
  withSlot(before, (slot) => {
    const taken = { slot: bookedAt ?? slot, tour, ...more };
    tell('outcome', { ...taken, outcome });
    tell(outcome, taken);
  });
}

function tellNotChanged(before: Flow, why: WhyFailed, tell: Tell): void {
  if (before.at === 'rescheduling')
    tell('failed', { action: 'reschedule', id: before.tour.id, from: before.slot, slot: before.to, why });
  if (before.at === 'canceling') tell('failed', { action: 'cancel', id: before.tour.id, slot: before.slot, why });
}

function withSlot(flow: Flow, use: (slot: LocalDateTime) => void): void {
  if ('slot' in flow) use(flow.slot);
}

/** Tells the host page what each step did. */
export const createHostEvents = (tell: Tell, after: () => AfterBooking): BookingPart => ({
  changed({ event, before, flow }) {
    // A `submit` that makes the form ask first has sent nothing.
    if (event.type === 'submit' && !isBeingSent(flow)) return;
    const row: ((event: never, before: Flow, tell: Tell, after: AfterBooking) => void) | undefined = rows[event.type];
    // The type of `rows` ties each row to its event; the look-up by name only loses that tie.
    row?.(event as never, before, tell, after());
  },
});
