import { expect, it } from 'vitest';
import { mockHosts } from './mockHosts.ts';
import { journeyNames } from './translatedJourneys.ts';
import { everyday, walkTranslated } from './translatedPages.ts';

const on = mockHosts();

it.each(journeyNames)(
  'React build, translated by Chrome: shows what a page shows that nobody translates: %s',
  async (name) => {
    expect(await walkTranslated(on, 'React build', name, [everyday(name)])).toEqual({});
  },
);
