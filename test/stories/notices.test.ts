import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtStories, type Gallery, openGallery } from './gallery.ts';

const screens = builtStories().filter(({ title }) => title.startsWith('Screens/'));

let gallery: Gallery;
beforeAll(async () => {
  gallery = await openGallery();
});
afterAll(() => gallery?.close());

/** In the page: the notices that are narrower than their column, or whose words have another colour. */
function oddNotices(scene: Element) {
  const notices = [...scene.querySelectorAll<HTMLElement>('.tour-notice')].filter((each) => each.checkVisibility());
  const odd = notices.filter((notice) => {
    const { parentElement: column } = notice;
    const room = column && getComputedStyle(column);
    const inset = room ? Number.parseFloat(room.paddingLeft) + Number.parseFloat(room.paddingRight) : 0;
    const margins = ['marginLeft', 'marginRight'] as const;
    const outer = margins.reduce(
      (sum, side) => sum + Number.parseFloat(getComputedStyle(notice)[side]),
      notice.offsetWidth,
    );
    const isNarrow = outer < (column?.clientWidth ?? 0) - inset - 1;
    const { color } = getComputedStyle(notice);
    return isNarrow || [...notice.querySelectorAll('p')].some((words) => getComputedStyle(words).color !== color);
  });
  return { count: notices.length, odd: odd.map(({ innerText }) => innerText.slice(0, 60)) };
}

it.each([
  ['desk', 'light'],
  ['phone', 'narrow'],
] as const)('a notice takes the width of its column, in one colour, on every screen, on a %s', async (place, look) => {
  const { scene, show } = gallery[place];
  const found: Record<string, readonly string[]> = {};
  let seen = 0;
  for (const story of screens) {
    await show(story, look);
    const { count, odd } = await scene.evaluate(oddNotices);
    seen += count;
    if (odd.length > 0) found[story.id] = odd;
  }
  expect(found).toEqual({});
  expect(seen).toBeGreaterThan(20);
});
