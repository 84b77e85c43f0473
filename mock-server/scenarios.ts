import type { Endpoint } from '../src/api/contract/endpoint.ts';
import type { ScenarioName } from './engine/scenario.ts';
import { half, json, type Reply, refusal } from './replies.ts';

/** What a scenario changes of a call and its reply. What it changes of the rules of booking is in the engine. */
interface Effect {
  /** Answers instead of the operation, which does not run. */
  readonly instead?: () => Reply;
  /** Changes the reply of an operation that has run. */
  readonly after?: (reply: Reply, endpoint: Endpoint) => Reply;
  /** Milliseconds the reply waits. */
  readonly delay?: number;
}

/** How long `slow` takes unless the runtime says otherwise, in milliseconds. */
const SLOW_MS = 4000;
/** What `rate-limited` asks callers to wait, in seconds. */
const RETRY_AFTER_SECONDS = 2;

const BAD_GATEWAY = `<!doctype html>
<html lang="en"><head><title>502 Bad Gateway</title></head>
<body><h1>502 Bad Gateway</h1><p>The gateway got no answer from the service behind it.</p></body></html>
`;

/** Every scenario by its name. Those without an effect here change the engine alone. */
export const effects: Readonly<Record<ScenarioName, Effect>> = {
  none: {},
  'slot-taken': {},
  'field-rejected': {},
  inactive: {},
  'fully-booked': {},
  slow: { delay: SLOW_MS },
  offline: { instead: () => ({ status: 0, headers: {}, body: '', ending: 'no reply' }) },
  'server-error': { instead: () => refusal(500, { server: ['Something went wrong on our side.'] }) },
  'html-error': {
    instead: () => ({ ...json(502, null), headers: { 'Content-Type': 'text/html; charset=utf-8' }, body: BAD_GATEWAY }),
  },
  truncated: { after: (reply) => ({ ...reply, body: half(reply.body) }) },
  'rate-limited': {
    instead: () =>
      refusal(
        429,
        { request: ['Too many requests. Try again later.'] },
        { 'Retry-After': String(RETRY_AFTER_SECONDS) },
      ),
  },
  'lost-reply': {
    after: (reply, { name }) => (name === 'bookTour' && reply.status === 200 ? { ...reply, ending: 'lost' } : reply),
  },
};
