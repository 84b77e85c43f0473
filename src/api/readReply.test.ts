import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from './failure.ts';
import { readReply } from './readReply.ts';

const item = v.object({ id: v.number(), photos: v.array(v.object({ url: v.string() })) });
const page = v.object({ items: v.array(item), page: v.number() });
const good = { id: 1, photos: [{ url: 'a' }] };

const replyWith = (json: unknown) => ({
  status: 200,
  ok: true,
  json,
  malformed: (at: string) =>
    new ApiError({ kind: 'malformed', status: 200, at }, { method: 'GET', url: 'https://a.example' }),
});
const read = (json: unknown, options = {}) => readReply(replyWith(json), page, options);
const failureOf = (call: () => unknown): unknown => {
  try {
    return call();
  } catch (error) {
    return error instanceof ApiError ? error.failure : error;
  }
};

it('leaves a bad item out, names it, and keeps the page', () => {
  const onUnread = vi.fn();
  const items = [good, { ...good, id: 'two' }, { ...good, id: 3 }, { ...good, photos: [{ url: 4 }], id: null }];
  const reply = read({ items, page: 1, more: true }, { onUnread });
  expect(reply).toEqual({ items: [good, { ...good, id: 3 }], page: 1, unread: ['items.1.id', 'items.3.id'] });
  expect(onUnread.mock.calls).toEqual([['items.1.id'], ['items.3.id']]);
});

it('leaves a bad item out without `onUnread`, too', () => {
  expect(read({ items: [good, { id: 2 }], page: 1 })).toEqual({ items: [good], page: 1, unread: ['items.1.photos'] });
});

it.each([null, undefined])('reads %s, which has no items', (json) => {
  expect(readReply(replyWith(json), v.nullish(v.string()))).toBe(json);
});

it('names nothing on a good page', () => {
  expect(read({ items: [good], page: 1 })).toEqual({ items: [good], page: 1, unread: [] });
  expect(read({ items: [], page: 1 })).toEqual({ items: [], page: 1, unread: [] });
});

it('fails for a list of a fixed length with an unreadable item', () => {
  const three = v.tuple([v.number(), v.number(), v.number()]);
  expect(failureOf(() => readReply(replyWith([1, 2, 'x']), three))).toMatchObject({ kind: 'malformed', at: '2' });
});

it('fails where the caller is strict', () => {
  const items = [good, { ...good, id: 'two' }];
  expect(failureOf(() => read({ items, page: 1 }, { strict: true }))).toMatchObject({
    kind: 'malformed',
    at: 'items.1.id',
  });
});

it.each([
  ['no page', { items: [good] }, 'page'],
  ['a bad item and no page', { items: [good, { id: 2 }] }, 'items.1.photos'],
  ['only bad items', { items: [{ id: 'x' }, { id: 'y' }], page: 1 }, 'items.0.id'],
  ['another shape', 'text', 'body'],
])('fails for %s', (_, json, at) => {
  expect(failureOf(() => read(json))).toMatchObject({ kind: 'malformed', at });
});

it('names the bad items of a bare list, and those of the lists in a single record', () => {
  const onUnread = vi.fn();
  expect(readReply(replyWith([good, null]), v.array(item), { onUnread })).toEqual([good]);
  const listing = { id: 1, photos: [{ url: 'a' }, { url: 2 }, { url: 'c' }] };
  expect(readReply(replyWith(listing), item, { onUnread })).toEqual({ id: 1, photos: [{ url: 'a' }, { url: 'c' }] });
  expect(onUnread.mock.calls).toEqual([['1'], ['photos.1.url']]);
});

describe('a reply with two lists, whose names are alike', () => {
  const numbers = v.array(v.number());
  const lists = v.object({ a: v.object({ b: numbers }), ab: numbers });
  const readLists = (inner: readonly unknown[], outer: readonly unknown[]) => {
    const unread: string[] = [];
    const output = readReply(replyWith({ a: { b: inner }, ab: outer }), lists, { onUnread: (at) => unread.push(at) });
    return { output, unread };
  };

  it('leaves out what is bad in each', () => {
    expect(readLists([1, 'x'], [2, 'y'])).toEqual({ output: { a: { b: [1] }, ab: [2] }, unread: ['a.b.1', 'ab.1'] });
  });

  it.each([
    [['x'], [2], 'a.b.0'],
    [['x'], [2, 'y'], 'a.b.0'],
    [[1, 'x'], ['y'], 'a.b.1'],
  ])('fails for %j and %j, of which one has nothing left', (inner, outer, at) => {
    expect(failureOf(() => readLists(inner, outer))).toMatchObject({ kind: 'malformed', at });
  });
});

describe('a page of too many bad items', () => {
  const items = (bad: number) => [good, ...Array.from({ length: bad }, (_, id) => ({ id }))];

  it('is one failure that says how many they are', () => {
    const onUnread = vi.fn();
    const fail = () => read({ items: items(20_000), page: 1 }, { onUnread });
    expect(failureOf(fail)).toMatchObject({ kind: 'malformed', at: 'items.1.photos' });
    expect(fail).toThrow('answered with 20000 items that cannot be read');
    expect(onUnread).not.toHaveBeenCalled();
  });

  it('has at least 101 of them: up to 100 are left out one by one', () => {
    expect(read({ items: items(100), page: 1 }).items).toEqual([good]);
    expect(failureOf(() => read({ items: items(101), page: 1 }))).toMatchObject({ kind: 'malformed' });
  });
});
