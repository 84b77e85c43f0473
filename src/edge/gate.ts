import { type Context, Hono } from 'hono';
import type { EdgeLogEntry } from './edgeOptions.ts';
import { type EdgeReply, failed, notFound, type Refuse } from './edgeReplies.ts';
import type { EdgeSettings } from './edgeSettings.ts';
import { originOf, PREFLIGHT_HEADERS } from './origins.ts';
import type { Quotas, Visitor } from './quotas.ts';
import { readBody } from './readBody.ts';
import type { Send } from './sender.ts';

/**
 * The one gate of the edge: who may ask, how much, and how large. It stands before the router's whole table, and lets a request through only to a
 * route that was opened with rules. At the path of any other route there is nothing.
 */

/** The rules of a route. */
export interface Rules {
  /** Under what its requests are counted and logged. */
  readonly name: string;
  /** Whose pages may ask: any, those of the site, or those known by more than the host that a request names. Default: those of the site. */
  readonly pages?: 'any' | 'site' | 'known';
  /** Against what a request counts. Default: the requests of a visitor. */
  readonly counts?: 'visit' | 'assist' | 'nothing';
  /** Against what it counts in addition, if it changes something. */
  readonly changes?: 'change' | 'changeList';
  /** The longest body that is read, in bytes. It has to be a JSON object of few values. Default: none is read. */
  readonly most?: number | undefined;
  /** Whether the `verify` of the site is asked. */
  readonly verified?: boolean;
  /** Whether the visitor's changes in a group depend on how this one ends. */
  readonly settled?: boolean;
}

/** The longest body of a widget's request, in bytes. */
export const MOST_BYTES = 32 * 1024;

/** A request that the gate has let in. */
export interface Visit extends Visitor {
  /** What it has in its body; nothing if its rules read none. */
  readonly body: Readonly<Record<string, unknown>>;
}

/** The parts of a path, by the names that its route gives them. */
type PathParts = Readonly<Record<string, string>>;

export type Answer = (visit: Visit, parts: PathParts) => Promise<EdgeReply> | EdgeReply;

/** What is known of a request on its way. */
export interface Passage {
  /** The second argument of the edge's `fetch`. */
  readonly context: unknown;
  /** For counters and logs. */
  route: string;
  cause?: EdgeLogEntry['cause'];
  /** The page that gets the reply. */
  origin: string | 'none';
  body: Visit['body'];
}

type Incoming = Context<{ Bindings: Passage }>;

/** An app of which no route can be reached around the gate. */
export interface GatedApp {
  /** Its paths are below that of the edge. */
  readonly app: Hono<{ Bindings: Passage }>;
  /** Opens a route. Of two that match a request, the first one counts. */
  readonly open: (method: string, path: string, rules: Rules, answer: Answer) => void;
}

interface GateTools {
  readonly settings: EdgeSettings;
  readonly quotas: Quotas;
  readonly refuse: Refuse;
  readonly send: Send;
}

const BODY_REFUSALS = { 'too-large': 'body-size', 'too-slow': 'body-time', 'no-object': 'body' } as const;
/** Those of a path with nothing. */
const NO_RULES: Rules = { name: 'other' };

export function createGatedApp({ settings, quotas, refuse, send }: GateTools): GatedApp {
  const rulesOf = new WeakMap<object, Rules>();
  const root = new Hono<{ Bindings: Passage }>();

  /** The rules of the route that a request asks for; a preflight asks for that of the request to come. */
  function rulesFor({ req }: Incoming): Rules {
    const handlers =
      req.method === 'OPTIONS'
        ? root.router.match(req.header('Access-Control-Request-Method') ?? '', req.path)[0].map(([[one]]) => one)
        : req.matchedRoutes.map((route) => route.handler);
    for (const handler of handlers) {
      const rules = rulesOf.get(handler);
      if (rules) return rules;
    }
    return NO_RULES;
  }

  /** The reply if a request goes no further. */
  async function stop({ env, req: { raw: request, path } }: Incoming, rules: Rules): Promise<EdgeReply | undefined> {
    const { name, pages = 'site', counts = 'visit', changes, most, verified } = rules;
    const visitor = { request, context: env.context };
    const origin = originOf(request, pages === 'known', settings);
    if (origin === undefined && pages !== 'any') {
      env.cause = 'origin';
      return refuse({ why: 'origin' });
    }
    env.origin = origin ?? 'none';
    const over = counts === 'nothing' ? undefined : quotas[counts](visitor);
    if (over) {
      env.cause = 'limit';
      return refuse(over);
    }
    if (request.method === 'OPTIONS') return { status: 204, headers: PREFLIGHT_HEADERS };
    if (rules === NO_RULES) return path.startsWith(`${settings.path}/api/`) ? refuse({ why: 'operation' }) : notFound;
    env.route = name;
    const overChanges = changes && quotas[changes](visitor);
    if (overChanges) {
      env.cause = 'limit';
      return refuse(overChanges);
    }
    const body = most === undefined ? undefined : await readBody(request, most);
    if (body && body.kind !== 'object') return refuse({ why: BODY_REFUSALS[body.kind] });
    env.body = body?.value ?? {};
    return verified && !(await isVerified(request, body?.text)) ? refuse({ why: 'verify' }) : undefined;
  }

  /** What the `verify` of the site says, which may read the body as it came. If it fails it lets nobody in. */
  async function isVerified({ url, method, headers }: Request, body?: string): Promise<boolean> {
    if (settings.verify === undefined) return true;
    return Promise.resolve(new Request(url, { method, headers, ...(body !== undefined && { body }) }))
      .then(settings.verify)
      .then((may) => may === true)
      .catch(() => false);
  }

  function settle({ env, req }: Incoming, { settled }: Rules, { status }: EdgeReply): void {
    if (settled && env.route !== NO_RULES.name) quotas.settle({ request: req.raw, context: env.context }, status);
  }

  root.onError((_, c) => send(failed, c.env.origin));
  root.use(async (c, next) => {
    const rules = rulesFor(c);
    const reply = await stop(c, rules);
    if (reply === undefined) return next();
    settle(c, rules, reply);
    return send(reply, c.env.origin);
  });

  const app = root.basePath(settings.path);
  return {
    app,
    open(method, path, rules, answer) {
      const handler = async (c: Incoming) => {
        const { context, body } = c.env;
        const reply = await answer({ request: c.req.raw, context, body }, c.req.param());
        settle(c, rules, reply);
        return send(isKnown(c.req.raw, reply) ? { status: 304, headers: reply.headers ?? {} } : reply, c.env.origin);
      };
      rulesOf.set(handler, rules);
      app.on(method, path, handler);
    },
  };
}

/** Whether the browser has the reply already. */
function isKnown({ headers }: Request, { headers: { ETag } = {} }: EdgeReply): boolean {
  return ETag !== undefined && headers.get('If-None-Match')?.split(/, */).includes(ETag) === true;
}
