import type { EarlyReplies } from '../widget/readOpening.ts';

/** The global the loader leaves replies in. */
interface LoaderWindow {
  readonly TourBooking?: {
    readonly early?: Map<string, Promise<Response>>;
    readonly read?: Map<string, Promise<unknown>>;
    readonly asked?: number;
  };
}

/** How long a preloaded reply counts as new, in milliseconds. */
export const FRESH_MS = 10_000;

const left = () => (window as LoaderWindow).TourBooking ?? {};
const isFresh = (): boolean => Date.now() - (left().asked ?? 0) <= FRESH_MS;

/** The replies the loader asked for; without a loader there are none. */
export const earlyReplies: EarlyReplies = {
  peek(url) {
    const { early, read } = left();
    const [reply, json] = [early?.get(url), read?.get(url)];
    return reply && json && isFresh() ? { reply, json } : undefined;
  },
  take(url) {
    const { early } = left();
    const reply = early?.get(url);
    early?.delete(url);
    return isFresh() ? reply : undefined;
  },
  askedAt: () => left().asked ?? Date.now(),
};
