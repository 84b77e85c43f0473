import { describe, expect, it } from 'vitest';
import { steppedEnvironment } from '../../test/steppedEnvironment.ts';
import { keptAttribution } from './attribution.ts';

const KEY = 'tour-booking attribution';
const SITE = 'https://alderhouse.example';

/** A tab whose visitor goes from page to page. */
function tab() {
  const environment = steppedEnvironment(0);
  return {
    stored: environment.stored,
    land(path: string, referrer = '') {
      environment.landed = { url: `${SITE}${path}`, referrer };
      return keptAttribution(environment);
    },
  };
}

describe('where the visitor of a tab came from', () => {
  it('is kept for pages that know less, under one key', () => {
    const { land, stored } = tab();
    const first = { utm_source: 'news', referrer: 'https://mail.example' };
    expect(land('/?utm_source=news', 'https://mail.example/inbox')).toEqual(first);
    expect([...stored.keys()]).toEqual([KEY]);
    expect(land('/tours', `${SITE}/`)).toEqual(first);
  });

  it('is the first campaign, not the last', () => {
    const { land } = tab();
    land('/?utm_source=one');
    expect(land('/?gclid=two')).toEqual({ utm_source: 'one' });
  });

  it('prefers a later campaign to an earlier page without one', () => {
    const { land } = tab();
    expect(land('/', 'https://www.google.com/')).toEqual({ referrer: 'https://www.google.com' });
    expect(land('/', 'https://other.example/')).toEqual({ referrer: 'https://www.google.com' });
    expect(land('/?gclid=x', 'https://www.google.com/')).toEqual({ gclid: 'x', referrer: 'https://www.google.com' });
    expect(land('/', 'https://other.example/')).toMatchObject({ gclid: 'x' });
  });

  it('is nothing, and nothing is stored, where no page told anything', () => {
    const { land, stored } = tab();
    expect(land('/tours')).toEqual({});
    expect(stored.size).toBe(0);
  });

  it('is read from this page where storage is blocked or unreadable', () => {
    const { land, stored } = tab();
    stored.set(KEY, '{"utm_source":');
    expect(land('/?utm_source=news')).toEqual({ utm_source: 'news' });
    expect(land('/tours')).toEqual({ utm_source: 'news' });
    const blocked = { tabStorage: { read: () => null, write: () => undefined } };
    const landing = () => ({ url: `${SITE}/?utm_source=here`, referrer: '' });
    expect(keptAttribution({ ...blocked, landing })).toEqual({ utm_source: 'here' });
  });
});
