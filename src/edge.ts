import { createEdge, type TourEdge } from './edge/createEdge.ts';
import type { TourEdgeOptions } from './edge/edgeOptions.ts';
import { loadHtml } from './edge/htmlChunk.ts';
import type { RedisClient } from './edge/redisClient.ts';
import { createRedisStores, type RedisStores, type RedisStoresOptions } from './edge/redisStores.ts';
import { redisWaitlist as createRedisWaitlist } from './edge/waitlist/redisWaitlist.ts';
import type { WaitlistStore } from './edge/waitlist/waitlistStore.ts';
import type { RenderWidgetOptions } from './html/renderWidget.ts';

export type { Rents } from './booking/tourHomes.ts';
export type { AttemptStore, StoreClock } from './edge/attemptStore.ts';
export type { CacheStore } from './edge/cacheStore.ts';
export type { TourEdge } from './edge/createEdge.ts';
export type {
  EdgeAssistantHomes,
  EdgeAssistantsOptions,
  EdgeAttempt,
  EdgeGroup,
  EdgeLimits,
  EdgeLogEntry,
  EdgeWaitlistOptions,
  TourEdgeOptions,
} from './edge/edgeOptions.ts';
export type { RedisClient } from './edge/redisClient.ts';
export type { RedisStores, RedisStoresOptions } from './edge/redisStores.ts';
export type { ConfirmMessage, TimeFreeMessage, WaitlistMessage } from './edge/waitlist/notify.ts';
export type { WaitlistStore } from './edge/waitlist/waitlistStore.ts';
export type { RenderWidgetOptions } from './html/renderWidget.ts';
export type { Day, LocalDateTime } from './time/values.ts';

/**
 * Creates an edge: the server part between visitors' widgets and the leasing service. It adds the key, keeps answers for all visitors, and
 * passes on only the requests of a widget. Its `fetch` takes a standard `Request` and gives a `Response`, so it runs wherever these exist.
 * Throws a TypeError of one sentence at once if an option is wrong.
 */
export const createTourEdge = (options: TourEdgeOptions): TourEdge => createEdge(options, { now: Date.now });

/**
 * Creates the two stores of an edge on Redis or Valkey, which several instances share: `createTourEdge({ …, ...redisStores(client) })`.
 * `client` is a connected client of the `redis` package, made with `disableOfflineQueue`.
 */
export const redisStores = (client: RedisClient, options: RedisStoresOptions = {}): RedisStores =>
  createRedisStores(client, options, () => performance.now());

/**
 * Creates the store of a waitlist on Redis or Valkey, which several instances share: `waitlist: { …, store: redisWaitlist(client) }`. `client`
 * is the one of `redisStores`. Throws a TypeError if it has no `sendCommand`.
 */
export const redisWaitlist = (client: RedisClient, { prefix = 'tour' }: RedisStoresOptions = {}): WaitlistStore =>
  createRedisWaitlist(client, prefix);

/**
 * Renders `<tour-booking>` as HTML for a page of your server, with free times that a visitor sees before any script has run. It asks the
 * edge for them. If the edge does not answer, the HTML is the element alone. The page needs the script tag as well. Rejects with a
 * TypeError of one sentence if an option is wrong.
 */
export async function renderWidget(options: RenderWidgetOptions): Promise<string> {
  const html = await loadHtml();
  return html.renderWidget(options);
}
