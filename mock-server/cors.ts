import type { Reply } from './callAndReply.ts';

/** Lets pages of every origin read a reply. */
export const OPEN_TO_ALL = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': 'Retry-After' };
const PREFLIGHT_SECONDS = 7200;

/** The headers that say which origins may read a reply. Without any, only the server's own origin may. */
export type Cors = Readonly<Record<string, string>>;

/** The reply to OPTIONS on any path. `header` gives a header of the request by its lower-case name. */
export function preflight(header: (name: string) => string | undefined, cors: Cors = OPEN_TO_ALL): Reply {
  const wanted = header('access-control-request-headers') ?? '';
  return {
    status: 204,
    headers: {
      ...cors,
      'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT, DELETE',
      'Access-Control-Allow-Headers': /^[\w-]+(?:[\s,]+[\w-]+)*$/.test(wanted) ? wanted : 'Authorization, Content-Type',
      'Access-Control-Max-Age': String(PREFLIGHT_SECONDS),
      ...('Access-Control-Allow-Origin' in cors && header('access-control-request-private-network') === 'true'
        ? { 'Access-Control-Allow-Private-Network': 'true' }
        : {}),
      Vary: 'Access-Control-Request-Headers',
    },
    body: '',
    ending: 'whole',
  };
}
