import type { TourBookingOptions } from './componentOptions.ts';
import type { Host } from './host.ts';
import { isNothing, type OptionReader } from './optionReader.ts';

/** The waitlist of an edge. */
export interface WaitlistSetting {
  /** The address of the edge. */
  readonly edge: string;
  /** Calls the newest `fetch` of the options. Undefined: the browser's own. */
  readonly fetch: typeof fetch | undefined;
}

/** Reads the option `waitlist`. Undefined where there is no list: it is off, no edge keeps one, or the page is about a tour to change. */
export function readWaitlistOption(
  { waitlist, edge, manage, fetch }: TourBookingOptions,
  { fetch: newestFetch, door }: Pick<Host, 'fetch' | 'door'>,
  { flag, wrong }: OptionReader,
): WaitlistSetting | undefined {
  if (!flag('waitlist', waitlist, false)) return undefined;
  const address = typeof edge === 'string' ? edge.trim() : '';
  if (address === '') return wrong('waitlist', waitlist, '`edge` with it, which keeps the list');
  // About an address that may not be asked the option `edge` is reported.
  const isAllowed = door.allows?.(address) ?? true;
  return isAllowed && isNothing(manage) ? { edge: address, fetch: fetch && newestFetch } : undefined;
}
