import { createEdge, type TourEdge } from './edge/edge.ts';
import { loadHtml } from './edge/htmlChunk.ts';
import type { TourEdgeOptions } from './edge/options.ts';
import { createRedisStores, type RedisClient, type RedisStores, type RedisStoresOptions } from './edge/redisStores.ts';
import type { RenderWidgetOptions } from './html/renderWidget.ts';

export type { AttemptStore } from './edge/attemptStore.ts';
export type { CacheStore } from './edge/cacheStore.ts';
export type { TourEdge } from './edge/edge.ts';
export { forwardedAddress } from './edge/limits.ts';
export type { EdgeAttempt, EdgeGroup, EdgeLimits, EdgeLogEntry, TourEdgeOptions } from './edge/options.ts';
export type { RedisClient, RedisStores, RedisStoresOptions } from './edge/redisStores.ts';
export type { RenderWidgetOptions } from './html/renderWidget.ts';
export type { LocalDateTime } from './time/values.ts';

/**
 * Makes the server part that stands between visitors' widgets and the leasing service: it adds the key, keeps answers for all visitors, and
 * passes on only what a widget asks. `fetch` of it answers a standard request, so it runs wherever those are. Throws at once, a TypeError of
 * one sentence, for an option that cannot be right.
 */
export const createTourEdge = (options: TourEdgeOptions): TourEdge => createEdge(options, { now: Date.now });

/**
 * The two stores of an edge on Redis or Valkey, for several instances: `createTourEdge({ …, ...redisStores(client) })`. `client` is one of the
 * `redis` package, connected, with `disableOfflineQueue`.
 */
export const redisStores = (client: RedisClient, options: RedisStoresOptions = {}): RedisStores =>
  createRedisStores(client, options, Date.now);

/**
 * The HTML of `<tour-booking>` for a page of a server, with the free times in it: a visitor sees them before any script has run. It asks the
 * edge for them. Without an answer it is the element alone. The page needs the script tag as well. Throws a TypeError of one sentence for an
 * option that cannot be right.
 */
export async function renderWidget(options: RenderWidgetOptions): Promise<string> {
  const html = await loadHtml();
  return html.renderWidget(options);
}
