import type { DiscoverySources } from '../analytics/attribution.ts';
import type { Home } from '../api/homes.ts';
import type { Answers } from '../booking/answers.ts';
import type { ManagedTour } from '../booking/changeSteps.ts';
import type { TourKinds } from '../booking/tourKind.ts';
import type { QueryScope } from '../queries/queryOptions.ts';
import type { Day, LocalDateTime } from '../time/values.ts';
import type { ClosedDays } from './bookingPeriod.ts';
import type { Emit } from './events.ts';
import type { LookUp } from './lookUp.ts';

/** From when on days are asked about that the visitor may look at next: once the widget is in view, after the first touch, or never. */
export type AskAhead = 'view' | 'touch' | 'off';

/** The homes that can be seen on a tour. Of some only the id is known. */
export interface HomesSetting {
  /** On the tour from the start. */
  readonly start: readonly Home[];
  /** To choose from, those included. */
  readonly offered: readonly Home[];
  /** Whether the service is searched for others. */
  readonly searches: boolean;
  /** The home that the visitor came for. It is on the tour in the first place; another one is added while the visitor chooses. */
  readonly openedFor: Home | undefined;
}

/** The settings of the booking: options of the host, read and with defaults. */
export interface BookingSettings {
  /** Whose tours are booked. Undefined when the host named no group or no service: then nothing is asked. */
  readonly scope: QueryScope | undefined;
  /** The kinds of tour to choose from. Undefined where there is one kind alone, as with most integrators. */
  readonly kinds: TourKinds | undefined;
  /** The homes that can be seen on a tour. Undefined where the integrator names none, as for a tour to change. */
  readonly homes: HomesSetting | undefined;
  /** Names the service in the visitor's storage. The same after a reload, which the name in the keys of the queries need not be. */
  readonly storedAs: string;
  /** IANA zone of the property. Without it times show as they come, and none counts as past. */
  readonly zone: string | undefined;
  /** Address of the tour, sent with the booking. */
  readonly location: string;
  /** Community id, sent with the booking. */
  readonly community: number | undefined;
  /** The integrator's marks of a campaign, sent with details that are left. */
  readonly campaignId: string | undefined;
  readonly campaignInfo: string | undefined;
  /** Whether to read where the visitor came from. */
  readonly attribution: boolean;
  /** The service's codes for that; the code is sent with a booking. */
  readonly discoverySources: DiscoverySources;
  /** The id of the element that holds the widget, for the host's events. */
  readonly elementId: string | undefined;
  readonly closed: ClosedDays;
  /** How many days ahead can be booked. */
  readonly horizonDays: number;
  readonly askAhead: AskAhead;
  /** The day to begin with. Today when undefined or beyond the period. */
  readonly initialDay: Day | undefined;
  /** The time to begin with. */
  readonly initialSlot: LocalDateTime | undefined;
  /** What is known of the visitor when the booking begins. */
  readonly prefill: Partial<Answers>;
  /** Whether a booked tour may be moved and cancelled here. */
  readonly changes: boolean;
  /** The tour that the visitor changes instead of booking one. Read when the booking begins. */
  readonly managed: ManagedTour | undefined;
  /** Whether the link by which the visitor came may name that tour. */
  readonly managesByLink: boolean;
  /** Answers that win over what the visitor typed earlier. */
  readonly fixed: Partial<Answers>;
  /** Whether the tour and the visitor's answers outlive a reload: no, in this tab, or the tour also on this device. */
  readonly remember: 'off' | 'tab' | 'device';
  /** After how many seconds without a touch a finished visit is forgotten. Undefined: never. */
  readonly resetAfter: number | undefined;
  /** How long a tour takes, in minutes. */
  readonly duration: number;
  /** After a lost reply: asks the host whether the tour was booked. */
  readonly lookUp: LookUp | undefined;
  /**
   * Tells the host page of an event.
   * @internal
   */
  readonly emit: Emit;
  /**
   * Tells the integrator of a problem that does not stop the booking.
   * @internal
   */
  readonly warn: (message: string) => void;
}
