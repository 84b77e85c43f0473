import { type ComponentType, createContext, type RefObject } from 'react';
import type { SlotTaken, UnansweredFlow } from '../booking/flow.ts';
import type { TourKinds } from '../booking/tourKind.ts';
import type { DayGridProps } from '../calendar/DayGrid.tsx';
import type { PickCommands } from '../core/commands.ts';
import type { AvailabilityView, TimesView } from '../core/snapshot.ts';
import type { ViewSettings } from '../options/viewSettings.ts';
import type { SharedSheet } from '../theme/stylesheet.ts';
import type { Day, LocalDateTime } from '../time/values.ts';

/** Where the times show. */
export interface TimesAreaProps {
  readonly day: Day;
  readonly view: TimesView;
  readonly settings: Pick<ViewSettings, 'contact' | 'daysAhead' | 'leads'>;
  readonly commands: Pick<PickCommands, 'pickDay' | 'pickSlot' | 'retry' | 'findNextFreeDay' | 'leaveDetails'>;
}

/** A notice about an earlier attempt to book. */
export interface PickNoticeProps {
  /** The time of an earlier attempt was refused. */
  readonly notice: SlotTaken | null;
  readonly unknownOutcomes: readonly LocalDateTime[];
  readonly times: TimesView;
  readonly settings: Pick<ViewSettings, 'contact' | 'canLookUp'>;
  readonly commands: Pick<PickCommands, 'pickSlot' | 'lookUp'>;
}

/** The days of a month to choose from. */
export interface MonthSheetProps extends DayGridProps {
  readonly onClose: () => void;
}

/** The kinds of tour, above the times. */
export interface TourKindChoiceProps {
  readonly kinds: TourKinds;
  readonly flow: UnansweredFlow;
  readonly availability: AvailabilityView | null;
  readonly commands: Pick<PickCommands, 'pickKind'>;
}

/** Components and styles of the preview's screens that come with the core, since the first free time does not need them. */
export interface CoreComponents {
  readonly sheet: SharedSheet;
  /** The month, in a sheet that the strip of days opens. */
  readonly MonthSheet: ComponentType<MonthSheetProps>;
  readonly PickNotice: ComponentType<PickNoticeProps>;
  readonly WithoutTimes: ComponentType<
    TimesAreaProps & { readonly view: Extract<TimesView, { kind: 'none' | 'failed' }> }
  >;
  /** Says beside older times when the service gave them. */
  readonly AsOf: ComponentType<AsOfProps>;
  /** Reads out the times of the day in view, or why there are none. */
  readonly SpokenTimes: ComponentType<SpokenTimesProps>;
  /** Keeps the focus in view, and in the widget when the focused element is removed. The preview removes none. */
  readonly KeptFocus: ComponentType<WithinProps>;
  /** Tells when the widget has come into view. */
  readonly InView: ComponentType<InViewProps>;
  /** Keeps presses from a screen that has just taken the place of another. */
  readonly settle: (element: Element | null | undefined) => void;
  readonly TourKindPlace: ComponentType<TourKindChoiceProps>;
  /** Lets the card grow and shrink gently. */
  readonly CardGrowth: ComponentType<WithinProps>;
}

export interface WithinProps {
  /** The element around the widget, or an element of the card. */
  readonly within: RefObject<HTMLElement | null>;
}

export interface InViewProps extends WithinProps {
  /** Called once, when the element has come into view. */
  readonly onEnter: (() => void) | undefined;
}

export interface AsOfProps {
  /** When the service gave the times. */
  readonly time: LocalDateTime;
}

export interface SpokenTimesProps {
  readonly day: Day;
  readonly view: TimesView;
  /** Whether each result is read out. If false, only the first: see `SpokenTimes`. */
  readonly speak: boolean;
  readonly daysAhead: number;
}

/** Null until the core has loaded. The preview does not need them. */
export const CoreComponentsContext = createContext<CoreComponents | null>(null);
