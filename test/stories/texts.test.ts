import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtStories, type Gallery, openGallery } from './gallery.ts';
import { looseTexts } from './looseTexts.ts';

/** The other stories are looked at in `parts.test.ts`. */
const screens = builtStories().filter(({ title }) => title.startsWith('Screens/'));

let gallery: Gallery;
beforeAll(async () => {
  gallery = await openGallery();
});
afterAll(() => gallery?.close());

it.concurrent.each(screens.map((story) => [`${story.title}, ${story.name}`, story] as const))(
  'gives each text an element of its own: %s',
  async (_, story) => {
    const { desk, phone } = gallery;
    const found = await Promise.all(
      [desk, phone].map((each) =>
        each.inTurn(async (on) => {
          await on.show(story, 'light');
          return looseTexts(on.page);
        }),
      ),
    );
    expect(found).toEqual([[], []]);
  },
);

it.each([
  ['beside an element', '<p>Call us <b>now</b></p>'],
  ['beside another text', '<p>Call <!-- --> us</p>'],
])('finds a text %s', async (_, html) => {
  const { page } = gallery.desk;
  await page.evaluate((text) => document.querySelector('main .tour')?.insertAdjacentHTML('beforeend', text), html);
  expect(await looseTexts(page)).toEqual(expect.arrayContaining([expect.stringContaining('Call')]));
});
