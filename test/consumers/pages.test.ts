import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { canInstall, installOnDebian } from '../../scripts/installOnDebian.ts';
import { codeBlock } from '../codeBlocks.ts';
import { visitorOn } from '../journeys/visitor.ts';
import { serveFolder } from '../servers.ts';
import { setUpApplications } from './applications.ts';
import { install, isWhole } from './installConsumer.ts';

/** Pages with the script tag that a site generator makes, or of which a script exchanges a part. */

const root = resolve(import.meta.dirname, '../..');
const { mock, arrive } = setUpApplications();

/** The snippet of docs/sites/html.md, with the files of the script tag below the site itself. */
const snippet = (): string =>
  codeBlock('docs/sites/html.md', ({ code }) => code.includes('<tour-booking'))
    .replaceAll('https://cdn.example.com/tour-booking/0.1.0', '/tour-booking')
    .replaceAll('https://leasing.example.com', mock().url);
/** A piece of docs/many-properties.md, as the snippet. */
const ofMany = (title: string, lead: string): string =>
  codeBlock('docs/many-properties.md', ({ heading, code }) => heading === title && code.startsWith(lead))
    .replaceAll('https://cdn.example.com/tour-booking/0.1.0', '/tour-booking')
    .replaceAll('https://leasing.example.com', mock().url);
const properties = (): string => ofMany('Many properties', '[');
const MARKDOWN = (code: string): string => `# Alder House\n\n${code}\n\nBelow the widget.\n`;

const write = (folder: string, files: Readonly<Record<string, string>>): void => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
};

/** Books on a page of the site in `folder`, beside which the files of the script tag stand. */
async function bookOn(folder: string, path: string): Promise<void> {
  cpSync(join(root, 'dist/embed'), join(folder, 'tour-booking'), { recursive: true });
  const site = await serveFolder(folder);
  const { page, visitor, close } = await arrive(`${site.url}${path}`, 'tour-booking');
  await page.getByRole('heading', { name: 'Alder House' }).waitFor();
  await visitor.bookTour('10:15 AM');
  await close();
  await site.close();
}

describe('docs/sites/generators.md and docs/many-properties.md', () => {
  it('Eleventy: a pasted snippet books', async () => {
    const consumer = await install('eleventy');
    write(join(root, consumer.folder), { 'tour.md': MARKDOWN(snippet()) });
    await consumer.run('node_modules/@11ty/eleventy/cmd.cjs', ['--quiet', '--input', 'tour.md']);
    await bookOn(join(root, consumer.folder, '_site'), '/tour/');
  });

  it('Eleventy: a table makes a page for each property', async () => {
    const consumer = await install('eleventy');
    const folder = join(root, consumer.folder);
    write(join(folder, 'agency'), { '_data/properties.json': properties(), 'tour.njk': ofMany('Eleventy', '---') });
    await consumer.run('node_modules/@11ty/eleventy/cmd.cjs', ['--quiet', '--input', 'agency']);
    expect(readFileSync(join(folder, '_site/birch-court/index.html'), 'utf8')).toContain(
      'group-id="102" api="http://127.0.0.1',
    );
    await bookOn(join(folder, '_site'), '/alder-house/');
  });

  it.runIf(isWhole)('Hexo: a pasted snippet books', async () => {
    const consumer = await install('hexo');
    write(join(root, consumer.folder), { 'source/tour.md': `---\ntitle: Tour\n---\n${MARKDOWN(snippet())}` });
    await consumer.run('node_modules/hexo/bin/hexo', ['generate', '--silent']);
    await bookOn(join(root, consumer.folder, 'public'), '/tour.html');
  });

  const hugo = '/usr/bin/hugo';
  it.runIf(isWhole && (existsSync(hugo) || canInstall()))(
    'Hugo: a pasted snippet is left out, a shortcode books',
    async () => {
      if (!existsSync(hugo)) installOnDebian('hugo');
      const folder = join(root, '.cache/consumers/hugo');
      rmSync(folder, { recursive: true, force: true });
      const line = codeBlock('docs/sites/generators.md', ({ heading }) => heading === 'Hugo');
      write(folder, {
        'config.toml': 'disableKinds = ["home", "taxonomy", "term", "RSS", "sitemap"]\n',
        'layouts/_default/single.html': '<!doctype html><html lang="en"><title>Hugo</title>{{ .Content }}</html>',
        'layouts/shortcodes/tour.html': snippet(),
        'content/tour.md': MARKDOWN(line),
        'content/pasted.md': MARKDOWN(snippet()),
      });
      execFileSync(hugo, ['--quiet'], { cwd: folder });
      const pasted = readFileSync(join(folder, 'public/pasted/index.html'), 'utf8');
      expect(pasted).toContain('Below the widget.');
      expect(pasted).toContain('raw HTML omitted');
      expect(pasted).not.toContain('<tour-booking');
      await bookOn(join(folder, 'public'), '/tour/');
      write(folder, {
        'data/properties.json': properties(),
        'layouts/shortcodes/tour.html': ofMany('Hugo', '{{ range'),
        'content/tour.md': MARKDOWN(ofMany('Hugo', '{{<')),
      });
      execFileSync(hugo, ['--quiet'], { cwd: folder });
      await bookOn(join(folder, 'public'), '/tour/');
    },
  );
});

