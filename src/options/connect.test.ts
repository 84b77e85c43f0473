import { describe, expect, it } from 'vitest';
import { programmedClient } from '../../test/programmedClient.ts';
import type { TourBookingOptions } from './componentOptions.ts';
import { createHost } from './host.ts';
import { bookingIdentity } from './identity.ts';
import { readSettings } from './settings.ts';

const EDGE = 'https://tours.example.com';
const read = (options: Partial<TourBookingOptions>) => {
  const all: TourBookingOptions = { groupId: 101, edge: EDGE, ...options };
  return readSettings(all, createHost(all));
};

describe('an edge', () => {
  it('is asked in place of the service, also for lists and what became of a booking', () => {
    const { settings, problems } = read({});
    expect(problems).toEqual([]);
    expect(settings.scope).toMatchObject({ groupId: 101, service: EDGE, edge: { findAttempt: expect.any(Function) } });
    expect(Object.keys(settings.scope?.lists ?? {})).toEqual(['agents', 'neighborhoods']);
    expect([settings.canLookUp, typeof settings.lookUp, settings.storedAs]).toEqual([true, 'function', EDGE]);
  });

  it.each<[string, Partial<TourBookingOptions>, string]>([
    ['an api', { api: 'https://leasing.example.com' }, 'give one of `api`, `edge` and `client` alone.'],
    ['a client', { client: programmedClient() }, 'give one of `api`, `edge` and `client` alone.'],
    ['a key', { publicKey: 'pk_demo' }, 'give none with `edge`, because the edge has the keys.'],
    ['a wrong address', { edge: 'tours.example.com' }, 'give the whole address: "https://tours.example.com".'],
    ['no address', { edge: 'ftp://x' }, 'give the http(s) address of the edge, or a path on this site.'],
  ])('with %s is not asked, and one sentence says why', (_, options, words) => {
    const { settings, problems } = read(options);
    expect(settings.scope).toBeUndefined();
    expect(problems).toEqual([expect.stringContaining(words)]);
    expect(problems[0]).not.toContain('pk_demo');
  });

  it('is not asked at an address that the script tag does not allow', () => {
    const host = createHost({ groupId: 101, edge: EDGE }, { allows: () => false });
    const { settings, problems } = readSettings(host.options(), host);
    expect(settings.scope).toBeUndefined();
    expect(problems).toEqual([expect.stringContaining('`allowed-apis` of the script tag names.')]);
  });

  it('is asked about homes', () => {
    expect(read({ homes: [4711] }).problems).toEqual([]);
  });

  it('takes the tour to change from a link, and none by its number', () => {
    const byLink = read({ manage: ' from-link ', timeZone: 'America/New_York', manageUrl: '/my-tour' });
    expect(byLink.problems).toEqual([]);
    expect(byLink.settings).toMatchObject({ managesByLink: true, managed: undefined, manageUrl: '/my-tour' });
    for (const wrong of [
      { manage: 'from-link' },
      { manage: 'from-link', timeZone: 'UTC', edge: undefined, api: EDGE },
      { manage: 48, manageStart: '2026-12-05T10:15:00' },
    ]) {
      const { settings, problems } = read(wrong);
      expect(settings.scope).toBeUndefined();
      expect(problems).toEqual([expect.stringContaining('`manage` is')]);
    }
  });

  it('makes another booking than the service or another edge', () => {
    const identities = [{ edge: EDGE }, { edge: `${EDGE}/other` }, { api: EDGE }].map((options) =>
      bookingIdentity({ groupId: 101, ...options }),
    );
    expect(new Set(identities).size).toBe(3);
    expect(bookingIdentity({ groupId: 101, edge: `${EDGE}/` })).toBe(identities[0]);
  });
});
