import type { TourBookingOptions } from './options.ts';

/** Whether the widget shows in a dialog over the page. */
export const isOpened = ({ mode }: Pick<TourBookingOptions, 'mode'>): boolean => mode === 'dialog' || mode === 'button';
