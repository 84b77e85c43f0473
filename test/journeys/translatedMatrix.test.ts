import { describe, expect, it } from 'vitest';
import { BOTH_BUILDS, mockHosts } from './mockHosts.ts';
import { journeyNames } from './translatedJourneys.ts';
import { otherTranslations, walkTranslated } from './translatedPages.ts';

const on = mockHosts();

describe.each(BOTH_BUILDS)('%s, translated in each other way', (door) => {
  it.each(journeyNames)('shows the same texts as an untranslated page: %s', async (name) => {
    expect(await walkTranslated(on, door, name, otherTranslations(door, name))).toEqual({});
  });
});
