import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Look } from '../../.storybook/Scene.tsx';
import { brokenTexts } from './brokenTexts.ts';
import { builtStories, type Gallery, openGallery, type Story, type StoryPage } from './gallery.ts';
import { forcedColors, inset, largeText, motion, reflow, spacing, targets, themeLetters } from './layout.ts';
import { dark, desk as deskLooks, larger, phone as phoneLook, placeOf } from './looks.ts';
import { oddNotices } from './oddNotices.ts';
import { comparePicture, compareTree, stalePictures } from './pictures.ts';
import { keptTexts, looseTexts, unkeptTexts } from './translatable.ts';

/** The rules of axe for each look: dark changes only the colors. Arabic changes neither the colors nor the elements. */
const RULES = { light: 'too', dark: 'only' } as const;

const screens = builtStories().filter(({ title }) => title.startsWith('Screens/'));

let gallery: Gallery;
beforeAll(async () => {
  gallery = await openGallery();
});
afterAll(() => gallery?.close());

/** The files that were compared. A committed file that is not among them belongs to no story. */
const compared = new Set<string>();
const picture = (name: string, png: Buffer): readonly string[] => {
  compared.add(`${name}.png`);
  return comparePicture(name, png);
};

/** What the screens keep from translators. */
const kept = new Set<string>();
/** The texts that have no element of their own, and the times, numbers and places that are not kept from translators. */
async function untranslatable({ page }: StoryPage): Promise<readonly string[]> {
  for (const text of await keptTexts(page)) kept.add(text);
  return [...(await looseTexts(page)), ...(await unkeptTexts(page))];
}

/** How many notices, and times, telephone numbers and separators, were looked at. */
const seen = { notices: 0, texts: 0 };
/** The notices that are narrower than their column, or have more than one color. */
async function noticesOn({ scene }: StoryPage): Promise<readonly string[]> {
  const { count, odd } = await scene.evaluate(oddNotices);
  seen.notices += count;
  return odd;
}
/** The times, telephone numbers, words and separators that a line breaks. `brokenTimes.test.ts` looks at them in Spanish. */
async function brokenOn({ page }: StoryPage): Promise<readonly string[]> {
  const { count, faults } = await brokenTexts(page);
  seen.texts += count;
  return faults;
}
async function brokenAt320(on: StoryPage): Promise<readonly string[]> {
  await on.page.setViewportSize({ width: 320, height: 900 });
  let faults = await brokenOn(on);
  // The parts of a screen change places some frames after the width.
  for (let frame = 0; frame < 30 && faults.length > 0; frame++) {
    await on.page.evaluate(() => new Promise(requestAnimationFrame));
    faults = await brokenOn(on);
  }
  return faults;
}

/** The faults, by the name of the check. */
type Found = Record<string, readonly string[]>;

/** Picking, the form and the booked tour: the screens that are seen with the letters of other themes. */
const hasThemeLetters = ({ title }: Story): boolean => /\/(Day and time|Details|Booked)$/.test(title);
/** The picture of a story with larger letters, where it is one of {@link larger}. */
async function largerPicture(on: StoryPage, story: Story, look: Look): Promise<readonly string[]> {
  if (!larger.stories.some((each) => each === placeOf(story))) return [];
  // By way of another story: the days scroll to the chosen one when they come, by the size of their letters.
  for (const each of [...screens.filter((other) => other !== story).slice(0, 1), story]) await on.show(each, look);
  return picture(`${placeOf(story)}.${look}`, await on.picture());
}

/** A wide window with a mouse. Gives nothing for a story that shows only on phones. */
async function seeOnDesk(on: StoryPage, story: Story): Promise<Found> {
  const found: Found = {};
  // Begins with the last look of the story before, which saves a change.
  for (const look of screens.indexOf(story) % 2 === 0 ? deskLooks : deskLooks.toReversed()) {
    if ((await on.show(story, look)) !== look) return found;
    if (look !== 'arabic') found[`axe, ${look}`] = await on.violations(RULES[look]);
    found[`inset, ${look}`] = await inset(on.page);
    if (look !== 'dark') found[`broken, ${look}`] = await brokenOn(on);
    if (look === 'light') {
      found.texts = await untranslatable(on);
      found.notices = await noticesOn(on);
    }
    if (look !== 'dark' || dark.includes(placeOf(story)))
      found[`picture, ${look}`] = picture(`${placeOf(story)}.${look}`, await on.picture());
  }
  found[`picture, ${larger.desk}`] = await largerPicture(on, story, larger.desk);
  if (hasThemeLetters(story)) found['letters of 20 px'] = await themeLetters(on.page, 20);
  found['console, desk'] = on.problems();
  return found;
}

/** A phone, and then a window at 400 %. */
async function seeOnPhone(on: StoryPage, story: Story): Promise<Found> {
  const look = await on.show(story, phoneLook);
  const name = `${placeOf(story)}.${look}`;
  compared.add(`${name}.aria.yml`);
  return {
    [`axe, ${look}`]: await on.violations('not'),
    inset: await inset(on.page),
    texts: await untranslatable(on),
    notices: await noticesOn(on),
    broken: await brokenOn(on),
    targets: await targets(on.page),
    motion: await motion(on.page),
    tree: compareTree(name, await on.tree()),
    [`picture, ${look}`]: picture(name, await on.picture()),
    'forced colors': await forcedColors(on.page),
    'text of 200 %': await largeText(on.page),
    '320 px, 400 %': await reflow(on.page),
    'text spacing': await spacing(on.page),
    'letters of 24 px': hasThemeLetters(story) ? await themeLetters(on.page, 24) : [],
    'broken, 320 px': await brokenAt320(on),
    [`picture, ${larger.phone}`]: await largerPicture(on, story, larger.phone),
    'console, phone': on.problems(),
  };
}

// Side by side, so that neither page waits for the other.
it.concurrent.each(screens.map((story) => [placeOf(story), story] as const))('%s', async (_, story) => {
  const { desk, phone } = gallery;
  const found = await Promise.all([
    desk.inTurn((on) => seeOnDesk(on, story)),
    phone.inTurn((on) => seeOnPhone(on, story)),
  ]);
  const problems = found.flatMap((each) => Object.entries(each)).filter(([, lines]) => lines.length > 0);
  expect(Object.fromEntries(problems)).toEqual({});
});

it('has no picture that no story shows', () => expect(stalePictures(compared)).toEqual([]));

it('saw notices and times on the screens', () => {
  expect(seen.notices).toBeGreaterThan(40);
  expect(seen.texts).toBeGreaterThan(1_500);
});

it('keeps times, numbers of days, names, places and what the visitor typed from translators, and no words', () => {
  // Where the part of the day says the rest, a time is its digits alone.
  const isTime = (text: string): boolean => /^\d{1,2}:\d\d(?:\s(?:[AP]M|[صم]))?$/.test(text);
  const isDay = (text: string): boolean => /^\d{1,2}$/.test(text);
  const texts = [...new Set([...kept].map((text) => text.replaceAll('\u00a0', ' ')))].filter(
    (text) => !isTime(text) && !isDay(text),
  );
  expect(texts.sort()).toEqual([
    '(555) 777-5555',
    '2F',
    '4711',
    '4720',
    '4B',
    '5A',
    'AH',
    'Alder House, 123 First St',
    'Alder'.repeat(40),
    'Lara Smith',
    'MO',
    'Maya Ortiz',
    'The garden house',
    'lara.smith@example.com',
    'tours@example.com',
  ]);
  expect([...kept].filter(isTime).length).toBeGreaterThan(5);
  expect([...kept].filter(isDay)).toHaveLength(31);
});
