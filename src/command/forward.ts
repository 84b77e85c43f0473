import { bareFetch } from '../api/bareFetch.ts';
import { askWithinOrigin } from '../api/redirects.ts';

/** A request that is passed on to `url`. */
export interface Forwarded {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Empty for none. */
  readonly body: string;
}

const TIMEOUT_MS = 60_000;

/**
 * Passes a request on and gives the reply. A redirect to another origin, and any of a request that writes or has a key, is given as the
 * reply. Rejects with an Error of one sentence if there is none.
 */
export async function forward({ url, method, headers, body }: Forwarded) {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const init: RequestInit = { ...{ method, headers, signal, redirect: 'manual' }, ...(body !== '' && { body }) };
    const carriesNothing =
      method === 'GET' && headers.authorization === undefined && !new URL(url).searchParams.has('key');
    const reply = await (carriesNothing ? askWithinOrigin(bareFetch, url, init) : bareFetch(url, init));
    return { status: reply.status, header: (name: string) => reply.headers.get(name), text: await reply.text() };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    throw new Error(cause instanceof Error ? cause.message : String(cause), { cause: error });
  }
}
