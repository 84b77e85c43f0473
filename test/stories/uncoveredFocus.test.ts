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

/** What a window of 1280 by 1024 leaves at 400 %, and a phone: a low window has no bar of moving. The lowest window with a bar covers most. */
const WINDOWS = [
  { width: 320, height: 256 },
  { width: 360, height: 640 },
];

it('no focused control is covered by a bar that stays in view, in the lowest window that has it', async () => {
  const { page, scene, show } = gallery.phone;
  const found: Record<string, readonly string[]> = {};
  const walked = WINDOWS.map(() => 0);
  for (const story of screens) {
    await show(story, 'narrow');
    for (const [at, size] of WINDOWS.entries()) {
      await page.setViewportSize(size);
      if (!(await scene.evaluate(hasBar))) continue;
      walked[at] = (walked[at] ?? 0) + 1;
      // From its first control on, and back from its last.
      const walks = [await walkFocus(page, 'Tab'), await walkFocus(page, 'Shift+Tab')];
      if (walks.some(({ stops }) => stops === 0)) throw new Error(`${story.id} has nothing that takes the focus`);
      const covered = walks.flatMap((walk) => walk.covered);
      if (covered.length > 0) found[story.id] = covered;
      break;
    }
  }
  expect(found).toEqual({});
  // The stories of the form, and those of moving.
  const [low = 0, high = 0] = walked;
  expect(low).toBeGreaterThan(15);
  expect(high).toBeGreaterThan(5);
});

it('keeps the notice of an assistant in view to the end of the form', async () => {
  const { page, scene, show } = gallery.phone;
  const story = screens.find(({ id }) => id === 'screens-details--filled-by-an-assistant');
  if (story === undefined) throw new Error('there is no such story');
  await show(story, 'narrow');
  await page.setViewportSize({ width: 360, height: 400 });
  await scene.getByRole('button', { name: /^Book/ }).focus();
  const { y: above = 0 } = (await scene.getByRole('heading', { name: 'Book a tour' }).boundingBox()) ?? {};
  expect(above).toBeLessThan(0);
  const notice = scene.locator('.tour-assistant-note');
  const { y: top = -1, height = 0 } = (await notice.boundingBox()) ?? {};
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top + height).toBeLessThan(200);
});

/** How an element looks, as far as a mark or the focus changes it. */
const looks = (element: Element) => {
  const { outlineStyle, backgroundColor, borderBottomWidth, boxShadow } = getComputedStyle(element);
  return { outlineStyle, isRinged: boxShadow !== 'none', mark: `${backgroundColor} ${borderBottomWidth}` };
};
async function showReschedule(name: string): Promise<void> {
  const story = screens.find(({ id }) => id === `screens-reschedule--${name}`);
  if (story === undefined) throw new Error('there is no such story');
  await gallery.desk.show(story, 'light');
}

it('marks the day of a tour in another way than the focus', async () => {
  await showReschedule('another-day');
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
  await showReschedule('nothing-chosen');
  const own = scene.locator('.tour-slot[aria-current="true"]');
  const other = scene.locator('.tour-slot:not([aria-current])').first();
  const [marked, plain] = [await own.evaluate(looks), await other.evaluate(looks)];
  expect([marked.outlineStyle, marked.isRinged]).toEqual(['none', false]);
  expect(marked.mark).not.toBe(plain.mark);
  await page.keyboard.press('Tab');
  await own.focus();
  expect((await own.evaluate(looks)).outlineStyle).toBe('solid');
});
