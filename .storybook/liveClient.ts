import { answer } from '../mock-server/answer.ts';
import { NO_BODY } from '../mock-server/callAndReply.ts';
import type { ScenarioName } from '../mock-server/engine/faults/scenarios.ts';
import { createMockService } from '../mock-server/engine/mockService.ts';
import { createLeasingClient, type LeasingClient } from '../src/api/leasingClient.ts';

const BASE = 'https://leasing.example.com';

/** The first half of `body`; then the connection is lost. */
const halfOf = (body: string): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(body.slice(0, body.length / 2)));
      controller.error(new TypeError('The connection was lost.'));
    },
  });

/** A client with a mock service of its own, in `scenario`. The service starts at the time of the stories, and some slots are taken. */
export function liveClient(scenario: ScenarioName = 'none'): LeasingClient {
  const service = createMockService({ busy: 0.4, listings: 0, now: '2026-12-01T09:00:00', scenario });
  return createLeasingClient({
    baseUrl: BASE,
    fetch: async (input, init) => {
      const { pathname, searchParams } = new URL(String(input));
      const text = typeof init?.body === 'string' ? init.body : undefined;
      const headers = new Headers(init?.headers);
      const {
        status,
        headers: replied,
        body,
        ending,
      } = await answer(service, {
        method: init?.method ?? 'GET',
        path: pathname,
        query: searchParams,
        header: (name) => headers.get(name) ?? undefined,
        body: async () => (text === undefined ? NO_BODY : { text, tooLarge: false }),
      });
      if (ending === 'no reply') throw new TypeError('Failed to fetch');
      return new Response(ending === 'lost' ? halfOf(body) : body, { status, headers: replied });
    },
  });
}
