import { afterAll, beforeAll, expect, it } from 'vitest';
import { english } from '../../src/i18n/english.ts';
import { ar } from '../../src/locales/ar.ts';
import { es } from '../../src/locales/es.ts';
import { ko } from '../../src/locales/ko.ts';
import { vi } from '../../src/locales/vi.ts';
import { zh } from '../../src/locales/zh.ts';
import { longerMessages } from '../longerMessages.ts';
import { builtStories, type Gallery, openGallery } from './gallery.ts';
import { keptTexts, looseTexts, unkeptTexts } from './translatable.ts';

/** `parts.test.ts` tests the other stories. */
const screens = builtStories().filter(({ title }) => title.startsWith('Screens/'));

let gallery: Gallery;
beforeAll(async () => {
  gallery = await openGallery();
});
afterAll(() => gallery?.close());

/** The words of a story, by how its name begins. */
const WORDS_OF: Readonly<Record<string, unknown>> = {
  ...{ Longer: longerMessages, Spanish: es, Arabic: ar, Chinese: zh, Vietnamese: vi, Korean: ko },
};
/** Each message that is a text, by its place: `screens.change`. */
const textsIn = (messages: unknown, place = ''): readonly (readonly [place: string, text: string])[] =>
  typeof messages === 'string'
    ? [[place, messages]]
    : typeof messages === 'object' && messages !== null
      ? Object.entries(messages).flatMap(([name, each]) => textsIn(each, `${place}.${name}`))
      : [];

const spoken = builtStories().filter(({ title }) => title === 'Languages/Screens');
it.concurrent.each(spoken.map((story) => [story.name, story] as const))(
  'says nothing in English: %s',
  async (name, story) => {
    const { desk } = gallery;
    const [language = ''] = Object.entries(WORDS_OF).find(([word]) => name.startsWith(word)) ?? [];
    const own = new Map(textsIn(WORDS_OF[language]));
    const inEnglish = textsIn(english).filter(([place, text]) => own.get(place) !== text);
    const texts = await desk.inTurn(async (on) => {
      await on.show(story, 'light');
      return on.scene.evaluate((scene) => {
        const nodes = document.createTreeWalker(scene, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        while (nodes.nextNode()) found.push(nodes.currentNode.textContent ?? '');
        return found;
      });
    });
    expect(texts.length).toBeGreaterThan(3);
    expect(texts.filter((text) => inEnglish.some(([, word]) => word === text))).toEqual([]);
  },
);

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

it.each([
  ['beside an element', '<p>Call us <b>now</b></p>'],
  ['beside another text', '<p>Call <!-- --> us</p>'],
])('finds a text %s', async (_, html) => {
  const { page } = gallery.desk;
  await page.evaluate((text) => document.querySelector('main .tour')?.insertAdjacentHTML('beforeend', text), html);
  expect(await looseTexts(page)).toEqual(expect.arrayContaining([expect.stringContaining('Call')]));
});
