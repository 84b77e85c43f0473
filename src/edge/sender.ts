import { corsHeaders } from './origins.ts';
import type { EdgeReply } from './replies.ts';
import type { EdgeSettings } from './settings.ts';

/** Makes the response of a reply, for a page of `origin`. The keys of this edge are in none. */
export type Send = (reply: EdgeReply, origin: string | 'none') => Response;

/** `text` without the keys of this edge, which a service may repeat. */
export type WithoutKeys = (text: string) => string;

export function createWithoutKeys({ secretKey, publicKey }: EdgeSettings): WithoutKeys {
  const keys = [secretKey, publicKey].flatMap((key) => (key === undefined ? [] : [key, btoa(`${key}:`)]));
  return (text) => keys.reduce((rest, key) => rest.replaceAll(key, '…'), text);
}

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
