import type { TourBookingOptions } from '../../options/componentOptions.ts';
import type { Host } from '../../options/host.ts';
import { isNothing, type OptionReader } from '../../options/optionReader.ts';

/** The waiting list of an edge. */
export interface WaitingSetting {
  /** The address of the edge. */
  readonly edge: string;
  /** Calls the newest `fetch` of the options. Undefined: the browser's own. */
  readonly fetch: typeof fetch | undefined;
}

/** Reads the option `waiting`. Undefined where there is no list: it is off, no edge keeps one, or the page is about a tour to change. */
export function readWaitingOption(
  { waiting, edge, manage, fetch, allows }: TourBookingOptions,
  host: Pick<Host, 'fetch'>,
  { flag, wrong }: OptionReader,
): WaitingSetting | undefined {
  if (!flag('waiting', waiting, false)) return undefined;
  const address = typeof edge === 'string' ? edge.trim() : '';
  if (address === '') return wrong('waiting', waiting, '`edge` with it, which keeps the list');
  // About an address that may not be asked the option `edge` is reported.
  const isAllowed = typeof allows !== 'function' || allows(address);
  return isAllowed && isNothing(manage) ? { edge: address, fetch: fetch && host.fetch } : undefined;
}
