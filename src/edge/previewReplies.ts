import { BoundedMap } from './boundedMap.ts';
import type { EdgeReply } from './edgeReplies.ts';
import type { WithoutKeys } from './withoutKeys.ts';

/** Replies of `/preview` as text. A reply is made anew only when its answers have changed, so that a busy edge makes few of them. */
export interface PreviewReplies {
  /** The reply `name`, where its answers were read less than `MOMENT_MS` ago and none was dropped since. */
  recent(name: string): MadeReply | undefined;
  /** The present moment, taken before the answers are read. */
  moment(): Moment;
  /**
   * The reply `name`. It is made by `make`, unless the last one was made of the same answers `of`. `read`: when the answers were read;
   * undefined while one of them is still being asked for.
   */
  make(name: string, of: readonly unknown[], read: Moment | undefined, make: () => unknown): Promise<MadeReply>;
}

/** When answers were read. */
interface Moment {
  /** In milliseconds, as `elapsed` counts them. */
  readonly at: number;
  /** How many answers had been dropped by then. */
  readonly drops: number;
}

/** A reply that can be given to each visitor in the way the browser wants it. */
export interface MadeReply {
  readonly text: string;
  readonly etag: string;
  /** The text compressed, once somebody has wanted it. */
  packed?: Promise<Uint8Array<ArrayBuffer>>;
}

interface Kept {
  readonly of: readonly unknown[];
  readonly reply: MadeReply;
  /** When its answers were read last; undefined where one of them was still being asked. */
  read: Moment | undefined;
}

interface ReplyTools {
  readonly withoutKeys: WithoutKeys;
  readonly elapsed: () => number;
  /** How many answers were dropped so far. */
  readonly drops: () => number;
}

/** Replies that are kept at most. */
const MOST_REPLIES = 500;
/** How long a reply is given without a look at its answers, in milliseconds. A store is shared, so others may have dropped one. */
const MOMENT_MS = 100;

export function createPreviewReplies({ withoutKeys, elapsed, drops }: ReplyTools): PreviewReplies {
  const replies = new BoundedMap<string, Kept>(MOST_REPLIES);
  return {
    recent(name) {
      const kept = replies.get(name);
      if (kept?.read === undefined || kept.read.drops !== drops()) return undefined;
      return elapsed() - kept.read.at < MOMENT_MS ? kept.reply : undefined;
    },
    moment: () => ({ at: elapsed(), drops: drops() }),
    async make(name, of, read, make) {
      const last = replies.get(name);
      if (last?.of.length === of.length && last.of.every((part, index) => part === of[index])) {
        last.read = read;
        return last.reply;
      }
      const text = withoutKeys(JSON.stringify(make()));
      const reply: MadeReply = { text, etag: `W/"${await hashOf(text)}"` };
      replies.set(name, { of, reply, read });
      return reply;
    },
  };
}

/** The reply to `request`, compressed where the browser takes that and `compress` allows it. */
export async function replyTo(request: Request, reply: MadeReply, compress: boolean): Promise<EdgeReply> {
  const headers = { ETag: reply.etag, 'Cache-Control': 'no-cache', Vary: 'Origin, Accept-Encoding' };
  if (!compress || !takesGzip(request)) return { status: 200, text: reply.text, headers };
  reply.packed ??= pack(reply.text);
  return { status: 200, packed: await reply.packed, headers };
}

const takesGzip = (request: Request): boolean =>
  /\bgzip\b(?! *; *q=0(\.0*)? *(,|$))/i.test(request.headers.get('Accept-Encoding') ?? '');

async function pack(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

/** A short hash of `text`, for an ETag. */
export async function hashOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes.slice(0, 12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
