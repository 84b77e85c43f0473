import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportedNames } from '../scripts/site/reference.ts';
import { openPage, sharedBrowser } from './browser.ts';
import { type Running, serveFolder } from './servers.ts';

const root = resolve(import.meta.dirname, '..');
const site = join(root, 'dist/site');
/** The pages of the site itself. The demo and the gallery beside them have tests of their own. */
const pages = readdirSync(site, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && !/^(demo|gallery)\//.test(file))
  .sort();
const read = (file: string): string => readFileSync(join(site, file), 'utf8');

it('has a page for each Markdown file of the docs', () => {
  const docs = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.md'),
  );
  expect(docs.length).toBeGreaterThan(50);
  for (const file of docs) expect(pages).toContain(`docs/${file.replace(/\.md$/, '.html')}`);
});

it('every link and picture leads to a file, and to a heading of it', () => {
  const broken = pages.flatMap((page) =>
    [...read(page).matchAll(/ (?:href|src)="([^"]+)"/g)].flatMap(([, target = '']) => {
      if (/^(https?|mailto|tel):/.test(target)) return [];
      const [path = '', anchor] = target.split('#');
      const file = path === '' ? page : join(dirname(page), path);
      const isThere = existsSync(join(site, file)) && statSync(join(site, file)).isFile();
      const hasAnchor = anchor === undefined || (isThere && read(file).includes(` id="${decodeURIComponent(anchor)}"`));
      return isThere && hasAnchor ? [] : [`${page}: ${target}`];
    }),
  );
  expect(broken).toEqual([]);
});

it('the API reference has every name that a door exports, with its docstring', () => {
  const declarations = readFileSync(join(root, 'test/publicApi/client.d.ts'), 'utf8');
  const names = exportedNames(declarations);
  const exported = [...declarations.matchAll(/^export (?:type )?\{([^}]*)\}/gm)]
    .flatMap(([, list = '']) => list.split(','))
    .map((name) => name.trim())
    .filter(Boolean);
  expect(exported.length).toBeGreaterThan(30);
  expect(names.map(({ name }) => name).sort()).toEqual([...exported].sort());
  const create = names.find(({ name }) => name === 'createLeasingClient');
  expect(create?.declaration).toMatch(/^declare function createLeasingClient/);
  expect(create?.about).not.toBe('');
  expect(read('reference/client.html')).toContain('id="createleasingclient"');
});

it('shows each Mermaid diagram as a picture with every label, and loads nothing for it', () => {
  const diagrams = pages.flatMap((page) => {
    const source = join(root, page.replace(/\.html$/, '.md'));
    const text = existsSync(source) ? readFileSync(source, 'utf8') : '';
    return [...text.matchAll(/^```mermaid\n([\s\S]*?)^```/gm)].map(([, diagram = '']) => ({ page, diagram }));
  });
  expect(diagrams.length).toBeGreaterThan(0);
  for (const { page, diagram } of diagrams) {
    const [picture = ''] = /<svg [\s\S]*<\/svg>/.exec(read(page)) ?? [];
    const shown = [...picture.matchAll(/<text [^>]*>([^<]*)</g)].map(([, label]) => label);
    for (const [, label] of diagram.matchAll(/\[([^\]]+)\]/g)) expect(shown).toContain(label);
    expect(picture).not.toMatch(/@import|url\('?http/);
    expect(read(page)).not.toContain('language-mermaid');
  }
});

describe('on a phone', () => {
  let running: Running;
  beforeAll(async () => {
    running = await serveFolder(site);
  });
  afterAll(() => running?.close());
  const phone = { viewport: { width: 360, height: 780 } };

  it.each(['docs/options.html', 'docs/leasing-service-api.html', 'docs/architecture.html', 'reference/index.html'])(
    '%s does not scroll sideways',
    async (page) => {
      const opened = await openPage(await sharedBrowser(), `${running.url}/${page}`, phone);
      expect(await opened.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      await opened.close();
    },
  );

  it.each(['light', 'dark'] as const)(
    'a diagram scrolls in its own box, and its text is readable when it is %s',
    async (colorScheme) => {
      const context = { ...phone, colorScheme };
      const { page, close } = await openPage(await sharedBrowser(), `${running.url}/docs/architecture.html`, context);
      const box = page.getByRole('region', { name: 'Diagram' });
      const measured = await box.evaluate((region) => {
        const text = region.querySelector('svg text');
        const fill = text === null ? '' : getComputedStyle(text).fill;
        return {
          scrolls: region.scrollWidth > region.clientWidth && getComputedStyle(region).overflowX === 'auto',
          fontSize: text?.getBoundingClientRect().height ?? 0,
          isLikeText: fill === getComputedStyle(document.body).color,
        };
      });
      expect(measured).toEqual({ scrolls: true, fontSize: expect.any(Number), isLikeText: true });
      expect(measured.fontSize).toBeGreaterThanOrEqual(12);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      await page.getByText('The arrows as a list').click();
      await page.getByRole('listitem').filter({ hasText: 'calendar: grid, day strip, slots → ui' }).waitFor();
      await close();
    },
  );

  it('a page begins with its text, and the list of pages follows', async () => {
    const { page, close } = await openPage(await sharedBrowser(), `${running.url}/docs/edge.html`, phone);
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(heading?.y).toBeLessThan(phone.viewport.height / 2);
    await page.getByRole('link', { name: 'All pages' }).click();
    expect(page.url()).toContain('#pages');
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Options' }).click();
    await page.getByRole('heading', { name: 'Options', level: 1 }).waitFor();
    await close();
  });

  it('the search finds words of every page, and leads to their heading', async () => {
    const { page, close } = await openPage(await sharedBrowser(), `${running.url}/docs/edge.html`, phone);
    await page.getByRole('searchbox', { name: 'Search the docs' }).fill('traditional characters');
    const found = page
      .locator('#found')
      .getByRole('link', { name: /^Languages/ })
      .first();
    await found.click();
    await page.getByRole('heading', { name: 'Languages', level: 1 }).waitFor();
    expect(page.url()).toContain('/docs/languages.html');
    await close();
  });

  it('the start page has the live widget', async () => {
    const { page, close } = await openPage(await sharedBrowser(), `${running.url}/index.html`, phone);
    const frame = page.locator('iframe');
    await frame.scrollIntoViewIfNeeded();
    await frame.contentFrame().locator('tour-booking').first().waitFor({ state: 'attached' });
    expect(existsSync(join(site, 'demo/configure.html'))).toBe(true);
    await close();
  });
});
