import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { controls } from '../../public/configure/controls.ts';
import { axeViolations } from '../axe.ts';
import { openPage } from '../browser.ts';
import { type Running, serveFolder } from '../servers.ts';
import { bookOn, buildSnippet, openFormOn, snippetSite } from './snippetSite.ts';

/** A text that ends an attribute, a script or a string which does not escape it. */
const NASTY = `"O'Hara" & Sons <b>, 5" </script> \\ {x}`;

const { browser, mock, paste } = snippetSite();
let demo: Running;
beforeAll(async () => {
  demo = await serveFolder('dist/demo');
});
afterAll(() => demo.close());

/** Opens the configurator with the snippet for HTML. */
async function openConfigurator(width = 1400, height = 1000): Promise<Page> {
  const { page } = await openPage(browser(), `${demo.url}/configure.html`, { viewport: { width, height } });
  await page.getByLabel('Snippet for').selectOption('HTML');
  return page;
}

const code = (page: Page): Promise<string> => page.locator('#code').innerText();
const fill = async (page: Page, part: string, values: Readonly<Record<string, string>>): Promise<void> => {
  const group = page.getByRole('group').filter({ has: page.getByText(part, { exact: true }) });
  if ((await group.getAttribute('open')) === null) await page.getByText(part, { exact: true }).click();
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value);
};

/** A page that shows the component of the React snippet. */
const SITE = `import { createRoot } from 'react-dom/client';
import { BookTour } from './BookTour.tsx';
createRoot(document.querySelector('#root')!).render(<BookTour />);
`;

const SHOWN = '<div id="root"></div><script type="module" src="/configured.js"></script>';

/** What a place has around the pasted snippet. */
const AROUND: Readonly<Record<string, (snippet: string) => string>> = {
  React: () => SHOWN,
  'Next.js': () => SHOWN,
  'Tag Manager': (snippet) => `<div id="tour"></div>${snippet}`,
};

/** Places whose code is a component. */
const COMPONENTS = ['React', 'Next.js'];

describe('a snippet of the configurator works where it is pasted', () => {
  it.each(['HTML', 'React', 'Next.js', 'Tag Manager'])('books a tour: %s', async (place) => {
    const configurator = await openConfigurator();
    await fill(configurator, 'The tour', { Location: NASTY, Group: '101' });
    await fill(configurator, 'After the booking', { Instructions: `Bring: ${NASTY}\nWhere: Office` });
    await fill(configurator, 'The form', { Presets: 'notes=A "quiet" home\nlayout=1br' });
    await configurator.locator('#place').selectOption(place);
    const snippet = await code(configurator);
    if (COMPONENTS.includes(place))
      await buildSnippet({ 'BookTour.tsx': snippet, 'site.tsx': SITE }, { entry: 'site.tsx', out: 'configured' });
    const { page, close } = await paste(AROUND[place]?.(snippet) ?? snippet);
    await page.getByText(NASTY, { exact: true }).first().waitFor();
    await bookOn(page);
    expect(await mock().control('GET', 'state')).toMatchObject({
      appointments: [{ location: NASTY, client: { details: { notes: 'A "quiet" home', layout: ['1br'] } } }],
    });
    await Promise.all([close(), configurator.context().close()]);
  });

  it.each([
    ['Button', 'HTML'],
    ['Button', 'React'],
    ['Button', 'Tag Manager'],
    ['Dialog', 'HTML'],
    ['Dialog', 'React'],
    ['Dialog', 'Tag Manager'],
    ['A listing’s page', 'HTML'],
    ['A campaign', 'HTML'],
  ])('%s, as %s', async (preset, place) => {
    const configurator = await openConfigurator();
    await configurator.getByRole('button', { name: new RegExp(`^${preset}`) }).click();
    await configurator.locator('#place').selectOption(place);
    const snippet = await code(configurator);
    const out = `configured-${preset}`;
    if (place === 'React')
      await buildSnippet({ 'BookTour.tsx': snippet, 'site.tsx': SITE }, { entry: 'site.tsx', out });
    // A tag brings no trigger, so the page has one.
    const trigger =
      preset === 'Dialog' && place === 'Tag Manager' ? '<a href="/contact" data-tour-booking-open>Book a tour</a>' : '';
    const site = `<div id="root"></div><script type="module" src="/${out}.js"></script>`;
    const { page, close } = await paste(place === 'React' ? site : `${trigger}${snippet}`);
    // Before the script has come, the link leads to its page.
    if (trigger !== '') await page.waitForFunction(() => customElements.get('tour-booking') !== undefined);
    if (preset === 'Button' || preset === 'Dialog')
      await page
        .getByRole('button', { name: /^Book a tour/ })
        .or(page.getByRole('link', { name: 'Book a tour', exact: true }))
        .click();
    await openFormOn(page);
    await Promise.all([close(), configurator.context().close()]);
  });
});

