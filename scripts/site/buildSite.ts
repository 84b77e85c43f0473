import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build } from 'vite';
import { llmsText } from './llmsText.ts';
import { markdownPage, type RenderedPage, renderPage } from './markdown.ts';
import { root, type SourcePage, sourcePages } from './pages.ts';
import { exportedNames } from './reference.ts';
import type { SearchEntry } from './search.ts';

/** The parts of dist/ that are copied beside the pages, if they were built. */
const BESIDE = ['demo', 'gallery'];

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (letter) => `&${{ '&': 'amp', '<': 'lt', '>': 'gt' }[letter] ?? 'quot'};`);

/** The doors whose page of the reference explains a name that others export as well; the rest follow. */
const FIRST_DOORS = ['index', 'core', 'client'];

/**
 * The API reference as Markdown: a page for each door, from the declarations that test/publicApi holds. A name that several doors export is
 * explained once; the other pages link to it.
 */
function referencePages(): readonly SourcePage[] {
  const folder = join(root, 'test/publicApi');
  const doors = readdirSync(folder)
    .filter((file) => file.endsWith('.d.ts'))
    .map((file) => file.replace('.d.ts', ''));
  const order = [...FIRST_DOORS, ...doors.filter((door) => !FIRST_DOORS.includes(door))];
  /** The door that explains a declaration. */
  const explained = new Map<string, string>();
  return order
    .map((door) => {
      const title = door === 'index' ? 'tour-booking' : `tour-booking/${door}`;
      const all = exportedNames(join(folder, `${door}.d.ts`));
      for (const { declaration } of all) if (!explained.has(declaration)) explained.set(declaration, door);
      const names = all.filter(({ declaration }) => explained.get(declaration) === door);
      const elsewhere = all
        .filter((each) => !names.includes(each))
        .map(({ name, declaration }) => `[\`${name}\`](${explained.get(declaration)}.md#${name.toLowerCase()})`);
      return {
        source: `reference/${door}.md`,
        address: `reference/${door}.html`,
        group: 'API reference',
        text: [
          `# ${title}`,
          ...(elsewhere.length > 0 ? [`Explained with another import: ${elsewhere.join(' · ')}`] : []),
          ...names.flatMap(({ name, about, declaration }) => [`## ${name}`, about, `\`\`\`ts\n${declaration}\n\`\`\``]),
        ].join('\n\n'),
      };
    })
    .sort((one, other) => one.source.localeCompare(other.source));
}

/** The address of a page in Markdown, beside the one in HTML. */
const inMarkdown = (address: string): string => address.replace(/\.html$/, '.md');

/**
 * Writes dist/site: the docs as pages with a search and as Markdown with a list (`llms.txt`), the API reference, and the demo and the
 * gallery if they are built.
 */
export async function buildSite(): Promise<void> {
  const out = join(root, 'dist/site');
  rmSync(out, { recursive: true, force: true });
  const beside = BESIDE.filter((name) => existsSync(join(root, 'dist', name)));
  for (const name of beside) cpSync(join(root, 'dist', name), join(out, name), { recursive: true });

  const pages = [...sourcePages, ...referencePages()];
  const addresses = new Map(pages.map(({ source, address }) => [source, address]));
  const linked = new Set<string>();
  /** A file that is no page is copied. Code is copied as text, which a browser neither runs nor saves. */
  const addressOf = (file: string): string => {
    const page = addresses.get(file);
    if (page !== undefined) return page;
    linked.add(file);
    if (!statSync(join(root, file)).isFile()) return `files/${file}/index.html`;
    return /\.(png|svg|yaml)$/.test(file) ? file : `files/${file}.txt`;
  };

  const write = (address: string, text: string): void => {
    mkdirSync(dirname(join(out, address)), { recursive: true });
    writeFileSync(join(out, address), text);
  };
  const rendered = pages.map((page) => ({ page, ...renderPage(page.source, page.text, addressOf) }));
  const titles = rendered.map(({ page, title }) => ({ ...page, title }));
  const markdownOf = (file: string): string => (addresses.has(file) ? inMarkdown(addressOf(file)) : addressOf(file));
  for (const { page, ...content } of rendered) {
    write(page.address, pageOf(page.address, content, titles, beside));
    write(inMarkdown(page.address), markdownPage(page.source, page.text, markdownOf));
  }
  write(
    'llms.txt',
    llmsText(rendered.map(({ page, ...each }) => ({ ...each, ...page, address: inMarkdown(page.address) }))),
  );
  for (const file of linked) {
    if (statSync(join(root, file)).isFile()) {
      write(addressOf(file), '');
      cpSync(join(root, file), join(out, addressOf(file)));
    } else write(`files/${file}/index.html`, listOf(file, addressOf, titles, beside));
  }
  const entries: readonly SearchEntry[] = rendered.flatMap(({ page, title, sections }) =>
    sections.map(({ anchor, heading, text }) => ({
      id: `${page.address}${anchor === '' ? '' : `#${anchor}`}`,
      page: title,
      heading,
      text: text.slice(0, 1500),
    })),
  );
  write(
    'search.json',
    JSON.stringify(entries.filter(({ id }, at) => entries.findIndex((each) => each.id === id) === at)),
  );
  cpSync(join(root, 'scripts/site/site.css'), join(out, 'site.css'));
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir: out,
      emptyOutDir: false,
      reportCompressedSize: false,
      lib: { entry: join(root, 'scripts/site/page.ts'), formats: ['es'], fileName: () => 'page.js' },
    },
  });
}

