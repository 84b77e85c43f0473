import { Rents } from './types/booking-tourHomes.js';
import { LocalDateTime } from './types/time-values.js';
export { Day } from './types/time-values.js';

/**
 * Keeps the outcome of each booking under the key of its attempt. All instances of an edge share one store. A booking that the store
 * forgets too early may be made twice. So it must keep each value for its whole time, and reject when it cannot.
 */
interface AttemptStore {
  /**
   * Keeps `value` under `key` for `ms` milliseconds, and resolves with undefined. If there is a value under `key` already, changes nothing
   * and resolves with that value. Must be one atomic step for all instances. See `set` for `mayForget`.
   */
  claim(key: string, value: string, ms: number, mayForget?: boolean): Promise<string | undefined>;
  /** Resolves with the value under `key`, or with undefined if there is none. */
  get(key: string): Promise<string | undefined>;
  /**
   * Keeps `value` under `key` for `ms` milliseconds. Replaces the value that is there. `mayForget`: no tour was booked, so a full store may
   * forget the value before its time to make room for others.
   */
  set(key: string, value: string, ms: number, mayForget?: boolean): Promise<void>;
  /**
   * The store's own clock, which is the same for all instances. Without it the edge never says that a booking did not arrive, because the
   * store may have forgotten it.
   */
  clock?(): Promise<StoreClock>;
}
/** Two moments in milliseconds, by the clock of the store. What the clock counts from does not matter. */
interface StoreClock {
  readonly now: number;
  /** Since when the store has kept everything that it was given. */
  readonly since: number;
}

/**
 * Keeps replies of the service as text for a limited time. If an entry is lost, or cannot be read, the edge asks the service again. Nothing
 * else happens.
 */
interface CacheStore {
  /** Resolves with the text under `key`, or with undefined if there is none. */
  get(key: string): Promise<string | undefined>;
  /** Keeps `value` under `key` for `ms` milliseconds. */
  set(key: string, value: string, ms: number): Promise<void>;
  /** Deletes the text under `key`. */
  delete(key: string): Promise<void>;
}

/** A message to one person, for the mailer of the company. Receivers ignore a type that they do not know. */
type WaitlistMessage = TimeFreeMessage | ConfirmMessage;
/** A time that a person waits for is free. */
interface TimeFreeMessage {
  /** The same for each try of one message. A receiver that has sent it already drops it. */
  readonly id: string;
  readonly type: 'time-free';
  /** The number of the group whose tour it is. */
  readonly group_id: number;
  /** The language that the person used, such as `en` or `es-MX`. */
  readonly language: string;
  /** The start of the free time by the property's clock: `2026-12-05T10:15:00`. */
  readonly time: LocalDateTime;
  /** Later times of the same day that freed up with it, as one canceled tour often frees several. The link leads to all of them. */
  readonly also: readonly LocalDateTime[];
  /** The property's time zone, an IANA name such as `America/New_York`. */
  readonly time_zone: string;
  /** Whom to tell, as they wrote it. */
  readonly who: {
    readonly first_name: string;
    readonly last_name: string;
    readonly email: string;
  };
  /** The address of the page that books this time. */
  readonly link: string;
  /** The address of the page that takes the person off the list. */
  readonly leave: string;
  /** For mail programs: a POST to this address takes the person off the list (RFC 8058). Only of an edge that knows its own `address`. */
  readonly unsubscribe?: string | undefined;
}
/** Somebody wants to be on the list with this address. They hear of times only once its owner has confirmed that. */
interface ConfirmMessage extends Pick<TimeFreeMessage, 'id' | 'group_id' | 'language'> {
  readonly type: 'confirm';
  /** Whom to ask. Anybody may have written the address, so no name stands beside it. */
  readonly who: {
    readonly email: string;
  };
  /** The address of the page that confirms. It counts for a day. */
  readonly link: string;
}

/**
 * Keeps who is on the waitlist, and what was seen and offered. All instances of an edge share one store. Each value is text of the edge's own.
 * A store must keep each value for its whole time, and reject when it cannot.
 */
interface WaitlistStore {
  /** The values under `keys`, in their order; undefined where there is none. */
  read(keys: readonly string[]): Promise<readonly (string | undefined)[]>;
  /**
   * Puts `after` under `key` for `ms` milliseconds, or nothing where it is undefined, if `before` is there now (undefined: nothing). Resolves
   * with whether it did. Must be one atomic step for all instances.
   */
  swap(key: string, before: string | undefined, after: string | undefined, ms: number): Promise<boolean>;
  /** Adds `member` to the list `name`, and a member that is there already once more at no other place. Members keep the order of `place`. */
  join(name: string, member: string, place: number): Promise<void>;
  /** Takes `members` off the list `name`. */
  leave(name: string, members: readonly string[]): Promise<void>;
  /** The members of the list `name`, the lowest place first. `upTo`: only those with this place or a lower one. */
  members(name: string, upTo?: number): Promise<readonly string[]>;
  /** How many members the list `name` has. */
  count(name: string): Promise<number>;
  /** The clock that all instances share, in milliseconds since the epoch. */
  now(): Promise<number>;
}

