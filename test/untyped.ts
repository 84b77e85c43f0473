import type { TourBookingOptions } from '../src/options/componentOptions.ts';

/** Options as a page without types may give them. */
export const untyped = (options: object): Partial<TourBookingOptions> => ({ ...options });
