import type { BookedTour } from '../api/booking.ts';
import type { Flow, FlowEvent, WhyNotBooked } from '../booking/flow.ts';
import type { Day, LocalDateTime } from '../time/values.ts';

/**
 * What the host page is told, one map for every door: `onReady`, … in React; `tour-booking:ready`, … on the element.
 * No payload holds anything about the visitor.
 */
export interface TourEvents {
  /** The widget can be used (`active`), or the group takes no bookings. */
  readonly ready: { readonly groupId: number; readonly active: boolean };
  readonly day: { readonly day: Day };
  readonly slot: { readonly slot: LocalDateTime };
  readonly submit: { readonly slot: LocalDateTime };
  /** The service refused the time: taken meanwhile, or past. */
  readonly conflict: { readonly slot: LocalDateTime };
  /** The service refused fields; their paths. */
  readonly rejected: { readonly fields: readonly string[] };
  readonly booked: { readonly slot: LocalDateTime; readonly tour: BookedTour };
  /** Not booked, or nobody knows (`unsure`). */
  readonly failed: { readonly slot: LocalDateTime; readonly why: WhyNotBooked | 'unsure' };
}

export type TourEventName = keyof TourEvents;

export type EventHandlers = {
  readonly [Name in TourEventName as `on${Capitalize<Name>}`]?: ((detail: TourEvents[Name]) => void) | undefined;
};

/** Tells the host page of one event. */
export type Emit = <Name extends TourEventName>(name: Name, detail: TourEvents[Name]) => void;

const HANDLER: { readonly [Name in TourEventName]: `on${Capitalize<Name>}` } = {
  ready: 'onReady',
  day: 'onDay',
  slot: 'onSlot',
  submit: 'onSubmit',
  conflict: 'onConflict',
  rejected: 'onRejected',
  booked: 'onBooked',
  failed: 'onFailed',
};

export const eventNames = Object.keys(HANDLER) as readonly TourEventName[];

/** Calls a function of the host; what it throws is the host's own error and never stops the booking. */
export function callHost(call: () => void): void {
  try {
    call();
  } catch (error) {
    reportError(error);
  }
}

/** Calls the handler of an event. */
export const emitTo =
  (handlers: EventHandlers): Emit =>
  (name, detail) => {
    const handler: unknown = handlers[HANDLER[name]];
    if (typeof handler === 'function') callHost(() => handler(detail));
  };

type Rows = {
  readonly [Type in FlowEvent['type']]?: (event: Extract<FlowEvent, { type: Type }>, before: Flow, emit: Emit) => void;
};

/** What the host is told when an event has moved the flow; `before` is the state it moved from. */
const rows: Rows = {
  pickDay: ({ day }, _, emit) => emit('day', { day }),
  pickSlot: ({ slot }, _, emit) => emit('slot', { slot }),
  submit: (_, before, emit) => withSlot(before, (slot) => emit('submit', { slot })),
  bookAgain: (_, before, emit) => withSlot(before, (slot) => emit('submit', { slot })),
  accepted: ({ tour }, before, emit) => withSlot(before, (slot) => emit('booked', { slot, tour })),
  slotRefused: (_, before, emit) => withSlot(before, (slot) => emit('conflict', { slot })),
  rejected: ({ errors }, _, emit) => emit('rejected', { fields: errors.map(({ path }) => path) }),
  notBooked: ({ why }, before, emit) => withSlot(before, (slot) => emit('failed', { slot, why })),
  lost: (_, before, emit) => withSlot(before, (slot) => emit('failed', { slot, why: 'unsure' })),
};

function withSlot(flow: Flow, use: (slot: LocalDateTime) => void): void {
  if ('slot' in flow) use(flow.slot);
}

/** Tells the host page what `event` did to a flow that was in `before`. */
export function tellHost(event: FlowEvent, before: Flow, emit: Emit): void {
  const row: ((event: never, before: Flow, emit: Emit) => void) | undefined = rows[event.type];
  // The table's type ties each row to its event; the look-up by name loses that tie and nothing else.
  row?.(event as never, before, emit);
}
