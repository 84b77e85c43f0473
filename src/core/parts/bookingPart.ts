import type { Flow, FlowEvent } from '../../booking/flow.ts';

/** A step of the flow: `event` led from `before` to `flow`. */
export interface FlowStep {
  readonly event: FlowEvent;
  readonly before: Flow;
  readonly flow: Flow;
}

/** A part of the booking beside its flow. The core has a list of parts, and tells them in the order of that list. */
export interface BookingPart {
  /** The booking is shown. Called with each first subscriber. */
  readonly start?: () => void;
  /** The flow has taken a step. A fault stops neither the other parts nor the booking. */
  readonly changed?: (step: FlowStep) => void;
  /** The booking is not shown any more. */
  readonly stop?: () => void;
  /** The visit is over: what is kept of it goes. */
  readonly reset?: () => void;
}
