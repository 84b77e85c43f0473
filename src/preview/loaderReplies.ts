import type { EarlyReplies } from './readPreview.ts';

/** The global the loader leaves replies in. */
interface LoaderWindow {
  readonly TourBooking?: {
    readonly early?: Map<string, { readonly reply: Promise<Response>; readonly json: Promise<unknown> }>;
    readonly asked?: number;
  };
}

/** How long a preloaded reply counts as new, in milliseconds. */
export const FRESH_MS = 10_000;

const left = () => (window as LoaderWindow).TourBooking ?? {};
const isFresh = (): boolean => Date.now() - (left().asked ?? 0) <= FRESH_MS;

/** The replies the loader asked for; without a loader there are none. */
export const earlyReplies: EarlyReplies = {
  peek: (url) => (isFresh() ? left().early?.get(url) : undefined),
  take(url) {
    const { early } = left();
    const kept = early?.get(url);
    early?.delete(url);
    return isFresh() ? kept?.reply : undefined;
  },
  askedAt: () => left().asked ?? Date.now(),
};
