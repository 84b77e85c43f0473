// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
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
