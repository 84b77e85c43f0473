import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import type { Endpoint } from '../api/contract/endpoint.ts';
import { bookTour, cancelAppointment, rescheduleAppointment } from '../api/contract/endpoints/appointments.ts';
import { createProspect } from '../api/contract/endpoints/create-prospect.ts';
import { member } from '../api/member.ts';
import { callSafely } from '../core/callSafely.ts';
import { createAdmission } from './admit.ts';
import { type AnswerPreview, createPreview } from './answerPreview.ts';
import { answerQuestion, type QuestionTools } from './answerQuestion.ts';
import { createAnswers } from './answers.ts';
import { createWidgetAnswers } from './answerWidget.ts';
import { type Assistants, createAssistants } from './assistants/createAssistants.ts';
import { memoryAttempts } from './attemptStore.ts';
import { type Attempts, createAttempts, readAttempt } from './attempts.ts';
import { createQuestions } from './cachedQuestions.ts';
import { memoryCache } from './cacheStore.ts';
import { ATTEMPT_HEADER, createChanges } from './changes.ts';
import { createGate, type Stop } from './gate.ts';
import { createLookUp } from './lookUpAttempt.ts';
import { createMetrics } from './metrics.ts';
import { QUESTIONS, routeOf } from './operations.ts';
import type { EdgeLogEntry, TourEdgeOptions } from './options.ts';
import { isKnownPage, originOf, PREFLIGHT_HEADERS } from './origins.ts';
import { type EdgeReply, failed, notFound, refusal } from './replies.ts';
import { scopedAttempts, scopedCache, scopeOf } from './scopedStores.ts';
import { createSender } from './sender.ts';
import { createService } from './service.ts';
import { readSettings } from './settings.ts';
import { createFinish, createTokens } from './tokens.ts';
import { createWaiting, type Waiting } from './waiting/createWaiting.ts';
import { createWithoutKeys } from './withoutKeys.ts';

/** Answers the requests of visitors' widgets in place of the leasing service. */
export interface TourEdge {
  /**
   * Answers `request`. `context` is what your server passes along with a request. `clientAddress` gets it. If it has a `waitUntil`, as in a
   * Cloudflare worker, calls that go on after the reply are kept alive with it. Never rejects.
   */
  fetch(request: Request, context?: unknown): Promise<Response>;
  /** The counters of this edge in the text format of Prometheus, for a path or a port that only you can reach. */
  metrics(): string;
  /** Ends the work of the waiting list: what runs is finished, what waits stays. Requests of assistants that still run are ended. */
  close(): Promise<void>;
}

/** What an edge takes from its surroundings besides its options. */
export interface EdgeEnvironment {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Milliseconds from any moment on, by a clock that is never put back or forward. */
  readonly elapsed?: () => number;
}

/** What the edge knows of a request besides the request itself. */
interface Visit {
  readonly context: unknown;
  /** For counters and logs. */
  route: string;
  cause?: EdgeLogEntry['cause'];
}
type Incoming = Context<{ Bindings: Visit }>;

/** How long a booking may take besides its call to the service, in milliseconds: its wait in line, and a look at the client's tours. */
const SLACK_MS = 30_000;

