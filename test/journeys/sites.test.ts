import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { snippetsOf } from '../../public/configure/snippets.ts';
import { codeBlock } from '../codeBlocks.ts';
import { typeCheck } from '../typeCheck.ts';
import { type Files, filesBelow, nextPage, TYPES } from './nextSite.ts';
import { bookOn, openFormOn, snippetSite } from './snippetSite.ts';
import { visitorOn } from './visitor.ts';

/** Pastes the code of each page of docs/sites as it is written, into a page that changes it as that place does. */

const { mock, paste } = snippetSite();

const choice = new Map([
  ['group-id', '101'],
  ['api', 'https://leasing.example.com'],
  ['time-zone', 'America/New_York'],
]);
const folder = 'https://cdn.example.com/tour-booking/0.1.0';
const printed = new Map(snippetsOf({ choice, folder }).map(({ name, code }) => [name, code]));

/** Pages whose code is the script tag and the element. */
const PASTED = ['html', 'wordpress', 'webflow', 'squarespace', 'wix'];

const isWidget = (code: string): boolean => code.includes('tour-booking.js');
/** The code of a page that brings the widget. */
const codeOf = (page: string): string => codeBlock(`docs/sites/${page}.md`, ({ code }) => isWidget(code));
/** The line of a page that marks the place of the widget. */
const placeOf = (page: string): string =>
  codeBlock(`docs/sites/${page}.md`, ({ language, code }) => language === 'html' && !isWidget(code));

const textOf = (page: string): string => readFileSync(resolve(`docs/sites/${page}.md`), 'utf8');

const FALLBACK = 'Call us to book a tour';
/** What the configurator prints, with the telephone number of the pages in place of a link to a contact page. */
const withNumber = (code = ''): string => code.replace(/<a href=.*<\/a>/, `<a href="tel:+15551234567">${FALLBACK}</a>`);
/** What the mock keeps after the booking on a page. */
const booked = async (): Promise<unknown> => mock().control('GET', 'state');
const ONE_TOUR = { appointments: [{}] };

/** A value in a script of a page. */
const quoted = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');

const BLOCKS = '(?:div|p|h[1-6]|section|figure|blockquote|ul|ol|li|table|form|style)';
/**
 * Changes pasted code as `wpautop` does, in the classic editor and in some page builders: a paragraph where a line is empty and around what
 * is no block, a break at the end of each line. The lines in a tag and in a script stay. As there, `<link` counts as a block, for its `<li`.
 */
const wpautop = (code: string): string =>
  code
    .replace(/<(script|style)[\s\S]*?<\/\1>|<[^>]*>/g, (kept) => kept.replaceAll('\n', '\0'))
    .replace(new RegExp(`<${BLOCKS}[\\s/>]`, 'g'), '\n\n$&')
    .replace(new RegExp(`</${BLOCKS}>`, 'g'), '$&\n\n')
    .split(/\n\s*\n/)
    .map((lines) => lines.trim().replace(/\s*\n/g, '<br />\n'))
    .filter((lines) => lines !== '')
    .map((lines) => `<p>${lines}</p>`)
    .join('\n')
    .replace(new RegExp(`<p>(</?${BLOCKS}[^>]*>)`, 'g'), '$1')
    .replace(new RegExp(`(</?${BLOCKS}[^>]*>)(?:</p>|<br />)`, 'g'), '$1')
    .replaceAll('\0', '\n');

/** The styles of a block theme of WordPress, whose column is 650 px wide and has letters of 20 px. */
const BLOCK_THEME = `<style>
  body { margin: 0; padding: 0 30px; font: 20px/1.6 sans-serif }
  .is-layout-constrained > :where(:not(.alignfull)) { max-width: 650px; margin-inline: auto !important }
  .is-layout-constrained > .alignwide { max-width: 1200px }
  :where(.is-layout-flow, .is-layout-constrained) > * { margin-block: 24px 0 }
  .entry-content a { color: inherit; text-decoration: underline }
</style>`;

/** What WordPress leaves of an author's code: the elements that it knows, without scripts. */
const filtered = (code: string): string => code.replace(/<script[\s\S]*?<\/script>|<\/?tour-booking[^>]*>/g, '');

