import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { controls } from '../../public/configure/controls.ts';
import { axeViolations, launchBrowser, openPage } from '../browser.ts';
import { type Running, type RunningMock, serveFolder, startMock } from '../servers.ts';
import { START } from './hosts.ts';
import { visitorOn } from './visitor.ts';

const root = resolve(import.meta.dirname, '../..');

/** Text that ends attributes, scripts and strings where it is not written with care. */
const NASTY = `"O'Hara" & Sons <b>, 5" </script> \\ {x}`;

let browser: Browser;
let demo: Running;
let mock: RunningMock;
/** Pages into which the snippets are pasted. */
const pages: Record<string, string> = {};
let site: Running;

beforeAll(async () => {
  [browser, demo, mock, site] = await Promise.all([
    launchBrowser(),
    serveFolder('dist/demo'),
    startMock(['--now', START.property]),
    serveFolder('.cache/configured', pages),
  ]);
});
afterAll(() => Promise.all([browser.close(), demo.close(), mock.close(), site.close()]));
beforeEach(() => mock.control('POST', 'reset'));

/** The configurator as it opens. */
async function openConfigurator(): Promise<Page> {
  const { page } = await openPage(browser, `${demo.url}/configure.html`, { viewport: { width: 1400, height: 1000 } });
  await page.getByLabel('Snippet for').or(page.getByLabel('For')).selectOption('HTML');
  return page;
}

const code = (page: Page): Promise<string> => page.locator('#code').innerText();
const fill = async (page: Page, part: string, values: Readonly<Record<string, string>>): Promise<void> => {
  const group = page.getByRole('group').filter({ has: page.getByText(part, { exact: true }) });
  if ((await group.getAttribute('open')) === null) await page.getByText(part, { exact: true }).click();
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value);
};

/** A page with `body` in it, whose scripts and service are where the snippet says. */
async function paste(name: string, body: string): Promise<Page> {
  pages[`/${name}.html`] =
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Alder House</title></head><body>${body}</body></html>`;
  const { page } = await openPage(browser, 'about:blank', {});
  await page.clock.setFixedTime(START.utc);
  await page.route('https://cdn.example.com/tour-booking/*/*', async (route) => {
    const file = join(root, 'dist/embed', new URL(route.request().url()).pathname.split('/').at(-1) ?? '');
    const headers = { 'access-control-allow-origin': '*', 'content-type': 'text/javascript' };
    await route.fulfill({ body: await readFile(file), headers });
  });
  await page.route('https://leasing.example.com/**', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: `${mock.url}${pathname}${search}` }) });
  });
  await page.goto(`${site.url}/${name}.html`);
  return page;
}

async function book(page: Page): Promise<void> {
  const visitor = visitorOn(page);
  await visitor.freeTimes().first().click();
  await visitor.fillDetails();
  await visitor.submit();
  await visitor
    .heading(/booked/i)
    .first()
    .waitFor();
}

/** The React snippet, built as a site would. */
async function builtSite(snippet: string): Promise<void> {
  const folder = resolve(root, '.cache/configured');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'BookTour.tsx'), snippet);
  await writeFile(
    join(folder, 'site.tsx'),
    `import { createRoot } from 'react-dom/client';\nimport { BookTour } from './BookTour.tsx';\ncreateRoot(document.querySelector('#root')!).render(<BookTour />);\n`,
  );
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    resolve: { alias: { 'tour-booking': resolve(root, 'dist/npm/index.js') } },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: { input: join(folder, 'site.tsx'), output: { entryFileNames: 'site.js' } },
    },
  });
}

/** Around what is pasted, where the place has something of its own. */
const AROUND: Readonly<Record<string, (snippet: string) => string>> = {
  React: () => '<div id="root"></div><script type="module" src="/site.js"></script>',
  'Tag Manager': (snippet) => `<div id="tour"></div>${snippet}`,
};

describe('what the configurator prints books a tour where it is pasted', () => {
  it.each(['HTML', 'React', 'Tag Manager'])('%s', async (place) => {
    const configurator = await openConfigurator();
    await fill(configurator, 'The tour', { Where: NASTY, Group: '101' });
    await fill(configurator, 'After the booking', { 'What to expect': `Bring: ${NASTY}\nWhere: Office` });
    await fill(configurator, 'The form', { Presets: 'notes=A "quiet" home\nlayout=1br' });
    await configurator.locator('#place').selectOption(place);
    const snippet = await code(configurator);
    if (place === 'React') await builtSite(snippet);
    const page = await paste(place.replace(' ', ''), AROUND[place]?.(snippet) ?? snippet);
    await page.getByText(NASTY, { exact: true }).first().waitFor();
    await book(page);
    expect(await mock.control('GET', 'state')).toMatchObject({
      appointments: [{ location: NASTY, client: { details: { notes: 'A "quiet" home', layout: ['1br'] } } }],
    });
    // The widget goes on asking about days.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await Promise.all([page.context().close(), configurator.context().close()]);
  });
});

describe('the configurator', () => {
  it.each(['WordPress', 'Webflow', 'Squarespace'])('prints for %s what it prints for any page', async (place) => {
    const page = await openConfigurator();
    const html = await code(page);
    expect(html).toContain('<tour-booking');
    await page.locator('#place').selectOption(place);
    await page.getByText('paste it there').waitFor();
    expect(await code(page)).toBe(html);
    await page.context().close();
  });

  it('shows the widget as it is chosen, says how readable it is, and what the widget finds wrong', async () => {
    const page = await openConfigurator();
    const preview = page.frameLocator('#preview');
    const contrast = page.getByText(/^Contrast of the chosen day/);
    await preview.getByRole('heading', { name: 'Book a tour' }).waitFor();
    await contrast.waitFor();
    const light = await contrast.innerText();

    await fill(page, 'Looks', { Accent: '#c2410c' });
    await fill(page, 'The tour', { Where: 'Alder House' });
    await fill(page, 'Days', { 'Days ahead': 'many' });
    await preview.getByText('Alder House').waitFor();
    await page.getByText('`horizonDays` is "many"').waitFor();
    await expect.poll(() => contrast.innerText()).not.toBe(light);
    expect(await contrast.innerText()).toContain('Readable');
    expect(await code(page)).toContain('accent="#c2410c"');

    await page.getByLabel('Days ahead').fill('30');
    await page.getByText('`horizonDays`').waitFor({ state: 'hidden' });
    await page.locator('.switch').getByText('Phone').click();
    await page.getByLabel('Dark').check();
    await preview.getByRole('button', { name: 'Month' }).waitFor();
    const colour = () => preview.locator('.tour-shell').evaluate((shell) => getComputedStyle(shell).backgroundColor);
    await expect.poll(colour).toBe('rgb(19, 26, 24)');
    expect(await code(page)).not.toContain('theme=');
    await page.context().close();
  });

  it('has a control for every option, and is free of what axe finds', async () => {
    const page = await openConfigurator();
    for (const name of Object.keys(controls)) expect(await page.locator(`#option-${name}`).count(), name).toBe(1);
    expect(await axeViolations(page)).toEqual([]);
    await page.context().close();
  });
});
