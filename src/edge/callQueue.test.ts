import { afterEach, expect, it, vi } from 'vitest';
import { createCallQueue } from './callQueue.ts';

afterEach(() => vi.useRealTimers());

function setUp(limits: Partial<Parameters<typeof createCallQueue>[0]> = {}) {
  const queue = createCallQueue({ atOnce: 2, waiting: 2, patience: 5_000, ...limits });
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const call = (name: string, first = false) =>
    queue.run(() => {
      started.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    }, first);
  const end = async (name: string) => {
    ends.get(name)?.();
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  return { queue, started, call, end };
}

it('runs as many calls at once as it may, and the others in turn', async () => {
  const { call, end, started } = setUp();
  const calls = ['a', 'b', 'c'].map((name) => call(name));
  expect(started).toEqual(['a', 'b']);
  await end('b');
  expect(started).toEqual(['a', 'b', 'c']);
  await end('a');
  await end('c');
  expect(await Promise.all(calls)).toEqual(['a', 'b', 'c']);
});

it('lets a booking go before the questions that wait', async () => {
  const { call, end, started } = setUp({ atOnce: 1 });
  void call('a');
  void call('question');
  void call('booking', true);
  await end('a');
  expect(started).toEqual(['a', 'booking']);
});

it('makes no call that finds the line full, and a booking takes the place of a question', async () => {
  const { call } = setUp({ atOnce: 1 });
  void call('a');
  void call('b');
  const last = call('c');
  expect(await call('d')).toBe('full');
  void call('booking', true);
  expect(await last).toBe('full');
});

it('makes no call that has waited too long', async () => {
  vi.useFakeTimers();
  const { call, end, started } = setUp({ atOnce: 1 });
  void call('a');
  const late = call('b');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await late).toBe('full');
  await end('a');
  expect(started).toEqual(['a']);
});

it('goes on after a call that fails', async () => {
  const { queue, call, started } = setUp({ atOnce: 1 });
  await expect(queue.run(() => Promise.reject(new Error('away')), false)).rejects.toThrow('away');
  void call('next');
  expect(started).toEqual(['next']);
});
