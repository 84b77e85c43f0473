import { refuseKey } from './auth.ts';
import { type Body, type Call, type Reply, refusal, replyTo, tooLarge } from './callAndReply.ts';
import type { Company } from './engine/company.ts';
import { nearest } from './engine/didYouMean.ts';
import type { Strike } from './engine/faults/activeFaults.ts';
import { member, readId } from './engine/json.ts';
import type { MockService } from './engine/mockService.ts';
import { isOperationName } from './engine/operationNames.ts';
import type { RecordedRequest } from './engine/requestLog.ts';
import { PHOTOS_AT } from './engine/world/inventedNames.ts';
import { replyInstead, spoil } from './faultReply.ts';
import { type Route, segmentsOf } from './routes/route.ts';
import { routes } from './routes/table.ts';
import { refuseUnknownParameters, refuseUnknownProperties } from './strict.ts';

/** Options of every way to run the mock. */
export interface AnswerOptions {
  /** Whether an API key is also needed where the API document shows no authentication. Default false. */
  requireKey?: boolean | undefined;
  /** Whether query parameters and body properties that an operation does not have are refused. Default false: they are ignored. */
  strict?: boolean | undefined;
  /** Delay of every reply in milliseconds. Default 0. */
  latency?: number | undefined;
  /** Saves the state. Called after every operation that may have changed it, before the reply. If it rejects, the reply is 503. */
  save?: (() => void) | undefined;
  /** Delay of a reply in the scenarios `slow` and `slow-photo`, in milliseconds. */
  slow?: number | undefined;
  /** Called for every call when its reply is ready. `status` is 0 if the caller gets no reply. */
  onRequest?: ((entry: { method: string; path: string; status: number; ms: number }) => void) | undefined;
}

/**
 * Answers one call: fault, route, key, body, operation, reply. Writes the call into the request log. Never rejects: an
 * error inside the mock becomes a 500. No known request causes one.
 */
export async function answer(service: MockService, call: Call, options: AnswerOptions = {}): Promise<Reply> {
  const began = performance.now();
  const reply = await answerCall(service, call, options).catch(() =>
    refusal(500, { server: ['The mock server failed.'] }),
  );
  options.onRequest?.({
    method: call.method,
    path: call.path + withoutKeys(call.query),
    status: statusOf(reply),
    ms: performance.now() - began,
  });
  return reply;
}

/** The query for a log. It shows that there is a key, but not the key. */
function withoutKeys(query: URLSearchParams): string {
  const parts = [...query].map(([name, value]) =>
    name === 'key' ? 'key=…' : String(new URLSearchParams({ [name]: value })),
  );
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

const statusOf = ({ ending, status }: Reply): number => (ending === 'no reply' ? 0 : status);

async function answerCall(service: MockService, call: Call, options: AnswerOptions): Promise<Reply> {
  // Read the body even if it is not needed: a caller that is still sending does not see the reply.
  const sent = await call.body();
  const target = findRoute(call);
  const { route, params } = 'reply' in target ? { route: undefined, params: {} } : target;
  const body = readBody(call, sent);
  const value = 'value' in body ? body.value : sent.text;
  const operation = isOperationName(route?.endpoint.name) ? route.endpoint.name : undefined;
  const group = groupOf(params, value, service.company);
  const method = call.method === 'HEAD' ? 'GET' : call.method;
  const strike = service.company.faults.strike({ operation, method, group });

  const wait = waitOf(strike, options);
  if (wait > 0) await new Promise((done) => setTimeout(done, wait));
  const instead = strike && replyInstead(strike.fault);
  const plain = instead ?? ('reply' in target ? target.reply : await run(target, call, body, service, options));
  const spared = strike?.fault.accepted === true && plain.status >= 300;
  if (spared) strike?.spare();
  const reply = strike && !spared ? spoil(plain, strike.fault) : plain;
  service.requestLog.add({
    ...{ method: call.method, path: call.path, operation: operation ?? null, group: group ?? null },
    ...{ query: shownQuery(call.query), body: kept(value, sent), status: statusOf(reply) },
    faulty: strike !== undefined && !spared,
  });
  return reply;
}

/** The group that a call is about: from its path, from the appointment in its path, or from the prospect in its body. */
function groupOf(
  params: Readonly<Record<string, string>>,
  body: unknown,
  { appointments }: Company,
): number | undefined {
  const { group_id, appointment_id } = params;
  if (group_id !== undefined) return readId(group_id);
  if (appointment_id !== undefined) return appointments.get(readId(appointment_id) ?? -1)?.group;
  const group = member(member(body, 'client'), 'group');
  return typeof group === 'number' ? group : undefined;
}

/** The delay of a reply in milliseconds. */
export function waitOf(strike: Strike | undefined, { latency = 0, slow }: AnswerOptions): number {
  const isSlow = strike?.scenario === 'slow' || strike?.scenario === 'slow-photo';
  return latency + (isSlow && slow !== undefined ? slow : (strike?.fault.delay ?? 0));
}

type Found = { readonly route: Route; readonly params: Readonly<Record<string, string>> };
type Reading = { readonly value: unknown } | { readonly reply: Reply };

/** Runs the operation, unless the key or the body is refused. */
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
  const outcome = route.run({ params, query: call.query, body: body.value }, service.company);
  const reply = withPhotos(replyTo(outcome, route.success), call.base);
  return route.endpoint.method === 'GET' ? reply : saved(reply, options.save);
}

