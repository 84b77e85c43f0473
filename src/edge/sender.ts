import type { EdgeReply } from './edgeReplies.ts';
import { corsHeaders } from './origins.ts';
import type { WithoutKeys } from './withoutKeys.ts';

/** Makes the response of a reply, for a page of `origin`. The keys of this edge are in none. */
export type Send = (reply: EdgeReply, origin: string | 'none') => Response;

export const createSender =
  (withoutKeys: WithoutKeys): Send =>
  ({ status, json, text = json === undefined ? undefined : JSON.stringify(json), packed, headers: own }, origin) => {
    const body = packed ?? (text === undefined ? null : withoutKeys(text));
    const headers: Record<string, string> = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
    if (body !== null) headers['Content-Type'] = 'application/json; charset=utf-8';
    if (packed) headers['Content-Encoding'] = 'gzip';
    // Without `encodeBody`, Cloudflare's workers would compress a body once more. Other runtimes ignore this option.
    const init = { status, headers: Object.assign(headers, corsHeaders(origin), own), encodeBody: 'manual' };
    return new Response(body, init);
  };
