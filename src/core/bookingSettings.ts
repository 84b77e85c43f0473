import type { DiscoverySources } from '../analytics/attribution.ts';
import type { Home } from '../api/homeClient.ts';
import type { Answers } from '../booking/answers.ts';
import type { ManagedTour } from '../booking/changeSteps.ts';
import type { Rents } from '../booking/tourHomes.ts';
import type { NextStep, TourKinds } from '../booking/tourKind.ts';
import type { QueryScope } from '../queries/queryOptions.ts';
import type { Day, LocalDateTime } from '../time/values.ts';
import type { ClosedDays } from './bookingPeriod.ts';
import type { Emit } from './events.ts';
import type { LookUp } from './lookUp.ts';

/** When the widget asks about the days that the visitor may look at next: once it is in view, after the first touch, or never. */
export type Prefetch = 'view' | 'touch' | 'off';

/** Who makes a booked time certain: the service with its reply, or the office, which answers later. */
export type Confirms = 'service' | 'office';

/** The homes that can be seen on a tour. For some of them only the id is known. */
export interface HomesSetting {
  /** The homes that are on the tour from the start. */
  readonly start: readonly Home[];
  /** The homes to choose from. They include those of `start`. */
  readonly offered: readonly Home[];
  /** Whether the visitor can also choose from the service's homes for rent. */
  readonly searches: boolean;
  /**
   * The home that the visitor came for. It is the first home on the tour. When the page names another one later, that one is added while
   * the visitor still chooses.
   */
  readonly openedFor: Home | undefined;
}

/** The settings of the booking: the options of the host, checked and with their defaults. */
export interface BookingSettings {
  /**
   * The group whose tours are booked, and the client that asks about it. Undefined when the options do not name both, or name the tour to
   * change wrongly. Then the widget asks for nothing.
   */
  readonly scope: QueryScope | undefined;
  /** The kinds of tour to choose from. Undefined when there are not at least two, and with `manage`. */
  readonly kinds: TourKinds | undefined;
  /** The homes that can be seen on a tour. Undefined without the options `homes` and `home`, and with `manage`. */
  readonly homes: HomesSetting | undefined;
  /** What the rents of homes are. Undefined: nobody says. */
  readonly rents: Rents | undefined;
  /** The name of the service in the visitor's storage. It stays the same after a reload. The name in the keys of the queries may change. */
  readonly storedAs: string;
  /** The IANA time zone of the property. Without it, times show as the service sends them, and none counts as past. */
  readonly zone: string | undefined;
  /** Address of the tour, sent with the booking. */
  readonly location: string;
  /** Community id, sent with the booking. */
  readonly community: number | undefined;
  /** The integrator's campaign, sent as `campaign_id` with the details that a visitor leaves. */
  readonly campaignId: string | undefined;
  readonly campaignInfo: string | undefined;
  /** Whether to read where the visitor came from. */
  readonly attribution: boolean;
  /** The service's codes for where visitors come from. The code of this visitor is sent with the booking. */
  readonly discoverySources: DiscoverySources;
  /** The id of the element that holds the widget, for the host's events. */
  readonly elementId: string | undefined;
  readonly closed: ClosedDays;
  /** How many days ahead can be booked. */
  readonly daysAhead: number;
  readonly prefetch: Prefetch;
  /**
   * The day to open with. A closed day gives way to the next open one. When it is undefined or outside the booking period, the first day
   * that can be booked.
   */
  readonly initialDay: Day | undefined;
  /** The time to open the form with, by the property's clock. */
  readonly initialSlot: LocalDateTime | undefined;
  /** The answers that the form opens with. */
  readonly prefill: Partial<Answers>;
  /** Whether a booked tour may be moved and canceled here. */
  readonly changes: boolean;
  /** The tour that the visitor changes instead of booking one. Read when the booking begins. */
  readonly managed: ManagedTour | undefined;
  /** Whether the visitor changes the tour that the link names by which they came (`manage="from-link"`). */
  readonly managesByLink: boolean;
  /** Presets of locked and of hidden fields. They win over what the visitor typed before a reload. */
  readonly fixed: Partial<Answers>;
  /**
   * Where the tour and the visitor's answers outlive a reload. `off`: nowhere. `tab`: in this tab. `device`: the tour also outlives the
   * tab, on this device.
   */
  readonly remember: 'off' | 'tab' | 'device';
  /** Seconds without a touch after which a finished visit is forgotten. Undefined: never. */
  readonly resetAfter: number | undefined;
  /** How long a tour takes, in minutes. */
  readonly duration: number;
  /** With `office` the reply to a booking means that the tour is requested. */
  readonly confirms: Confirms;
  /** The integrator's lines for a booked tour, each once. */
  readonly instructions: readonly string[];
  /** What the visitor has to do next. */
  readonly nextStep: NextStep | undefined;
  /** Asks the host whether a tour was booked after the reply was lost. Undefined when the host cannot tell. */
  readonly lookUp: LookUp | undefined;
  /**
   * The token of the visitor's entry on the waitlist, which a booking carries to the edge.
   * @internal
   */
  readonly entryToken?: (() => string | undefined) | undefined;
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
