import { createHmac } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { local } from '../../../test/programmedClient.ts';
import { createNotify, type WaitlistMessage } from './notify.ts';

const ADDRESS = 'https://mailer.example.com/tours?key=k1';
const SECRET = 'a secret of 32 random characters';
const MESSAGE: WaitlistMessage = {
  id: 'told-1',
  type: 'time-free',
  group_id: 101,
  language: 'es-MX',
  time: local('2026-12-05T10:15:00'),
  also: [],
  time_zone: 'America/New_York',
  who: { first_name: 'Lára', last_name: 'Smith', email: 'lara@example.com' },
  link: 'https://www.example.com/tour?at=2026-12-05T10:15:00',
  leave: 'https://www.example.com/tour?leave=e1',
};

/** What a receiver that answers with `reply` gets. */
function receiver(reply: (request: Request, init: RequestInit | undefined) => Response | Promise<Response>) {
  const seen: { readonly request: Request; readonly init: RequestInit | undefined }[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    seen.push({ request: request.clone(), init });
    return reply(request, init);
  };
  return { fetch, seen };
}

const failureOf = async (sent: Promise<void>): Promise<Error> => {
  const error = await sent.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof Error)) throw new TypeError('It did not fail.');
  return error;
};

describe('a message to an address', () => {
  it('is a POST of JSON, signed together with the time', async () => {
    const { fetch, seen } = receiver(() => new Response(null, { status: 204 }));
    await createNotify(ADDRESS, { secret: SECRET, fetch, now: () => 1_790_000_123_999 })(MESSAGE);
    const [{ request, init } = { request: new Request(ADDRESS), init: undefined }] = seen;
    const body = await request.text();
    expect([seen.length, request.method, request.url, init?.redirect]).toEqual([1, 'POST', ADDRESS, 'manual']);
    expect(JSON.parse(body)).toEqual(MESSAGE);
    const signature = createHmac('sha256', SECRET).update(`1790000123.${body}`).digest('hex');
    expect(Object.fromEntries(request.headers)).toEqual({
      'content-type': 'application/json',
      'tour-message': 'told-1',
      'tour-signature': `t=1790000123,v1=${signature}`,
    });
  });

  it.each(['s', 'ключ', 'x'.repeat(200)])('has the signature of node:crypto with the secret %j', async (secret) => {
    const { fetch, seen } = receiver(() => new Response('ok'));
    await createNotify(ADDRESS, { secret, fetch, now: () => 0 })(MESSAGE);
    const [sent] = seen;
    const signature = createHmac('sha256', secret)
      .update(`0.${await sent?.request.text()}`)
      .digest('hex');
    expect(sent?.request.headers.get('Tour-Signature')).toBe(`t=0,v1=${signature}`);
  });

  it('has a new signature for each try', async () => {
    let now = 1_000;
    const { fetch, seen } = receiver(() => new Response('ok'));
    const notify = createNotify(ADDRESS, { secret: SECRET, fetch, now: () => now });
    await notify(MESSAGE);
    now = 400_000;
    await notify(MESSAGE);
    expect(seen.map(({ request }) => request.headers.get('Tour-Signature')?.split(',')[0])).toEqual(['t=1', 't=400']);
    expect(seen.map(({ request }) => request.headers.get('Tour-Message'))).toEqual(['told-1', 'told-1']);
  });

  it.each([301, 302, 307, 400, 401, 404, 429, 500, 503])('has not arrived with the answer %i', async (status) => {
    const { fetch, seen } = receiver(
      () => new Response(null, { status, headers: { Location: 'https://other.example.com/' } }),
    );
    const error = await failureOf(createNotify(ADDRESS, { secret: SECRET, fetch, now: () => 0 })(MESSAGE));
    expect(error.message).toBe(`The receiver of messages answered ${status}.`);
    expect(seen).toHaveLength(1);
  });

  it('ends after the timeout, and stops the request', async () => {
    const { fetch, seen } = receiver(() => new Promise(() => undefined));
    const error = await failureOf(createNotify(ADDRESS, { secret: SECRET, fetch, now: () => 0, timeout: 20 })(MESSAGE));
    expect(error.message).toBe('A message was not taken in 20 ms.');
    await expect.poll(() => seen[0]?.init?.signal?.aborted).toBe(true);
  });

  it('says neither where it was sent nor to whom', async () => {
    const { fetch } = receiver(() => {
      throw new Error(`connect ECONNREFUSED ${ADDRESS} for lara@example.com`);
    });
    const error = await failureOf(createNotify(ADDRESS, { secret: SECRET, fetch, now: () => 0 })(MESSAGE));
    expect([error.message, error.cause]).toEqual(['The receiver of messages cannot be reached.', undefined]);
  });

  it.each([
    ['mailer.example.com', SECRET, /http\(s\) address/],
    ['ftp://mailer.example.com', SECRET, /http\(s\) address/],
    ['https://me:word@mailer.example.com', SECRET, /without a password/],
    [ADDRESS, undefined, /a secret/],
    [ADDRESS, '', /a secret/],
  ])('needs an address and a secret: %s, %s', (target, secret, problem) => {
    expect(() => createNotify(target, { secret, fetch, now: () => 0 })).toThrow(problem);
  });
});

describe('a message to a function', () => {
  const options = { fetch, now: () => 0 };

  it('is handed over as it is', async () => {
    const mailer = vi.fn();
    await createNotify(mailer, options)(MESSAGE);
    expect(mailer.mock.calls).toEqual([[MESSAGE]]);
  });

  it.each([
    [
      'throws',
      () => {
        throw new Error('no mailbox lara@example.com');
      },
    ],
    ['rejects', () => Promise.reject(new Error('no mailbox lara@example.com'))],
  ])('has not arrived if the function %s, and the error says nothing about a person', async (_, mailer) => {
    const error = await failureOf(createNotify(mailer, options)(MESSAGE));
    expect([error.message, error.cause]).toEqual(['The function that sends messages has failed.', undefined]);
  });

  it('has not arrived if the function does not end in time', async () => {
    const error = await failureOf(
      createNotify(() => new Promise(() => undefined), { ...options, timeout: 20 })(MESSAGE),
    );
    expect(error.message).toBe('A message was not taken in 20 ms.');
  });
});
