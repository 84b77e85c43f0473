/** Headers that a page may send, beside those every request has. The last ones are those of MCP's client. */
const SENT =
  'Content-Type, Idempotency-Key, Tour-Token, Mcp-Protocol-Version, Mcp-Session-Id, Mcp-Method, Mcp-Name, Last-Event-ID';
const READ = 'ETag, Retry-After, Tour-As-Of';
/** How long a browser remembers a preflight, in seconds. */
const PREFLIGHT_S = 7_200;

/** The pages that may ask. */
export interface AllowedPages {
  readonly origins: ReadonlySet<string>;
  /** The address at which browsers reach the edge, where it is known. */
  readonly address?: string | undefined;
}

/**
 * The origin of the page that sent the request, if it may ask; `none` if no page did. Undefined if it may not. Without an `address`, pages of the
 * host to which the request came may ask as well. `known`: only if that host is this machine. A page may have made its own name lead to an edge on
 * a visitor's machine, so a host alone proves nothing for what no page of the site asks.
 */
export function originOf({ headers, url }: Request, known: boolean, pages: AllowedPages): string | 'none' | undefined {
  const origin = headers.get('Origin');
  if (origin === null) return 'none';
  if (isOwn(origin, pages)) return origin;
  // Behind a proxy that ends TLS, the scheme that arrives here is another one. The host is the same.
  if (pages.address !== undefined || !isAt(origin, new URL(url).host)) return undefined;
  return known && !isOwnMachine(new URL(origin).hostname) ? undefined : origin;
}

/** Whether the edge was told that pages of `origin` belong to the site: by `origins`, or by the host of its own `address`. */
export const isOwn = (origin: string, { origins, address }: AllowedPages): boolean =>
  origins.has(origin) || (address !== undefined && isAt(origin, new URL(address).host));

const isAt = (origin: string, host: string): boolean => URL.canParse(origin) && new URL(origin).host === host;

/** Whether `hostname`, as a URL has it, is this machine. */
export const isOwnMachine = (hostname: string): boolean => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);

const TO_NO_PAGE = { Vary: 'Origin' };

/** The headers of a reply to a page. A cache in between keeps the replies of origins apart. */
export const corsHeaders = (origin: string | 'none'): Readonly<Record<string, string>> =>
  origin === 'none'
    ? TO_NO_PAGE
    : { Vary: 'Origin', 'Access-Control-Allow-Origin': origin, 'Access-Control-Expose-Headers': READ };

/** The further headers of the reply to a preflight. */
export const PREFLIGHT_HEADERS: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
  'Access-Control-Allow-Headers': SENT,
  'Access-Control-Max-Age': String(PREFLIGHT_S),
};