it('a site that changes pages without a reload takes the two parts of the configurator', async () => {
  const configurator = await openConfigurator();
  const part = async (name: string) => {
    await configurator.locator('#place').selectOption(name);
    await configurator.getByText('If pages change without a reload').waitFor();
    return code(configurator);
  };
  const head = await part('HTML, <head>');
  const { page, close } = await paste('<main></main>', { head });
  const body = await part('HTML, <body>');
  await page.locator('main').evaluate((main, next) => {
    main.innerHTML = next;
  }, body);
  await bookOn(page);
  expect(await mock().control('GET', 'state')).toMatchObject({ appointments: [{}] });
  await Promise.all([close(), configurator.context().close()]);
});

describe('the configurator', () => {
  it.each([
    ['WordPress', 'but for the marks of its script', / data-cfasync="false" .*="1"(?= async )/],
    ['Webflow', '', /^$/],
    ['Squarespace', '', /^$/],
  ])('prints for %s the same code as for any page %s', async (place, _, marks) => {
    const page = await openConfigurator();
    const html = await code(page);
    expect(html).toContain('<tour-booking');
    await page.locator('#place').selectOption(place);
    await page.getByText('paste it there').waitFor();
    const printed = await code(page);
    expect(marks.test(printed)).toBe(place === 'WordPress');
    expect(printed.replace(marks, '')).toBe(html);
    await page.context().close();
  });

  it('shows the widget with the chosen options, says how readable it is, and names wrong options', async () => {
    const page = await openConfigurator();
    const widget = page.frameLocator('#live-widget');
    const contrast = page.getByText(/^Contrast of the chosen day/);
    await widget.getByRole('heading', { name: 'Book a tour' }).waitFor();
    await contrast.waitFor();
    const light = await contrast.innerText();

    await fill(page, 'Looks', { Accent: '#c2410c' });
    await fill(page, 'The tour', { Location: 'Alder House' });
    await fill(page, 'Days', { 'Days ahead': 'many' });
    await widget.getByText('Alder House').waitFor();
    await page.getByText('`days-ahead` is "many"').waitFor();
    await expect.poll(() => contrast.innerText()).not.toBe(light);
    expect(await contrast.innerText()).toContain('Readable');
    expect(await code(page)).toContain('accent="#c2410c"');

    await page.getByLabel('Days ahead').fill('30');
    await page.getByText('`days-ahead`').waitFor({ state: 'hidden' });
    await page.locator('.switch').getByText('Phone').click();
    await page.getByLabel('Dark').check();
    await widget.getByRole('button', { name: /^Month/ }).waitFor();
    const color = () => widget.locator('.tour-shell').evaluate((shell) => getComputedStyle(shell).backgroundColor);
    await expect.poll(color).toBe('rgb(19, 26, 24)');
    expect(await code(page)).not.toContain('theme=');
    await page.context().close();
  });

  it('names the presets that have no “=”, and keeps them in the field', async () => {
    const page = await openConfigurator();
    const presets = page.getByLabel('Presets', { exact: true });
    const problem = page.getByText(/isn’t a preset/);
    await fill(page, 'The form', { Presets: 'layout 1br\nnotes=A quiet home' });
    expect(await problem.count()).toBe(0);
    await presets.blur();
    await problem.waitFor();
    expect(await problem.innerText()).toContain('“layout 1br”');
    expect(await presets.inputValue()).toBe('layout 1br\nnotes=A quiet home');
    expect(await presets.getAttribute('aria-invalid')).toBe('true');
    expect(await presets.getAttribute('aria-describedby')).toContain(await problem.getAttribute('id'));
    expect(await code(page)).toContain('prefill-notes="A quiet home"');
    expect(await axeViolations(page)).toEqual([]);

    await presets.fill('layout=1br\nnotes=A quiet home');
    await problem.waitFor({ state: 'detached' });
    expect(await presets.getAttribute('aria-invalid')).toBe(null);
    expect(await code(page)).toContain('prefill-layout="1br"');
    await page.context().close();
  });

  it('copies the whole snippet, and shows all of its lines', async () => {
    const page = await openConfigurator();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const copied = page.getByText('Copied.', { exact: true });
    expect(await copied.count()).toBe(0);
    await page.getByRole('button', { name: 'Copy' }).click();
    await copied.waitFor();
    const snippet = await code(page);
    expect(snippet).toContain('</tour-booking>');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(snippet);

    const lines = page.locator('pre');
    const heightOf = () => lines.evaluate((pre) => pre.clientHeight);
    const folded = await heightOf();
    await page.getByRole('button', { name: 'Show all' }).click();
    expect(await heightOf()).toBeGreaterThan(folded * 3);
    await page.getByRole('button', { name: 'Show less' }).click();
    expect(await heightOf()).toBe(folded);
    await page.context().close();
  });

  it('has the whole preview in view at 1440 × 900, and is at most 1320 px wide', async () => {
    const page = await openConfigurator(1440, 900);
    const widget = page.frameLocator('#live-widget').locator('tour-booking');
    await widget.getByRole('heading', { name: 'Book a tour' }).waitFor();
    const below = async () => {
      const [bar, shown] = await Promise.all([page.locator('.snippet').boundingBox(), widget.boundingBox()]);
      return (bar?.y ?? 0) - ((shown?.y ?? 900) + (shown?.height ?? 0));
    };
    await expect.poll(below).toBeGreaterThanOrEqual(0);
    const main = await page.locator('main').boundingBox();
    expect(main?.width).toBe(1320);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(900);
    await page.context().close();
  });

  it.each([
    [1440, 900],
    [1280, 800],
    [390, 844],
    [320, 640],
  ])('keeps the snippet in view, and is no wider than its window, %i × %i px', async (width, height) => {
    const page = await openConfigurator(width, height);
    const bottomOf = async (name: string) => {
      const box = await page.getByRole('button', { name }).boundingBox();
      return (box?.y ?? height) + (box?.height ?? 0);
    };
    const last = page.getByText('A tour to change', { exact: true });
    for (const scroll of [() => page.mouse.wheel(0, 0), () => last.scrollIntoViewIfNeeded()]) {
      await scroll();
      expect(await bottomOf('Copy')).toBeLessThan(height);
      expect(await bottomOf('Show all')).toBeLessThan(height);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.context().close();
  });

  it('has the preview before the options on a phone', async () => {
    const page = await openConfigurator(390, 844);
    const [preview, options] = await Promise.all(
      ['#live-widget', '#controls'].map((each) => page.locator(each).boundingBox()),
    );
    expect((preview?.y ?? 0) + (preview?.height ?? 0)).toBeLessThan(options?.y ?? 0);
    expect(preview?.y).toBeLessThan(422);
    await page.context().close();
  });

  it('has a control for every option, and no fault that axe finds', async () => {
    const page = await openConfigurator();
    for (const name of Object.keys(controls)) expect(await page.locator(`#option-${name}`).count(), name).toBe(1);
    expect(await axeViolations(page)).toEqual([]);
    await page.context().close();
  });
});
