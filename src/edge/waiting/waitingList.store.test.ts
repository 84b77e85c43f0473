import { describe, expect, it } from 'vitest';
import { SCOPE } from '../../../test/edgeSetUp.ts';
import { entry, setUpWaiting } from '../../../test/waitingSetUp.ts';
import { memoryWaiting, type WaitingStore } from './waitingStore.ts';

describe('the list', () => {
  it('says that nothing was kept while its store is away', async () => {
    const away = async (): Promise<never> => {
      throw new Error('away');
    };
    const { join, ask, minute } = setUpWaiting({}, { read: away, swap: away, join: away, leave: away, members: away });
    const reply = await join();
    expect(reply.status).toBe(503);
    expect(await reply.text()).toContain('Nothing was kept');
    await expect(minute()).rejects.toThrow('away');
    expect((await ask('/waiting/w1.x')).status).toBe(403);
    const ready = await ask('/ready');
    expect([ready.status, await ready.json()]).toEqual([200, { bookings: 'ok', list: 'away', messages: 'ok' }]);
  });

  it('lets go who leaves while its store is full', async () => {
    const inner = memoryWaiting(Date.now);
    let isFull = false;
    const full: WaitingStore = {
      ...inner,
      async swap(key, before, after, ms) {
        if (isFull && after !== undefined) throw new Error('OOM');
        return inner.swap(key, before, after, ms);
      },
    };
    const { join, ask, metric } = setUpWaiting({}, full);
    const { token } = await (await join()).json();
    isFull = true;
    expect((await join(entry('ben'))).status).toBe(503);
    expect((await ask(`/waiting/${token}`, { method: 'DELETE' })).status).toBe(200);
    expect((await ask(`/waiting/${token}`)).status).toBe(404);
    expect([await inner.members(`${SCOPE} list/106`), metric('left')]).toEqual([[], 1]);
  });

  it.each(['swap', 'join'] as const)(
    'takes back what a %s of its store did too late, and nobody else',
    async (late) => {
      const { keep, kept, members } = lateStore();
      const { join, ask, minute } = setUpWaiting({}, keep);
      const { token } = await (await join(entry('ana'))).json();
      const before = await kept();
      keep.late = late;
      const reply = await join(entry('ben'));
      expect([reply.status, await reply.text()]).toEqual([503, expect.stringContaining('Nothing was kept')]);
      keep.late = undefined;
      await expect.poll(kept).toEqual(before);
      await minute();
      expect(await members()).toHaveLength(1);
      expect(await (await ask(`/waiting/${token}`)).json()).toMatchObject({ state: 'waiting', first_name: 'ana' });
    },
  );

  it('has who presses again after a late reply once, and keeps them', async () => {
    const { keep, members } = lateStore();
    const { join, ask, minute } = setUpWaiting({}, keep);
    const key = 'k'.repeat(20);
    keep.late = 'swap';
    expect((await join(entry('ben'), key)).status).toBe(503);
    keep.late = undefined;
    const again = await join(entry('ben'), key);
    expect(again.status).toBe(200);
    const { token } = await again.json();
    await minute();
    expect((await ask(`/waiting/${token}`)).status).toBe(200);
    expect(await members()).toHaveLength(1);
  });
});

/** A store in memory. What `keep.late` names is done, but its reply does not come in time. `kept`: the entries that it holds now. */
function lateStore() {
  const inner = memoryWaiting(Date.now);
  const keys = new Set<string>();
  const keep: WaitingStore & { late?: 'swap' | 'join' | undefined } = {
    ...inner,
    async swap(key, before, after, ms) {
      keys.add(key);
      const isDone = await inner.swap(key, before, after, ms);
      if (keep.late === 'swap' && after !== undefined) throw new Error('late');
      return isDone;
    },
    async join(name, member, place) {
      await inner.join(name, member, place);
      if (keep.late === 'join') throw new Error('late');
    },
  };
  const kept = async () => (await inner.read([...keys])).filter((value) => value !== undefined);
  return { keep, kept, members: () => inner.members(`${SCOPE} list/106`) };
}
