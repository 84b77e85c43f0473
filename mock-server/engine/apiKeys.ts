import type { Auth } from '../../src/api/contract/endpoint.ts';

type Right = Auth['right'];

/** API keys, each with its rights. */
export type Keys = Readonly<Record<string, readonly Right[]>>;

/** The highest right of a key. Each kind also has the rights of the kinds before it. */
export type KeyKind = 'public' | 'secret' | 'sync';

const RIGHTS: Readonly<Record<KeyKind, readonly Right[]>> = {
  public: ['public'],
  secret: ['public', 'secret'],
  sync: ['public', 'secret', 'sync'],
};
export const KEY_KINDS = Object.keys(RIGHTS);

/** The keys, unless the options give others. */
export const SEEDED_KEYS: Readonly<Record<string, KeyKind>> = {
  pk_demo: 'public',
  sk_demo: 'sync',
  sk_nosync: 'secret',
};

export const keysOf = (kinds: Readonly<Record<string, KeyKind>>): Keys =>
  Object.fromEntries(Object.entries(kinds).map(([key, kind]) => [key, RIGHTS[kind]]));
