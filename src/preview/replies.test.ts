import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAskedReplies } from './replies.ts';

const NOW = Date.UTC(2026, 11, 4, 14, 5);

/** Answers what is asked from now on; gives what was. */
function answer(reply: () => Promise<Response>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return reply();
  });
  return asked;
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a reply that was asked for', () => {
  it('is given to one, and asked for again by the next', async () => {
    const asked = answer(async () => Response.json({}));
    const replies = createAskedReplies();
    expect(replies.take('/one')).toBeUndefined();
    const peeked = replies.peek('/one');
    expect(await replies.take('/one')).toBe(await peeked.reply);
    expect(replies.take('/one')).toBeUndefined();
    replies.peek('/one');
    expect(asked).toEqual(['/one', '/one']);
  });

  it('can be read by all who look, and by who takes it', async () => {
    answer(async () => Response.json({ valid: true }));
    const replies = createAskedReplies();
    const { json } = replies.peek('/one');
    const taken = await replies.take('/one');
    expect([await json, await taken?.json()]).toEqual([{ valid: true }, { valid: true }]);
  });

  it('is old ten seconds after it came, however long it was on its way', async () => {
    let arrive = (_: Response): void => undefined;
    const asked = answer(
      () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
    );
    const replies = createAskedReplies();
    const { reply } = replies.peek('/one');
    vi.setSystemTime(NOW + 60_000);
    expect(replies.peek('/one').reply).toBe(reply);
    arrive(Response.json({}));
    await reply;
    vi.setSystemTime(NOW + 70_000);
    expect(replies.peek('/one').reply).toBe(reply);
    vi.setSystemTime(NOW + 70_001);
    expect(replies.take('/one')).toBeUndefined();
    expect(replies.peek('/one').reply).not.toBe(reply);
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
  ])('is forgotten when %s, and nobody is told of it here', async (_, fail) => {
    answer(fail);
    const replies = createAskedReplies();
    await expect(replies.peek('/one').reply).rejects.toThrow('Failed to fetch');
    expect(replies.take('/one')).toBeUndefined();
  });
});
