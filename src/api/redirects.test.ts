import { createServer, type IncomingMessage } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bookTour } from './contract/endpoints/appointments.ts';
import { searchListings } from './contract/endpoints/listings-v2.ts';
import { getTimes } from './contract/endpoints/tour-questions.ts';
import { ApiError } from './failure.ts';
import { followWithinOrigin } from './redirects.ts';
import { createTransport as create, type TransportOptions } from './transport.ts';

/** As the clients for servers have it. */
const createTransport = (options: TransportOptions) => create({ ...options, fetch: followWithinOrigin(options.fetch) });

// Real sockets: what a redirect takes along is decided by `fetch`.
const running: (() => void)[] = [];
afterEach(() => {
  for (const stop of running.splice(0)) stop();
  vi.unstubAllGlobals();
});

/** A server that answers by `answer`: JSON, or the address of a redirect. `asked` has the requests that came. */
async function serve(answer: (request: IncomingMessage) => { status: number; to?: string }) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    const { status, to } = answer(request);
    response
      .writeHead(status, { ...(to !== undefined && { Location: to }), 'Content-Type': 'application/json' })
      .end('{}');
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  running.push(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  return { asked, url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}` };
}

const group = { params: { group_id: 101 } };
const errorOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const thrown = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(thrown instanceof ApiError)) throw new Error('The call was answered.');
  return thrown;
};

describe.each([301, 302, 303, 307, 308])('a redirect (%i) to another host', (status) => {
  it.each<[string, Partial<TransportOptions>, Parameters<ReturnType<typeof createTransport>>]>([
    ['a booking', {}, [bookTour, { ...group, body: { a: 1 } }]],
    ['a GET', {}, [getTimes, group]],
    ['a GET with a key in a header', { key: 'sk_demo' }, [getTimes, group]],
    ['a GET with a key in the query', { key: 'sk_demo' }, [searchListings, { params: {} }]],
    ['a GET with the key of an attempt', { isEdge: true }, [getTimes, { ...group, attempt: 'a'.repeat(32) }]],
    [
      "a GET with the integrator's own header",
      { fetch: (input, init) => fetch(input, { ...init, headers: { 'X-Own': 'secret' } }) },
      [getTimes, group],
    ],
  ])('takes %s nowhere', async (_, options, [endpoint, call]) => {
    const elsewhere = await serve(() => ({ status: 200 }));
    const service = await serve(() => ({ status, to: `${elsewhere.url}/stolen?key=sk_demo` }));
    const error = await errorOf(createTransport({ baseUrl: service.url, ...options })(endpoint, call));
    expect(error.failure).toEqual({ kind: 'status', status, errors: [] });
    expect(error.message).toContain(`answered ${status} a redirect to ${elsewhere.url}, which is not followed`);
    expect(error.message).not.toContain('sk_demo');
    expect([service.asked.length, elsewhere.asked]).toEqual([1, []]);
  });
});

describe('a redirect within the origin', () => {
  const slash = ({ url = '' }: IncomingMessage) =>
    url.endsWith('/') ? { status: 200 } : { status: 301, to: `${url}/` };

  it('is followed for a GET that carries nothing', async () => {
    const service = await serve(slash);
    expect(await createTransport({ baseUrl: service.url })(getTimes, group)).toMatchObject({ status: 200, json: {} });
    expect(service.asked).toHaveLength(2);
  });

  it.each<[string, Partial<TransportOptions>, typeof getTimes | typeof bookTour]>([
    ['a booking', {}, bookTour],
    ['a GET with a key', { key: 'sk_demo' }, getTimes],
  ])('is not followed for %s', async (_, options, endpoint) => {
    const service = await serve(slash);
    const error = await errorOf(createTransport({ baseUrl: service.url, ...options })(endpoint, group));
    expect(error.failure).toMatchObject({ kind: 'status', status: 301 });
    expect(service.asked).toHaveLength(1);
  });

  it('that leads on to another host ends there', async () => {
    const elsewhere = await serve(() => ({ status: 200 }));
    const service = await serve(({ url = '' }) =>
      url === '/next' ? { status: 307, to: elsewhere.url } : { status: 307, to: '/next' },
    );
    const error = await errorOf(createTransport({ baseUrl: service.url })(getTimes, group));
    expect(error.message).toContain(elsewhere.url);
    expect([service.asked.length, elsewhere.asked]).toEqual([2, []]);
  });

  it('that never ends is given up', async () => {
    const service = await serve(() => ({ status: 302, to: '/again' }));
    await errorOf(createTransport({ baseUrl: service.url })(getTimes, group));
    expect(service.asked).toHaveLength(6);
  });
});

describe('in a browser', () => {
  const page = (origin: string): void => {
    vi.stubGlobal('location', { origin });
    vi.stubGlobal('document', { baseURI: `${origin}/tours` });
  };
  const asking = (baseUrl: string) => {
    const asked = vi.fn(async () => Response.json({}));
    return { asked, transport: create({ baseUrl, fetch: asked }) };
  };

  it.each(['https://www.example.com', '/proxy'])(
    "a GET of the page's own origin (%s) cannot leave it",
    async (base) => {
      page('https://www.example.com');
      const { asked, transport } = asking(base);
      await transport(getTimes, group);
      expect(asked).toHaveBeenCalledWith(
        expect.stringContaining(base),
        expect.objectContaining({ mode: 'same-origin' }),
      );
    },
  );

  it('follows no redirect of another origin, and says so although its status is hidden', async () => {
    page('https://www.example.com');
    const hidden = Object.defineProperties(new Response('x'), {
      ...{ type: { value: 'opaqueredirect' }, status: { value: 0 }, ok: { value: false } },
    });
    const asked = vi.fn(async () => hidden);
    const error = await errorOf(create({ baseUrl: 'https://leasing.example.com', fetch: asked })(getTimes, group));
    expect(asked).toHaveBeenCalledExactlyOnceWith(expect.anything(), expect.objectContaining({ redirect: 'manual' }));
    expect(error.message).toContain('answered with a redirect to another address, which is not followed');
  });
});
