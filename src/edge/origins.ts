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

/** The origin of the page that sent `request`, where it may ask; `none` where no page did. Undefined where it may not. */
export function originOf(request: Request, pages: AllowedPages): string | 'none' | undefined {
  const origin = request.headers.get('Origin');
  if (origin === null) return 'none';
  return mayAsk(origin, request, pages) ? origin : undefined;
}

/** Whether the edge was told that pages of `origin` belong to the site: by `origins`, or by the host of its own `address`. */
export const isOwn = (origin: string, { origins, address }: AllowedPages): boolean =>
  origins.has(origin) || (address !== undefined && isAt(origin, new URL(address).host));

/** Whether pages of `origin` may ask. Without an `address`, those of the host to which `request` came may, too. */
const mayAsk = (origin: string, { url }: Request, pages: AllowedPages): boolean =>
  // Behind a proxy that ends TLS, the scheme that arrives here is another one. The host is the same.
  isOwn(origin, pages) || (pages.address === undefined && isAt(origin, new URL(url).host));

const isAt = (origin: string, host: string): boolean => URL.canParse(origin) && new URL(origin).host === host;

/** Whether `hostname`, as a URL has it, is this machine. */
export const isOwnMachine = (hostname: string): boolean => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);

/**
 * Whether the page that sent `request`, if one did, is known by more than the host that the request itself names: a page may have made its
 * own name lead to an edge on a visitor's machine. For what no page of the site asks.
 */
export function isKnownPage({ headers }: Request, pages: AllowedPages): boolean {
  const origin = headers.get('Origin');
  if (origin === null || isOwn(origin, pages)) return true;
  return pages.address === undefined && URL.canParse(origin) && isOwnMachine(new URL(origin).hostname);
}

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
