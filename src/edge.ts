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
 * Makes the server part that stands between visitors' widgets and the leasing service. It adds the key, keeps answers for all visitors, and
 * passes on only the requests of a widget. Its `fetch` takes a standard `Request` and gives a `Response`, so it runs wherever these exist. An
 * option that cannot be right makes it throw at once: a TypeError of one sentence.
 */
export const createTourEdge = (options: TourEdgeOptions): TourEdge => createEdge(options, { now: Date.now });

/**
 * The two stores of an edge on Redis or Valkey, for several instances: `createTourEdge({ …, ...redisStores(client) })`. `client` comes
 * from the `redis` package and is connected, with `disableOfflineQueue`.
 */
export const redisStores = (client: RedisClient, options: RedisStoresOptions = {}): RedisStores =>
  createRedisStores(client, options, Date.now);

/**
 * The HTML of `<tour-booking>` for a page that a server renders. It has the free times in it, so a visitor sees them before any script has
 * run. They come from the edge. When the edge does not answer, the HTML is the element alone. The page needs the script tag as well. Rejects
 * with a TypeError of one sentence for an option that cannot be right.
 */
export async function renderWidget(options: RenderWidgetOptions): Promise<string> {
  const html = await loadHtml();
  return html.renderWidget(options);
}
