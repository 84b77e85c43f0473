import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtStories, type Gallery, openGallery, type Story } from './gallery.ts';

/** The totals of the homes in `.storybook/homes.ts`, as every language writes them. */
const TOTALS = ['3,640', '3,880'];
/** The places that show a price of a home: beside the times, a home on the tour, a card of the choice, the ticket, a similar home. */
const PLACES = [
  '.tour-home-words',
  '.tour-tray-home',
  '.tour-home-card-words',
  '.tour-stops li',
  '.tour-home-gone li',
] as const;
const SHOWN: readonly (readonly [story: string, places: readonly string[]])[] = [
  ['Screens/Homes, Total', ['.tour-tray-home']],
  ['Screens/Homes, Total Of One', ['.tour-home-words']],
  ['Screens/Choose homes, Prices', ['.tour-home-card-words']],
  ['Screens/Booked, With Homes', ['.tour-stops li']],
  ['Screens/Homes, Gone', ['.tour-home-gone li']],
];

/** An amount on the page, in the order of reading. */
interface Amount {
  readonly text: string;
  readonly size: number;
  readonly weight: number;
  readonly top: number;
}

/** In the page: the amounts in sight of each place that a selector finds. */
const amountsIn = (places: Element[]): Amount[][] =>
  places.map((place) => {
    const found: Amount[] = [];
    const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!(text instanceof Text) || !text.parentElement?.checkVisibility()) continue;
      const { fontSize, fontWeight } = getComputedStyle(text.parentElement);
      for (const { 0: amount, index } of text.data.matchAll(/\d[\d.,]*\d/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + amount.length);
        const { top } = range.getBoundingClientRect();
        // Sizes and numbers of homes have no thousands and no sign.
        if (/,/.test(amount) || text.data.includes('$'))
          found.push({ text: amount, size: Number.parseFloat(fontSize), weight: Number(fontWeight), top });
      }
    }
    return found;
  });

let gallery: Gallery;
beforeAll(async () => {
  gallery = await openGallery();
});
afterAll(() => gallery?.close());

const storyOf = (name: string): Story =>
  builtStories().find((story) => `${story.title}, ${story.name}` === name) ?? expect.fail(`no story ${name}`);

it.each(['light', 'arabic', 'narrow', 'arabic-narrow'] as const)(
  'no amount is larger than a total or stands before it, %s',
  async (look) => {
    const seen = new Set<string>();
    for (const [name, places] of SHOWN) {
      await gallery.desk.show(storyOf(name), look);
      for (const place of PLACES) {
        for (const [total, ...rest] of await gallery.desk.scene.locator(`${place}:visible`).evaluateAll(amountsIn)) {
          const all = [total, ...rest].map((amount) => amount?.text);
          if (!TOTALS.some((each) => all.includes(each)) || !total) continue;
          seen.add(`${name} ${place}`);
          expect(TOTALS, `${name}: ${all.join(' ')}`).toContain(total.text);
          for (const other of rest) {
            expect(other.size, `${name}: size of ${other.text}`).toBeLessThan(total.size);
            expect(other.weight, `${name}: weight of ${other.text}`).toBeLessThanOrEqual(total.weight);
            expect(other.top, `${name}: place of ${other.text}`).toBeGreaterThan(total.top);
          }
        }
      }
      // In a narrow place the homes are one line of names, without their prices.
      for (const place of places.filter((each) => each !== '.tour-tray-home' || !look.includes('narrow')))
        expect([...seen]).toContain(`${name} ${place}`);
    }
  },
);
