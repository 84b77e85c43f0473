import { describe, expect, it } from 'vitest';
import { programmedClient } from '../../test/programmedClient.ts';
import { untyped } from '../../test/untyped.ts';
import { createLeasingClient } from '../api/leasingClient.ts';
import { weekdayOf } from '../time/arithmetic.ts';
import { parseDay } from '../time/values.ts';
import type { TourBookingOptions } from './componentOptions.ts';
import { createHost } from './host.ts';
import { readSettings as readWith, type SettingsResult } from './settings.ts';

const readSettings = (options: TourBookingOptions): SettingsResult => readWith(options, createHost(options));
const right: TourBookingOptions = { groupId: 101, api: 'https://leasing.example.com' };

describe('readSettings', () => {
  it('needs a group and an address, and has a default for the rest', () => {
    const { settings, problems } = readSettings(right);
    expect(problems).toEqual([]);
    expect(settings).toMatchObject({
      scope: { groupId: 101, service: expect.stringContaining('https://leasing.example.com') },
      zone: undefined,
      location: '',
      community: undefined,
      duration: 30,
      contact: { phone: undefined, email: undefined },
      daysAhead: 60,
      initialDay: undefined,
      fields: {},
      instructions: [],
    });
  });

  it('takes text where an attribute can only be text', () => {
    const { settings, problems } = readSettings({
      ...right,
      groupId: ' 101 ',
      community: '201',
      duration: '45',
      daysAhead: '90',
      resetAfter: '60',
      closedDays: ['Sunday', ' 2026-12-25 '],
      initialDay: '2026-12-05',
    });
    expect(problems).toEqual([]);
    expect(settings).toMatchObject({
      scope: { groupId: 101 },
      community: 201,
      duration: 45,
      daysAhead: 90,
      resetAfter: 60,
      initialDay: '2026-12-05',
    });
    // The time names the day.
    expect(
      readSettings({ ...right, initialDay: '2026-12-05', initialSlot: '2026-12-08 10:15' }).settings,
    ).toMatchObject({
      initialDay: '2026-12-08',
      initialSlot: '2026-12-08T10:15:00',
    });
    const closed = (text: string): boolean | undefined => {
      const day = parseDay(text);
      return day && settings.closed(day, weekdayOf(day));
    };
    expect(['2026-12-24', '2026-12-25', '2026-12-27'].map(closed)).toEqual([false, true, true]);
  });

  it.each<[Partial<TourBookingOptions>, string]>([
    [{}, 'view'],
    [{ prefetch: 'touch' }, 'touch'],
    [{ prefetch: 'off' }, 'off'],
    // Each call would cost a preflight.
    [{ publicKey: 'pk_demo' }, 'touch'],
    [{ publicKey: 'pk_demo', prefetch: 'view' }, 'touch'],
    [{ publicKey: 'pk_demo', prefetch: 'off' }, 'off'],
  ])('%j asks ahead: %s', (options, prefetch) => {
    expect(readSettings({ ...right, ...options })).toMatchObject({ settings: { prefetch }, problems: [] });
  });

  it.each([
    ['a list', ['Where: Leasing office ', '', 'Bring: A photo ID']],
    ['the same line twice', ['Where: Leasing office', 'Bring: A photo ID', 'Where: Leasing office']],
  ])('reads the lines for a booked tour from %s', (_, given) => {
    const { settings, problems } = readSettings({ ...right, instructions: given });
    expect(problems).toEqual([]);
    expect(settings.instructions).toEqual(['Where: Leasing office', 'Bring: A photo ID']);
  });

  it.each([
    ['instructions', 7, []],
    ['instructions', ['Bring: A photo ID', 7], ['Bring: A photo ID']],
  ])('names an entry that is no line of text, and keeps the other lines: %s %j', (name, given, kept) => {
    const { settings, problems } = readSettings({ ...right, [name]: given });
    expect(problems).toEqual(['tour-booking: `instructions` is 7; give lines of text.']);
    expect(settings.instructions).toEqual(kept);
  });

  it('takes an empty attribute as none', () => {
    const empty = {
      timeZone: '',
      community: '',
      duration: '',
      daysAhead: '',
      closedDays: '',
      initialDay: '',
      initialSlot: '',
      privacyUrl: '',
      smsTermsUrl: '',
      smsSender: ' ',
      location: ' ',
      instructions: ' ',
      publicKey: '',
    };
    expect(readSettings({ ...right, ...untyped(empty) }).problems).toEqual([]);
  });

  it.each([
    ['timeZone', 'Eastern', 'an IANA zone such as "America/New_York"'],
    ['community', 'abc', 'a whole number from 1'],
    ['duration', 0, 'a whole number from 5'],
    ['duration', '30 min', 'a whole number from 5'],
    ['resetAfter', 9, 'a whole number from 10 to 3600'],
    ['daysAhead', -1, 'a whole number from 1'],
    ['daysAhead', 1.5, 'a whole number from 1'],
    ['initialDay', '5.12.2026', 'a day such as "2026-12-05"'],
    ['initialDay', '2026-02-30', 'a day such as "2026-12-05"'],
    ['initialSlot', '2026-12-05', 'a time such as "2026-12-05T10:15:00"'],
    ['initialSlot', '2026-12-05T10:15:00-05:00', 'a time such as "2026-12-05T10:15:00"'],
    ['prefetch', 'on', '"view", "touch" or "off"'],
    ['privacyUrl', 'javascript:alert(1)', 'an http(s) address'],
    ['smsTermsUrl', 'javascript:alert(1)', 'an http(s) address'],
    ['closedDays', 'sunday, 2026-12-25', 'days such as "2026-12-25" or weekdays such as "sunday"'],
  ])('names a wrong %s once and does without it: %j', (name, value, wanted) => {
    const { settings, problems } = readSettings({ ...right, [name]: value });
    expect(problems).toEqual([expect.stringContaining(wanted)]);
    expect(problems[0]).toContain(`\`${name}\` is ${JSON.stringify(value)}`);
    expect(settings.scope).toBeDefined();
  });

  it.each([
    ['groupId', '', 'the number of the group'],
    ['groupId', 'abc', 'a whole number from 1'],
    ['groupId', 0, 'a whole number from 1'],
    ['api', undefined, 'the http(s) address of the leasing service'],
    ['api', 'leasing.example.com', 'give the whole address: "https://leasing.example.com".'],
    ['api', 'localhost:8080/leasing', 'give the whole address: "https://localhost:8080/leasing".'],
    ['api', './leasing', 'the http(s) address of the leasing service'],
    ['api', 'ftp://leasing.example.com', 'the http(s) address of the leasing service'],
    ['api', 'https://lara:secret@leasing.example.com', 'the http(s) address of the leasing service'],
    ['api', '  ', 'the http(s) address of the leasing service'],
    ['api', 5, 'the http(s) address of the leasing service'],
    ['publicKey', 'sk_demo', 'a public key'],
    ['client', {}, 'getWidgetConfiguration, getOfficeHours, getAvailability, bookTour'],
  ])('asks nobody where %s is wrong, and says so once: %j', (name, value, wanted) => {
    const { settings, problems } = readSettings({ ...right, [name]: value });
    expect(settings.scope).toBeUndefined();
    expect(problems).toEqual([expect.stringContaining(wanted)]);
    // A secret that slipped into a page is not written to its log as well.
    expect(problems[0]).not.toContain('sk_demo');
  });

  it('names every wrong option', () => {
    expect(readSettings({ groupId: 'x', api: 'x', duration: 'x' }).problems).toHaveLength(3);
  });

  it('takes a path of the site, or a client in place of an address', () => {
    expect(readSettings({ groupId: 1, api: '/leasing' }).settings.scope?.service).toContain('/leasing');
    const client = readSettings(right).settings.scope?.client;
    expect(readSettings({ groupId: 1, client })).toMatchObject({ problems: [], settings: { scope: { groupId: 1 } } });
  });

  it.each(['/\\host', '/\t/host', '//host/path', '/\n/host', 'https:host'])(
    'takes no other host for a path: %j',
    (privacyUrl) => {
      expect(readSettings({ ...right, privacyUrl: '/privacy' }).settings.privacyUrl).toBe('/privacy');
      expect(readSettings({ ...right, privacyUrl }).settings.privacyUrl).toBeUndefined();
    },
  );

  it.each<readonly [string, object, string]>([
    ['an unknown field', { fields: { shoe_size: 'hidden' } }, '`fields.shoe_size` is "hidden"'],
    ['an unknown mode', { fields: { notes: 'never' } }, '`fields.notes` is "never"'],
    ['fields that are a list', { fields: ['notes'] }, '`fields` is a list'],
    ['an unknown name', { prefill: { nickname: 'L' } }, '`prefill.nickname` is "L"'],
    ['a number for a name', { prefill: { firstName: 7 } }, '`prefill.firstName` is 7'],
    ['prefill that is text', { prefill: 'Lara' }, '`prefill` is "Lara"'],
    ['a bigint', { groupId: 101n }, '`groupId` is a value of type bigint'],
    ['markup for text', { location: { type: 'p', props: {} } }, '`location` is a value of type object'],
    ['a client that is text', { client: 'mine' }, '`client` is "mine"'],
    ['a fetch that is text', { fetch: 'mine' }, '`fetch` is "mine"'],
    ['a switch that is neither on nor off', { leads: 'of' }, '`leads` is "of"; give "on", "auto" or "off"'],
    ['a name that is nearly one', { timezone: 'UTC' }, '`timezone` is not read; write `timeZone`'],
  ])('names %s and goes on without it', (_, wrong, words) => {
    expect(readSettings({ ...right, ...wrong }).problems).toEqual([expect.stringContaining(words)]);
  });

  it('keeps what is right of fields and prefill', () => {
    const { settings } = readSettings({
      ...right,
      fields: { notes: 'hidden', pets: 'required' },
      prefill: { firstName: 'Lara', email: '', phone: undefined },
    });
    expect(settings.fields).toEqual({ notes: 'hidden', pets: 'required' });
    expect(settings.prefill).toEqual({ first_name: 'Lara' });
  });
});

