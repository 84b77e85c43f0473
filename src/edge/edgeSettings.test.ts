import { describe, expect, it } from 'vitest';
import type { TourEdgeOptions } from './edgeOptions.ts';
import { readSettings } from './edgeSettings.ts';

const signed = { secrets: ['m'.repeat(32)] };
const MAILER = 'https://mailer.example.com/tours';
const send = (): void => undefined;
const PAGE = 'https://alder.example/tours';
const pages = { pages: { 101: PAGE } };

const right: TourEdgeOptions = {
  service: 'https://leasing.example.com/',
  groups: { 101: { timeZone: 'America/New_York' } },
  attempts: 'memory',
};

it('takes the least that an edge needs, with the defaults of the rest', () => {
  expect(readSettings(right)).toMatchObject({
    service: 'https://leasing.example.com',
    path: '',
    timeout: 10_000,
    limits: { visitorRequests: 240, visitorChanges: 10, groupQuestions: 12_000, groupChanges: 300, callsAtOnce: 8 },
  });
  expect(readSettings({ ...right, limits: { visitorRequests: undefined, groupQuestions: 5 } }).limits).toMatchObject({
    visitorRequests: 240,
    groupQuestions: 5,
  });
});

it('takes pages for assistants, with and without more', () => {
  expect(readSettings({ ...right, assistants: pages }).assistants).toEqual(pages);
  const more = {
    pages: { 101: 'http://127.0.0.1:8080/?p=7' },
    homes: { 101: { community: 12, rents: 'total' } },
  } as const;
  expect(readSettings({ ...right, assistants: more }).assistants).toEqual(more);
});

