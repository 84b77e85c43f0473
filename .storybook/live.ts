import { answer } from '../mock-server/answer.ts';
import { NO_BODY } from '../mock-server/call.ts';
import { createMockService } from '../mock-server/engine/service.ts';
import { createLeasingClient, type LeasingClient } from '../src/api/client.ts';

const BASE = 'https://leasing.example.com';

/** A client of a leasing service of its own, busy as everyday life is, that starts at the stories' moment. */
export function liveClient(): LeasingClient {
  const service = createMockService({ busy: 0.4, listings: 0, now: '2026-12-01T09:00:00' });
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
      } = await answer(service, {
        method: init?.method ?? 'GET',
        path: pathname,
        query: searchParams,
        header: (name) => headers.get(name) ?? undefined,
        body: async () => (text === undefined ? NO_BODY : { text, tooLarge: false }),
      });
      return new Response(body, { status, headers: replied });
    },
  });
}
