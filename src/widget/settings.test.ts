import { describe, expect, it } from 'vitest';
import { weekdayOf } from '../time/arithmetic.ts';
import { parseDay } from '../time/values.ts';
import type { TourBookingOptions } from './options.ts';
import { readSettings } from './settings.ts';

const right: TourBookingOptions = { groupId: 101, api: 'https://leasing.example.com' };

describe('readSettings', () => {
  it('needs a group and an address, and has a default for the rest', () => {
    const { settings, problems } = readSettings(right);
    expect(problems).toEqual([]);
    expect(settings).toMatchObject({
      groupId: 101,
      service: 'https://leasing.example.com',
      zone: undefined,
      location: '',
      community: undefined,
      duration: 30,
      contact: { phone: undefined, email: undefined },
      horizonDays: 60,
      initialDay: undefined,
      fields: {},
    });
  });

  it('takes text where an attribute can only be text', () => {
    const { settings, problems } = readSettings({
      ...right,
      groupId: ' 101 ',
      community: '201',
      duration: '45',
      horizonDays: '90',
      closedDays: 'Sunday, 2026-12-25,',
      initialDay: '2026-12-05',
    });
    expect(problems).toEqual([]);
    expect(settings).toMatchObject({
      groupId: 101,
      community: 201,
      duration: 45,
      horizonDays: 90,
      initialDay: '2026-12-05',
    });
    const closed = (text: string): boolean | undefined => {
      const day = parseDay(text);
      return day && settings?.closed(day, weekdayOf(day));
    };
    expect(['2026-12-24', '2026-12-25', '2026-12-27'].map(closed)).toEqual([false, true, true]);
  });

  it('takes an empty attribute as none', () => {
    const empty = {
      timeZone: '',
      community: '',
      duration: '',
      horizonDays: '',
      closedDays: '',
      initialDay: '',
      privacyUrl: '',
      location: ' ',
      publicKey: '',
    };
    expect(readSettings({ ...right, ...empty }).problems).toEqual([]);
  });

  it.each([
    ['timeZone', 'Eastern', 'an IANA zone such as "America/New_York"'],
    ['community', 'abc', 'a whole number from 1'],
    ['duration', 0, 'a whole number from 5'],
    ['duration', '30 min', 'a whole number from 5'],
    ['horizonDays', -1, 'a whole number from 1'],
    ['horizonDays', 1.5, 'a whole number from 1'],
    ['initialDay', '5.12.2026', 'a day such as "2026-12-05"'],
    ['initialDay', '2026-02-30', 'a day such as "2026-12-05"'],
    ['privacyUrl', 'javascript:alert(1)', 'an http(s) address'],
    ['closedDays', 'sundays', 'days such as "2026-12-25" or weekdays such as "sunday"'],
  ])('names a wrong %s once and does without it: %j', (name, value, wanted) => {
    const { settings, problems } = readSettings({ ...right, [name]: value });
    expect(problems).toEqual([expect.stringContaining(wanted)]);
    expect(problems[0]).toContain(`\`${name}\` is ${JSON.stringify(value)}`);
    expect(settings).toBeDefined();
  });

  it.each([
    ['groupId', '', 'the number of the group'],
    ['groupId', 'abc', 'a whole number from 1'],
    ['groupId', 0, 'a whole number from 1'],
    ['api', undefined, 'the http(s) address of the leasing service'],
    ['api', 'leasing.example.com', 'the http(s) address of the leasing service'],
    ['api', 'ftp://leasing.example.com', 'the http(s) address of the leasing service'],
    ['publicKey', 'sk_demo', 'a public key'],
  ])('gives no settings for a wrong %s, named once: %j', (name, value, wanted) => {
    const { settings, problems } = readSettings({ ...right, [name]: value });
    expect(settings).toBeUndefined();
    expect(problems).toEqual([expect.stringContaining(wanted)]);
    // A secret that slipped into a page is not written to its log as well.
    expect(problems[0]).not.toContain('sk_demo');
  });

  it('names every wrong option', () => {
    expect(readSettings({ groupId: 'x', api: 'x', duration: 'x' }).problems).toHaveLength(3);
  });

  it('takes a path of the site, or a client in place of an address', () => {
    expect(readSettings({ groupId: 1, api: '/leasing' }).settings?.service).toBe('/leasing');
    const { settings } = readSettings(right);
    expect(readSettings({ groupId: 1, client: settings?.client }).settings?.client).toBe(settings?.client);
  });
});
