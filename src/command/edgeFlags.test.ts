import { describe, expect, it } from 'vitest';
import { readSettings } from '../edge/edgeSettings.ts';
import { EDGE_HELP, optionsIn, readEdgeFlags } from './edgeFlags.ts';

const GROUPS = 'numbers of groups like 101,102 or 101=America/New_York,102';
const SECRETS = ['n'.repeat(32), 'o'.repeat(32)];
const least = ['--service', 'https://leasing.example.com', '--groups', '101,102', '--time-zone', 'America/New_York'];

it('three flags are enough', () => {
  expect(readEdgeFlags(least, {})).toEqual({
    service: 'https://leasing.example.com',
    groups: { 101: { timeZone: 'America/New_York' }, 102: { timeZone: 'America/New_York' } },
    ...{
      port: 8080,
      host: '127.0.0.1',
      attempts: 'memory',
      keepAlive: 75,
      redis: undefined,
      quiet: false,
      log: 'text',
      check: false,
    },
  });
});

it('all flags are read, and the keys of the environment', () => {
  const line =
    '--service http://127.0.0.1:4010 --groups 101=America/Chicago,102 --time-zone America/New_York --port 0 --host ::1 ' +
    '--origins https://www.example.com,https://example.com --path /tours --trusted-hops 1 --redis rediss://10.0.0.5 --quiet ' +
    '--name north --metrics [::1]:9464 --check --log json';
  const environment = {
    LEASING_SECRET_KEY: 'sk_demo',
    LEASING_PUBLIC_KEY: 'pk_demo',
    TOUR_SECRETS: SECRETS.join(', '),
  };
  expect(readEdgeFlags(line.split(' '), environment)).toEqual({
    service: 'http://127.0.0.1:4010',
    groups: { 101: { timeZone: 'America/Chicago' }, 102: { timeZone: 'America/New_York' } },
    origins: ['https://www.example.com', 'https://example.com'],
    ...{
      port: 0,
      host: '::1',
      path: '/tours',
      attempts: 'memory',
      trustedHops: 1,
      keepAlive: 75,
      redis: 'rediss://10.0.0.5',
      quiet: true,
      check: true,
      log: 'json',
    },
    ...{ secretKey: 'sk_demo', publicKey: 'pk_demo', secrets: SECRETS },
    ...{ name: 'north', metrics: { host: '::1', port: 9464 } },
  });
  expect(readEdgeFlags([...least, '--metrics', '9464'], {})).toMatchObject({
    metrics: { host: '127.0.0.1', port: 9464 },
  });
});

it('options of the edge have flags of their own, by the table of options', () => {
  const line = '--timeout 5000 --visitor-changes 20 --calls-at-once 4';
  const flags = readEdgeFlags([...least, ...line.split(' ')], {});
  expect(flags).toMatchObject({ timeout: 5_000, limits: { visitorChanges: 20, callsAtOnce: 4 } });
  expect(readSettings({ ...optionsIn(flags), attempts: 'memory' }).limits).toMatchObject({ callsAtOnce: 4 });
  expect(EDGE_HELP).toMatch(
    /^ {2}--visitor-changes NUMBER +bookings and other changes a minute of one visitor \(10\)$/m,
  );
  expect(() => readEdgeFlags([...least, '--timeout', '0'], {})).toThrow(
    '--timeout takes a whole number from 1 to 120,000, not 0',
  );
});

describe('the waitlist', () => {
  const environment = { TOUR_SECRETS: 'm'.repeat(32), TOUR_NOTIFY_SECRET: 'n'.repeat(32) };
  const withoutPages = [...least, '--notify', 'https://mailer.example.com/tours'];
  const notify = [...withoutPages, '--origins', 'https://www.example.com'];

  it('is opened by the address of a mailer and two secrets', () => {
    expect(readEdgeFlags(least, environment).waitlist).toBeUndefined();
    expect(readEdgeFlags(notify, environment)).toMatchObject({
      waitlist: { notify: 'https://mailer.example.com/tours', secret: 'n'.repeat(32) },
    });
    expect(readEdgeFlags([...notify, '--offer-minutes', '5'], environment)).toMatchObject({
      waitlist: { offerMinutes: 5 },
    });
  });

  it.each([
    [notify, { TOUR_SECRETS: 'm'.repeat(32) }, '--notify needs TOUR_NOTIFY_SECRET, 32 or more random characters'],
    [notify, { TOUR_NOTIFY_SECRET: 'n'.repeat(32) }, '--notify needs TOUR_SECRETS, which sign its links'],
    [withoutPages, environment, '--notify needs --origins or --address, the pages to which its messages may lead'],
    [[...least, '--notify', 'mailer'], environment, '--notify takes the http(s) address of your mailer, not mailer'],
    [[...notify, '--offer-minutes', '0'], environment, '--offer-minutes takes a whole number from 1 to 1,440, not 0'],
    [[...least, '--offer-minutes', '5'], environment, '--notify is missing; give the http(s) address of your mailer'],
  ])('%j with %j', (args, given, message) => {
    expect(() => readEdgeFlags(args, given)).toThrow(message);
  });

  it('and more than one instance need a Redis', () => {
    const two = [...notify, '--instances', '2'];
    expect(() => readEdgeFlags(two, environment)).toThrow('--instances above 1 needs --redis');
    expect(readEdgeFlags([...two, '--redis', 'redis://10.0.0.5'], environment)).toMatchObject({
      redis: 'redis://10.0.0.5',
    });
  });
});