/** A group whose tours can be booked through the edge. */
interface EdgeGroup {
  /** The property's time zone, an IANA name such as `America/New_York`. */
  readonly timeZone: string;
}
/** Limits for requests and for calls to the service. Each instance counts on its own. */
interface EdgeLimits {
  /**
   * Requests a minute from one IPv4 address, or from one IPv6 network of 64 bits. A network of 56 bits has twice as many, one of 48 bits eight
   * times. Default 240. It needs `trustedHops`.
   */
  readonly visitorRequests?: number | undefined;
  /**
   * Bookings, moves, cancellations and contact details a minute from the same; and as many changes of the waitlist, counted apart. Default 10.
   * It needs `trustedHops`.
   */
  readonly visitorChanges?: number | undefined;
  /** Questions a minute about one group that are sent to the service. Default 12,000. */
  readonly groupQuestions?: number | undefined;
  /**
   * Bookings, moves, cancellations and contact details a minute for one group that are sent to the service. Default 300. When half of them are
   * used up, visitors whose last change was refused have to wait.
   */
  readonly groupChanges?: number | undefined;
  /** Calls to the service that run at the same time. Default 8. Of further calls 200 wait; beyond, the edge answers 503, or 429 to a change. */
  readonly callsAtOnce?: number | undefined;
}
/** One request, for a log. It has no address, no name and no key. Of the path it has only the kind (`route`). */
interface EdgeLogEntry {
  readonly method: string;
  /** The operation, or the edge's own path: `bookTour`, `/health`. `other` for all other paths. */
  readonly route: string;
  readonly status: number;
  /** Milliseconds until the reply was ready. */
  readonly ms: number;
  /** Why a request was refused: its page is none of `origins`, or its visitor, or the group that it changes, is over a limit. */
  readonly cause?: 'origin' | 'limit';
}
/** A booking whose reply was lost. */
interface EdgeAttempt {
  /** The key of the attempt, as the visitor's widget made it. */
  readonly id: string;
  readonly groupId: number;
  /** The start that the visitor asked for, by the property's clock. */
  readonly start: LocalDateTime;
  /**
   * The booking as the visitor sent it, unchecked. The edge does not store it. So it is undefined when the edge looks again later, or on
   * another instance.
   */
  readonly booking: Readonly<Record<string, unknown>> | undefined;
}
/** The options of the waitlist. */
interface EdgeWaitlistOptions {
  /**
   * Sends the message that a time has freed up: the http(s) address of your own mailer, which gets it as a signed POST, or a function. What
   * fails is tried again for 24 hours, so the same message may come twice, with the same `id`.
   */
  readonly notify: string | ((message: WaitlistMessage) => void | Promise<void>);
  /** The secret by which your mailer knows that a POST comes from this edge, 32 or more random characters. With an address it is needed. */
  readonly secret?: string | undefined;
  /** Where the list is kept. `memory`: in this instance, and a restart forgets it. Default `memory`. */
  readonly store?: 'memory' | WaitlistStore | undefined;
  /** Gets a sentence for the log when messages stop arriving, and one when they arrive again. It names nobody. */
  readonly report?: ((line: string) => void) | undefined;
  /** For how many minutes a time is offered to one visitor before the next one hears of it, 1 to 1,440. Default 15. */
  readonly offerMinutes?: number | undefined;
  /** How many days ahead can be waited for, 1 to 400. Give the `daysAhead` of your widgets. Default 60. */
  readonly daysAhead?: number | undefined;
}
/** Which homes assistants may name. */
interface EdgeAssistantHomes {
  /** The number of the community that the homes are part of. Without it, all homes of the company. */
  readonly community?: number | undefined;
  /** What the service's rents are, as in the widget: `total`, `base`, or `off` for no amounts. Default `off`. */
  readonly rents?: Rents | undefined;
}
/** What assistants may know. They find times and give links: no assistant books. */
interface EdgeAssistantsOptions {
  /** The http(s) address of the page on which the widget of a group stands, by the number of the group. Assistants know no other group. */
  readonly pages: Readonly<Record<number, string>>;
  /** The homes that they may name, by the number of the group. Default: none. */
  readonly homes?: Readonly<Record<number, EdgeAssistantHomes>> | undefined;
  /** The package `@modelcontextprotocol/server`, as `import * as mcp` gives it. It opens `/mcp`. Default: none. */
  readonly mcp?:
    | {
        readonly McpServer: unknown;
        readonly createMcpHandler: unknown;
        readonly fromJsonSchema: unknown;
      }
    | undefined;
}
/** The options of an edge. */
interface TourEdgeOptions {
  /** The address of the leasing service, such as `https://leasing.example.com`. */
  readonly service: string;
  /** The service's secret key. Without a `publicKey`, every call uses it. With one, only the operations that need the secret key do. */
  readonly secretKey?: string | undefined;
  /** The service's public key. */
  readonly publicKey?: string | undefined;
  /** The groups that can be booked, by their number: `{ 101: { timeZone: 'America/New_York' } }`. */
  readonly groups: Readonly<Record<number, EdgeGroup>>;
  /** The origins of the pages that may ask, such as `https://www.example.com`. Pages of the edge's own host always may. */
  readonly origins?: readonly string[] | undefined;
  /** The path below which the edge answers, such as `/tours`. Default: the root. */
  readonly path?: string | undefined;
  /**
   * The address at which browsers reach the edge, with its path. It goes into the HTML of `/widget`. Without it that HTML names the `path`, for
   * pages of the same host. At the root, `/widget` then answers 400.
   */
  readonly address?: string | undefined;
  /** Whether replies are compressed. Default true. Give `false` if the server around the edge compresses them itself, as Next.js does. */
  readonly compress?: boolean | undefined;
  /** Where replies of the service are kept. Default: the memory of this instance. */
  readonly cache?: CacheStore | undefined;
  /**
   * Where the outcomes of bookings are kept for 24 hours, so that no attempt is booked twice. `memory` keeps them in this instance. Then it
   * must be the only instance and must keep running. Several instances need a store that they share, such as that of `redisStores`.
   */
  readonly attempts: 'memory' | AttemptStore;
  /**
   * Names the client who made a booking whose reply was lost, by the number that the service gave them. The edge then looks for the tour
   * among the appointments of this client. Needs `secretKey`. Without this function, or if it gives undefined, it stays unknown whether the
   * tour was booked.
   */
  readonly findClient?: ((attempt: EdgeAttempt) => number | undefined | Promise<number | undefined>) | undefined;
  /** Limits for requests and for calls to the service. */
  readonly limits?: EdgeLimits | undefined;
  /**
   * How many proxies of your own stand in front of the edge, each of which adds to `X-Forwarded-For`, 0 to 10. What the first of them has
   * written is the address of the visitor, for the limits `visitorRequests` and `visitorChanges`. Default 0: these two limits do not apply.
   */
  readonly trustedHops?: number | undefined;
  /**
   * In place of `trustedHops`: gives the IP address of the visitor who sent `request`. `context` is the second argument of the edge's `fetch`.
   */
  readonly clientAddress?: ((request: Request, context: unknown) => string | undefined) | undefined;
  /**
   * Decides whether a booking, a move, a cancellation or contact details may go on, for example by a captcha. Only `true` lets them go on.
   * It may read the body of `request`.
   */
  readonly verify?: ((request: Request) => boolean | Promise<boolean>) | undefined;
  /**
   * One or two texts of 32 or more random characters, the newest first. With them the reply to a booking carries a token (`tour_token`),
   * and only with this token can a visitor move or cancel the tour. Without them nobody can do so through the edge.
   */
  readonly secrets?: readonly string[] | undefined;
  /**
   * The name of this edge, such as `north`. A token of an edge counts only at edges of the same `service` and the same name. Default: none.
   */
  readonly name?: string | undefined;
  /** The list of visitors who want to hear when a time frees up. Needs `secrets`. Default: none. */
  readonly waitlist?: EdgeWaitlistOptions | undefined;
  /** What assistants may read: free times, the questions of the form, homes, and links that book. Default: nothing. */
  readonly assistants?: EdgeAssistantsOptions | undefined;
  /** Milliseconds until a call to the service is given up, 120,000 at most. Default 10,000. */
  readonly timeout?: number | undefined;
  /** Your own function instead of the global `fetch`, for calls to the service. */
  readonly fetch?: typeof fetch | undefined;
  /** Called after every request. */
  readonly log?: ((entry: EdgeLogEntry) => void) | undefined;
}

