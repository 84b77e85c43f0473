import { expect, it } from 'vitest';
import { BOTH_BUILDS, mockHosts } from './mockHosts.ts';
import { otherTranslations, walkTranslated } from './translatedPages.ts';

const on = mockHosts();

// The two journeys that say most: what is under way, what was refused, and the outcome. The others are walked in one way each.
it.each(['slot-taken', 'move'] as const)(
  'shows the same texts as an untranslated page, on both builds and translated in each other way: %s',
  async (name) => {
    const found = BOTH_BUILDS.map((door) => walkTranslated(on, door, name, otherTranslations(door, name)));
    expect(await Promise.all(found)).toEqual([{}, {}]);
  },
);
