import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createLeasingClient } from './leasingClient.ts';
import { createServerClient } from './serverClient.ts';

const ADDRESS = 'give the http(s) address of the leasing service, such as "https://leasing.example.com"';
const baseUrl = 'https://a.example';

/** Options without their types, as plain JavaScript can give them. */
const untyped = (options: unknown): never => options as never;

/** The message. Also checks that it is a TypeError of one sentence. */
function refusal(create: () => unknown): string {
  try {
    create();
  } catch (error) {
    expect(error).toBeInstanceOf(TypeError);
    const { message } = error as TypeError;
    expect(message).not.toMatch(/\n|undefined/);
    return message;
  }
  throw new Error('it was not refused');
}

const inPage = (): void => void vi.stubGlobal('document', { baseURI: 'https://site.example/homes/' });
function onServer(): void {
  vi.stubGlobal('document', undefined);
  vi.stubGlobal('location', undefined);
}

const doors = [
  {
    name: 'createLeasingClient',
    key: 'publicKey',
    create: (options: object) => createLeasingClient(untyped(options)),
  },
  {
    name: 'createServerClient',
    key: 'secretKey',
    create: (options: object) => createServerClient(untyped({ secretKey: 'sk_demo', ...options })),
  },
];

describe.each(doors)('$name, on a server', ({ name, key, create }) => {
  beforeEach(onServer);

  it.each<[object, string]>([
    [{}, `\`baseUrl\` is missing; ${ADDRESS}`],
    [{ baseUrl: '' }, `\`baseUrl\` is missing; ${ADDRESS}`],
    [{ baseUrl: 4010 }, `\`baseUrl\` is a number; ${ADDRESS}`],
    [{ baseUrl: {} }, `\`baseUrl\` is an object; ${ADDRESS}`],
    [{ baseUrl: null }, `\`baseUrl\` is null; ${ADDRESS}`],
    [
      { baseUrl: '/leasing' },
      '`baseUrl` is the path "/leasing", and no page is here to resolve it; give the whole address, "https://…"',
    ],
    ...['leasing.example.com', 'localhost:4010', 'https://', 'ftp://a.example', '//a.example', 'leasing'].map(
      (wrong): [object, string] => [
        { baseUrl: wrong },
        `\`baseUrl\` is "${wrong}"; ${ADDRESS}, or in a page a path that begins with "/"`,
      ],
    ),
    [{ baseUrl: 'https://a.example/my homes' }, `\`baseUrl\` has a space or a line break in it; ${ADDRESS}`],
    [{ baseUrl, timeout: '5' }, '`timeout` is a string; give milliseconds above 0, or Infinity for no limit'],
    [{ baseUrl, attempts: '3' }, '`attempts` is a string; give how often a GET is tried in all, a whole number from 1'],
    [{ baseUrl, attempts: 0 }, '`attempts` is 0; give how often a GET is tried in all, a whole number from 1'],
    [{ baseUrl, attempts: 1.5 }, '`attempts` is 1.5; give how often a GET is tried in all, a whole number from 1'],
    [
      { baseUrl, attempts: Number.NaN },
      '`attempts` is NaN; give how often a GET is tried in all, a whole number from 1',
    ],
    [{ baseUrl, fetch: 'fetch' }, '`fetch` is a string; give a function like the global fetch, or leave it out'],
    [{ baseUrl, [key]: 5 }, `\`${key}\` is a number; give the key as text`],
    [{ baseUrl, [key]: null }, `\`${key}\` is null; give the key as text`],
    [
      { baseUrl, [key]: '' },
      key === 'secretKey'
        ? '`secretKey` is missing; give the secret key, or use createLeasingClient of tour-booking/client'
        : '`publicKey` is empty; give the key, or leave it out',
    ],
    [
      { baseUrl, apiKey: 'sk_demo' },
      `there is no option \`apiKey\`; the options are baseUrl, ${key}, fetch, timeout, attempts`,
    ],
  ])('refuses %j', (options, sentence) => {
    expect(refusal(() => create(options))).toBe(`${name}: ${sentence}.`);
  });

  it.each(['sk demo', 'sk_demo\n', 'ключ'])('refuses the unsendable key %j and does not repeat it', (wrong) => {
    const said = refusal(() => create({ baseUrl, [key]: wrong }));
    expect(said).toBe(
      `${name}: \`${key}\` cannot be sent; give the key as it is, without spaces, line breaks or quotes.`,
    );
  });

  it.each(['https://a.example/?key=sk_demo', 'https://sk_demo:@a.example', 'https://a.example/#sk_demo'])(
    'refuses the address %s, which may hold a key, and does not repeat it',
    (wrong) => {
      const said = refusal(() => create({ baseUrl: wrong }));
      expect(said).toMatch(/has a user name, a query or a fragment; give the http\(s\) address/);
      expect(said).not.toContain('sk_demo');
    },
  );

  it.each([
    { baseUrl },
    { baseUrl: 'http://127.0.0.1:4010/' },
    { baseUrl: 'HTTPS://a.example/proxy/leasing' },
    { baseUrl, timeout: Number.POSITIVE_INFINITY, attempts: 1, fetch: undefined, apiKey: undefined },
    // Some frameworks give a fetch for servers that resolves paths.
    { baseUrl: '/leasing', fetch: () => Promise.reject(new Error('not asked')) },
  ])('takes %j', (options) => {
    expect(() => create(options)).not.toThrow();
  });
});

it('createServerClient wants a key', () => {
  onServer();
  expect(refusal(() => createServerClient(untyped({ baseUrl })))).toBe(
    'createServerClient: `secretKey` is missing; give the secret key, or use createLeasingClient of tour-booking/client.',
  );
});

describe.each([
  ['createLeasingClient', createLeasingClient],
  ['createServerClient', createServerClient],
] as const)('%s without options', (name, create) => {
  it.each([undefined, null, 'https://a.example'])('refuses %j', (options) => {
    onServer();
    expect(refusal(() => create(untyped(options)))).toBe(
      `${name}: give an object of options; in \`baseUrl\` ${ADDRESS}.`,
    );
  });
});

describe('createLeasingClient, in a page', () => {
  beforeEach(inPage);

  it.each(['/leasing', '/', baseUrl])('takes %s', (address) => {
    expect(() => createLeasingClient({ baseUrl: address })).not.toThrow();
  });

  it.each(['leasing', '//a.example', '/\\a.example'])(
    'refuses %s, which another page would read in another way',
    (wrong) => {
      expect(refusal(() => createLeasingClient({ baseUrl: wrong }))).toContain('a path that begins with "/"');
    },
  );

  it('refuses a path where the page has no address', () => {
    vi.stubGlobal('document', { baseURI: 'about:blank' });
    expect(refusal(() => createLeasingClient({ baseUrl: '/leasing' }))).toContain('no page is here to resolve it');
  });
});

it('createServerClient refuses a public key in place of the secret one', () => {
  vi.stubGlobal('document', undefined);
  const create = () => createServerClient({ baseUrl: 'https://a.example', secretKey: 'pk_demo' });
  expect(create).toThrow(
    'createServerClient: `secretKey` is a public key; give the secret key, or use createLeasingClient of tour-booking/client.',
  );
  vi.unstubAllGlobals();
});
