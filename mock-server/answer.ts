import { replyInstead, spoil } from './applyFault.ts';
import { refuseKey } from './auth.ts';
import type { Body, Call } from './call.ts';
import type { Strike } from './engine/faults.ts';
import type { RecordedRequest } from './engine/journal.ts';
import { isOperationName } from './engine/operationNames.ts';
import type { MockService } from './engine/service.ts';
import { groupOf } from './groupOf.ts';
import { type Reply, refusal, replyTo, tooLarge } from './replies.ts';
import { type Route, segmentsOf } from './routes/route.ts';
import { routes } from './routes/table.ts';
import { saved } from './saved.ts';
import { refuseUnknownParameters, refuseUnknownProperties } from './strict.ts';

/** How the mock answers. */
export interface AnswerOptions {
  /** Whether endpoints for which the document shows no scheme want a key as well. Default false. */
  requireKey?: boolean | undefined;
  /** Whether query parameters, and properties of a body, that an operation does not have are refused. Default false: they are passed over. */
  strict?: boolean | undefined;
  /** Milliseconds every reply waits. Default 0. */
  latency?: number | undefined;
  /** Called right after every operation that may have changed something; awaited before it is answered. A rejection makes the reply a 503. */
  save?: (() => Promise<void>) | undefined;
  /** Milliseconds a reply waits in the scenario `slow`. */
  slow?: number | undefined;
  /** Told of every call when its reply is ready. `status` is 0 when no reply is given. */
  onRequest?: ((entry: { method: string; path: string; status: number; ms: number }) => void) | undefined;
}

/**
 * Answers one call: fault, route, key, body, operation, reply; and writes it into the service's journal. Never throws: a
 * fault of the mock itself is answered with 500. No request leads to one.
 */
export async function answer(service: MockService, call: Call, options: AnswerOptions = {}): Promise<Reply> {
  const began = performance.now();
  const reply = await answerCall(service, call, options).catch(() =>
    refusal(500, { server: ['The mock server failed.'] }),
  );
  options.onRequest?.({
    method: call.method,
    path: call.path + (call.query.size > 0 ? `?${call.query}` : ''),
    status: statusOf(reply),
    ms: performance.now() - began,
  });
  return reply;
}

const statusOf = ({ ending, status }: Reply): number => (ending === 'no reply' ? 0 : status);

async function answerCall(service: MockService, call: Call, options: AnswerOptions): Promise<Reply> {
  // The body is read even when it is not used: a caller that is still sending does not see the reply.
  const sent = await call.body();
  const target = findRoute(call);
  const { route, params } = 'reply' in target ? { route: undefined, params: {} } : target;
  const body = readBody(call, sent);
  const value = 'value' in body ? body.value : sent.text;
  const operation = isOperationName(route?.endpoint.name) ? route.endpoint.name : undefined;
  const group = groupOf(params, value, service.company);
  const method = call.method === 'HEAD' ? 'GET' : call.method;
  const strike = service.company.faults.strike({ operation, method, group });

  const wait = (options.latency ?? 0) + delayOf(strike, options);
  if (wait > 0) await new Promise((done) => setTimeout(done, wait));
  const instead = strike && replyInstead(strike.fault);
  const plain = instead ?? ('reply' in target ? target.reply : await run(target, call, body, service, options));
  const spared = strike?.fault.accepted === true && plain.status >= 300;
  if (spared) strike?.spare();
  const reply = strike && !spared ? spoil(plain, strike.fault) : plain;
  service.journal.add({
    ...{ method: call.method, path: call.path, operation: operation ?? null, group: group ?? null },
    ...{ query: shownQuery(call.query), body: kept(value, sent), status: statusOf(reply) },
    faulty: strike !== undefined && !spared,
  });
  return reply;
}

const delayOf = (strike: Strike | undefined, { slow }: AnswerOptions): number =>
  strike?.scenario === 'slow' && slow !== undefined ? slow : (strike?.fault.delay ?? 0);

type Found = { readonly route: Route; readonly params: Readonly<Record<string, string>> };
type Reading = { readonly value: unknown } | { readonly reply: Reply };

/** Runs the operation unless the key or the body keeps it from it. */
async function run(
  { route, params }: Found,
  call: Call,
  body: Reading,
  service: MockService,
  options: AnswerOptions,
): Promise<Reply> {
  const refused = refuseKey(route.endpoint.auth, call, options.requireKey ?? false, service.company.keys);
  if (refused) return refused;
  const unknown = options.strict ? refuseUnknownParameters(route.endpoint, call.query) : undefined;
  if (unknown) return unknown;
  if ('reply' in body) return body.reply;
  const misnamed = options.strict ? refuseUnknownProperties(route.endpoint, body.value) : undefined;
  if (misnamed) return misnamed;
  const reply = replyTo(route.run({ params, query: call.query, body: body.value }, service.company), route.success);
  return route.endpoint.method === 'GET' ? reply : saved(reply, options.save);
}

/** How long a body may be to be kept, in characters. */
const MAX_KEPT_BODY = 50_000;

const kept = (value: unknown, { text }: Body): unknown =>
  text.length > MAX_KEPT_BODY ? `${text.slice(0, MAX_KEPT_BODY)}…` : (value ?? null);

/** The query by name, without the key. */
function shownQuery(query: URLSearchParams): RecordedRequest['query'] {
  const names = [...new Set(query.keys())].filter((name) => name !== 'key');
  return Object.fromEntries(
    names.map((name) => {
      const [only = '', ...more] = query.getAll(name);
      return [name, more.length > 0 ? [only, ...more] : only];
    }),
  );
}

/** The route of a call; 404 for an unknown path and 405 for a method it does not have. */
function findRoute({ method, path }: Call): Found | { readonly reply: Reply } {
  const segments = decoded(path);
  const wanted = method === 'HEAD' ? 'GET' : method;
  // Two operations may share a path: `/listings/all` is also `/listings/{listing_id}`.
  const allowed: string[] = [];
  for (const route of segments ? routes : []) {
    const params = route.match(segments ?? []);
    if (!params) continue;
    if (route.endpoint.method === wanted) return { route, params };
    allowed.push(route.endpoint.method);
  }
  if (allowed.length === 0) return { reply: refusal(404, { path: 'There is nothing at this path.' }) };
  const methods = new Set([...allowed, ...(allowed.includes('GET') ? ['HEAD'] : []), 'OPTIONS']);
  const allow = [...methods].join(', ');
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
function readBody(call: Call, body: Body): Reading {
  if (body.tooLarge) return { reply: tooLarge() };
  if (!['POST', 'PUT'].includes(call.method) || body.text === '') return { value: undefined };
  const type = call.header('content-type');
  if (type !== undefined && !/^application\/([\w.-]+\+)?json\s*(;|$)/i.test(type)) {
    return { reply: refusal(415, { body: ['The body must be application/json.'] }) };
  }
  try {
    // Some editors begin a file with a byte order mark; JSON readers may pass over it.
    return { value: JSON.parse(body.text.replace(/^\uFEFF/, '')) };
  } catch {
    return { reply: refusal(400, { body: ['The body is not JSON.'] }) };
  }
}
