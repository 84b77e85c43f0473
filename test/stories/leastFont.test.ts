import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchWithLeastFont } from '../leastFont.ts';
import { builtStories, type Gallery, openGallery } from './gallery.ts';
import { leastFont } from './layout.ts';
import { isOnSheet, phone } from './looks.ts';

/**
 * Of the screens those of the contact sheet: `screens.test.ts` sees every state with letters of twice the size. Stories of text show no part
 * of the widget, and the whole widget is played on a wide page.
 */
const stories = builtStories().filter(
  (story) =>
    !/^(Docs|Introduction|Journeys\/Whole widget)$/.test(story.title) &&
    (!story.title.startsWith('Screens/') || isOnSheet(story)),
);

let gallery: Gallery;
beforeAll(async () => {
  gallery = await openGallery(1, (flags) => launchWithLeastFont(20, flags));
});
afterAll(() => gallery?.close());

it('cuts no words of 20 px, which is the least font size of the browser', async () => {
  const found: Record<string, readonly string[]> = {};
  for (const story of stories) {
    await gallery.phone.show(story, phone);
    // A live story waits for its service, another stays as it is.
    if (!/^(Screens|Parts)\//.test(story.title))
      await gallery.phone.scene.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
    const smallest = await gallery.phone.scene.evaluate(
      (scene) => getComputedStyle(scene.querySelector('h2, h3') ?? scene).fontSize,
    );
    expect(Number.parseFloat(smallest)).toBeGreaterThanOrEqual(20);
    const cut = await leastFont(gallery.phone.page);
    if (cut.length > 0) found[story.id] = cut;
  }
  expect(found).toEqual({});
});
