import type { PreloadedReply } from './repliesTransport.ts';

/** How long a reply counts as new, in milliseconds. */
const FRESH_MS = 10_000;

interface Asked extends PreloadedReply {
  /** When the reply came, in milliseconds since the epoch; undefined while it is on its way. */
  cameAt: number | undefined;
}

/** Replies to GETs, asked for when they are looked for. */
export interface AskedReplies {
  /** The reply of `url`, asked for by the first who looks, until it is taken, old or a failure. */
  readonly peek: (url: string) => PreloadedReply;
  /** The same, given once and not asked for. */
  readonly take: (url: string) => Promise<Response> | undefined;
}

/** None asked for yet. */
export function createAskedReplies(): AskedReplies {
  const known = new Map<string, Asked>();
  const find = (url: string): Asked | undefined => {
    const asked = known.get(url);
    if (asked?.cameAt !== undefined && Date.now() - asked.cameAt > FRESH_MS) known.delete(url);
    return known.get(url);
  };
  const ask = (url: string): Asked => {
    // A page's own may throw instead.
    const reply = (async () => fetch(url))();
    const asked: Asked = { reply, json: reply.then((one) => one.clone().json()), cameAt: undefined };
    known.set(url, asked);
    reply.then(
      () => {
        asked.cameAt = Date.now();
      },
      // Whoever asks again sees the failure.
      () => known.delete(url),
    );
    // Nobody may come for it.
    asked.json.catch(() => undefined);
    return asked;
  };
  return {
    peek: (url) => find(url) ?? ask(url),
    take(url) {
      const asked = find(url);
      known.delete(url);
      return asked?.reply;
    },
  };
}
