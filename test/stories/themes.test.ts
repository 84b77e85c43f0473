import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtStories, type Gallery, openGallery } from './gallery.ts';
import { comparePicture } from './pictures.ts';

const themes = builtStories().filter(({ title }) => title === 'Options/Themes');

let gallery: Gallery;
beforeAll(async () => {
  gallery = await openGallery();
});
afterAll(() => gallery?.close());

it('has three samples', () => expect(themes.map(({ name }) => name)).toEqual(['Brick', 'Harbor', 'Night']));

it.each(themes)('the picture of $name in docs/theming.md is what the sample looks like', async (story) => {
  const { desk } = gallery;
  await desk.show(story, 'light');
  const chips = desk.scene.getByRole('region').getByRole('button', { name: /^(Today|Tomorrow|Thu, Dec 3)/ });
  await chips.nth(2).waitFor();
  // The last day that is asked about ahead.
  await desk.scene.getByRole('button', { name: /^Monday, December 14, 2026(?!.*not known)/ }).waitFor();
  expect(comparePicture(`../../docs/images/theme-${story.name.toLowerCase()}`, await desk.picture())).toEqual([]);
});
