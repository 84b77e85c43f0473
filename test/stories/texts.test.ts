import { afterAll, beforeAll, expect, it } from 'vitest';
import { english } from '../../src/i18n/english.ts';
import { ar } from '../../src/locales/ar.ts';
import { es } from '../../src/locales/es.ts';
import { ko } from '../../src/locales/ko.ts';
import { vi } from '../../src/locales/vi.ts';
import { zh } from '../../src/locales/zh.ts';
import { longerMessages } from '../longerMessages.ts';
import { builtStories, type Gallery, openGallery } from './gallery.ts';
import { looseTexts } from './translatable.ts';

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

it.each([
  ['beside an element', '<p>Call us <b>now</b></p>'],
  ['beside another text', '<p>Call <!-- --> us</p>'],
])('finds a text %s', async (_, html) => {
  const { page } = gallery.desk;
  await page.evaluate((text) => document.querySelector('main .tour')?.insertAdjacentHTML('beforeend', text), html);
  expect(await looseTexts(page)).toEqual(expect.arrayContaining([expect.stringContaining('Call')]));
});