/** A tag manager. After the page has loaded, it adds the tag to the end of the page, and runs the scripts in the tag as new ones. */
const container = (tag: string): string => `<script>
  addEventListener('load', () => setTimeout(() => {
    const holder = document.createElement('div');
    holder.innerHTML = ${quoted(tag)};
    for (const script of holder.querySelectorAll('script')) {
      const fresh = document.createElement('script');
      fresh.text = script.text;
      script.replaceWith(fresh);
    }
    document.body.append(holder);
  }));
</script>`;

/** A site that puts the next page into the present one, without running its scripts. */
const goesOnWith = (next: string): string =>
  `<main><a href="/tour">Tour</a></main><script>
  document.querySelector('a').addEventListener('click', (event) => {
    event.preventDefault();
    document.querySelector('main').innerHTML = ${quoted(next)};
  });
</script>`;

async function bookAndClose({ page, close }: { page: Page; close: () => Promise<void> }): Promise<void> {
  await bookOn(page);
  expect(await booked()).toMatchObject(ONE_TOUR);
  await close();
}

async function tryAndClose({ page, close }: { page: Page; close: () => Promise<void> }): Promise<void> {
  await openFormOn(page);
  await close();
}

it.each(PASTED)('%s has what the configurator prints', (page) => {
  const places: Readonly<Record<string, string>> = { wordpress: 'WordPress', wix: 'Wix' };
  expect(codeOf(page)).toBe(withNumber(printed.get(places[page] ?? 'HTML')));
});

it('nextjs has what the configurator prints', () => {
  expect(filesBelow(['The component'])['BookTour.tsx']).toBe(printed.get('Next.js'));
});

it('an element has four attributes at most', () => {
  for (const page of PASTED) expect(codeOf(page).match(/^ {2}[a-z-]+=/gm)).toHaveLength(4);
});

it('wix names the height that the configurator names', () => {
  const wix = snippetsOf({ choice, folder }).find(({ name }) => name === 'Wix');
  const [height] = wix?.where.match(/\d+ px/) ?? [];
  expect(textOf('wix')).toContain(`**${height}** high`);
});

it.each([
  ['as the pages give it', choice],
  ['where visitors may leave details at once', new Map([...choice, ['leads', 'on']])],
])('the height that the snippet reserves holds at any width, %s', async (_, chosen) => {
  const [html] = snippetsOf({ choice: chosen, folder });
  const [, reserved] = /min-height:(\d+)px"/.exec(html?.code ?? '') ?? [];
  const { page, close } = await paste(html?.code ?? '');
  const { freeTimes, button } = visitorOn(page);
  for (const width of [320, 414, 599, 640, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await button(/^Month/).waitFor({ state: width < 616 ? 'visible' : 'hidden' });
    await freeTimes().first().waitFor();
    const height = await page.locator('tour-booking').evaluate((element) => element.getBoundingClientRect().height);
    expect([width, height]).toEqual([width, Number(reserved)]);
  }
  await close();
});

it.each([14, 16, 20, 24])('the style sheet of html.md reserves the height with letters of %i px', async (size) => {
  const sheet = codeBlock('docs/sites/html.md', ({ language }) => language === 'css');
  const code = codeOf('html').replace(/style="display:block[^"]*"/, 'class="tour-place"');
  const { page, close } = await paste(code, {
    head: `<style>body { margin: 0; font-size: ${size}px }${sheet}</style>`,
  });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const { freeTimes, button } = visitorOn(page);
    await button(/^Month/).waitFor({ state: width === 360 ? 'visible' : 'hidden' });
    await freeTimes().first().waitFor();
    const height = await page.locator('tour-booking').evaluate((element) => element.getBoundingClientRect().height);
    expect(height).toBe(Math.max(740, 46.25 * size));
  }
  await close();
});

