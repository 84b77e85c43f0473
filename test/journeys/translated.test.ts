import { expect, it } from 'vitest';
import { mockHosts } from './mockHosts.ts';
import { journeyNames, translatedJourneys } from './translatedJourneys.ts';
import { walkTranslated } from './translatedPages.ts';

const on = mockHosts();

/** Each journey in one way, so that each build, translator and moment has its turn. `translatedMatrix.test.ts` tries the other ways. */
const everyday = journeyNames.map((name) => [...translatedJourneys[name].everyday, name] as const);

it.each(everyday)(
  '%s, translator: %s, %s: shows the same texts as an untranslated page: %s',
  async (door, way, begins, name) => {
    expect(await walkTranslated(on, door, name, [[way, begins]])).toEqual({});
  },
);
