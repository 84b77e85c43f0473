import type { TourBookingOptions } from './options.ts';

/** Whether the widget shows in its place in the page, and at once: what any wrong option comes to. */
export const isPlain = ({ mode, loading }: Pick<TourBookingOptions, 'mode' | 'loading'>): boolean =>
  mode !== 'dialog' && mode !== 'button' && loading !== 'lazy';
