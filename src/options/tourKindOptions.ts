import type { TourKind } from '../booking/tourKind.ts';

/** The group of a kind of tour, and words of your own for its card. */
export interface TourKindOption {
  readonly groupId: number | string;
  /** Default: "In person", "Self-guided" or "Video", in the language of the widget. */
  readonly label?: string | undefined;
  /** One short line below it. Default: "With an agent", "On your own" or "Live call". */
  readonly line?: string | undefined;
}

/** Kinds of tour, each with its group. */
export type TourKindOptions = Readonly<Partial<Record<TourKind, number | string | TourKindOption>>>;
