import type { EarlyReplies } from '../widget/readOpening.ts';

/** The global the loader leaves replies in. */
interface LoaderWindow {
  readonly TourBooking?: { readonly early?: Map<string, Promise<Response>>; readonly asked?: number };
}

/** How long a preloaded reply counts as new, in milliseconds. */
const FRESH_MS = 10_000;

const left = () => (window as LoaderWindow).TourBooking ?? {};
const peek = (url: string): Promise<Response> | undefined => {
  const { early, asked = 0 } = left();
  return Date.now() - asked > FRESH_MS ? undefined : early?.get(url);
};

/** The replies the loader asked for; without a loader there are none. */
export const earlyReplies: EarlyReplies = {
  peek,
  take(url) {
    const reply = peek(url);
    left().early?.delete(url);
    return reply;
  },
  askedAt: () => left().asked ?? Date.now(),
};
