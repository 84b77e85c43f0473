import { HttpResponse, http, type RequestHandler } from 'msw';
import { type AnswerOptions, answer } from './answer.ts';
import { type Call, MAX_BODY_BYTES, NO_BODY } from './call.ts';
import type { MockService } from './engine/service.ts';
import { half, type Reply } from './replies.ts';

/** Where and how the mock's handlers answer. */
export interface HandlersOptions extends AnswerOptions {
  /** Where the service is, `https://leasing.example.com`. Without it the API's paths are answered on every origin. */
  baseUrl?: string;
}

/**
 * msw handlers that answer the whole API from `service`, for a service worker (`setupWorker`) or tests (`setupServer`).
 * Unknown paths below `/api/` are answered too, with the service's own 404.
 */
export function handlers(service: MockService, options: HandlersOptions = {}): RequestHandler[] {
  const pathOf = pathReader(options.baseUrl);
  return [
    http.all(
      ({ request }) => pathOf(request.url) !== undefined,
      async ({ request }) => {
        const reply = await answer(service, toCall(request, pathOf(request.url) ?? ''), options);
        return toResponse(reply, request.method === 'HEAD');
      },
    ),
  ];
}

/** Gives the API's path of a URL; undefined when the URL is not the service's. */
function pathReader(baseUrl: string | undefined): (url: string) => string | undefined {
  const here = typeof location === 'undefined' ? undefined : location.href;
  const base = baseUrl === undefined ? undefined : new URL(baseUrl, here).href.replace(/\/$/, '');
  return (url) => {
    const plain = url.split(/[?#]/, 1)[0] ?? '';
    if (base !== undefined) return plain.startsWith(`${base}/api/`) ? plain.slice(base.length) : undefined;
    return /^[a-z]+:\/\/[^/]*.*?(\/api\/v\d\/.*)$/i.exec(plain)?.[1];
  };
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

/** Half of `text`, then an error, as when the connection drops. */
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
