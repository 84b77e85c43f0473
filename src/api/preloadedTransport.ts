import type { Transport } from './transport.ts';
import { urlOf } from './url.ts';

/**
 * Gives replies that were asked for already, and asks nothing. Each call rejects where `preloaded` has no reply for its URL,
 * where that failed, has a status the operation does not document, or is no JSON. A reply is copied, not used up.
 */
export const preloadedTransport =
  (baseUrl: string, preloaded: (url: string) => Promise<Response> | undefined): Transport =>
  async (endpoint, { params, query, expected }) => {
    const reply = await preloaded(urlOf(baseUrl, endpoint, params, query));
    if (reply === undefined) throw new Error('tour-booking: this was not preloaded');
    const { status, ok } = reply;
    if (!ok && !expected?.includes(status)) throw new Error(`tour-booking: answered ${status}`);
    const malformed = (at: string): Error => new Error(`tour-booking: no usable ${at}`);
    return { status, ok, json: await reply.clone().json(), malformed };
  };