describe('works as written:', () => {
  it('HTML, with the script before or after', async () => {
    const code = codeOf('html');
    const [lines = '', element = ''] = code.split(/\n(?=<tour-booking)/);
    await bookAndClose(await paste(code));
    await mock().control('POST', 'reset');
    await tryAndClose(
      await paste(`${element}
${lines}`),
    );
  });

  it('WordPress, in a block and in the classic editor', async () => {
    await tryAndClose(await paste(`<div class="entry-content">${codeOf('wordpress')}</div>`));
    await mock().control('POST', 'reset');
    // As it is, and with empty lines between its parts.
    for (const code of [codeOf('wordpress'), codeOf('wordpress').replaceAll(/\n(?=<(?:script|link|tour))/g, '\n\n')]) {
      const changed = wpautop(code);
      expect(changed).toMatch(/<tour-booking\n.*><br \/>\n {2}<a .*<\/p>$/s);
      await tryAndClose(await paste(`<div class="entry-content">${changed}</div>`, { head: BLOCK_THEME }));
      await mock().control('POST', 'reset');
    }
  });

  it('WordPress, in the column of a block theme and in a wide group', async () => {
    const onPage = (code: string) =>
      paste(`<div class="entry-content is-layout-constrained">${code}</div>`, { head: BLOCK_THEME });
    const inGroup = (layout: string) =>
      onPage(`<div class="wp-block-group alignwide is-layout-${layout}">${codeOf('wordpress')}</div>`);
    const [, height = ''] = /write `min-height:(max\(.+?\))`/.exec(textOf('wordpress')) ?? [];
    const column = await onPage(codeOf('wordpress').replace('740px', height));
    const [ownWidth, wide] = [await inGroup('constrained'), await inGroup('flow')];
    const look = async ({ page }: typeof column, month: 'visible' | 'hidden') => {
      const { freeTimes, button } = visitorOn(page);
      await freeTimes().first().waitFor();
      await button(/^Month/).waitFor({ state: month });
      return page.locator('tour-booking').evaluate((element) => {
        const { width, height } = element.getBoundingClientRect();
        return { width, moved: height - Number.parseFloat(getComputedStyle(element).minHeight) };
      });
    };
    expect(await look(column, 'visible')).toEqual({ width: 650, moved: 0 });
    expect(await look(ownWidth, 'visible')).toMatchObject({ width: 650 });
    expect(await look(wide, 'hidden')).toMatchObject({ width: 1200 });
    await ownWidth.close();
    await wide.close();
    await tryAndClose(column);
  });

  it('WordPress, where it removes the code', async () => {
    // Only the link is left.
    const { page, close } = await paste(filtered(codeOf('wordpress')));
    await page.getByRole('link', { name: FALLBACK }).waitFor();
    expect(await page.locator('tour-booking').count()).toBe(0);
    await close();
    const place = placeOf('wordpress');
    expect(filtered(place)).toBe(place);
    expect(wpautop(place)).toBe(place);
    await bookAndClose(await paste(`<main>${place}</main><footer>${codeOf('google-tag-manager')}</footer>`));
  });

  it('Webflow', async () => {
    const code = codeOf('webflow');
    expect(code.length).toBeLessThan(50_000);
    await tryAndClose(await paste(`<section><div class="w-embed w-script" style="width:100%">${code}</div></section>`));
  });

  it('Squarespace', async () => {
    await tryAndClose(await paste(`<div class="sqs-block-content">${codeOf('squarespace')}</div>`));
  });

  it('Squarespace, where pages change without a reload', async () => {
    const [, script = ''] = /^(<script .*)$/m.exec(codeOf('squarespace')) ?? [];
    const rest = codeOf('squarespace').replace(`${script}\n`, '');
    expect(rest).toMatch(/^<link rel="preconnect"[\s\S]*<link rel="modulepreload"/);
    // A script that stands only in the block does not run.
    const alone = await paste(goesOnWith(codeOf('squarespace')));
    await alone.page.getByRole('link', { name: 'Tour' }).click();
    await alone.page.getByRole('link', { name: FALLBACK }).waitFor();
    expect(await alone.page.evaluate(() => customElements.get('tour-booking') === undefined)).toBe(true);
    await alone.close();

    const site = await paste(`${goesOnWith(rest)}${script}`);
    await site.page.getByRole('link', { name: 'Tour' }).click();
    await tryAndClose(site);
  });

  it('Wix, in a frame of the height it names', async () => {
    // Wix keeps such code on a page of another origin.
    const { page, close } = await paste('<iframe title="Embed" src="https://frame.example.com/"></iframe>', {
      head: '<style>iframe { border: 0; width: 980px; height: 780px } @media (max-width: 500px) { iframe { width: 320px } }</style>',
      prepare: async (each) => {
        const body = `<!doctype html><html><body>${codeOf('wix')}</body></html>`;
        await each.route('https://frame.example.com/', (route) => route.fulfill({ contentType: 'text/html', body }));
      },
    });
    const frame = page.frameLocator('iframe');
    await visitorOn(page, frame).freeTimes().first().waitFor();
    const over = () => frame.locator('html').evaluate((html) => html.scrollHeight - html.clientHeight);
    await expect.poll(over).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 360, height: 800 });
    await visitorOn(page, frame)
      .button(/^Month/)
      .waitFor();
    await expect.poll(over).toBeLessThanOrEqual(0);
    await bookOn(page, frame);
    expect(await booked()).toMatchObject(ONE_TOUR);
    await close();
  });

  it('Wix, as a custom element with the attributes it names', async () => {
    const rows = [...textOf('wix').matchAll(/^\| `(.+)` \| `(.+)` \|$/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ]);
    expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(choice));
    const [, file = ''] = /\*\*Server URL\*\*: `(.+?)`/.exec(textOf('wix')) ?? [];
    await tryAndClose(
      await paste(`<div id="element" style="position:absolute;width:980px;height:640px"></div><script>
        const element = document.createElement('tour-booking');
        for (const [name, value] of ${quoted(rows)}) element.setAttribute(name, value);
        document.querySelector('#element').append(element);
        document.head.append(Object.assign(document.createElement('script'), { src: '${file}' }));
      </script>`),
    );
  });

  it('Google Tag Manager', async () => {
    const code = codeOf('google-tag-manager');
    expect(code).toBe(printed.get('Tag Manager'));
    // Old compilers of tag managers refuse what came after ES5.
    expect(code).not.toMatch(/=>|\b(?:const|let)\b|`/);
    const site = await paste(`${placeOf('google-tag-manager')}${container(code)}`);
    await visitorOn(site.page).freeTimes().first().waitFor();
    expect(await site.page.getByRole('link', { name: FALLBACK }).count()).toBe(0);
    await tryAndClose(site);
  });

  it('Google Tag Manager, blocked: the link is there', async () => {
    const { page, close } = await paste(placeOf('google-tag-manager'));
    await page.getByRole('link', { name: FALLBACK }).waitFor();
    await close();
  });
});

describe('Next.js, as written:', () => {
  const component = filesBelow(['The component']);
  const scriptTag = filesBelow(['The script tag']);

  const check = (files: Files) => typeCheck({ ...TYPES, ...files }, { moduleResolution: 'bundler' });

  it('TypeScript takes the component', () => {
    expect(check(component)).toEqual({ ok: true, printed: '' });
    const text = component['BookTour.tsx'] ?? '';
    expect(check({ ...component, 'BookTour.tsx': text.replace('{101}', '{{}}') }).printed).toContain('TS2322');
  });

  it('TypeScript takes the script tag, once it is told of the element', () => {
    expect(check(scriptTag)).toEqual({ ok: true, printed: '' });
    expect(check({ 'page.tsx': scriptTag['page.tsx'] ?? '' }).printed).toContain(`'tour-booking' does not exist`);
  });

  it('the component is for the browser, rendered on the server and hydrated', async () => {
    expect(component['BookTour.tsx']?.split('\n')[1]).toBe(`'use client';`);
    const { body, markup } = await nextPage(component, 'next');
    expect(markup).toMatch(/Eastern\sTime/);
    expect(markup).toContain('<link rel="preconnect" href="https://leasing.example.com" crossorigin=""/>');
    await bookAndClose(await paste(body));
  });

  it('the script tag stands in what the server sends, with its fallback', async () => {
    const { body, markup } = await nextPage(scriptTag, 'next-tag');
    expect(markup).toContain('<tour-booking group-id="101"');
    expect(markup).toContain(FALLBACK);
    await tryAndClose(await paste(body));
  });
});

it('every page of a site is tried', () => {
  const pages = readdirSync(resolve('docs/sites')).map((file) => file.replace('.md', ''));
  // generators: test/consumers/pages.test.ts.
  expect(pages.sort()).toEqual([...PASTED, 'google-tag-manager', 'nextjs', 'generators'].sort());
});
