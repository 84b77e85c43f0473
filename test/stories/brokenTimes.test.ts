import { afterAll, beforeAll, expect, it } from 'vitest';
import { brokenTexts } from './brokenTexts.ts';
import { builtStories, type Gallery, openGallery } from './gallery.ts';

const screens = builtStories().filter(({ title }) => title.startsWith('Screens/'));

let gallery: Gallery;
beforeAll(async () => {
  gallery = await openGallery();
});
afterAll(() => gallery?.close());

/** A window of 408 px has a card of 360. `screens.test.ts` looks at the other looks. */
it.each([
  ['phone', 'spanish-narrow', [408, 320]],
  ['phone', 'arabic-narrow', [408, 320]],
  ['desk', 'spanish', [808]],
] as const)(
  'breaks no time, no telephone number and no word, and leaves no separator at an end of a line, on a %s: %s',
  async (place, look, widths) => {
    const { page, show } = gallery[place];
    const found: Record<string, readonly string[]> = {};
    let texts = 0;
    for (const story of screens) {
      await show(story, look);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const { faults, count } = await brokenTexts(page);
        texts += count;
        if (faults.length > 0) found[`${story.id}, ${width} px`] = faults;
      }
    }
    expect(found).toEqual({});
    expect(texts).toBeGreaterThan(500);
  },
);
