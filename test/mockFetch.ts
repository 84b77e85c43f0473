import { type AnswerOptions, answer } from '../mock-server/answer.ts';
import { half, NO_BODY } from '../mock-server/callAndReply.ts';
import type { MockService } from '../mock-server/engine/mockService.ts';

/** One request that reached the service. */
export interface SeenCall {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
}

/** A `fetch` that `service` answers in this process, and the requests that it saw. `base` is the address before the paths. */
export function mockFetch(service: MockService, options: AnswerOptions = {}, base = 'https://leasing.example.com') {
  const seen: SeenCall[] = [];
  const ask = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    if (!request.url.startsWith(`${base}/`)) throw new TypeError(`a call to ${url.origin}`);
    const path = url.pathname;
    seen.push({ method: request.method, path, query: url.searchParams, headers: request.headers });
    const text = await request.text();
    const { status, headers, body, ending } = await answer(
      service,
      {
        ...{ method: request.method, path, query: url.searchParams },
        header: (name) => request.headers.get(name) ?? undefined,
        body: async () => (text === '' ? NO_BODY : { text, tooLarge: false }),
      },
      options,
    );
    if (ending !== 'whole') throw new TypeError(`the connection was lost after ${half(body)}`);
    return new Response(body, { status, headers });
  };
  return { seen, fetch: ask };
}
