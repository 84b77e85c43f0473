// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserTab } from './browser.ts';

afterEach(() => history.replaceState(null, '', '/'));
const navigation = (names: readonly string[]) =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue(
      names.map((name) => ({ name, entryType: 'navigation', startTime: 0, duration: 0, toJSON: () => name })),
    );

it('knows the address the visitor came by, also after the page has written another', () => {
  navigation(['https://alderhouse.example/?utm_source=news']);
  history.replaceState(null, '', '/tours');
  expect(browserTab.landing()).toEqual({ url: 'https://alderhouse.example/?utm_source=news', referrer: '' });
});

it('falls back to the current address where the browser tells no other', () => {
  navigation([]);
  history.replaceState(null, '', '/tours?utm_source=news');
  expect(browserTab.landing().url).toBe(`${location.origin}/tours?utm_source=news`);
});

describe('the token of the link by which the visitor came', () => {
  const take = (isOurs = true) => browserTab.takeToken(() => isOurs);

  it('is taken out of the address, and nothing else is', () => {
    history.replaceState({ page: 1 }, '', '/my-tour?from=mail#tour-change=t1.101.7.1.2.abc-_');
    expect(take()).toBe('t1.101.7.1.2.abc-_');
    expect([location.pathname + location.search + location.hash, history.state]).toEqual([
      '/my-tour?from=mail',
      { page: 1 },
    ]);
    expect(take()).toBeUndefined();
  });

  it('stays in the address until the widget that it is for takes it', () => {
    history.replaceState(null, '', '/#tour-change=t2.102.7.1.2.abc');
    expect(take(false)).toBeUndefined();
    expect(take()).toBe('t2.102.7.1.2.abc');
  });

  it.each(['', '#tour=4711', '#tour-change=', '#tour-change=t1/2', `#tour-change=${'x'.repeat(401)}`])(
    'is none in %j',
    (hash) => {
      history.replaceState(null, '', `/${hash}`);
      expect(take()).toBeUndefined();
      expect(location.hash).toBe(hash);
    },
  );
});
