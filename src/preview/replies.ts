import type { Transport } from '../api/transport.ts';
import { urlOf } from '../api/url.ts';

/**
 * The early replies: answers to GETs that the preview shows before the core is there. The script tag's loader asks for
 * some before any other file is loaded; the preview asks for what is missing; the core takes each reply once.
 */

/** A reply, and its JSON read from a copy. */
export interface EarlyReply {
  readonly reply: Promise<Response>;
  /** Rejects where the body is no JSON. */
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
  /** The same, asked for now unless it is known. */
  readonly ask: (url: string) => EarlyReply;
  /** A reply, given once: the next caller asks the network. */
  readonly take: (url: string) => Promise<Response> | undefined;
  /** When the questions were asked, in milliseconds since the epoch: the time in their URLs follows from it. */
  readonly askedAt: () => number;
}

/** A reply older than this, in milliseconds since it arrived, is not used. */
const FRESH_MS = 10_000;
/** The loader's questions are looked for this long, in milliseconds: a file may take 15 s to load. */
const LOADER_MS = 25_000;

/** Replies of a page, beginning with those that the loader asked for. */
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
      // The page may have put its own function in place of fetch; one that throws is a failure like any other.
      const reply = (async () => fetch(url))();
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
 * A transport over early replies: it asks nothing itself. A call rejects where `find` has no reply for its URL, or where
 * the reply failed, is no JSON, or has a status that the operation does not document. No reply is used up.
 */
export const repliesTransport =
  (baseUrl: string, find: (url: string) => EarlyReply | undefined): Transport =>
  async (endpoint, { params, query, expected }) => {
    const found = find(urlOf(baseUrl, endpoint, params, query));
    // Nobody reads these errors: the core asks again, and its errors have words.
    if (found === undefined) throw new Error();
    const { status, ok } = await found.reply;
    if (!ok && !expected?.includes(status)) throw new Error();
    return { status, ok, json: await found.json, malformed: () => new Error() };
  };
