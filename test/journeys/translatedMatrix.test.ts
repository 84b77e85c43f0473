import { expect, it } from 'vitest';
import { BOTH_BUILDS, mockHosts } from './mockHosts.ts';
import { journeyNames } from './translatedJourneys.ts';
import { otherTranslations, walkTranslated } from './translatedPages.ts';

const on = mockHosts();

/** Each journey runs on one build, by turns. */
const rows = journeyNames.map((name, index) => [name, BOTH_BUILDS[index % 2] ?? BOTH_BUILDS[0]] as const);

it.each(rows)(
  'shows the same texts as an untranslated page, translated in each other way: %s, %s',
  async (name, door) => {
    expect(await walkTranslated(on, door, name, otherTranslations(door, name))).toEqual({});
  },
);
