import { describe, expect, it } from 'vitest';
import { mockHosts } from './mockHosts.ts';
import { journeyNames } from './translatedJourneys.ts';
import { everyday, walkTranslated } from './translatedPages.ts';

const on = mockHosts();

describe.each(['script tag', 'React build'] as const)('%s, on a translated page', (door) => {
  it.each(journeyNames)('shows what a page shows that nobody translates: %s', async (name) => {
    expect(await walkTranslated(on, door, name, [everyday(door, name)])).toEqual({});
  });
});
