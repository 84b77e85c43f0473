import type { Transport } from '../api/transport.ts';
import { urlOf } from '../api/url.ts';

/**
 * The early replies: replies to GETs that were sent before the core was there. The loader of the script tag sends some before any
 * other file is loaded, and the preview sends the rest. The preview reads the replies, and the core takes each one once.
 */

/** A reply, and its JSON read from a copy. */
export interface EarlyReply {
  readonly reply: Promise<Response>;
  /** Rejects if the body is no JSON. */
  readonly json: Promise<unknown>;
  /** When the reply arrived, in milliseconds since the epoch. Undefined while it is on its way. */
  cameAt?: number | undefined;
}

/** What the loader leaves in the page's global. */
export interface LoaderReplies {
  readonly early?: Map<string, EarlyReply> | undefined;
  /** When the loader asked, in milliseconds since the epoch. */
  readonly asked?: number | undefined;
}

export interface Replies {
  /** A reply that is there or on its way. It stays for the next reader. */
  readonly peek: (url: string) => EarlyReply | undefined;
  /** The same. Sends the request if there is no such reply. */
  readonly ask: (url: string) => EarlyReply;
  /** A reply, given to one caller only. The next caller sends its own request. */
  readonly take: (url: string) => Promise<Response> | undefined;
  /** When the requests were sent, in milliseconds since the epoch. The time in their URLs depends on it. */
  readonly askedAt: () => number;
}

/** A reply older than this, in milliseconds since it arrived, is not used. */
const FRESH_MS = 10_000;
/** The loader's requests count for this long, in milliseconds: a file may take 15 s to load. */
const LOADER_MS = 25_000;

/**
 * The replies of a page, starting with those that the loader asked for.
 * @internal
 */
export function createReplies({ early = new Map(), asked = 0 }: LoaderReplies = {}): Replies {
  const peek = (url: string): EarlyReply | undefined => {
    const known = early.get(url);
    if (known?.cameAt !== undefined && Date.now() - known.cameAt > FRESH_MS) early.delete(url);
    return early.get(url);
  };
  return {
    peek,
    ask(url) {
      const known = peek(url);
      if (known) return known;
      // A redirect may lead to another host: the core asks again, and says so. The page may have replaced `fetch`. If its function throws, that is a failure like any other.
      const reply = (async () => fetch(url, { redirect: 'error' }))();
      const made: EarlyReply = { reply, json: reply.then((one) => one.clone().json()) };
      early.set(url, made);
      reply.then(
        () => {
          made.cameAt = Date.now();
        },
        // The core asks again and reports the failure.
        () => early.delete(url),
      );
      made.json.catch(() => undefined);
      return made;
    },
    take(url) {
      const known = peek(url);
      early.delete(url);
      return known?.reply;
    },
    askedAt: () => (Date.now() - asked < LOADER_MS ? asked : Date.now()),
  };
}

interface LoaderGlobal {
  readonly TourBooking?: LoaderReplies | undefined;
}

/** The early replies of this page. */
export const pageReplies: Replies = createReplies((globalThis as LoaderGlobal).TourBooking);

/**
 * A transport that reads early replies and sends nothing. A call rejects if `find` has no reply for its URL, or if the
 * reply failed, is no JSON, or has an undocumented status. The replies stay for the core.
 */
export const repliesTransport =
  (baseUrl: string, find: (url: string) => EarlyReply | undefined): Transport =>
  async (endpoint, { params, query, expected }) => {
    const found = find(urlOf(baseUrl, endpoint, params, query));
    // These errors have no message, because nobody reads them: the core asks again and reports the failure.
    if (found === undefined) throw new Error();
    const { status, ok } = await found.reply;
    if (!ok && !expected?.includes(status)) throw new Error();
    return { status, ok, json: await found.json, malformed: () => new Error() };
  };
