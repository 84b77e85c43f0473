import type { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { Endpoint } from '../api/contract/endpoint.ts';
import { bookTour, cancelAppointment, rescheduleAppointment } from '../api/contract/endpoints/appointments.ts';
import { createProspect } from '../api/contract/endpoints/create-prospect.ts';
import { member } from '../api/member.ts';
import { type AnswerPreview, createPreview } from './answerPreview.ts';
import { answerQuestion, type QuestionTools } from './answerQuestion.ts';
import { createWidgetAnswers } from './answerWidget.ts';
import { createService } from './askService.ts';
import { onlyPost } from './assistants/answerMcp.ts';
import { createAssistants } from './assistants/createAssistants.ts';
import { givenIn } from './assistants/toolParameters.ts';
import { memoryAttempts } from './attemptStore.ts';
import { createQuestions } from './cachedQuestions.ts';
import { boundedCache, memoryCache } from './cacheStore.ts';
import { createAnswers } from './edgeAnswers.ts';
import { type Attempts, createAttempts, readAttempt } from './edgeAttempts.ts';
import { ATTEMPT_HEADER, createChanges } from './edgeChanges.ts';
import type { Clock } from './edgeClock.ts';
import { type PathNumbers, QUESTIONS, routeOf } from './edgeQuestions.ts';
import { type Refuse, refusal } from './edgeReplies.ts';
import type { EdgeSettings } from './edgeSettings.ts';
import { type Answer, createGatedApp, MOST_BYTES, type Passage } from './gate.ts';
import { createLookUp } from './lookUpAttempt.ts';
import type { Metrics } from './metrics.ts';
import { createQuotas } from './quotas.ts';
import { scopedAttempts, scopedCache, scopeOf } from './scopedStores.ts';
import { createSender } from './sender.ts';
import { createFinish, createTokens } from './tokens.ts';
import { type OpenTools, openWaitlist } from './waitlist/openWaitlist.ts';
import { createWithoutKeys } from './withoutKeys.ts';

/** The routes of an edge. */
export interface EdgeApp {
  readonly app: Hono<{ Bindings: Passage }>;
  /** Ends the work of the waitlist, and requests of assistants that still run. */
  readonly close: () => Promise<void>;
}

/** What an edge runs in: its clock. Tests, benches and the demo open the jobs of the waitlist by their own hand. */
export type Surroundings = Clock & Pick<OpenTools, 'openJobs'>;

/** How long a booking may take besides its call to the service, in milliseconds: its wait in line, and a look at the client's tours. */
const SLACK_MS = 30_000;
/** The longest body of an assistant's request over MCP, in bytes. */
const MOST_MCP_BYTES = 64 * 1024;

/** The rules of a change that goes to the service. */
const CHANGE = { changes: 'change', verified: true, settled: true } as const;

export function createEdgeApp(settings: EdgeSettings, metrics: Metrics, surroundings: Surroundings): EdgeApp {
  const { now, elapsed, openJobs } = surroundings;
  const { secrets, findClient } = settings;
  const scope = scopeOf(settings);
  const refuse: Refuse = ({ why, headers }) => {
    metrics.count('refused', { reason: why });
    return refusal(why, headers);
  };
  const withoutKeys = createWithoutKeys(settings);
  const quotas = createQuotas(settings, elapsed);
  const { app, open } = createGatedApp({ settings, quotas, refuse, send: createSender(withoutKeys) });

  const ask = createService(settings, metrics);
  const answers = createAnswers(
    scopedCache(boundedCache(settings.cache ?? memoryCache(elapsed), elapsed), scope),
    metrics,
    surroundings,
  );
  const questions = createQuestions(ask, now, quotas.ask);
  const questionTools: QuestionTools = { settings, answers, questions, refuse, now, elapsed };
  const tokens = secrets && createTokens(secrets, settings, now);
  const finish = createFinish(tokens);
  const attemptStore = scopedAttempts(
    settings.attempts === 'memory' ? memoryAttempts(elapsed) : settings.attempts,
    scope,
  );
  const attempts = createAttempts({
    ...{ refuse, metrics },
    onFound: ({ group, start, entry }) => (entry ? waitlist?.booked(group, start, entry) : undefined),
    store: attemptStore,
    lookUp: findClient && createLookUp({ settings, findClient, ask, finish }),
    longest: settings.timeout + SLACK_MS,
  });
  const waitlist =
    settings.waitlist &&
    secrets &&
    openWaitlist({
      ...{ settings, refuse, attempts, answers, questions, metrics, now, openJobs },
      ...{ options: settings.waitlist, secrets },
    });
  const assistants =
    settings.assistants &&
    createAssistants({ settings, options: settings.assistants, answers, questions, refuse, now });
  const changes = createChanges({
    ...{ settings, ask, quotas, refuse, tokens, attempts, finish },
    async dropDay(group, day, freed = false) {
      await answers.drop(questions.keyOfDay(group, day));
      if (freed) waitlist?.changed(group, day);
    },
    onBooked: (group, start, token) => waitlist?.booked(group, start, token),
  });

  const openToAll = { pages: 'any', counts: 'nothing' } as const;
  open('GET', '/health', { name: '/health', ...openToAll }, () => ({ status: 200, json: { status: 'ok' } }));
  // 503 if bookings are refused, because the store of attempts is away. The list stops no booking, so it stands in the body alone.
  open('GET', '/ready', { name: '/ready', ...openToAll }, async () => {
    const [store, list] = await Promise.all([
      attemptStore.get('ready').then(
        () => 'ok',
        () => 'away',
      ),
      waitlist?.ready(),
    ]);
    return { status: store === 'ok' ? 200 : 503, json: { bookings: store, ...list } };
  });

  const answerPreview = createPreview(questionTools, withoutKeys);
  const html = createWidgetAnswers(questionTools, answerPreview);
  const preview =
    (answer: AnswerPreview): Answer =>
    async ({ request, context }) => {
      const { reply, rest } = await answer(request);
      keepAlive(context, rest);
      return reply;
    };
  open('GET', '/preview', { name: '/preview' }, preview(answerPreview));
  // This comes after `/preview`, which itself compresses a reply once for all visitors.
  if (settings.compress) app.use(compress());
  open('GET', '/widget', { name: '/widget' }, preview(html.widget));
  open('GET', '/widget.css', { name: '/widget.css' }, ({ request }) => html.style(request));

  for (const endpoint of QUESTIONS)
    open('GET', routeOf(endpoint), { name: endpoint.name }, ({ request }, parts) =>
      answerQuestion(questionTools, endpoint, numbersIn(parts), new URL(request.url).searchParams),
    );

  const openChange = (endpoint: Endpoint, most: number | undefined, answer: Answer): void =>
    open(endpoint.method, routeOf(endpoint), { name: endpoint.name, ...CHANGE, most }, answer);
  openChange(bookTour, MOST_BYTES, (visit, parts) => {
    const booked = changes.book(visit, Number(parts.group_id));
    // Its outcome is kept also when the visitor is gone.
    keepAlive(visit.context, booked);
    return booked;
  });
  openChange(createProspect, MOST_BYTES, changes.leaveDetails);
  if (tokens) {
    openChange(rescheduleAppointment, MOST_BYTES, (visit, parts) =>
      changes.move(visit, Number(parts.group_id), Number(parts.appointment_id)),
    );
    openChange(cancelAppointment, undefined, (visit, parts) => changes.cancel(visit, Number(parts.appointment_id)));
  }

  const attempt =
    (answer: Attempts['tell']): Answer =>
    async ({ request }, { key }) => {
      const named = readAttempt(request.headers.get(ATTEMPT_HEADER), key);
      if (!named) return refuse({ why: 'attempt-key' });
      const reply = await answer(named);
      const isDone = Number(member(reply.json, 'status')) < 300;
      return isDone ? reply : ((await waitlist?.tell(named.key)) ?? reply);
    };
  open('GET', '/attempts/:key', { name: '/attempts' }, attempt(attempts.tell));
  open('DELETE', '/attempts/:key', { name: '/attempts', changes: 'change' }, attempt(attempts.giveUp));

  if (waitlist) {
    const list = { name: '/waitlist', changes: 'changeList' } as const;
    open('POST', '/waitlist', { ...list, most: MOST_BYTES, verified: true }, waitlist.join);
    open('GET', '/waitlist', { name: '/waitlist' }, waitlist.find);
    open('DELETE', '/waitlist', list, waitlist.leave);
    open('POST', '/waitlist/confirm', { ...list, name: '/waitlist/confirm' }, waitlist.confirm);
    open('POST', '/waitlist/leave/:token', { name: '/waitlist/leave' }, (_, { token = '' }) =>
      waitlist.unsubscribe(token),
    );
  }

  if (assistants) {
    const { tool, page, mcp } = assistants;
    const rules = { name: '/assistants', counts: 'assist' } as const;
    open('GET', '/assistants/:tool', rules, ({ request }, { tool: name = '' }) =>
      tool(name, givenIn(new URL(request.url).searchParams)),
    );
    open('POST', '/assistants/:tool', { ...rules, most: MOST_BYTES }, ({ body }, { tool: name = '' }) =>
      tool(name, body),
    );
    open('GET', '/tour.md', { name: '/tour.md', counts: 'assist' }, ({ request }) => page(request));
    const mcpRules = { name: '/mcp', counts: 'assist', pages: 'known' } as const;
    if (mcp) {
      open('POST', '/mcp', { ...mcpRules, most: MOST_MCP_BYTES }, ({ request, body }) => mcp(request, body));
      open('ALL', '/mcp', mcpRules, () => onlyPost);
    }
  }

  return {
    app,
    async close() {
      await Promise.all([waitlist?.close(), assistants?.close()]);
    },
  };
}

const numbersIn = (parts: Readonly<Record<string, string>>): PathNumbers =>
  Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, Number(text)]));

/** Lets a worker live until `work` is done. A server lives on without it. */
function keepAlive(context: unknown, work: Promise<unknown>): void {
  const wait = member(context, 'waitUntil');
  if (typeof wait === 'function') wait.call(context, work);
}
