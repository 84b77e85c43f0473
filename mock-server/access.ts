import type { IncomingMessage } from 'node:http';
import { type Reply, refusal } from './callAndReply.ts';
import { type Cors, OPEN_TO_ALL } from './cors.ts';

/** Who may ask. */
export interface AccessOptions {
  /** Whether control paths answer pages of other origins. Default false. */
  openControl?: boolean | undefined;
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

/** What `request` may do. `isControl`: its path is a control path. The API and the mock's own page answer everybody. */
export function accessOf(request: IncomingMessage, isControl: boolean, { openControl }: AccessOptions): Access {
  if (!isControl || openControl) return { cors: OPEN_TO_ALL };
  const { origin, host = 'localhost' } = request.headers;
  if (origin === undefined ? isForeignLink(request) : !isSameOrigin(origin, host)) return refuse('origin', FOREIGN);
  return isPrivateName(host) ? { cors: {} } : refuse('host', OTHER_HOST);
}

const isSameOrigin = (origin: string, host: string): boolean =>
  /^https?:/.test(origin) && URL.canParse(origin) && new URL(origin).host === host;

/** Whether `host`, with or without a port, is a name that nobody can have in the public DNS: of this machine, an IP address, one without a dot. */
const isPrivateName = (host: string): boolean =>
  !/[\s/\\?#@]/.test(host) &&
  URL.canParse(`http://${host}`) &&
  /^((.+\.)?localhost\.?|\[.+\]|\d+(\.\d+){3}|[\w-]+)$/.test(new URL(`http://${host}`).hostname);

/** Whether a page of another site asks without saying its origin: by an image, a script, a frame or a link. */
const isForeignLink = ({ headers }: IncomingMessage): boolean => headers['sec-fetch-site'] === 'cross-site';

const FOREIGN =
  'Control paths answer the page of the mock and requests without an Origin; --open-control lets every page in.';
const OTHER_HOST =
  'Control paths answer at an IP address, and at a name without a dot such as localhost; --open-control lets every name in.';
