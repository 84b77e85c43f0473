import { afterAll, beforeAll, expect, it } from 'vitest';
import { brokenTexts } from './brokenTexts.ts';
import { builtStories, type Gallery, openGallery } from './gallery.ts';
import { isOnSheet } from './looks.ts';

const screens = builtStories().filter(({ title }) => title.startsWith('Screens/'));

let gallery: Gallery;
beforeAll(async () => {
  gallery = await openGallery();
});
afterAll(() => gallery?.close());

/** A window of 408 px has a card of 360. `screens.test.ts` looks at English on every story, and at Arabic in a wide window. */
it.each([
  ['spanish-narrow', screens],
  ['arabic-narrow', screens.filter(isOnSheet)],
] as const)(
  'breaks no time, no telephone number and no word, and leaves no separator at an end of a line, on a phone: %s',
  async (look, stories) => {
    const { page, show } = gallery.phone;
    const found: Record<string, readonly string[]> = {};
    let texts = 0;
    for (const story of stories) {
      await show(story, look);
      for (const width of [408, 320]) {
        await page.setViewportSize({ width, height: 900 });
        const { faults, count } = await brokenTexts(page);
        texts += count;
        if (faults.length > 0) found[`${story.id}, ${width} px`] = faults;
      }
    }
    expect(found).toEqual({});
    expect(texts).toBeGreaterThan(3 * stories.length);
  },
);
