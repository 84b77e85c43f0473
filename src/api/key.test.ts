import { describe, expect, it, vi } from 'vitest';
import { createLeasingClient } from './client.ts';
import { inBrowser, keyProblem } from './key.ts';

describe('keyProblem', () => {
  it.each(['pk_demo', 'abc', 'a:b', '!~', 'task_sk_1', 'sk', 'skating'])('has nothing against %s', (key) => {
    expect(keyProblem(key)).toBeUndefined();
  });

  it.each(['sk_demo', 'sk_'])('knows %s for a secret key', (key) => {
    expect(keyProblem(key)).toBe('a public key; a secret key must never stand in a page');
  });

  it.each(['', 'ключ', 'pk demo', 'pk_demo\n', ' pk_demo', 'clé', '\u007f'])(
    'refuses %j, which Basic cannot carry',
    (key) => {
      expect(keyProblem(key)).toBe('a key of plain letters, digits and signs');
    },
  );
});

/** A client in a place with these globals, and the calls it made. */
function clientWhere(globals: { readonly document: unknown; readonly importScripts: unknown }) {
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  const fetch = vi.fn(async () => Response.json([]));
  return {
    fetch,
    create: (keys: { secretKey?: string; publicKey?: string } = {}) =>
      createLeasingClient({ baseUrl: 'https://a.example', fetch, ...keys }),
  };
}

describe.each([
  ['a page', { document: {}, importScripts: undefined }],
  ['a web worker or service worker of a page', { document: undefined, importScripts: () => undefined }],
])('in %s', (_, globals) => {
  it('a visitor can read the code', () => {
    clientWhere(globals);
    expect(inBrowser()).toBe(true);
  });

  it('a secret key is refused', () => {
    const { create } = clientWhere(globals);
    expect(() => create({ secretKey: 'anything' })).toThrow(/secret key .* browser.*`publicKey`/s);
  });

  it('a secret key is refused as the public one, and not repeated in the message', () => {
    const { create } = clientWhere(globals);
    expect(() => create({ publicKey: 'sk_demo' })).toThrow(
      /^createLeasingClient: give as `publicKey` a public key; a secret key must never stand in a page\.$/,
    );
  });

  it('a public key is taken', async () => {
    const { create, fetch } = clientWhere(globals);
    await create({ publicKey: 'pk_demo' })
      .getOfficeHours(101)
      .catch(() => undefined);
    expect(fetch).toHaveBeenCalled();
  });

  it('a call that wants the secret key is not made', async () => {
    const { create, fetch } = clientWhere(globals);
    await expect(create().listEmailBlasts()).rejects.toThrow(/^listEmailBlasts wants the secret key.*on your server/);
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('on a server', () => {
  const globals = { document: undefined, importScripts: undefined };

  it('nobody else reads the code', () => {
    clientWhere(globals);
    expect(inBrowser()).toBe(false);
  });

  it.each([{ secretKey: 'sk_demo' }, { publicKey: 'sk_demo' }])('takes %j', async (keys) => {
    const { create, fetch } = clientWhere(globals);
    expect(await create(keys).listEmailBlasts()).toEqual([]);
    const init = expect.objectContaining({ headers: { Authorization: `Basic ${btoa('sk_demo:')}` } });
    expect(fetch).toHaveBeenCalledWith('https://a.example/api/v1/email-blasts/', init);
  });

  it('sends the secret key where both are given', async () => {
    const { create, fetch } = clientWhere(globals);
    await create({ publicKey: 'pk_demo', secretKey: 'sk_demo' }).listEmailBlasts();
    const init = expect.objectContaining({ headers: { Authorization: `Basic ${btoa('sk_demo:')}` } });
    expect(fetch).toHaveBeenCalledWith(expect.anything(), init);
  });
});