/** Answers the requests of visitors' widgets in place of the leasing service. */
interface TourEdge {
  /**
   * Answers `request`. `context` is what your server passes along with a request. `clientAddress` gets it. If it has a `waitUntil`, as in a
   * Cloudflare worker, calls that go on after the reply are kept alive with it. Never rejects.
   */
  fetch(request: Request, context?: unknown): Promise<Response>;
  /** The counters of this edge in the text format of Prometheus, for a path or a port that only you can reach. */
  metrics(): string;
  /** Ends the work of the waitlist: what runs is finished, what waits stays. Requests of assistants that still run are ended. */
  close(): Promise<void>;
}

/** The part of a connected client of the `redis` package, version 5 or 6, that the stores use. */
interface RedisClient {
  /** False while the client has no connection. Then the stores do not call it. */
  readonly isReady?: boolean | undefined;
  get(key: string): Promise<unknown>;
  /** With `NX` it resolves with `OK` if it has set the value, and with null if there is one under `key` already. */
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
  /**
   * Sends any command. The stores use it to read the clock of Redis and whether Redis has lost anything. Without it the edge never says that a
   * booking did not arrive, and has no waitlist.
   */
  sendCommand?(command: readonly string[]): Promise<unknown>;
}

/** The options of `redisStores`. */
interface RedisStoresOptions {
  /** The prefix of all keys. Default `tour`. The address of the service and the name of the edge follow it. */
  readonly prefix?: string | undefined;
}
/** The two stores of an edge, as options of `createTourEdge`. */
interface RedisStores {
  readonly cache: CacheStore;
  readonly attempts: AttemptStore;
}

