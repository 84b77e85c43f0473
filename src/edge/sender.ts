import { corsHeaders } from './origins.ts';
import type { EdgeReply } from './replies.ts';
import type { EdgeSettings } from './settings.ts';

/** Makes the response of a reply, for a page of `origin`. The keys of this edge are in none. */
export type Send = (reply: EdgeReply, origin: string | 'none') => Response;

export function createSender({ secretKey, publicKey }: EdgeSettings): Send {
  const keys = [secretKey, publicKey].flatMap((key) => (key === undefined ? [] : [key, btoa(`${key}:`)]));
  const withoutKeys = (text: string): string => keys.reduce((rest, key) => rest.replaceAll(key, '…'), text);
  return ({ status, json, text = json === undefined ? undefined : JSON.stringify(json), headers }, origin) =>
    new Response(text === undefined ? null : withoutKeys(text), {
      status,
      headers: {
        ...(text === undefined ? {} : { 'Content-Type': 'application/json; charset=utf-8' }),
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
        ...corsHeaders(origin),
        ...headers,
      },
    });
}
