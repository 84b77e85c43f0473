/** A day and a time of day by the property's clock, `2026-12-05T10:15:00`. */
type LocalDateTime = string & {
  readonly '~kind': 'LocalDateTime';
};

/**
 * Remembers bookings that were sent, by the key of the attempt. All instances of an edge share one. What it forgets too early may be booked
 * twice, so it forgets nothing before its time, and rejects what it cannot keep.
 */
interface AttemptStore {
  /** Keeps `value` as `key` for `ms` milliseconds, unless something is kept as `key`: then it gives that. In one step, for all instances. */
  claim(key: string, value: string, ms: number): Promise<string | undefined>;
  /** What is kept as `key`; undefined where nothing is. */
  get(key: string): Promise<string | undefined>;
  /** Keeps `value` as `key` for `ms` milliseconds, in place of what is there. */
  set(key: string, value: string, ms: number): Promise<void>;
}

/** Keeps texts for a time. One that is lost, or that cannot be had, costs a call to the service and nothing else. */
interface CacheStore {
  /** The text kept as `key`; undefined where there is none. */
  get(key: string): Promise<string | undefined>;
  /** Keeps `value` for `ms` milliseconds. */
  set(key: string, value: string, ms: number): Promise<void>;
  /** Forgets it. */
  delete(key: string): Promise<void>;
}

/** A group whose tours the edge passes on. */
interface EdgeGroup {
  /** The property's time zone, an IANA name such as `America/New_York`. */
  readonly timeZone: string;
}
/** How much the edge takes on. All of them count for one instance. */
interface EdgeLimits {
  /** Requests a minute from one visitor. Default 240. It needs `clientAddress`. */
  readonly visitor?: number | undefined;
  /** Bookings, moves, cancellations and contact details a minute from one visitor. Default 10. It needs `clientAddress`. */
  readonly visitorChanges?: number | undefined;
  /** Requests a minute for one group. Default 12,000. */
  readonly group?: number | undefined;
  /** Bookings, moves, cancellations and contact details a minute for one group. Default 300. */
  readonly groupChanges?: number | undefined;
  /** Calls to the service at one time. Default 8. */
  readonly callsAtOnce?: number | undefined;
  /** Calls that wait in line. Default 200. With a full line the edge answers 503, and 429 to a booking. */
  readonly callsWaiting?: number | undefined;
}
/** One request, for a log: no address, no name, no key, and of the path only which kind it is. */
interface EdgeLogEntry {
  readonly method: string;
  /** The operation, or the edge's own path: `bookTour`, `/health`. `other` for all other paths. */
  readonly route: string;
  readonly status: number;
  /** Milliseconds until the reply was ready. */
  readonly ms: number;
}
/** A booking whose reply was lost. */
interface EdgeAttempt {
  /** The key of the attempt, as the visitor's widget made it. */
  readonly id: string;
  readonly group: number;
  /** The start that was asked for, by the property's clock. */
  readonly start: LocalDateTime;
  /** The booking as the visitor sent it, unchecked. Undefined where another instance sent it, or later: the edge does not keep it. */
  readonly booking: Readonly<Record<string, unknown>> | undefined;
}
/** What an edge is made of. */
interface TourEdgeOptions {
  /** The address of the leasing service, such as `https://leasing.example.com`. */
  readonly service: string;
  /** The service's secret key. Used for every call without a `publicKey`, with one only where the operation needs the secret one. */
  readonly secretKey?: string | undefined;
  /** The service's public key. */
  readonly publicKey?: string | undefined;
  /** The groups that can be booked, by their number: `{ 101: { timeZone: 'America/New_York' } }`. */
  readonly groups: Readonly<Record<number, EdgeGroup>>;
  /** The origins of the pages that may ask, such as `https://www.example.com`. Pages of the edge's own host always may. */
  readonly origins?: readonly string[] | undefined;
  /** The path below which the edge answers, such as `/tours`. Default: the root. */
  readonly path?: string | undefined;
  /** Where browsers reach the edge, with its path: for the widget in the HTML of `/widget`. Default: the address of the request. */
  readonly address?: string | undefined;
  /** Whether replies are compressed. Default true. `false` where the server around the edge does that by itself, as Next.js. */
  readonly compress?: boolean | undefined;
  /** Where answers are kept. Default: the memory of this instance. */
  readonly cache?: CacheStore | undefined;
  /**
   * Where the outcomes of bookings are kept for 24 hours. `memory`: in this instance, which then has to be the only one, and to live on. A
   * store that all instances share keeps an attempt from being booked twice.
   */
  readonly attempts: 'memory' | AttemptStore;
  /**
   * The number of the client who made a booking whose reply was lost, as the site knows it, to look for the tour among the client's. It needs
   * the secret key. Without this function such a booking stays unknown.
   */
  readonly findClient?: ((attempt: EdgeAttempt) => number | undefined | Promise<number | undefined>) | undefined;
  /** How much the edge takes on. */
  readonly limits?: EdgeLimits | undefined;
  /**
   * The address of the visitor who sent `request`, for the limits. `context` is what `fetch` got beside the request. Behind proxies of your
   * own: `forwardedAddress(1)`. Without this function visitors are not told apart.
   */
  readonly clientAddress?: ((request: Request, context: unknown) => string | undefined) | undefined;
  /** Whether a booking, a move, a cancellation or contact details may go on: a place for a captcha. `request` can be read whole. */
  readonly verify?: ((request: Request) => boolean | Promise<boolean>) | undefined;
  /**
   * One or two texts of 32 or more random characters, the newest first. With them the reply to a booking carries a token (`manage_token`), and
   * moving and cancelling want it. Without them both are closed.
   */
  readonly manageSecrets?: readonly string[] | undefined;
  /** Milliseconds until a call to the service is given up. Default 10,000. */
  readonly timeout?: number | undefined;
  /** In place of the global fetch, for calls to the service. */
  readonly fetch?: typeof fetch | undefined;
  /** Told of every request. */
  readonly log?: ((entry: EdgeLogEntry) => void) | undefined;
}