/** Puts the service's own address, which the engine does not know, into the addresses of photos. */
const withPhotos = (reply: Reply, base: string | undefined): Reply =>
  base === undefined ? reply : { ...reply, body: reply.body.replaceAll(PHOTOS_AT, `${base}/photos/`) };

/**
 * Saves the state, then gives `reply`. If it cannot be saved, gives 503 with the cause. The change has then not happened.
 * Without `save` there is nothing to do.
 */
export function saved(reply: Reply, save: AnswerOptions['save']): Reply {
  try {
    save?.();
    return reply;
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    return refusal(503, { server: [`The data file could not be written: ${why}`] });
  }
}

/** The request log keeps this many characters of a body. */
const MAX_KEPT_BODY = 50_000;

const kept = (value: unknown, { text }: Body): unknown =>
  text.length > MAX_KEPT_BODY ? `${text.slice(0, MAX_KEPT_BODY)}…` : (value ?? null);

/** The query by name, without the API key. */
function shownQuery(query: URLSearchParams): RecordedRequest['query'] {
  const names = [...new Set(query.keys())].filter((name) => name !== 'key');
  return Object.fromEntries(
    names.map((name) => {
      const [only = '', ...more] = query.getAll(name);
      return [name, more.length > 0 ? [only, ...more] : only];
    }),
  );
}

/** The route of a call. The reply is 404 for an unknown path, and 405 for a method that the path does not have. */
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
  if (allowed.length === 0) return { reply: refusal(404, { path: nothingAt(path) }) };
  const methods = new Set([...allowed, ...(allowed.includes('GET') ? ['HEAD'] : []), 'OPTIONS']);
  const allow = [...methods].join(', ');
  return { reply: refusal(405, { method: [`${method} is not allowed here.`] }, { Allow: allow }) };
}

/** The sentence about a path that no operation has. It names the operation that was probably meant. */
export function nothingAt(path: string): string {
  const segments = segmentsOf(path);
  const known = routes.map(({ endpoint }) => {
    const names = segmentsOf(endpoint.path);
    // An id fits where the operation has one, so that it does not count as a mistake.
    const asked = names.map((name, at) => (name.startsWith('{') ? (segments[at] ?? name) : name)).join('/');
    return { asked, shown: `${endpoint.name}, ${endpoint.method} ${endpoint.path}` };
  });
  const meant = nearest(
    segments.join('/'),
    known.map(({ asked }) => asked),
  );
  const found = known.find(({ asked }) => asked === meant);
  return `There is nothing at this path.${found === undefined ? '' : ` Did you mean ${found.shown}?`}`;
}

function decoded(path: string): string[] | undefined {
  try {
    return segmentsOf(path).map((segment) => (segment.includes('%') ? decodeURIComponent(segment) : segment));
  } catch {
    return undefined;
  }
}

/** Parses the body as JSON, for the methods that have one. */
function readBody(call: Call, body: Body): Reading {
  if (body.tooLarge) return { reply: tooLarge() };
  if (!['POST', 'PUT'].includes(call.method) || body.text === '') return { value: undefined };
  const type = call.header('content-type');
  if (type !== undefined && !/^application\/([\w.-]+\+)?json\s*(;|$)/i.test(type)) {
    return { reply: refusal(415, { body: ['The body must be application/json.'] }) };
  }
  try {
    // Some editors begin a file with a byte order mark, which JSON readers may ignore.
    return { value: JSON.parse(body.text.replace(/^\uFEFF/, '')) };
  } catch {
    return { reply: refusal(400, { body: ['The body is not JSON.'] }) };
  }
}