/** An edge with the clock of `environment`. Throws as `createTourEdge` does. */
export function createEdge(
  options: TourEdgeOptions,
  { now, elapsed = () => performance.now() }: EdgeEnvironment,
): TourEdge {
  const settings = readSettings(options);
  const metrics = createMetrics();
  const ask = createService(settings, metrics);
  const scope = scopeOf(settings);
  const answers = createAnswers(scopedCache(settings.cache ?? memoryCache(now), scope), metrics, now);
  const gate = createGate(settings, now);
  const questions = createQuestions(ask, now, gate.ask);
  const withoutKeys = createWithoutKeys(settings);
  const send = createSender(withoutKeys);
  const { manageSecrets, findClient } = settings;
  const refuse = ({ why, headers }: NonNullable<Stop>): EdgeReply => {
    metrics.count('refused', { reason: why });
    return refusal(why, headers);
  };
  const questionTools: QuestionTools = { settings, answers, questions, refuse, now };
  const answerPreview = createPreview(questionTools, withoutKeys);
  const html = createWidgetAnswers(questionTools, answerPreview);
  const tokens = manageSecrets && createTokens(manageSecrets, settings, now);
  const finish = createFinish(tokens);
  const attemptStore = scopedAttempts(
    settings.attempts === 'memory' ? memoryAttempts(elapsed) : settings.attempts,
    scope,
  );
  const attempts = createAttempts({
    ...{ refuse, metrics },
    store: attemptStore,
    lookUp: findClient && createLookUp({ settings, findClient, ask, finish }),
    longest: settings.timeout + SLACK_MS,
  });
  const admission = createAdmission(settings, refuse);
  const waiting =
    settings.waiting &&
    manageSecrets &&
    createWaiting({
      ...{ settings, gate, refuse, admission, attempts, answers, questions, metrics, now },
      ...{ options: settings.waiting, secrets: manageSecrets },
    });
  const assistants =
    settings.assistants &&
    createAssistants({ settings, options: settings.assistants, answers, questions, refuse, now });
  const changes = createChanges({
    ...{ settings, ask, gate, refuse, tokens, attempts, finish, admission },
    async dropDay(group, day, freed = false) {
      await answers.drop(questions.keyOfDay(group, day));
      if (freed) waiting?.changed(group, day);
    },
    onBooked: (group, body, token) => waiting?.booked(group, body, token),
  });

  /** The handler of a route that is counted as `route`. */
  const handle = (route: string, answer: (c: Incoming) => Promise<EdgeReply> | EdgeReply) => async (c: Incoming) => {
    c.env.route = route;
    return send(await answer(c), originOf(c.req.raw, settings) ?? 'none');
  };
  const visitOf = (c: Incoming) => ({ request: c.req.raw, context: c.env.context });
  const number = (c: Incoming, name: string): number => Number(c.req.param(name));

  const app = new Hono<{ Bindings: Visit }>().basePath(settings.path);
  app.onError((_, c) => send(failed, originOf(c.req.raw, settings) ?? 'none'));
  app.notFound(
    handle('other', (c) => (c.req.path.startsWith(`${settings.path}/api/`) ? refuse({ why: 'operation' }) : notFound)),
  );
  app.get(
    '/health',
    handle('/health', () => ({ status: 200, json: { status: 'ok' } })),
  );
  /** 503 if bookings are refused, because the store of attempts is away. The list stops no booking, so it stands in the body alone. */
  const ready = async (): Promise<EdgeReply> => {
    const [store, list] = await Promise.all([
      attemptStore.get('ready').then(
        () => 'ok',
        () => 'away',
      ),
      waiting?.ready(),
    ]);
    return { status: store === 'ok' ? 200 : 503, json: { bookings: store, ...list } };
  };
  app.get('/ready', handle('/ready', ready));
  app.use(async (c, next) => {
    const origin = originOf(c.req.raw, settings);
    if (origin === undefined) {
      c.env.cause = 'origin';
      return send(refuse({ why: 'origin' }), 'none');
    }
    const stopped = (assistants && isForAssistants(c.req.path) ? gate.assist : gate.visit)(visitOf(c));
    if (stopped) {
      c.env.cause = 'limit';
      return send(refuse(stopped), origin);
    }
    if (c.req.method === 'OPTIONS') return send({ status: 204, headers: PREFLIGHT_HEADERS }, origin);
    return next();
  });

  const preview = (answer: AnswerPreview) => async (c: Incoming) => {
    const { reply, rest } = await answer(c.req.raw);
    keepAlive(c.env.context, rest);
    return reply;
  };
  app.get('/preview', handle('/preview', preview(answerPreview)));
  // This comes after `/preview`, which itself compresses a reply once for all visitors.
  if (settings.compress) app.use(compress());
  app.get('/widget', handle('/widget', preview(html.widget)));
  app.get(
    '/widget.css',
    handle('/widget.css', (c) => html.style(c.req.raw)),
  );
  const attempt = (answer: Attempts['tell']) =>
    handle('/attempts', async (c) => {
      const named = readAttempt(c.req.header(ATTEMPT_HEADER) ?? null, c.req.param('key') ?? '');
      if (!named) return refuse({ why: 'attempt-key' });
      const reply = await answer(named);
      const isDone = Number(member(reply.json, 'status')) < 300;
      return isDone ? reply : ((await waiting?.tell(named.key)) ?? reply);
    });
  app.get('/attempts/:key', attempt(attempts.tell));
  const giveUp = attempt(attempts.giveUp);
  app.delete('/attempts/:key', (c) => {
    const stopped = gate.change(visitOf(c));
    return stopped ? handle('/attempts', () => refuse(stopped))(c) : giveUp(c);
  });
  if (waiting) openWaiting(waiting);
  if (assistants) openAssistants(assistants);
  for (const endpoint of QUESTIONS)
    app.get(
      routeOf(endpoint),
      handle(endpoint.name, (c) => {
        const params = Object.fromEntries(Object.entries(c.req.param()).map(([name, text]) => [name, Number(text)]));
        const { searchParams } = new URL(c.req.raw.url);
        return answerQuestion(questionTools, endpoint, params, searchParams);
      }),
    );

  function isForAssistants(path: string): boolean {
    const below = path.slice(settings.path.length);
    return below === '/mcp' || below === '/tour.md' || below.startsWith('/assistants/');
  }

  function openAssistants({ tool, page, mcp }: Assistants): void {
    app.on(
      ['GET', 'POST'],
      '/assistants/:tool',
      handle('/assistants', (c) => tool(c.req.raw, c.req.param('tool') ?? '')),
    );
    app.get(
      '/tour.md',
      handle('/tour.md', (c) => page(c.req.raw)),
    );
    if (mcp)
      app.all(
        '/mcp',
        handle('/mcp', ({ req }) => (isKnownPage(req.raw, settings) ? mcp(req.raw) : refuse({ why: 'origin' }))),
      );
  }

  function openWaiting({ join, find, leave }: Waiting): void {
    app.post(
      '/waiting',
      handle('/waiting', (c) => join(visitOf(c))),
    );
    app.get(
      '/waiting/:token',
      handle('/waiting', (c) => find(c.req.param('token') ?? '')),
    );
    app.delete(
      '/waiting/:token',
      handle('/waiting', (c) => leave(visitOf(c), c.req.param('token') ?? '')),
    );
  }

  const on = (endpoint: Endpoint, answer: (c: Incoming) => Promise<EdgeReply>): void => {
    const settled = async (c: Incoming): Promise<EdgeReply> => {
      const reply = await answer(c);
      gate.settle(visitOf(c), reply.status);
      return reply;
    };
    app.on(endpoint.method, routeOf(endpoint), handle(endpoint.name, settled));
  };
  on(bookTour, (c) => {
    const booked = changes.book(visitOf(c), number(c, 'group_id'));
    // Its outcome is kept also when the visitor is gone.
    keepAlive(c.env.context, booked);
    return booked;
  });
  on(createProspect, (c) => changes.leaveDetails(visitOf(c)));
  on(rescheduleAppointment, (c) => changes.move(visitOf(c), number(c, 'group_id'), number(c, 'appointment_id')));
  on(cancelAppointment, (c) => changes.cancel(visitOf(c), number(c, 'appointment_id')));

  return {
    metrics: metrics.text,
    async close() {
      await Promise.all([waiting?.close(), assistants?.close()]);
    },
    async fetch(request, context) {
      const began = now();
      const visit: Visit = { context, route: 'other' };
      const response = await app.fetch(request, visit);
      const { method } = request;
      const { route, cause } = visit;
      metrics.count('requests', { route, status: String(response.status) });
      // The service may have done what was asked: a log that throws must not hide that from the visitor.
      callSafely(() =>
        settings.log?.({ method, route, status: response.status, ms: now() - began, ...(cause && { cause }) }),
      );
      return response;
    },
  };
}

/** Lets a worker live until `work` is done. A server lives on without it. */
function keepAlive(context: unknown, work: Promise<unknown>): void {
  const wait = member(context, 'waitUntil');
  if (typeof wait === 'function') wait.call(context, work);
}