describe('says in one sentence what is wrong with', () => {
  it.each([
    [
      [],
      '--service is missing; give the http(s) address of the leasing service, such as "https://leasing.example.com"',
    ],
    [least.slice(0, 2), `--groups is missing; give ${GROUPS}`],
    [least.slice(0, 4), '--time-zone is missing, which group 101 needs, or 101=America/New_York'],
    [[...least, '--groups', 'north'], `--groups takes ${GROUPS}, not north`],
    [[...least, '--groups', ','], `--groups takes ${GROUPS}, not ,`],
    [[...least, '--groups', '101=Boston'], `--groups takes ${GROUPS}, not 101=Boston`],
    [[...least, '--time-zone', 'Boston'], '--time-zone takes a time zone like America/New_York, not Boston'],
    [[...least, '--metrics', 'on'], '--metrics takes a port like 9464 or 10.0.0.4:9464, not on'],
    [[...least, '--port', '-1'], '--port takes a whole number from 0 to 65535, not -1'],
    [[...least, '--port'], '--port needs a value'],
    [[...least, '--keep-alive', 'long'], '--keep-alive takes a whole number from 0 to 3600, not long'],
    [[...least, '--trusted-hops', 'all'], '--trusted-hops takes a whole number from 0 to 10, not all'],
    [[...least, '--redis', '10.0.0.5'], '--redis takes an address like redis://10.0.0.5:6379, not 10.0.0.5'],
    [
      [...least, '--redis', 'redis://:secret@10.0.0.5'],
      '--redis takes no password; an address with one comes from the environment, as TOUR_REDIS',
    ],
    [[...least, '--quiet=yes'], '--quiet takes no value'],
    [[...least, '--log', 'xml'], '--log takes text or json, not xml'],
    [[...least, '--color'], 'There is no flag --color'],
    [
      [...least, '--secret-key=sk_demo'],
      'There is no flag --secret-key; keys come from the environment, such as LEASING_SECRET_KEY',
    ],
  ])('%j', (args, message) => {
    expect(() => readEdgeFlags(args, {})).toThrow(new Error(message));
  });
});

it('an address of Redis with a password comes from the environment, and stands in no message', () => {
  const address = 'redis://default:secret@10.0.0.5/1';
  expect(readEdgeFlags(least, { TOUR_REDIS: address })).toMatchObject({ redis: address });
  expect(() => readEdgeFlags(least, { TOUR_REDIS: 'default:secret@10.0.0.5' })).toThrow(
    new Error('TOUR_REDIS takes an address like redis://10.0.0.5:6379'),
  );
});

describe('assistants', () => {
  it('are let in by the pages of groups, and may name homes of communities', () => {
    expect(readEdgeFlags(least, {}).assistants).toBeUndefined();
    const pages = ['--assistants', '101=https://alder.example/tours,102=https://www.example.com/a,b'];
    expect(readEdgeFlags([...least, ...pages], {})).toMatchObject({
      assistants: { pages: { 101: 'https://alder.example/tours', 102: 'https://www.example.com/a,b' } },
    });
    expect(readEdgeFlags([...least, ...pages, '--assistant-homes', '101=12,102=all'], {})).toMatchObject({
      assistants: { homes: { 101: { community: 12 }, 102: {} } },
    });
  });

  it.each([
    [['--assistants', 'https://alder.example'], '--assistants takes pages like 101=https://www.example.com/tours, not'],
    [['--assistants', '101=alder.example'], '--assistants takes pages like'],
    [['--assistants', 'north=https://alder.example'], '--assistants takes pages like'],
    [['--assistants', ''], 'not an empty text'],
    [['--assistant-homes', '101=12'], '--assistants is missing; give pages like 101=https://www.example.com/tours'],
    [
      ['--assistants', '101=https://alder.example', '--assistant-homes', '101=some'],
      '--assistant-homes takes communities like 101=12,102=all, not 101=some',
    ],
  ])('%j', (more, message) => {
    expect(() => readEdgeFlags([...least, ...more], {})).toThrow(message);
  });
});
