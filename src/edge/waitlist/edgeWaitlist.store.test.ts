import { describe, expect, it } from 'vitest';
import { SCOPE } from '../../../test/edgeSetUp.ts';
import { entry, setUpWaitlist } from '../../../test/waitlistSetUp.ts';
import { memoryWaitlist, type WaitlistStore } from './waitlistStore.ts';

describe('the list', () => {
  it('reads no entry at a look at which nothing frees up, and no more than 100 to find who is next', async () => {
    const inner = memoryWaitlist(Date.now);
    let read = 0;
    const counting: WaitlistStore = {
      ...inner,
      read(keys) {
        read += keys.filter((key) => key.includes('entry/')).length;
        return inner.read(keys);
      },
    };
    const { enter, take, minute, told } = setUpWaitlist({}, counting);
    const cancel = await take('2026-12-04T10:00:00');
    for (let count = 0; count < 250; count += 1) await enter(entry(`ana${count}`));
    await minute();
    read = 0;
    await minute();
    expect(read).toBe(0);
    await cancel();
    await minute();
    // The one that is told is read once more for its message.
    expect([told.length, read]).toEqual([1, 101]);
  });

  it('forgets in memory what nobody asks for any more', async () => {
    let now = 0;
    const store = memoryWaitlist(() => now);
    await store.swap('mark', undefined, 'left', 1_000);
    now = 120_000;
    await store.swap('other', undefined, 'x', 1_000);
    now = 500;
    expect(await store.read(['mark'])).toEqual([undefined]);
  });

  it('says that nothing was kept while its store is away', async () => {
    const away = async (): Promise<never> => {
      throw new Error('away');
    };
    const { join, ask, minute, waitlistOf } = setUpWaitlist(
      {},
      { read: away, swap: away, join: away, leave: away, members: away, count: away, now: away },
    );
    const reply = await join();
    expect(reply.status).toBe(503);
    expect(await reply.text()).toContain('Nothing was kept');
    await expect(minute()).rejects.toThrow('away');
    expect((await waitlistOf('w1.x')).status).toBe(403);
    const ready = await ask('/ready');
    expect([ready.status, await ready.json()]).toEqual([200, { bookings: 'ok', list: 'away', messages: 'ok' }]);
  });

  it('lets go who leaves while its store is full', async () => {
    const inner = memoryWaitlist(Date.now);
    let isFull = false;
    const full: WaitlistStore = {
      ...inner,
      async swap(key, before, after, ms) {
        if (isFull && after !== undefined) throw new Error('OOM');
        return inner.swap(key, before, after, ms);
      },
    };
    const { join, metric, enter, waitlistOf } = setUpWaitlist({}, full);
    const token = await enter();
    isFull = true;
    expect((await join(entry('ben'))).status).toBe(503);
    expect((await waitlistOf(token, 'DELETE')).status).toBe(200);
    expect((await waitlistOf(token)).status).toBe(404);
    expect([await inner.members(`${SCOPE} list/106`), metric('left')]).toEqual([[], 1]);
  });

  it('takes back what its store did too late, and nobody else', async () => {
    const { keep, kept, members } = lateStore();
    const { join, minute, enter, waitlistOf } = setUpWaitlist({}, keep);
    const token = await enter(entry('ana'));
    const before = await kept();
    keep.late = 'swap';
    const reply = await join(entry('ben'));
    expect([reply.status, await reply.text()]).toEqual([503, expect.stringContaining('Nothing was kept')]);
    keep.late = undefined;
    await expect.poll(kept).toEqual(before);
    await minute();
    expect(await members()).toHaveLength(1);
    expect(await (await waitlistOf(token)).json()).toMatchObject({ state: 'waiting', first_name: 'ana' });
  });

  it.each(['swap', 'join'] as const)('has who presses again after a late %s once, and keeps them', async (late) => {
    const { keep, members } = lateStore();
    const { join, minute, confirm, waitlistOf } = setUpWaitlist({}, keep);
    const key = 'k'.repeat(20);
    keep.late = late;
    await join(entry('ben'), key);
    keep.late = undefined;
    expect((await join(entry('ben'), key)).status).toBe(200);
    keep.late = late;
    expect((await confirm('ben@example.com')).status).toBe(503);
    keep.late = undefined;
    const { entries } = await (await confirm('ben@example.com')).json();
    await minute();
    expect((await waitlistOf(entries[0].token)).status).toBe(200);
    expect(await members()).toHaveLength(1);
  });
});

/** A store in memory. What `keep.late` names is done, but its reply does not come in time. `kept`: the entries that it holds now. */
function lateStore() {
  const inner = memoryWaitlist(Date.now);
  const keys = new Set<string>();
  const keep: WaitlistStore & { late?: 'swap' | 'join' | undefined } = {
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
