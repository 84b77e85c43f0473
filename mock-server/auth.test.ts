import { describe, expect, it } from 'vitest';
import type { Auth } from '../src/api/contract/endpoint.ts';
import { refuseKey } from './auth.ts';
import { NO_BODY } from './callAndReply.ts';
import { keysOf, SEEDED_KEYS } from './engine/apiKeys.ts';

const basic = (text: string) => `Basic ${btoa(text)}`;
const status = (auth: Auth, given: { header?: string; key?: string }, requireKey = false) =>
  refuseKey(
    auth,
    {
      method: 'GET',
      path: '/',
      query: new URLSearchParams(given.key === undefined ? '' : { key: given.key }),
      header: (name) => (name === 'authorization' ? given.header : undefined),
      body: async () => NO_BODY,
    },
    requireKey,
    keysOf(SEEDED_KEYS),
  )?.status ?? 'allowed';

const openPublic: Auth = { scheme: 'open', right: 'public' };
const openSecret: Auth = { scheme: 'open', right: 'secret' };
const key: Auth = { scheme: 'key', right: 'public' };
const sync: Auth = { scheme: 'basic', right: 'sync' };
const secret: Auth = { scheme: 'basic', right: 'secret' };

describe('a key', () => {
  it.each<[string, Auth, { header?: string; key?: string }, boolean, number | 'allowed']>([
    ['open, none given', openPublic, {}, false, 'allowed'],
    ['open, none given, keys required', openPublic, {}, true, 401],
    ['open, right', openPublic, { header: basic('pk_demo:') }, true, 'allowed'],
    ['open, password ignored', openPublic, { header: basic('pk_demo:secret:more') }, true, 'allowed'],
    ['open, wrong', openPublic, { header: basic('pk_other:') }, false, 401],
    ['open, name of a built-in', openPublic, { header: basic('constructor:') }, false, 401],
    ['open, without the right', openSecret, { header: basic('pk_demo:') }, false, 403],
    ['open, with the right', openSecret, { header: basic('sk_nosync:') }, true, 'allowed'],
    ['open, a wrong key in the query', openPublic, { key: 'x' }, false, 401],
    ['open, a right key in the query', openPublic, { key: 'pk_demo' }, false, 'allowed'],
    ['open, a key without the right in the query', openSecret, { key: 'pk_demo' }, false, 403],
    ['open, an empty key in the query', openPublic, { key: '' }, false, 'allowed'],
    ['open, keys required: not in the query', openPublic, { key: 'pk_demo' }, true, 401],
    ['scheme in lower case', openPublic, { header: `basic ${btoa('pk_demo:')}` }, true, 'allowed'],
    ['malformed: no colon', openPublic, { header: basic('pk_demo') }, false, 401],
    ['malformed: no base64', openPublic, { header: 'Basic ???' }, false, 401],
    ['malformed: cut base64', openPublic, { header: 'Basic abcde' }, false, 401],
    ['malformed: nothing', openPublic, { header: '' }, false, 401],
    ['malformed: another scheme', openPublic, { header: 'Bearer pk_demo' }, false, 401],
    ['malformed: empty key', openPublic, { header: basic(':') }, false, 401],
    ['query, right', key, { key: 'pk_demo' }, false, 'allowed'],
    ['query, none', key, {}, false, 401],
    ['query, wrong', key, { key: 'x' }, false, 401],
    ['query, in the header', key, { header: basic('pk_demo:') }, false, 401],
    ['Basic, none', secret, {}, false, 401],
    ['Basic, public', secret, { header: basic('pk_demo:') }, false, 403],
    ['Basic, secret', secret, { header: basic('sk_demo:') }, false, 'allowed'],
    ['sync, in the plan', sync, { header: basic('sk_demo:') }, false, 'allowed'],
    ['sync, not in the plan', sync, { header: basic('sk_nosync:') }, false, 403],
  ])('is checked: %s', (_, auth, given, requireKey, expected) => {
    expect(status(auth, given, requireKey)).toBe(expected);
  });
});
