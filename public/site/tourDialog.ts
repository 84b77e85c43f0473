import { optionsOf } from '../../src/embed/attributes.ts';
import type { Handle } from '../../src/embed/pageGlobal.ts';
import type { TourBookingOptions } from '../../src/options/componentOptions.ts';

let shown: Handle | undefined;

/**
 * Opens the widget over the page with the options of `snippet`, the element of the inline widget, and those given. Each press
 * makes another widget, because a time and a preset are read when a widget starts. The answers stay in the tab.
 */
export function openTour(snippet: Element, given: Partial<TourBookingOptions>): void {
  const options = optionsOf(snippet);
  window.TourBooking ??= { calls: [] };
  window.TourBooking.calls.push(({ open }) => {
    shown?.destroy();
    shown = open({ ...options, ...given });
  });
}
