import type { Flow, FlowEvent } from '../booking/flow.ts';
import type { LocalDateTime } from '../time/values.ts';
import { type Emit, type EventHandlers, handlerOf } from './events.ts';

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
    const handler: unknown = handlers[handlerOf(name)];
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
  moved: (_, before, emit) => {
    if (before.at === 'sendingMove') emit('changed', { id: before.tour.id, from: before.slot, slot: before.to });
  },
  cancelled: ({ told }, before, emit) => {
    if (before.at === 'sendingCancel') emit('cancelled', { id: before.tour.id, slot: before.slot, told });
  },
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
