import { HttpResponse, http, type RequestHandler } from 'msw';
import { type AnswerOptions, answer, nothingAt } from './answer.ts';
import { type Call, half, MAX_BODY_BYTES, NO_BODY, type Reply } from './callAndReply.ts';
import { preflight } from './cors.ts';
import type { MockService } from './engine/mockService.ts';
import { answerPhoto, isPhoto } from './photos.ts';
import { segmentsOf } from './routes/route.ts';
import { routes } from './routes/table.ts';

/** Options of the msw handlers. */
export interface HandlersOptions extends AnswerOptions {
  /**
   * The address of the service, like `https://leasing.example.com`, or a path of the page's origin. Default: the page's own
   * origin. Required outside a page.
   */
  baseUrl?: string;
}

const METHODS = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete };

/**
 * msw handlers that answer the whole API from `service`, for a service worker (`setupWorker`) or tests (`setupServer`). Each
 * operation has its own handler, so that `listHandlers` names it. A last handler answers all other paths below `/api/` as
 * the service does: 404, 405, and replies to HEAD. The photos have a handler of their own. Addresses that are not below `baseUrl` are not answered. Throws a
 * TypeError if `baseUrl` is not an address, or if it is missing outside a page.
 */
export function handlers(service: MockService, options: HandlersOptions = {}): RequestHandler[] {
  const base = baseOf(options.baseUrl);
  const pathOf = (request: Request) => request.url.slice(base.length).split(/[?#]/, 1)[0] ?? '';
  const isBelow = (request: Request) => request.url.startsWith(`${base}/api/`);
  const resolve = async ({ request }: { request: Request }) => {
    if (request.method === 'OPTIONS')
      return toResponse(
        preflight((name) => request.headers.get(name) ?? undefined),
        true,
      );
    const call = { ...toCall(request, pathOf(request)), base };
    return toResponse(await answer(service, call, options), request.method === 'HEAD');
  };
  /** Like `resolve`, for a path that no operation has. The console says why, for a test that misspells a path. */
  const warn = (info: { request: Request }) => {
    const path = pathOf(info.request);
    if (!routes.some(({ match }) => match(segmentsOf(path)))) {
      // biome-ignore lint/suspicious/noConsole: the author of the test would see no other sign
      console.warn(`tour-booking/mock: ${info.request.method} ${path}: ${nothingAt(path)}`);
    }
    return resolve(info);
  };
  return [
    // msw would fail on a path that cannot be decoded, so this handler comes first.
    http.all(({ request }) => isBelow(request) && !isDecodable(request.url), resolve),
    ...routes.map(({ endpoint: { method, path } }) => METHODS[method](`${base}${patternOf(path)}`, resolve)),
    http.all(({ request }) => isBelow(request), warn),
    http.get(`${base}/photos/*`, async ({ request }) => {
      const path = pathOf(request);
      return isPhoto(path) ? toResponse(await answerPhoto(service, path, options), false) : undefined;
    }),
  ];
}

/** A path of the contract as an msw pattern. It has no slash at the end, so that it matches with and without one. */
const patternOf = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1').replace(/\/$/, '');

function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}

/** The absolute address of the service, without a slash at the end. */
function baseOf(given: string | undefined): string {
  const page = typeof location === 'undefined' || location.origin === 'null' ? undefined : location.href;
  if (given === undefined && page === undefined) {
    throw new TypeError(
      'handlers: baseUrl is missing. It is required outside a page: handlers(service, { baseUrl: "https://leasing.example.com" }).',
    );
  }
  try {
    const { origin, pathname } = new URL(given ?? '/', page);
    return origin + pathname.replace(/\/$/, '');
  } catch {
    throw new TypeError(`handlers: baseUrl must be an address like https://leasing.example.com, not ${given}`);
  }
}
const toCall = (request: Request, path: string): Call => ({
  method: request.method,
  path,
  query: new URL(request.url).searchParams,
  header: (name) => request.headers.get(name) ?? undefined,
  async body() {
    if (request.body === null) return NO_BODY;
    const bytes = await request.arrayBuffer();
    return bytes.byteLength > MAX_BODY_BYTES
      ? { text: '', tooLarge: true }
      : { text: new TextDecoder().decode(bytes), tooLarge: false };
  },
});

function toResponse({ status, headers, body, ending }: Reply, head: boolean): Response {
  if (ending === 'no reply') return HttpResponse.error();
  if (head) return new HttpResponse(null, { status, headers });
  return new HttpResponse(ending === 'lost' ? brokenStream(body) : body, { status, headers });
}

/** A stream with half of `text`, then an error, as if the connection dropped. */
function brokenStream(text: string): ReadableStream<Uint8Array> {
  let sent = false;
  return new ReadableStream({
    pull(controller) {
      if (sent) controller.error(new TypeError('The connection was lost'));
      else controller.enqueue(new TextEncoder().encode(half(text)));
      sent = true;
    },
  });
}