/** Libraries that exchange a part of the page. */
const EXCHANGERS = [
  {
    library: 'Swup',
    script: 'node_modules/swup/dist/Swup.umd.js',
    start: 'new Swup({ animationSelector: false })',
    around: (content: string) => `<main id="swup">${content}</main>`,
  },
  {
    library: 'Barba',
    script: 'node_modules/@barba/core/dist/barba.umd.js',
    start: 'barba.init({ transitions: [{ leave() {} }] })',
    around: (content: string) =>
      `<div data-barba="wrapper"><main data-barba="container" data-barba-namespace="x">${content}</main></div>`,
  },
];

describe.each(isWhole ? EXCHANGERS : EXCHANGERS.slice(0, 1))(
  '$library, which exchanges a part of the page',
  ({ script, start, around }) => {
    const LINE = '<script async src="/tour-booking/tour-booking.js"></script>';
    /** A site of two pages, with the line of the script in the head of both or beside the element. */
    async function openSite(place: 'head' | 'part') {
      const consumer = await install('exchanged');
      const folder = join(root, consumer.folder);
      cpSync(join(folder, 'node_modules/tour-booking/dist/embed'), join(folder, 'tour-booking'), { recursive: true });
      const pageOf = (name: string, content: string): string =>
        `<!doctype html><html lang="en"><head><title>${name}</title><link rel="icon" href="data:,">${place === 'head' ? LINE : ''}</head>
      <body>${around(`<h1>${name}</h1>${content}`)}<script src="/${script}"></script><script>${start}</script></body></html>`;
      const element = `<tour-booking group-id="101" api="${mock().url}" time-zone="America/New_York"><a href="tel:5551234567">Call us</a></tour-booking>`;
      const site = await serveFolder(consumer.folder, {
        '/': pageOf('Home', '<a href="/tour.html">To the tour</a>'),
        '/tour.html': pageOf('Tour', `${place === 'part' ? LINE : ''}${element}<p><a href="/">Back home</a></p>`),
      });
      const { page, close } = await arrive(`${site.url}/`);
      await page.evaluate(() => Object.assign(window, { isSame: true }));
      const goTo = async (link: string, heading: string): Promise<void> => {
        await page.getByRole('link', { name: link }).click();
        await page.getByRole('heading', { name: heading, exact: true }).waitFor();
        // The document of the first page is still there.
        expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
      };
      return { page, goTo, close: () => close().then(site.close) };
    }

    it('books where the line of the script is in the head, on return too', async () => {
      const { page, goTo, close } = await openSite('head');
      const visitor = visitorOn(page, page.locator('tour-booking'));
      await goTo('To the tour', 'Tour');
      await visitor.freeTimes().first().waitFor();
      await goTo('Back home', 'Home');
      await goTo('To the tour', 'Tour');
      await visitor.bookTour('10:15 AM');
      await close();
    });

    it('keeps the fallback where the line is in the part: such a script does not run', async () => {
      const { page, goTo, close } = await openSite('part');
      await goTo('To the tour', 'Tour');
      await page.locator('tour-booking').getByText('Call us').waitFor();
      expect(await page.evaluate(() => customElements.get('tour-booking') === undefined)).toBe(true);
      await close();
    });
  },
);