type Titled = SourcePage & { readonly title: string };

/** The files of a folder that a page links to. */
function listOf(
  folder: string,
  addressOf: (file: string) => string,
  pages: readonly Titled[],
  beside: readonly string[],
) {
  const own = `files/${folder}/index.html`;
  const items = readdirSync(join(root, folder)).map((name) => {
    const page = pages.find(({ source }) => source === `${folder}/${name}`);
    return page
      ? `<li><a href="${relative(dirname(own), addressOf(page.source))}">${escaped(page.title)}</a></li>`
      : `<li>${escaped(name)}</li>`;
  });
  return pageOf(own, { title: folder, html: `<h1>${escaped(folder)}</h1><ul>${items.join('')}</ul>` }, pages, beside);
}

/** Puts the widget itself beside the snippet of the first page. The leasing service is the mock, in the frame. */
const withLiveWidget = (html: string): string =>
  html.replace(
    /(<pre>(?:(?!<\/pre>)[\s\S])*tour-booking\.js(?:(?!<\/pre>)[\s\S])*<\/pre>)\s*(<p>[\s\S]*?<\/p>)/,
    '<div class="beside"><div>$1$2</div><iframe src="demo/widget.html" title="The widget, with a leasing service that is made up" loading="lazy"></iframe></div>',
  );

/** A whole page with the search and the list of all pages. */
function pageOf(
  address: string,
  { title, html }: Pick<RenderedPage, 'title' | 'html'>,
  pages: readonly Titled[],
  beside: readonly string[],
): string {
  const base = '../'.repeat(address.split('/').length - 1);
  const groups = [...new Set(pages.map(({ group }) => group))];
  const link = (page: Titled): string =>
    `<li><a href="${base}${page.address}"${page.address === address ? ' aria-current="page"' : ''}>${escaped(page.source === 'README.md' ? 'Overview' : page.title)}</a></li>`;
  const nav = groups
    .map((group) => {
      const links = pages.filter((page) => page.group === group).map(link);
      return `<h2>${group}</h2><ul>${links.join('')}</ul>`;
    })
    .join('\n');
  const tools = [
    ...(beside.includes('demo')
      ? [`<a href="${base}demo/index.html">Demo</a>`, `<a href="${base}demo/configure.html">Configurator</a>`]
      : []),
    ...(beside.includes('gallery') ? [`<a href="${base}gallery/index.html">Gallery</a>`] : []),
  ].join('\n');
  const isFirst = address === 'index.html';
  return `<!doctype html>
<html lang="en" data-base="${base}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(isFirst ? 'Tour booking' : `${title} – Tour booking`)}</title>
<link rel="stylesheet" href="${base}site.css">
${pages.some((page) => page.address === address) ? `<link rel="alternate" type="text/markdown" href="${base}${inMarkdown(address)}">` : ''}
<script type="module" src="${base}page.js"></script>
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<header>
<div class="doors">
<a href="${base}index.html">Tour booking</a>
<a class="to-pages" href="#pages">Pages</a>
${tools}
</div>
<label><input id="search" type="search" placeholder="Search the docs" aria-label="Search the docs" autocomplete="off"></label>
<p class="skip" id="found-count" role="status"></p>
<ol id="found"></ol>
</header>
<div class="page">
<main id="main"${isFirst ? ' class="first"' : ''}>
${isFirst && beside.includes('demo') ? withLiveWidget(html) : html}
</main>
<nav id="pages" aria-label="Pages">
${nav}
</nav>
</div>
</body>
</html>
`;
}
