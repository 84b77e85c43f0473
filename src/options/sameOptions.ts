import { sameContent } from '../i18n/steadyMessages.ts';
import type { TourBookingOptions } from './componentOptions.ts';
import { callsOf } from './connect.ts';

/**
 * Whether two sets of options mean the same settings. `prefill={{ … }}` or `onBooked={() => …}` in JSX is a new object or function at each
 * render, which must not set up the booking again. So content is compared. Of a function only its presence counts, of a `client` which calls
 * it has, of a `dataLayer` that it is a list: these are read when they are used.
 */
export function sameOptions(one: TourBookingOptions, other: TourBookingOptions): boolean {
  if (one === other) return true;
  const [before, after] = [readAtOnce(one), readAtOnce(other)];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].every((name) =>
    sameContent(before[name], after[name]),
  );
}

/** The options that the settings are made of. React reads `components` and `messages`, a booking reads `queryClient` when it begins. */
function readAtOnce({
  components: _,
  messages: __,
  queryClient: ___,
  client,
  dataLayer,
  ...others
}: TourBookingOptions): Readonly<Record<string, unknown>> {
  return {
    ...others,
    client: client && typeof client === 'object' ? callsOf(client) : client,
    dataLayer: Array.isArray(dataLayer) ? [] : dataLayer,
  };
}
