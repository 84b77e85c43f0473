import { half, json, type Reply, refusal } from './callAndReply.ts';
import type { Fault } from './engine/faults/fault.ts';
import type { Errors } from './engine/outcome.ts';

/** The `Retry-After` of a 429, in seconds. */
const RETRY_AFTER_SECONDS = 2;

const GATEWAY_PAGE = `<!doctype html>
<html lang="en"><head><title>502 Bad Gateway</title></head>
<body><h1>502 Bad Gateway</h1><p>The gateway got no answer from the service behind it.</p></body></html>
`;

/** The errors in a reply with `status`, if the fault gives no body. */
function errorsFor(status: number): Errors {
  if (status === 429) return { request: ['Too many requests. Try again later.'] };
  if (status >= 500) return { server: ['Something went wrong on our side.'] };
  return { request: ['The mock was told to refuse this.'] };
}

/** The reply of a fault that keeps the operation from running. Undefined if the operation runs. */
export function replyInstead({ status, body, headers = {}, cut }: Fault): Reply | undefined {
  if (cut === 'request') return { status: 0, headers: {}, body: '', ending: 'no reply' };
  if (status === undefined) return undefined;
  const wait = status === 429 ? { 'Retry-After': String(RETRY_AFTER_SECONDS) } : {};
  if (status === 204 || status === 205 || status === 304) {
    return { status, headers: { ...wait, ...headers }, body: '', ending: 'whole' };
  }
  const reply = body === undefined ? refusal(status, errorsFor(status)) : json(status, body);
  return { ...reply, headers: { ...reply.headers, ...wait, ...headers } };
}

/** Damages a reply as the fault says: cut off, or with another body. */
export function spoil(reply: Reply, { cut, garbage }: Fault): Reply {
  const page = { ...reply.headers, 'Content-Type': 'text/html; charset=utf-8' };
  const damaged: Reply =
    garbage === 'half'
      ? { ...reply, body: half(reply.body) }
      : garbage === 'html'
        ? { ...reply, headers: page, body: GATEWAY_PAGE }
        : reply;
  return cut === 'reply' ? { ...damaged, ending: 'lost' } : damaged;
}
