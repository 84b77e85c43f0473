import type { Rents } from '../booking/tourHomes.ts';
import type { LocalDateTime } from '../time/values.ts';
import type { AttemptStore } from './attemptStore.ts';
import type { CacheStore } from './cacheStore.ts';
import type { WaitlistMessage } from './waitlist/notify.ts';
import type { WaitlistStore } from './waitlist/waitlistStore.ts';

/** A group whose tours can be booked through the edge. */
export interface EdgeGroup {
  /** The property's time zone, an IANA name such as `America/New_York`. */
  readonly timeZone: string;
}

/** Limits for requests and for calls to the service. Each instance counts on its own. */
export interface EdgeLimits {
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
export interface EdgeLogEntry {
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
export interface EdgeAttempt {
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
export interface EdgeWaitlistOptions {
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
export interface EdgeAssistantHomes {
  /** The number of the community that the homes are part of. Without it, all homes of the company. */
  readonly community?: number | undefined;
  /** What the service's rents are, as in the widget: `total`, `base`, or `off` for no amounts. Default `off`. */
  readonly rents?: Rents | undefined;
}

/** What assistants may know. They find times and give links: no assistant books. */
export interface EdgeAssistantsOptions {
  /** The http(s) address of the page on which the widget of a group stands, by the number of the group. Assistants know no other group. */
  readonly pages: Readonly<Record<number, string>>;
  /** The homes that they may name, by the number of the group. Default: none. */
  readonly homes?: Readonly<Record<number, EdgeAssistantHomes>> | undefined;
  /** The package `@modelcontextprotocol/server`, as `import * as mcp` gives it. It opens `/mcp`. Default: none. */
  readonly mcp?:
    | { readonly McpServer: unknown; readonly createMcpHandler: unknown; readonly fromJsonSchema: unknown }
    | undefined;
}

/** The options of an edge. */
export interface TourEdgeOptions {
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
