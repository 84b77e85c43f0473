import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sheetScreens } from '../../.storybook/contactSheet.ts';
import { derivedTokens, publicTokens, tokenRows } from '../../.storybook/tokens.ts';
import { shippedLanguages } from '../../scripts/vite/shippedLanguages.ts';
import { axeViolations } from '../axe.ts';
import { builtStories, type Gallery, openGallery, type Story } from './gallery.ts';

/** The pages of text in the gallery. `parts.test.ts` tests that each can be shown and that axe finds nothing. */

const stories = builtStories();
const storyOf = (id: string): Story => {
  const story = stories.find((each) => each.id === id);
  if (story === undefined) throw new Error(`There is no story ${id}.`);
  return story;
};
const sheet = storyOf('introduction--every-screen');
const theming = storyOf('docs--theming');

let gallery: Gallery;
beforeAll(async () => {
  gallery = await openGallery();
});
afterAll(() => gallery?.close());

describe('the contact sheet', () => {
  it('is the first page, and has every screen in the order of the sidebar', () => {
    expect(stories[0]).toEqual(sheet);
    const screens = stories.flatMap(({ title }) =>
      title.startsWith('Screens/') ? [title.replace('Screens/', '')] : [],
    );
    expect(sheetScreens.map(({ name }) => name)).toEqual([...new Set(screens)]);
  });

  it.each(['light', 'dark', 'arabic', 'narrow', 'dark-narrow', 'arabic-narrow'] as const)(
    'shows a picture of each, and leads to its story, %s',
    async (look) => {
      const { page, scene, show } = gallery.desk;
      await show(sheet, look);
      const links = scene.getByRole('link');
      expect(await links.count()).toBe(sheetScreens.length);
      for (const [at, { name }] of sheetScreens.entries()) {
        const link = links.nth(at);
        expect(await link.innerText()).toContain(name);
        const [, id = ''] = /path=\/story\/(.+)/.exec((await link.getAttribute('href')) ?? '') ?? [];
        expect(storyOf(id).title).toBe(`Screens/${name}`);
        const widthOf = () => link.getByRole('presentation').evaluate((image: HTMLImageElement) => image.naturalWidth);
        await expect.poll(widthOf, { message: `picture of ${name}` }).toBeGreaterThan(300);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    },
  );
});

describe('the page of the theme', () => {
  const folder = resolve(import.meta.dirname, '../../src/theme');
  const css = readdirSync(folder)
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(resolve(folder, name), 'utf8').replace(/\/\*.*?\*\//gs, ''))
    .join('\n');

  it('has a row for every token that the style sheets read', () => {
    const read = new Set(css.match(/--tour-[a-z-]+/g));
    expect(read.size).toBeGreaterThan(5);
    expect([...publicTokens].sort()).toEqual([...read].sort());
    expect(tokenRows.map(({ name }) => name).sort()).toEqual([...read].sort());
  });

  it('has every derived shade: each that the style sheets set on the widget itself', async () => {
    const { page, show } = gallery.desk;
    await show(theming, 'light');
    // Asked of the browser, which knows the rules better than a regular expression.
    const set = await page.evaluate(() => {
      const found = new Set<string>();
      const look = (rules: CSSRuleList): void => {
        for (const rule of rules) {
          if (rule instanceof CSSGroupingRule) look(rule.cssRules);
          if (rule instanceof CSSStyleRule && /^\.tour(\[.*\])?$/.test(rule.selectorText))
            for (const name of rule.style) if (name.startsWith('--t-')) found.add(name);
        }
      };
      for (const { cssRules } of document.adoptedStyleSheets) look(cssRules);
      return [...found];
    });
    const own = publicTokens.map((name) => name.replace('--tour-', '--t-'));
    const derived = set.filter((name) => !own.includes(name) && !/given|--t-text-/.test(name));
    expect(derived.length).toBeGreaterThan(5);
    expect([...derivedTokens].sort()).toEqual(derived.sort());
  });

  it('shows a swatch of each token in light and another one in dark', async () => {
    const { scene, show } = gallery.desk;
    await show(theming, 'light');
    for (const token of [...publicTokens, ...derivedTokens]) {
      const swatches = scene.locator(`[data-token="${token}"]`);
      const shown = await swatches.evaluateAll((all) =>
        all.map((each) => {
          const { backgroundColor, borderRadius, color } = getComputedStyle(each);
          return { backgroundColor, borderRadius, color };
        }),
      );
      expect(shown.length, token).toBe(2);
      const [light, dark] = shown;
      expect(light, token).not.toEqual(dark);
      if (!/font|size|weight/.test(token)) expect(light?.backgroundColor, token).not.toBe('rgba(0, 0, 0, 0)');
      if (token.includes('radius')) expect(Number.parseFloat(light?.borderRadius ?? ''), token).toBeGreaterThan(5);
    }
  });

  it.each(tokenRows)('gives the true defaults of $name', async ({ name, light, dark }) => {
    const { scene, show } = gallery.desk;
    if (!light.startsWith('`#')) return expect(light).toBe(dark);
    await show(theming, 'light');
    const colors = await scene.locator(`[data-token="${name}"]`).evaluateAll(
      (all, said) =>
        all.map((each, at) => {
          const sample = document.createElement('i');
          sample.style.background = said[at] ?? '';
          each.append(sample);
          const wanted = getComputedStyle(sample).backgroundColor;
          sample.remove();
          return getComputedStyle(each).backgroundColor === wanted;
        }),
      [light, dark].map((value) => value.replaceAll('`', '')),
    );
    expect(colors).toEqual([true, true]);
  });
});

describe('the other pages', () => {
  it('the page of the languages has every language', async () => {
    const { scene, show } = gallery.desk;
    await show(storyOf('docs--languages'), 'light');
    const rows = scene.getByRole('region', { name: 'Locales' }).getByRole('rowheader');
    expect(await rows.allInnerTexts()).toEqual(expect.arrayContaining(['en', ...shippedLanguages]));
  });

  it('the page of the component has the widget, its options and its events', async () => {
    const { scene, show } = gallery.desk;
    await show(storyOf('docs--component'), 'light');
    await scene.getByRole('heading', { name: 'Book a tour' }).waitFor();
    await scene.getByRole('rowheader', { name: 'group-id' }).waitFor();
    await scene.getByRole('cell', { name: 'onBooked' }).waitFor();
  });

  // `parts.test.ts` tests them in light.
  it.each([sheet, theming, storyOf('docs--languages'), storyOf('docs--component')])(
    'axe finds nothing in dark: $id',
    async (story) => {
      const { page, show } = gallery.desk;
      await show(story, 'dark');
      expect(await axeViolations(page)).toEqual([]);
    },
  );

  it.each([sheet, theming, storyOf('docs--languages'), storyOf('docs--component')])(
    'fits a window of 320 px: $id',
    async (story) => {
      const { page, show } = gallery.phone;
      await show(story, 'light');
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    },
  );
});