/** The options of `renderWidget`. */
interface RenderWidgetOptions {
  /** The number of the group (property). */
  readonly groupId: number;
  /** The address of the edge, as in the option `edge` of the widget. */
  readonly edge: string;
  /** The property's time zone, such as `America/New_York`. */
  readonly timeZone: string;
  /** The language, such as `es-US`. Default `en-US`. */
  readonly locale?: string | undefined;
  /**
   * Where the styles are: `inline` (the default) in the HTML, or `link` for a stylesheet of the edge, if the page forbids inline styles.
   */
  readonly styles?: 'inline' | 'link' | undefined;
  /** The page's nonce for inline styles. */
  readonly nonce?: string | undefined;
  /** HTML for the inside of the element, such as a link to call. It is not escaped. */
  readonly fallback?: string | undefined;
  /** Further attributes of the element, by name: `{ location: '123 First St', accent: '#1f5c4d' }`. */
  readonly attributes?: Readonly<Record<string, string | undefined>> | undefined;
  /**
   * Your own function instead of the global `fetch`: `(input, init) => edge.fetch(new Request(input, init))` asks an edge in this process.
   */
  readonly fetch?: typeof fetch | undefined;
  /** Milliseconds to wait for the edge. After that the HTML has no free times. Default 2,000. */
  readonly timeout?: number | undefined;
}

/**
 * Creates an edge: the server part between visitors' widgets and the leasing service. It adds the key, keeps answers for all visitors, and
 * passes on only the requests of a widget. Its `fetch` takes a standard `Request` and gives a `Response`, so it runs wherever these exist.
 * Throws a TypeError of one sentence at once if an option is wrong.
 */
declare const createTourEdge: (options: TourEdgeOptions) => TourEdge;
/**
 * Creates the two stores of an edge on Redis or Valkey, which several instances share: `createTourEdge({ …, ...redisStores(client) })`.
 * `client` is a connected client of the `redis` package, made with `disableOfflineQueue`.
 */
declare const redisStores: (client: RedisClient, options?: RedisStoresOptions) => RedisStores;
/**
 * Creates the store of a waitlist on Redis or Valkey, which several instances share: `waitlist: { …, store: redisWaitlist(client) }`. `client`
 * is the one of `redisStores`. Throws a TypeError if it has no `sendCommand`.
 */
declare const redisWaitlist: (client: RedisClient, { prefix }?: RedisStoresOptions) => WaitlistStore;
/**
 * Renders `<tour-booking>` as HTML for a page of your server, with free times that a visitor sees before any script has run. It asks the
 * edge for them. If the edge does not answer, the HTML is the element alone. The page needs the script tag as well. Rejects with a
 * TypeError of one sentence if an option is wrong.
 */
declare function renderWidget(options: RenderWidgetOptions): Promise<string>;

export { LocalDateTime, Rents, createTourEdge, redisStores, redisWaitlist, renderWidget };
export type {
  AttemptStore,
  CacheStore,
  ConfirmMessage,
  EdgeAssistantHomes,
  EdgeAssistantsOptions,
  EdgeAttempt,
  EdgeGroup,
  EdgeLimits,
  EdgeLogEntry,
  EdgeWaitlistOptions,
  RedisClient,
  RedisStores,
  RedisStoresOptions,
  RenderWidgetOptions,
  StoreClock,
  TimeFreeMessage,
  TourEdge,
  TourEdgeOptions,
  WaitlistMessage,
  WaitlistStore,
};