describe('the lists of agents and neighborhoods', () => {
  const lists = (options: Partial<TourBookingOptions>) =>
    Object.keys(readSettings({ ...right, ...options }).settings.scope?.lists ?? {});
  const both = ['agents', 'neighborhoods'];

  it.each<[string, Partial<TourBookingOptions>, readonly string[]]>([
    ['a service elsewhere without a key', {}, []],
    ['a public key', { publicKey: 'pk_demo' }, both],
    ['a path on this site', { api: '/leasing' }, both],
    ['the address of this site', { api: `${location.origin}/leasing` }, both],
    ['another port of it', { api: 'http://localhost:1/leasing' }, []],
  ])('can be asked for with %s: %j', (_, options, can) => {
    expect(lists(options)).toEqual(can);
  });

  it('come from a client that has the calls', () => {
    const client = readSettings(right).settings.scope?.client;
    if (!client) throw new Error('no client');
    expect(lists({ client })).toEqual([]);
    expect(lists({ client: { ...client, listNeighborhoods: async () => [] } })).toEqual(['neighborhoods']);
    const whole = createLeasingClient({ baseUrl: 'https://leasing.example.com', publicKey: 'pk_demo' });
    expect(lists({ client: whole })).toEqual(both);
  });
});

describe('the name of the service in the visitor’s storage', () => {
  const storedAs = (options: Partial<TourBookingOptions>): string =>
    readSettings({ ...right, ...options }).settings.storedAs;

  it('is the same after a reload, which makes clients and functions anew', () => {
    const client = () => ({ ...programmedClient() });
    expect(storedAs({ client: client() })).toBe(storedAs({ client: client() }));
    expect(storedAs({ fetch: () => fetch('') })).toBe(storedAs({ fetch: () => fetch('') }));
  });

  it('is the address, without the key, or what the host says', () => {
    expect(storedAs({ api: 'https://a.example/', publicKey: 'pk_demo' })).toBe('https://a.example');
    expect(storedAs({ client: programmedClient(), service: 'tours' })).toBe('tours');
  });
});