describe('says in one sentence what is wrong with', () => {
  it.each([
    ['a service that is no address', { service: 'leasing.example.com' }, /`service` .* http\(s\) address/],
    ['an address with a key in it', { service: 'https://sk_live@leasing.example.com' }, /`service`/],
    ['a secret key as the public one', { publicKey: 'sk_demo' }, /`publicKey` .* secret key as `secretKey`/],
    ['a key with a line break', { secretKey: 'sk_demo\n' }, /`secretKey` .* without spaces, line breaks/],
    ['an empty key', { secretKey: '' }, /`secretKey`/],
    ['no groups', { groups: {} }, /`groups` .* by its number/],
    ['a group that is no number', { groups: { north: { timeZone: 'UTC' } } }, /by its number/],
    ['a group without a zone', { groups: { 101: {} } }, /`groups.101` .* a `timeZone` such as/],
    ['a zone that is none', { groups: { 101: { timeZone: 'New York' } } }, /`groups.101` .* a `timeZone` such as/],
    ['an origin with a path', { origins: ['https://www.example.com/'] }, /`origins` .* without a path/],
    ['every origin', { origins: ['*'] }, /`origins`/],
    ['a path without a slash', { path: 'tours' }, /`path` .* begins with "\/"/],
    ['a store that is none', { cache: { get: () => undefined } }, /`cache` .* `get`, `set` and `delete`/],
    ['no place for attempts', { attempts: undefined }, /`attempts` .* "memory" for one instance/],
    ['a search for clients without the secret key', { findClient: () => 1 }, /`findClient` .* `secretKey`/],
    ['half a proxy', { trustedHops: 0.5 }, /`trustedHops` .* a whole number from 0 to 10/],
    [
      'two ways to the address',
      { trustedHops: 1, clientAddress: () => undefined },
      /give `clientAddress` or `trustedHops`, not both/,
    ],
    ['a limit of 0', { limits: { visitorRequests: 0 } }, /`limits.visitorRequests` .* a whole number from 1/],
    [
      'a limit that is none',
      { limits: { visits: 5 } },
      /there is no option `limits.visits`; the options are visitorRequests, /,
    ],
    ['a short secret', { secrets: ['short'] }, /`secrets` .* 32 or more/],
    ['three secrets', { secrets: Array.from('abc', (one) => one.repeat(32)) }, /one or two texts/],
    ['no time limit', { timeout: Number.POSITIVE_INFINITY }, /`timeout` .* from 1 to 120,000/],
    ['a function that is none', { verify: true }, /`verify` .* give a function/],
    [
      'a waitlist without a mailer',
      { ...signed, waitlist: {} },
      /`waitlist.notify` .* a function or the http\(s\) address/,
    ],
    [
      'an address without a secret',
      { ...signed, waitlist: { notify: MAILER } },
      /`waitlist.notify` needs `waitlist.secret`/,
    ],
    [
      'a short secret of messages',
      { ...signed, waitlist: { notify: MAILER, secret: 'short' } },
      /`waitlist.secret` .* 32 or more random/,
    ],
    ['a list without secrets', { waitlist: { notify: send } }, /`waitlist` needs `secrets`, which sign its links/],
    [
      'a list without pages of its own',
      { ...signed, waitlist: { notify: send } },
      /`waitlist` needs `origins` or `address`, the pages/,
    ],
    ['a store of nothing', { ...signed, waitlist: { notify: send, store: {} } }, /`waitlist.store` .* "memory", or/],
    [
      'no time to answer',
      { ...signed, waitlist: { notify: send, offerMinutes: 0 } },
      /`waitlist.offerMinutes` .* a whole number from 1 to 1,440/,
    ],
    [
      'a list of all days',
      { ...signed, waitlist: { notify: send, daysAhead: 999 } },
      /`waitlist.daysAhead` .* a whole number from 1 to 400/,
    ],
    [
      'a name of the list',
      { ...signed, waitlist: { notify: send, mail: 1 } },
      /there is no option `waitlist.mail`; the options are notify, /,
    ],
    ['assistants without pages', { assistants: {} }, /`assistants.pages` .* the page of each group/],
    ['no pages', { assistants: { pages: {} } }, /`assistants.pages` .* the page of each group/],
    [
      'a page of another scheme',
      { assistants: { pages: { 101: 'javascript:alert(1)' } } },
      /`assistants.pages.101` .* an http/,
    ],
    [
      'a page with a password',
      { assistants: { pages: { 101: 'https://a:b@alder.example' } } },
      /`assistants.pages.101` .* an http/,
    ],
    ['a page with a line break', { assistants: { pages: { 101: `${PAGE}\n` } } }, /`assistants.pages.101` .* an http/],
    ['a page that is none', { assistants: { pages: { 101: 5 } } }, /`assistants.pages.101` .* an http/],
    [
      'a page of an unknown group',
      { assistants: { pages: { 102: PAGE } } },
      /`assistants.pages` needs group 102 in `groups`/,
    ],
    [
      'homes of an unknown group',
      { assistants: { ...pages, homes: { 102: {} } } },
      /`assistants.homes` needs group 102 in `groups`/,
    ],
    [
      'homes that are none',
      { assistants: { ...pages, homes: { 101: { rents: 'all' } } } },
      /`assistants.homes.101` .* `community` as a number/,
    ],
    [
      'a community that is none',
      { assistants: { ...pages, homes: { 101: { community: 'a' } } } },
      /`assistants.homes.101` .* `community` as a number/,
    ],
    [
      'a package that is none',
      { assistants: { ...pages, mcp: {} } },
      /`assistants.mcp` .* the package @modelcontextprotocol/,
    ],
    [
      'an option of assistants',
      { assistants: { ...pages, books: true } },
      /there is no option `assistants.books`; the options are pages, /,
    ],
    ['an option that is none', { cors: true }, /there is no option `cors`; the options are service, /],
  ])('%s', (_, options, expected) => {
    const wrong = { ...right, ...options } as TourEdgeOptions;
    expect(() => readSettings(wrong)).toThrow(TypeError);
    expect(() => readSettings(wrong)).toThrow(/^createTourEdge: (?!.*\. ).+\.$/);
    expect(() => readSettings(wrong)).toThrow(expected);
    expect(() => readSettings(wrong)).not.toThrow(/sk_/);
  });

  it('no options at all', () => {
    for (const options of [undefined, null, 'https://leasing.example.com', []])
      expect(() => readSettings(options as unknown as TourEdgeOptions)).toThrow('createTourEdge: give an object');
  });
});
