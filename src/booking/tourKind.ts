import type { Flow } from './flow.ts';

/** The kinds of tour there can be. */
export const TOUR_KINDS = ['in-person', 'self-guided', 'video'] as const;
/** A kind of tour. */
export type TourKind = (typeof TOUR_KINDS)[number];

/** A link to what a visitor has to do before the tour: "Verify your ID". `url`: an http(s) address or a path of the site. */
export interface NextStep {
  readonly label: string;
  readonly url: string;
}

/** A kind of tour to choose. Each has a group of its own, so its form and its times are its own, too. */
export interface OfferedKind {
  readonly kind: TourKind;
  readonly groupId: number;
  /** The integrator's name for it. Undefined: the widget's own. */
  readonly label: string | undefined;
  readonly line: string | undefined;
  /** Lines for a booked tour of this kind. Undefined: those of every tour. */
  readonly instructions?: readonly string[] | undefined;
  readonly nextStep?: NextStep | undefined;
}

/** The kinds of tour of a booking. */
export interface TourKinds {
  /** The kinds in the integrator's order. Empty until the core has loaded. */
  readonly offered: readonly OfferedKind[];
  /** The kind whose group is booked. Undefined until the core has loaded. */
  readonly chosen: OfferedKind | undefined;
}

/**
 * The first state of a booking of another kind: with the answers, the day that the visitor chose, and the time chosen before. Undefined
 * where the visitor looks at no times, or where a booking is in doubt: that doubt is about a tour of this group.
 */
export function flowForOtherKind(flow: Flow): Flow | undefined {
  if (flow.unknownOutcomes.length > 0) return undefined;
  if (flow.at === 'slot') return { ...flow, notice: null };
  return flow.at === 'day' ? flow : undefined;
}
