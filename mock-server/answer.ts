import { refuseKey } from './auth.ts';
import type { Body, Call } from './call.ts';
import type { MockService } from './engine/service.ts';
import { type Reply, refusal, replyTo } from './replies.ts';
import { type Route, segmentsOf } from './routes/route.ts';
import { routes } from './routes/table.ts';
import { effects } from './scenarios.ts';

/** How the mock answers. */
export interface AnswerOptions {
  /** Whether endpoints for which the document shows no scheme want a key as well. Default false. */
  requireKey?: boolean | undefined;
  /** Milliseconds every reply waits. Default 0. */
  latency?: number | undefined;
  /** Milliseconds a reply waits in the scenario `slow`. */
  slow?: number | undefined;
  /** Told of every call when its reply is ready. `status` is 0 when no reply is given. */
  onRequest?: ((entry: { method: string; path: string; status: number; ms: number }) => void) | undefined;
}

/**
 * Answers one call: scenario, route, key, body, operation, reply. Never throws: a fault of the mock itself is answered
 * with 500. No request leads to one.
 */
export async function answer(service: MockService, call: Call, options: AnswerOptions = {}): Promise<Reply> {
  const began = performance.now();
  const reply = await answerCall(service, call, options).catch(() =>
    refusal(500, { server: ['The mock server failed.'] }),
  );
  options.onRequest?.({
    method: call.method,
    path: call.path + (call.query.size > 0 ? `?${call.query}` : ''),
    status: reply.ending === 'no reply' ? 0 : reply.status,
    ms: performance.now() - began,
  });
  return reply;
}

async function answerCall(service: MockService, call: Call, options: AnswerOptions): Promise<Reply> {
  const effect = effects[service.scenario];
  const wait = (options.latency ?? 0) + (effect.delay === undefined ? 0 : (options.slow ?? effect.delay));
  if (wait > 0) await new Promise((done) => setTimeout(done, wait));
  // The body is read even when it is not used: a caller that is still sending does not see the reply.
  const body = await call.body();
  if (effect.instead) return effect.instead();

  const target = findRoute(call);
  if ('reply' in target) return target.reply;
  const { route, params } = target;
  const refused = refuseKey(route.endpoint.auth, call, options.requireKey ?? false);
  if (refused) return refused;
  const input = readBody(route, call, body);
  if ('reply' in input) return input.reply;
  const outcome = route.run({ params, query: call.query, body: input.value }, service.company);
  const reply = replyTo(outcome, route.success);
  return effect.after ? effect.after(reply, route.endpoint) : reply;
}

type Target = { route: Route; params: Readonly<Record<string, string>> } | { reply: Reply };

/** The route of a call; 404 for an unknown path and 405 for a method it does not have. */
function findRoute({ method, path }: Call): Target {
  const segments = decoded(path);
  const wanted = method === 'HEAD' ? 'GET' : method;
  const allowed: string[] = [];
  for (const route of segments ? routes : []) {
    const params = route.match(segments ?? []);
    if (!params) continue;
    if (route.endpoint.method === wanted) return { route, params };
    allowed.push(route.endpoint.method);
  }
  if (allowed.length === 0) return { reply: refusal(404, { path: 'There is nothing at this path.' }) };
  const allow = [...allowed, ...(allowed.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
  return { reply: refusal(405, { method: [`${method} is not allowed here.`] }, { Allow: allow }) };
}

function decoded(path: string): string[] | undefined {
  try {
    return segmentsOf(path).map((segment) => (segment.includes('%') ? decodeURIComponent(segment) : segment));
  } catch {
    return undefined;
  }
}

/** The body as JSON, for the methods that have one. */
function readBody({ endpoint }: Route, call: Call, body: Body): { value: unknown } | { reply: Reply } {
  if (body.tooLarge) return { reply: refusal(413, { body: ['The body is longer than 1 MB.'] }) };
  if (endpoint.method === 'GET' || endpoint.method === 'DELETE' || body.text === '') return { value: undefined };
  const type = call.header('content-type');
  if (type !== undefined && !/^application\/([\w.-]+\+)?json\s*(;|$)/i.test(type)) {
    return { reply: refusal(415, { body: ['The body must be application/json.'] }) };
  }
  try {
    return { value: JSON.parse(body.text) };
  } catch {
    return { reply: refusal(400, { body: ['The body is not JSON.'] }) };
  }
}
