import { describe, expect, it, vi } from 'vitest';
import { inBrowser, keyProblem } from './key.ts';
import { createLeasingClient } from './leasingClient.ts';
import { createServerClient } from './serverClient.ts';

describe('keyProblem', () => {
  it.each(['pk_demo', 'abc', 'a:b', '!~', 'task_sk_1', 'sk', 'skating'])('accepts %s', (key) => {
    expect(keyProblem(key)).toBeUndefined();
  });

  it.each(['sk_demo', 'sk_'])('recognizes %s as a secret key', (key) => {
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
    create: (publicKey?: string) => createLeasingClient({ baseUrl: 'https://a.example', fetch, publicKey }),
    createForServer: (secretKey: string) => createServerClient({ baseUrl: 'https://a.example', fetch, secretKey }),
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

  it('createServerClient throws, and says where to make the call', () => {
    const { createForServer } = clientWhere(globals);
    expect(() => createForServer('anything')).toThrow(/in a browser.* secret key.*on your server.*`publicKey`/s);
  });

  it('a secret key is refused as the public one, and not repeated in the message', () => {
    const { create } = clientWhere(globals);
    expect(() => create('sk_demo')).toThrow(
      /^createLeasingClient: give as `publicKey` a public key; a secret key must never stand in a page\.$/,
    );
  });

  it('a public key is taken', async () => {
    const { create, fetch } = clientWhere(globals);
    await create('pk_demo')
      .getOfficeHours(101)
      .catch(() => undefined);
    expect(fetch).toHaveBeenCalled();
  });
});

describe('on a server', () => {
  const globals = { document: undefined, importScripts: undefined };

  it('nobody else reads the code', () => {
    clientWhere(globals);
    expect(inBrowser()).toBe(false);
  });

  it('the key goes as the user name of HTTP Basic', async () => {
    const { createForServer, fetch } = clientWhere(globals);
    expect(await createForServer('sk_demo').listEmailBlasts()).toEqual([]);
    const init = expect.objectContaining({ headers: { Authorization: `Basic ${btoa('sk_demo:')}` } });
    expect(fetch).toHaveBeenCalledWith('https://a.example/api/v1/email-blasts/', init);
  });

  it('createServerClient says that the secret key is missing', () => {
    const { createForServer } = clientWhere(globals);
    expect(() => createForServer('')).toThrow(/^createServerClient: `secretKey` is missing; give the secret key/);
  });

  it('createLeasingClient takes a secret key as `publicKey`, because no visitor can read it', () => {
    const { create } = clientWhere(globals);
    expect(() => create('sk_demo')).not.toThrow();
  });
});

describe.each([
  ['in a page', {}],
  ['on a server', undefined],
])('%s', (_, document) => {
  it('createLeasingClient refuses the option `secretKey`, and says where it belongs', () => {
    vi.stubGlobal('document', document);
    const wrong = JSON.parse('{ "baseUrl": "https://a.example", "secretKey": "sk_demo" }');
    expect(() => createLeasingClient(wrong)).toThrow(
      /takes no secret key: use createServerClient of tour-booking\/server/,
    );
  });
});
