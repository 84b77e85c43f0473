import type { IncomingMessage } from 'node:http';
import { type Reply, refusal } from './callAndReply.ts';
import { type Cors, OPEN_TO_ALL, openTo } from './cors.ts';
import { isLoopback, isOwnPage, isPrivateName } from './ownMachine.ts';

/** Who may ask. */
export interface AccessOptions {
  /** Whether control paths answer pages of other origins. Default false. */
  openControl?: boolean | undefined;
  /**
   * The origins of the pages that may ask, besides those of this machine. For a proxy, because it reaches a real service with the key of the
   * developer. Default: the API answers every page.
   */
  onlyPages?: readonly string[] | undefined;
}

/** What a request may do: the headers that let a page read its reply, or the reply that refuses it. */
interface Access {
  readonly cors: Cors;
  readonly refused?: Reply;
}

const refuse = (name: string, sentence: string): Access => ({
  cors: {},
  refused: refusal(403, { [name]: [sentence] }),
});

/** Whether `request` may ask for `path`. `kind`: a call of the API, a control path, or a file of the mock's own page. */
export function accessOf(
  request: IncomingMessage,
  kind: 'api' | 'control' | 'page',
  { openControl, onlyPages }: AccessOptions,
): Access {
  if (onlyPages) return accessToProxy(request, kind, onlyPages);
  if (kind !== 'control' || openControl) return { cors: OPEN_TO_ALL };
  const { origin, host = 'localhost' } = request.headers;
  if (origin === undefined ? isForeignLink(request) : !isSameOrigin(origin, host)) return refuse('origin', FOREIGN);
  return isPrivateName(host) ? { cors: {} } : refuse('host', OTHER_HOST);
}

/**
 * A page of somebody else that the developer has open reaches this server, too: by its address, or by a name that leads here. So both
 * have to be of this machine, or listed.
 */
function accessToProxy(request: IncomingMessage, kind: string, pages: readonly string[]): Access {
  const { origin, host = 'localhost' } = request.headers;
  const isHere = isLoopback(`[${request.socket.localAddress ?? ''}]`) || isLoopback(request.socket.localAddress ?? '');
  const isNamed = pages.some((page) => new URL(page).host === host);
  if (!isNamed && !(isHere ? isLoopback(host) : isPrivateName(host))) return refuse('host', OTHER_MACHINE);
  // The form of a request to a proxy for everything, which this one is not.
  if (!request.url?.startsWith('/')) return refuse('host', OTHER_MACHINE);
  if (origin === undefined)
    return kind !== 'page' && isForeignLink(request) ? refuse('origin', OTHER_PAGE) : { cors: {} };
  const isMeant = isOwnPage(origin) || isSameOrigin(origin, host) || pages.includes(origin);
  return isMeant ? { cors: openTo(origin) } : refuse('origin', OTHER_PAGE);
}

const isSameOrigin = (origin: string, host: string): boolean =>
  /^https?:/.test(origin) && URL.canParse(origin) && new URL(origin).host === host;

/** Whether a page of another site asks without saying its origin: by an image, a script, a frame or a link. */
const isForeignLink = ({ headers }: IncomingMessage): boolean => headers['sec-fetch-site'] === 'cross-site';

const FOREIGN =
  'Control paths answer the page of the mock and requests without an Origin; --open-control lets every page in.';
const OTHER_HOST =
  'Control paths answer at an IP address, and at a name without a dot such as localhost; --open-control lets every name in.';
const OTHER_PAGE =
  'A mock with --proxy answers pages of this machine (localhost) and requests of no page; --origins names others.';
const OTHER_MACHINE = 'A mock with --proxy answers at the names of this machine (localhost); --origins names others.';
