import { describe, expect, it } from 'vitest';
import type { ServiceReply } from './askService.ts';
import { type CacheStore, memoryCache } from './cacheStore.ts';
import { type Answer, createAnswers, type Question } from './edgeAnswers.ts';
import { createMetrics } from './metrics.ts';

function setUp(given?: CacheStore) {
  const clock = { ms: 1_000_000 };
  const now = () => clock.ms;
  const asked: ((reply: ServiceReply) => void)[] = [];
  const metrics = createMetrics();
  const answers = createAnswers(given ?? memoryCache(now), metrics, { now, elapsed: now });
  const question: Question = {
    key: 'a',
    freshFor: ({ status }) => (status === 200 ? 20_000 : 0),
    ask: () => new Promise((resolve) => asked.push(resolve)),
  };
  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  return {
    ...{ clock, asked, answers, metrics },
    async ask(): Promise<{ answer: Promise<Answer> }> {
      const answer = answers.ask(question);
      await settle();
      return { answer };
    },
    async reply(json: unknown, status = 200) {
      asked.shift()?.({ kind: 'reply', status, json });
      await settle();
    },
    async fail(reply: Exclude<ServiceReply, { kind: 'reply' }> = { kind: 'lost', answered: true }) {
      asked.shift()?.(reply);
      await settle();
    },
  };
}
const answered = (json: unknown, asOf?: number) => ({ kind: 'answer', status: 200, json, asOf });

it('asks once, however many wait, and gives the answer until its time is over', async () => {
  const { ask, reply, asked, clock } = setUp();
  const first = await ask();
  const second = await ask();
  expect(asked).toHaveLength(1);
  await reply('one');
  expect([await first.answer, await second.answer]).toEqual([answered('one'), answered('one')]);
  clock.ms += 19_999;
  expect(await (await ask()).answer).toEqual(answered('one'));
  expect(asked).toHaveLength(0);
});

it('gives an older answer while the service is asked again, once', async () => {
  const { ask, reply, asked, clock } = setUp();
  await ask();
  await reply('one');
  clock.ms += 20_000;
  expect(await (await ask()).answer).toEqual(answered('one'));
  expect(await (await ask()).answer).toEqual(answered('one'));
  expect(asked).toHaveLength(1);
  await reply('two');
  expect(await (await ask()).answer).toEqual(answered('two'));
});

it('waits for a new answer after twice the time', async () => {
  const { ask, reply, asked, clock } = setUp();
  await ask();
  await reply('one');
  clock.ms += 40_000;
  const later = await ask();
  expect(asked).toHaveLength(1);
  await reply('two');
  expect(await later.answer).toEqual(answered('two'));
});

describe('when the service fails', () => {
  it('gives an answer for two more minutes, marked with its moment, and asks again after a pause', async () => {
    const { ask, reply, fail, asked, clock } = setUp();
    await ask();
    await reply('one');
    const at = clock.ms;
    clock.ms += 60_000;
    const stale = await ask();
    await fail();
    expect(await stale.answer).toEqual(answered('one', at));
    expect(await (await ask()).answer).toEqual(answered('one', at));
    expect(asked).toHaveLength(0);
    clock.ms += 1_000;
    const again = await ask();
    expect(asked).toHaveLength(1);
    await reply('two');
    expect(await again.answer).toEqual(answered('two'));
  });

  it('marks an answer as soon as the service was asked in vain', async () => {
    const { ask, reply, fail, clock } = setUp();
    await ask();
    await reply('one');
    const at = clock.ms;
    clock.ms += 21_000;
    expect(await (await ask()).answer).toEqual(answered('one'));
    await fail();
    expect(await (await ask()).answer).toEqual(answered('one', at));
  });

  it('has no answer after that', async () => {
    const { ask, reply, fail, clock } = setUp();
    await ask();
    await reply('one');
    clock.ms += 140_000;
    const late = await ask();
    await fail();
    expect(await late.answer).toEqual({ kind: 'failed', reply: { kind: 'lost', answered: true } });
  });

  it('waits as long as the service says, half a minute at most', async () => {
    const { ask, fail, asked, clock } = setUp();
    await ask();
    await fail({ kind: 'busy', why: 'service', seconds: 3_600 });
    clock.ms += 29_999;
    await ask();
    expect(asked).toHaveLength(0);
    clock.ms += 1;
    await ask();
    expect(asked).toHaveLength(1);
  });
});

it('keeps no reply whose time is 0', async () => {
  const { ask, reply, asked } = setUp();
  const first = await ask();
  await reply('no such group', 404);
  expect(await first.answer).toMatchObject({ status: 404 });
  await ask();
  expect(asked).toHaveLength(1);
});

it('forgets what a change has made wrong, also an answer that is on its way', async () => {
  const { ask, reply, asked, answers } = setUp();
  await ask();
  await reply('one');
  await answers.drop('a');
  const during = await ask();
  await answers.drop('a');
  await reply('before the booking');
  expect(await during.answer).toEqual(answered('before the booking'));
  const after = await ask();
  expect(asked).toHaveLength(1);
  await reply('after the booking');
  expect(await after.answer).toEqual(answered('after the booking'));
});

it('asks the service when the clock was put back', async () => {
  const { ask, reply, asked, clock } = setUp();
  await ask();
  await reply('one');
  clock.ms -= 600_000;
  await ask();
  expect(asked).toHaveLength(1);
});

it('goes on without the store', async () => {
  const away = async () => {
    throw new Error('the store is away');
  };
  const { ask, reply } = setUp({ get: away, set: away, delete: away });
  const first = await ask();
  await reply('one');
  expect(await first.answer).toEqual(answered('one'));
});

it('takes nothing from the store that is no answer', async () => {
  const store = (text: string): CacheStore => ({ get: async () => text, set: async () => {}, delete: async () => {} });
  for (const text of ['', '{', 'null', '{"at":1}']) {
    const { ask, asked } = setUp(store(text));
    await ask();
    expect(asked).toHaveLength(1);
  }
});

it('counts the questions by their result', async () => {
  const { ask, reply, metrics } = setUp();
  await ask();
  await reply('one');
  await ask();
  expect(metrics.text()).toContain('tour_edge_cache_total{result="miss"} 1\ntour_edge_cache_total{result="fresh"} 1');
});
