import { afterAll, beforeAll, expect, it } from 'vitest';
import { walkFocus } from '../coveredFocus.ts';
import { builtStories, type Gallery, openGallery } from './gallery.ts';

let gallery: Gallery;
beforeAll(async () => {
  gallery = await openGallery();
});
afterAll(() => gallery?.close());

/** In the page: whether something of the story stays in view while the rest scrolls. */
const hasBar = (scene: Element): boolean =>
  [...scene.querySelectorAll('*')].some((each) => ['sticky', 'fixed'].includes(getComputedStyle(each).position));

const screens = builtStories().filter(({ title }) => title.startsWith('Screens/'));

// A phone, and what a window of 1280 by 1024 leaves at 400 %.
it.each([
  [360, 640],
  [320, 256],
])('no focused control is covered by a bar that stays in view, %i × %i px', async (width, height) => {
  const { page, scene, show } = gallery.phone;
  const found: Record<string, readonly string[]> = {};
  let walked = 0;
  for (const story of screens) {
    await show(story, 'narrow');
    await page.setViewportSize({ width, height });
    if (!(await scene.evaluate(hasBar))) continue;
    walked += 1;
    // From its first control on, and back from its last.
    const walks = [await walkFocus(page, 'Tab'), await walkFocus(page, 'Shift+Tab')];
    if (walks.some(({ stops }) => stops === 0)) throw new Error(`${story.id} has nothing that takes the focus`);
    const covered = walks.flatMap((walk) => walk.covered);
    if (covered.length > 0) found[story.id] = covered;
  }
  expect(found).toEqual({});
  // The stories of the form have a bar and, except in a low window, those of moving.
  expect(walked).toBeGreaterThan(15);
});

/** How an element looks, as far as a mark or the focus changes it. */
const looks = (element: Element) => {
  const { outlineStyle, backgroundColor, borderBottomWidth, boxShadow } = getComputedStyle(element);
  return { outlineStyle, isRinged: boxShadow !== 'none', mark: `${backgroundColor} ${borderBottomWidth}` };
};
async function showMove(name: string): Promise<void> {
  const story = screens.find(({ id }) => id === `screens-move--${name}`);
  if (story === undefined) throw new Error('there is no such story');
  await gallery.desk.show(story, 'light');
}

it('marks the day of a tour in another way than the focus', async () => {
  await showMove('another-day');
  const { scene } = gallery.desk;
  const own = await scene.locator('.tour-day[data-previous]:not([data-selected])').evaluate(looks);
  const other = await scene
    .locator('.tour-day[data-state="open"]:not([data-previous], [data-selected])')
    .first()
    .evaluate(looks);
  expect([own.outlineStyle, own.isRinged]).toEqual(['none', false]);
  expect(own.mark).not.toBe(other.mark);
});

it('marks the time of a tour in another way than the focus', async () => {
  const { page, scene } = gallery.desk;
  await showMove('nothing-chosen');
  const own = scene.locator('.tour-slot[aria-current="true"]');
  const other = scene.locator('.tour-slot:not([aria-current])').first();
  const [marked, plain] = [await own.evaluate(looks), await other.evaluate(looks)];
  expect([marked.outlineStyle, marked.isRinged]).toEqual(['none', false]);
  expect(marked.mark).not.toBe(plain.mark);
  await page.keyboard.press('Tab');
  await own.focus();
  expect((await own.evaluate(looks)).outlineStyle).toBe('solid');
});