/** Answers the requests of visitors' widgets in place of the leasing service. */
interface TourEdge {
  /**
   * Answers `request`. `context` is what the server gives beside a request, and is handed to `clientAddress`. If it has a `waitUntil`, as in a
   * Cloudflare worker, questions that go on after the reply are kept alive with it. Never rejects.
   */
  fetch(request: Request, context?: unknown): Promise<Response>;
}

/** What the stores use of a connected client of the `redis` package, version 5 or 6. */
interface RedisClient {
  /** False while the client has no connection. Then nothing is asked of it. */
  readonly isReady?: boolean | undefined;
  get(key: string): Promise<unknown>;
  /** With `NX` it gives `OK` where it was set, and null where something is kept as `key`. */
  set(
    key: string,
    value: string,
    options: {
      readonly expiration: {
        readonly type: 'PX';
        readonly value: number;
      };
      readonly condition?: 'NX';
    },
  ): Promise<unknown>;
  del(key: string): Promise<unknown>;
}
/** How the stores use Redis. */
interface RedisStoresOptions {
  /** What all keys begin with. Default `tour`. Edges of different services that share one Redis need different ones. */
  readonly prefix?: string | undefined;
}
/** The two stores of an edge, as options of `createTourEdge`. */
interface RedisStores {
  readonly cache: CacheStore;
  readonly attempts: AttemptStore;
}

/** What `renderWidget` takes. */
interface RenderWidgetOptions {
  /** The property. */
  readonly group: number;
  /** The address of the edge, as the widget takes it. */
  readonly edge: string;
  /** The property's time zone, such as `America/New_York`. */
  readonly timeZone: string;
  /** The language, such as `es-US`. Default `en-US`. */
  readonly locale?: string | undefined;
  /** `link` where the page forbids inline styles: a stylesheet of the edge. Default `inline`. */
  readonly styles?: 'inline' | 'link' | undefined;
  /** The page's nonce for styles. */
  readonly nonce?: string | undefined;
  /** HTML for the inside of the element, such as a link to call. It is not escaped. */
  readonly fallback?: string | undefined;
  /** Further attributes of the element, by name: `{ location: '123 First St', accent: '#1f5c4d' }`. */
  readonly attributes?: Readonly<Record<string, string | undefined>> | undefined;
  /** In place of the global fetch: `(input, init) => edge.fetch(new Request(input, init))` asks an edge in this process. */
  readonly fetch?: typeof fetch | undefined;
  /** Milliseconds until the page goes on without free times. Default 2,000. */
  readonly timeout?: number | undefined;
}

/**
 * Reads a visitor's address from `X-Forwarded-For`, for an edge behind `trustedHops` proxies of your own that each add to that header. What
 * stands further left was written by somebody else and counts for nothing.
 */
declare function forwardedAddress(trustedHops: number): (request: Request) => string | undefined;

/**
 * Makes the server part that stands between visitors' widgets and the leasing service. It adds the key, keeps answers for all visitors, and
 * passes on only the requests of a widget. Its `fetch` takes a standard `Request` and gives a `Response`, so it runs wherever these exist. An
 * option that cannot be right makes it throw at once: a TypeError of one sentence.
 */
declare const createTourEdge: (options: TourEdgeOptions) => TourEdge;
/**
 * The two stores of an edge on Redis or Valkey, for several instances: `createTourEdge({ …, ...redisStores(client) })`. `client` comes
 * from the `redis` package and is connected, with `disableOfflineQueue`.
 */
declare const redisStores: (client: RedisClient, options?: RedisStoresOptions) => RedisStores;
/**
 * The HTML of `<tour-booking>` for a page that a server renders. It has the free times in it, so a visitor sees them before any script has
 * run. They come from the edge. When the edge does not answer, the HTML is the element alone. The page needs the script tag as well. Rejects
 * with a TypeError of one sentence for an option that cannot be right.
 */
declare function renderWidget(options: RenderWidgetOptions): Promise<string>;

export { createTourEdge, forwardedAddress, redisStores, renderWidget };
export type {
  AttemptStore,
  CacheStore,
  EdgeAttempt,
  EdgeGroup,
  EdgeLimits,
  EdgeLogEntry,
  LocalDateTime,
  RedisClient,
  RedisStores,
  RedisStoresOptions,
  RenderWidgetOptions,
  TourEdge,
  TourEdgeOptions,
};
