import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getTimes } from '../api/contract/endpoints/tour-questions.ts';
import { createReplies, type EarlyReply, repliesTransport } from './earlyReplies.ts';

const NOW = Date.UTC(2026, 11, 4, 14, 5);

/** Answers all requests from now on. Returns the list of their URLs, which grows. */
function answer(reply: () => Promise<Response>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return reply();
  });
  return asked;
}

/** A reply as the loader leaves it. */
function left(cameAt?: number): EarlyReply {
  const reply = Promise.resolve(Response.json({ valid: true }));
  return { reply, json: reply.then((one) => one.clone().json()), cameAt };
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a reply that was asked for', () => {
  it('is given once, and asked for again by the next reader', async () => {
    const asked = answer(async () => Response.json({}));
    const replies = createReplies();
    expect(replies.take('/one')).toBeUndefined();
    const { reply } = replies.ask('/one');
    expect(replies.ask('/one').reply).toBe(reply);
    expect(await replies.take('/one')).toBe(await reply);
    expect(replies.take('/one')).toBeUndefined();
    replies.ask('/one');
    expect(asked).toEqual(['/one', '/one']);
  });

  it('can be read by every reader, and by the one who takes it', async () => {
    answer(async () => Response.json({ valid: true }));
    const replies = createReplies();
    const { json } = replies.ask('/one');
    const taken = await replies.take('/one');
    expect([await json, await taken?.json()]).toEqual([{ valid: true }, { valid: true }]);
  });

  it('is old ten seconds after it arrived', async () => {
    let arrive = (_: Response): void => undefined;
    const asked = answer(
      () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
    );
    const replies = createReplies();
    const { reply } = replies.ask('/one');
    vi.setSystemTime(NOW + 60_000);
    expect(replies.peek('/one')?.reply).toBe(reply);
    arrive(Response.json({}));
    await reply;
    vi.setSystemTime(NOW + 70_000);
    expect(replies.peek('/one')?.reply).toBe(reply);
    vi.setSystemTime(NOW + 70_001);
    expect(replies.take('/one')).toBeUndefined();
    expect(replies.ask('/one').reply).not.toBe(reply);
    expect(asked).toHaveLength(2);
  });

  it.each<[string, () => Promise<Response>]>([
    ['it fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    [
      'a page’s own fetch throws',
      () => {
        throw new TypeError('Failed to fetch');
      },
    ],
  ])('is forgotten when %s', async (_, fail) => {
    answer(fail);
    const replies = createReplies();
    await expect(replies.ask('/one').reply).rejects.toThrow('Failed to fetch');
    expect(replies.take('/one')).toBeUndefined();
  });
});

describe('replies that the loader asked for', () => {
  it('are there without another request', async () => {
    const asked = answer(async () => Response.json({}));
    const replies = createReplies({ early: new Map([['/one', left()]]), asked: NOW });
    expect(await replies.ask('/one').json).toEqual({ valid: true });
    expect((await replies.take('/one'))?.bodyUsed).toBe(false);
    expect(replies.peek('/one')).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it('are left alone when they are old', () => {
    const early = new Map([
      ['/new', left(NOW - 10_000)],
      ['/old', left(NOW - 10_001)],
    ]);
    const replies = createReplies({ early, asked: NOW - 12_000 });
    expect(replies.peek('/new')).toBeDefined();
    expect(replies.peek('/old')).toBeUndefined();
  });

  it('carry the time of the request while they can be on their way', () => {
    const replies = createReplies({ asked: NOW });
    vi.setSystemTime(NOW + 24_999);
    expect(replies.askedAt()).toBe(NOW);
    vi.setSystemTime(NOW + 25_000);
    expect(replies.askedAt()).toBe(NOW + 25_000);
    expect(createReplies().askedAt()).toBe(NOW + 25_000);
  });
});

describe('the transport over early replies', () => {
  const URL_OF_TIMES = 'https://a.example/api/v2/appointments/group/1/times?time=x';
  const call = { params: { group_id: 1 }, query: { time: 'x' } };
  const over = (reply: Response | undefined) =>
    repliesTransport('https://a.example/', (url) =>
      url === URL_OF_TIMES && reply !== undefined
        ? { reply: Promise.resolve(reply), json: reply.clone().json() }
        : undefined,
    );

  it('gives a call the reply that there is for its URL', async () => {
    const reply = await over(Response.json({ valid: true }))(getTimes, call);
    expect(reply).toMatchObject({ status: 200, ok: true, json: { valid: true } });
  });

  it('gives a refusal that the operation documents, and no other', async () => {
    const refusal = () => over(Response.json({ errors: {} }, { status: 400 }));
    expect(await refusal()(getTimes, { ...call, expected: [400] })).toMatchObject({ status: 400, ok: false });
    await expect(refusal()(getTimes, { ...call, expected: [409] })).rejects.toThrow(Error);
    await expect(refusal()(getTimes, call)).rejects.toThrow(Error);
  });

  it('rejects where there is no reply, and asks nothing', async () => {
    const asked = answer(async () => Response.json({}));
    await expect(over(undefined)(getTimes, call)).rejects.toThrow(Error);
    await expect(over(Response.json({}))(getTimes, { params: { group_id: 2 } })).rejects.toThrow(Error);
    expect(asked).toEqual([]);
  });

  it('rejects a reply that is no JSON, and makes an error for a missing part of a reply', async () => {
    const html: EarlyReply = {
      reply: Promise.resolve(new Response('<p>')),
      json: Promise.reject(new Error('no JSON')),
    };
    await expect(repliesTransport('https://a.example', () => html)(getTimes, call)).rejects.toThrow('no JSON');
    const reply = await over(Response.json({}))(getTimes, call);
    expect(reply.malformed('available_times')).toBeInstanceOf(Error);
  });
});
