import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ABOUT } from '../scripts/site/llmsText.ts';
import { exportedNames } from '../scripts/site/reference.ts';
import { axeViolations } from './axe.ts';
import { openPage, sharedBrowser } from './browser.ts';
import { codeBlocks } from './codeBlocks.ts';
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

describe('in Markdown, for programs', () => {
  /** Addresses of pages with the files they are made of. The API reference is made of declarations. */
  const sources = new Map([
    ['index.md', 'README.md'],
    ...readdirSync(root)
      .filter((file) => ['CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md'].includes(file))
      .map((file) => [file, file] as const),
    ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.md'))
      .map((file) => [`docs/${file}`, `docs/${file}`] as const),
  ]);
  const markdown = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.md') && !/^(demo|gallery|files)\//.test(file),
  );
  const withoutCode = (text: string): string => text.replace(/^```[\s\S]*?^```$|`[^`\n]*`/gm, '');
  const TARGET = /(\]\(|<img src=")([^)\s"]+)/g;
  const headingsOf = (file: string): readonly string[] =>
    [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    );

  it('is each page, beside its HTML, which names it', () => {
    expect(sources.size).toBeGreaterThan(50);
    const own = pages.filter((page) => !page.startsWith('files/'));
    expect(markdown.map((file) => file.replace(/md$/, 'html')).sort()).toEqual(own);
    for (const page of own)
      expect(read(page), page).toMatch(/<link rel="alternate" type="text\/markdown" href="[^"]+\.md">/);
  });

  it.each([...sources])('%s has the text of %s', (address, source) => {
    const blank = (text: string): string => text.replace(TARGET, '$1');
    expect(blank(read(address))).toBe(blank(readFileSync(join(root, source), 'utf8')));
  });

  it('llms.txt lists each page once, with a line about it', () => {
    const text = read('llms.txt');
    expect(text).toMatch(/^# Tour booking\n\n> \S.+\n\n## Start\n\n- /);
    const lines = text.split('\n').filter((line) => line !== '' && !/^(#|>)/.test(line));
    for (const line of lines) expect(line).toMatch(/^- \[[^\]]+\]\([^)]+\.md\): \S.{8,}$/);
    expect(lines.map((line) => /\(([^)]+\.md)\):/.exec(line)?.[1]).sort()).toEqual([...markdown].sort());
  });

  it('every link leads to a file, to a heading of it, and to the Markdown of a page', () => {
    const links = ['llms.txt', ...markdown].flatMap((file) =>
      [...withoutCode(read(file)).matchAll(TARGET)].map(([, , target = '']) => ({ file, target })),
    );
    const broken = links.filter(({ file, target }) => {
      if (/^[a-z]+:/.test(target)) return false;
      const [path = '', heading] = target.split('#');
      const found = path === '' ? file : join(dirname(file), path);
      if (!existsSync(join(site, found)) || !statSync(join(site, found)).isFile()) return true;
      if (pages.includes(found) && !found.startsWith('files/')) return true;
      return heading !== undefined && !headingsOf(found).includes(decodeURIComponent(heading));
    });
    expect(links.length).toBeGreaterThan(500);
    expect(broken).toEqual([]);
  });

  it('names only pages that are there in place of their own first sentence', () => {
    expect(Object.keys(ABOUT).filter((source) => ![...sources.values()].includes(source))).toEqual([]);
  });
});

it('the API reference has every name that a door exports, with its docstring', () => {
  const door = join(root, 'test/publicApi/client.d.ts');
  const names = exportedNames(door);
  const exported = [...readFileSync(door, 'utf8').matchAll(/^export (?:type )?\{([^}]*)\}/gm)]
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

it('the API reference explains a name once, however many imports export it', () => {
  const told = readdirSync(join(site, 'reference'))
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => [...read(`reference/${file}`).matchAll(/^```ts\n([\s\S]*?)\n```$/gm)].map(([, code]) => code));
  expect(told.length).toBeGreaterThan(100);
  expect(told.filter((code, at) => told.indexOf(code) !== at)).toEqual([]);
  expect(read('reference/element.md')).toContain('[`TourEvents`](index.md#tourevents)');
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

  it.each([
    'docs/options.html',
    'docs/project/leasing-service-api.html',
    'docs/project/architecture.html',
    'reference/index.html',
  ])('%s does not scroll sideways', async (page) => {
    const opened = await openPage(await sharedBrowser(), `${running.url}/${page}`, phone);
    expect(await opened.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await opened.close();
  });

  it.each(['light', 'dark'] as const)(
    'a diagram scrolls in its own box, and its text is readable when it is %s',
    async (colorScheme) => {
      const context = { ...phone, colorScheme };
      const { page, close } = await openPage(
        await sharedBrowser(),
        `${running.url}/docs/project/architecture.html`,
        context,
      );
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
    await page.getByRole('link', { name: 'Pages', exact: true }).click();
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

  it('the links at the top stand in one row', async () => {
    const { page, close } = await openPage(await sharedBrowser(), `${running.url}/index.html`, phone);
    const tops = await page
      .locator('header .doors a')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    expect(tops.length).toBeGreaterThan(1);
    expect(new Set(tops).size).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.viewport.width);
    await close();
  });

  it('the words that say what to replace are between the snippet and the live widget', async () => {
    const { page, close } = await openPage(await sharedBrowser(), `${running.url}/index.html`, phone);
    const parts = [page.locator('.beside pre'), page.getByText(/^Replace five things/), page.locator('iframe')];
    const tops = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.y ?? 0));
    expect(tops).toEqual([...tops].sort((one, other) => one - other));
    await close();
  });
});

describe('the first page', () => {
  let running: Running;
  beforeAll(async () => {
    running = await serveFolder(site);
  });
  afterAll(() => running?.close());

  it('says commands in the words of each package manager', () => {
    const page = read('docs/vue.html');
    expect([...page.matchAll(/type="radio"[^>]*>(\w+)/g)].map(([, name]) => name)).toEqual(['npm', 'pnpm', 'yarn']);
    expect(page).toContain('pnpm add tour-booking');
    expect(page).toContain('yarn add tour-booking');
    expect(read('index.html')).toContain('pnpm exec tour-booking mock');
    // npm alone knows this repository.
    expect(read('index.html')).not.toContain('pnpm ci');
  });

  it('has a door for each kind of user', () => {
    const [, doors = ''] = /<ul>([\s\S]*?)<\/ul>/.exec(read('index.html').split('<main')[1] ?? '') ?? [];
    const targets = [...doors.matchAll(/<li>[\s\S]*?href="#([^"]+)"/g)].map(([, anchor]) => anchor);
    expect(targets).toEqual(['on-your-site', 'in-your-application', 'in-your-tests']);
  });

  it.each(['light', 'dark'] as const)(
    'shows the widget with free times beside the snippet, and axe finds nothing in it when it is %s',
    async (colorScheme) => {
      const context = { viewport: { width: 1280, height: 900 }, colorScheme };
      const { page, close } = await openPage(await sharedBrowser(), `${running.url}/index.html`, context);
      const frame = page.locator('iframe');
      await frame
        .contentFrame()
        .getByRole('button', { name: /^\d+:\d\d [AP]M/ })
        .first()
        .waitFor();
      const [widget, snippet] = await Promise.all([frame.boundingBox(), page.locator('.beside pre').boundingBox()]);
      expect(widget?.y).toBe(snippet?.y);
      expect(widget?.x).toBeGreaterThan((snippet?.x ?? 0) + (snippet?.width ?? 0));
      expect(await axeViolations(page)).toEqual([]);
      await close();
    },
  );
});

describe('the button beside a block of code', () => {
  let running: Running;
  beforeAll(async () => {
    running = await serveFolder(site);
  });
  afterAll(() => running?.close());
  const [snippet] = codeBlocks('docs/sites/html.md').filter(({ language }) => language === 'html');
  const name = 'Copy html, The code';

  it('copies the code alone, by keyboard, and says so', async () => {
    const permissions = ['clipboard-read', 'clipboard-write'];
    const { page, close } = await openPage(await sharedBrowser(), `${running.url}/docs/sites/html.html`, {
      permissions,
    });
    const status = page.getByRole('status').filter({ hasText: 'Copied' });
    const button = page.getByRole('button', { name });
    await button.press('Enter');
    await status.waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(snippet?.code);
    await page.getByRole('button', { name: 'Copied html, The code' }).waitFor();
    const other = page.getByRole('button', { name: 'Copy css, Reserved place' });
    await other.press('Space');
    await button.waitFor();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\.tour-place/);
    await close();
  });

  it('selects the code where the browser keeps the clipboard to itself', async () => {
    const { page, close } = await openPage(await sharedBrowser(), `${running.url}/docs/sites/html.html`);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    });
    await page.getByRole('button', { name }).click();
    await page.getByRole('status').filter({ hasText: 'copy it with your keyboard' }).waitFor();
    expect((await page.evaluate(() => String(getSelection()))).trim()).toBe(snippet?.code);
    await close();
  });

  it('is not there without JavaScript, and the code is', async () => {
    const url = `${running.url}/docs/sites/html.html`;
    const { page, close } = await openPage(await sharedBrowser(), url, { javaScriptEnabled: false });
    await page.getByText('<tour-booking').first().waitFor();
    expect(await page.getByRole('button').count()).toBe(0);
    await close();
  });

  it.each([1280, 360])('is beside lines that wrap at %i px, and covers none of them', async (width) => {
    const viewport = { width, height: 780 };
    const { page, close } = await openPage(await sharedBrowser(), `${running.url}/docs/sites/wordpress.html`, {
      viewport,
    });
    await page.getByRole('button', { name }).waitFor();
    const blocks = await page.locator('.code').evaluateAll((boxes) =>
      boxes.map((box) => {
        const [pre, code, button] = ['pre', 'code', 'button'].map((each) => box.querySelector(each));
        if (!pre || !code || !button) throw new Error('a block is not whole');
        const range = document.createRange();
        range.selectNodeContents(code);
        const edges = button.getBoundingClientRect();
        const isCovered = [...range.getClientRects()].some(
          (line) => line.right > edges.left && line.top < edges.bottom && line.bottom > edges.top,
        );
        return { isCovered, scrolls: pre.scrollWidth > pre.clientWidth };
      }),
    );
    expect(blocks.length).toBeGreaterThan(1);
    expect(blocks.filter(({ isCovered, scrolls }) => isCovered || scrolls)).toEqual([]);
    await close();
  });
});
