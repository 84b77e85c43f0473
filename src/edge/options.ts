import type { LocalDateTime } from '../time/values.ts';
import type { AttemptStore } from './attemptStore.ts';
import type { CacheStore } from './cacheStore.ts';

/** A group whose tours the edge passes on. */
export interface EdgeGroup {
  /** The property's time zone, an IANA name such as `America/New_York`. */
  readonly timeZone: string;
}

/** How much the edge takes on. All of them count for one instance. */
export interface EdgeLimits {
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
export interface EdgeLogEntry {
  readonly method: string;
  /** The operation, or the edge's own path: `bookTour`, `/health`. `other` for all other paths. */
  readonly route: string;
  readonly status: number;
  /** Milliseconds until the reply was ready. */
  readonly ms: number;
}

/** A booking whose reply was lost. */
export interface EdgeAttempt {
  /** The key of the attempt, as the visitor's widget made it. */
  readonly id: string;
  readonly group: number;
  /** The start that was asked for, by the property's clock. */
  readonly start: LocalDateTime;
  /** The booking as the visitor sent it, unchecked. Undefined where another instance sent it, or later: the edge does not keep it. */
  readonly booking: Readonly<Record<string, unknown>> | undefined;
}

/** What an edge is made of. */
export interface TourEdgeOptions {
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
