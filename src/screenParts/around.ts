import { createContext, type ReactNode } from 'react';

/** What a feature offers where nothing is open. Undefined while it is not known, null when there is nothing. */
export const OfferContext = createContext<ReactNode>(undefined);

/** What a feature shows around the screens of the booking, or in their place. */
export interface Around {
  readonly above?: ReactNode;
  /** Shown instead of any screen. */
  readonly instead?: ReactNode;
  readonly below?: ReactNode;
  /** The way on for a visitor for whom nothing is open: stands in the screen that says so. Null: none will come. */
  readonly offer?: ReactNode;
  /** Counts the screens of the feature that came and went, so that each moves the focus. */
  readonly visits: number;
}

export const NOTHING_AROUND: Around = { visits: 0 };
