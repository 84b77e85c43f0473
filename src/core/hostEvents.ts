import type { Flow, FlowEvent } from '../booking/flow.ts';
import type { LocalDateTime } from '../time/values.ts';
import { type Emit, type EventHandlers, handlerOf, type Tell } from './events.ts';

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
  readonly [Type in FlowEvent['type']]?: (event: Extract<FlowEvent, { type: Type }>, before: Flow, tell: Tell) => void;
};

/** What the host is told when an event has moved the flow; `before` is the state it moved from. */
const rows: Rows = {
  pickDay: ({ day }, _, tell) => tell('day', { day }),
  pickSlot: ({ slot }, _, tell) => tell('slot', { slot }),
  submit: (_, before, tell) => withSlot(before, (slot) => tell('submit', { slot })),
  bookAgain: (_, before, tell) => withSlot(before, (slot) => tell('submit', { slot })),
  accepted: ({ tour }, before, tell) => withSlot(before, (slot) => tell('booked', { slot, tour })),
  slotRefused: (_, before, tell) => withSlot(before, (slot) => tell('conflict', { slot })),
  rejected: ({ errors }, _, tell) => tell('rejected', { fields: errors.map(({ path }) => path) }),
  notBooked: ({ why }, before, tell) => withSlot(before, (slot) => tell('failed', { slot, why })),
  lost: (_, before, tell) => withSlot(before, (slot) => tell('failed', { slot, why: 'unsure' })),
  moved: (_, before, tell) => {
    if (before.at === 'sendingMove') tell('changed', { id: before.tour.id, from: before.slot, slot: before.to });
  },
  cancelled: ({ told }, before, tell) => {
    if (before.at === 'sendingCancel') tell('cancelled', { id: before.tour.id, slot: before.slot, told });
  },
};

function withSlot(flow: Flow, use: (slot: LocalDateTime) => void): void {
  if ('slot' in flow) use(flow.slot);
}

/** Tells the host page what `event` did to a flow that was in `before`. */
export function tellHost(event: FlowEvent, before: Flow, tell: Tell): void {
  const row: ((event: never, before: Flow, tell: Tell) => void) | undefined = rows[event.type];
  // The table's type ties each row to its event; the look-up by name loses that tie and nothing else.
  row?.(event as never, before, tell);
}
