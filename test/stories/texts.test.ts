import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtStories, type Gallery, openGallery } from './gallery.ts';
import { keptTexts, looseTexts, unkeptTexts } from './translatable.ts';

/** The other stories are looked at in `parts.test.ts`. */
const screens = builtStories().filter(({ title }) => title.startsWith('Screens/'));

let gallery: Gallery;
beforeAll(async () => {
  gallery = await openGallery();
});
afterAll(() => gallery?.close());

/** What the screens keep from translators. */
const kept = new Set<string>();

it.concurrent.each(screens.map((story) => [`${story.title}, ${story.name}`, story] as const))(
  'gives each text an element of its own, and keeps times, numbers and places from translators: %s',
  async (_, story) => {
    const { desk, phone } = gallery;
    const found = await Promise.all(
      [desk, phone].map((each) =>
        each.inTurn(async (on) => {
          await on.show(story, 'light');
          for (const text of await keptTexts(on.page)) kept.add(text);
          return [...(await looseTexts(on.page)), ...(await unkeptTexts(on.page))];
        }),
      ),
    );
    expect(found).toEqual([[], []]);
  },
);

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

it.each([
  ['beside an element', '<p>Call us <b>now</b></p>'],
  ['beside another text', '<p>Call <!-- --> us</p>'],
])('finds a text %s', async (_, html) => {
  const { page } = gallery.desk;
  await page.evaluate((text) => document.querySelector('main .tour')?.insertAdjacentHTML('beforeend', text), html);
  expect(await looseTexts(page)).toEqual(expect.arrayContaining([expect.stringContaining('Call')]));
});
