import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { BUDGETS, FEATURE_BUDGETS } from '../bench/budgets.ts';
import { SCENARIOS } from '../mock-server/engine/faults/scenarios.ts';
import { HELP } from '../mock-server/flags.ts';
import manifest from '../package.json' with { type: 'json' };
import { shippedLanguages } from '../scripts/vite/shippedLanguages.ts';
import { MARKS } from '../src/analytics/attribution.ts';
import { PARAMETERS } from '../src/analytics/dataLayer.ts';
import { eventNames, handlerOf } from '../src/core/events.ts';
import { PREFILL } from '../src/embed/attributes.ts';
import { attributes } from '../src/options/optionNames.ts';
import { headingsOf } from './codeBlocks.ts';

const root = resolve(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** The text below a heading, up to the next of its kind. */
function section(text: string, heading: string): string {
  const [, rest] = text.split(`\n## ${heading}\n`);
  if (rest === undefined) throw new Error(`no section "${heading}"`);
  return rest.split('\n## ')[0] ?? '';
}

/** The names in backticks in a column of the tables of `text`, header rows left out. */
const column = (text: string, index: number): readonly string[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .flatMap((line) => [...(line.split('|')[index + 1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));

const found = (text: string, pattern: RegExp): readonly string[] =>
  [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].sort();

it('the events table has every event and its handler', () => {
  const events = read('docs/events.md');
  const handlers = eventNames.map(handlerOf);
  expect([...column(events, 0)].sort()).toEqual([...eventNames].sort());
  expect([...column(events, 1)].sort()).toEqual(handlers.sort());
});

it('docs/counting.md lists the parameters that are pushed to a data layer', () => {
  const layer = section(read('docs/counting.md'), 'Data layer');
  expect([...column(layer, 0)].sort()).toEqual(PARAMETERS.map((name) => `tour_${name}`).sort());
});

it('docs/counting.md names each mark that is read from a landing page', () => {
  const [told = ''] = section(read('docs/counting.md'), 'Where the visitor came from').split('. It is the address');
  for (const name of MARKS) expect(told).toContain(`\`${name}\``);
});

it('docs/mock-reference.md lists the flags of the mock, with their defaults', () => {
  const mock = section(read('docs/mock-reference.md'), 'Flags');
  expect([...column(mock, 0)].sort()).toEqual(found(HELP, /^ {2}(--[\w-]+)/gm));
  for (const [, flag = '', standard = ''] of HELP.matchAll(/^ {2}(--[\w-]+).*\(([\w./]+)\)$/gm))
    expect(mock).toContain(`| \`${flag}\` | ${standard === 'present' ? 'the present' : `\`${standard}\``} |`);
});

it('CONTRIBUTING.md names the commands of package.json', () => {
  const scripts = Object.keys(manifest.scripts).sort();
  const named = found(read('CONTRIBUTING.md'), /npm (?:run )?((?<=run )[\w:-]+|start|test)/g);
  expect(named).toEqual(scripts);
});

it('the package exports what its page lists', () => {
  const doors = Object.keys(manifest.exports).filter((name) => name !== './package.json');
  const names = doors.map((name) => name.replace(/^\./, manifest.name));
  expect([...column(read('docs/package.md'), 0)].sort()).toEqual(names.sort());
});

it('the packed file has the name that the first page gives', () => {
  const named = found(read('README.md'), /([\w.-]+\.tgz)/g);
  expect(named).toEqual([`${manifest.name}-${manifest.version}.tgz`]);
});

it('docs/project/performance.md lists the size budgets that are tested', () => {
  const rows = section(read('docs/project/performance.md'), 'Sizes').match(/^\| .+ kB \|$/gm) ?? [];
  const told = rows.map((row) => row.split(' | ')).map(([what = '', , goal = '']) => [what.slice(2), goal]);
  const features = Object.entries(FEATURE_BUDGETS).map(([name, { goal }]) => ({
    what: `script tag: ${name}, brotli`,
    goal,
  }));
  const goals = [...Object.values(BUDGETS), ...features].map(({ what, goal }) => [what, `${goal / 1000} kB |`]);
  expect(Object.fromEntries(told)).toEqual(Object.fromEntries(goals));
});

it('docs/theming.md lists the tokens that the styles read', () => {
  const sheets = readdirSync(join(root, 'src/theme')).filter((file) => file.endsWith('.css'));
  const used = found(sheets.map((file) => read(`src/theme/${file}`)).join('\n'), /var\(\s*(--tour-[\w-]+)/g);
  expect(used.length).toBeGreaterThan(5);
  expect([...column(section(read('docs/theming.md'), 'Tokens'), 0)].sort()).toEqual(used);
});

it('docs/mock-reference.md lists the scenarios of the mock', () => {
  expect([...column(section(read('docs/mock-reference.md'), 'Scenarios'), 0)].sort()).toEqual(
    Object.keys(SCENARIOS).sort(),
  );
});

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'deploy/README.md',
  ...['', 'decisions/', 'project/', 'sites/'].flatMap((folder) => markdown(`docs/${folder}`)),
];

it('every link leads to a file, and to a heading of it', () => {
  const links = pages.flatMap((page) =>
    found(read(page), /(?:\]\(|<img src=")([^)\s"]+)/g).map((target) => ({ page, target })),
  );
  const broken = links.filter(({ page, target }) => {
    if (/^[a-z]+:/.test(target)) return false;
    const [path = '', heading] = target.split('#');
    const file = path === '' ? page : join(dirname(page), path);
    return !existsSync(join(root, file)) || (heading !== undefined && !headingsOf(read(file)).includes(heading));
  });
  expect(links.filter(({ target }) => target.includes('#')).length).toBeGreaterThan(10);
  expect(broken).toEqual([]);
});

/** Whether the element has an attribute of this name. */
const isAttribute = (name: string): boolean =>
  ['style', 'class', ...attributes.map(([, attribute]) => attribute)].includes(name) || name.startsWith(PREFILL);
/** `ref` is React's. */
const isProp = (name: string): boolean =>
  column(read('docs/options.md'), 1).includes(name) || isHandler(name) || name === 'ref';
const isHandler = (name: string): boolean => column(read('docs/events.md'), 1).includes(name);

/** The names given to each `<tag …>` of a text. */
function givenTo(tag: string, text: string): readonly string[] {
  return text
    .split(new RegExp(`<${tag}(?=[\\s>])`))
    .slice(1)
    .flatMap((rest) => {
      // `client:load` is a word of Astro, `@tour-booking:booked` an event in Vue.
      let bare = rest.slice(0, 2000).replace(/"[^"]*"|client:\w+|@[\w:-]+/g, '""');
      // Braces may hold braces and arrows.
      while (/\{[^{}]*\}/.test(bare)) bare = bare.replace(/\{[^{}]*\}/g, '');
      const [inside = ''] = bare.split(/\/?>/);
      return [...inside.matchAll(/[\w-]+/g)].map(([name]) => name);
    });
}

it('the options and events in the examples exist', () => {
  const unknown = pages
    .filter((page) => !page.startsWith('docs/decisions/'))
    .flatMap((page) => {
      const text = read(page);
      const events = found(text, /tour-booking:([\w-]+)/g).filter((name) => !eventNames.some((each) => each === name));
      const options = givenTo('tour-booking', text).filter((name) => !isAttribute(name));
      const props = givenTo('TourBooking', text).filter((name) => !isProp(name));
      const mounted = found(text, /\.mount\([^{]*\{\n([\s\S]*?)\n *\}\);/g)
        .flatMap((object) => found(object, /^ *(\w+):/gm))
        .filter((name) => !isProp(name));
      return [...events, ...options, ...props, ...mounted].map((name) => `${page}: ${name}`);
    });
  expect(pages.flatMap((page) => givenTo('tour-booking', read(page))).length).toBeGreaterThan(40);
  expect(pages.flatMap((page) => givenTo('TourBooking', read(page))).length).toBeGreaterThan(10);
  expect(unknown).toEqual([]);
});

it('docs/migrate.md replaces old parameters by names that exist', () => {
  const rows = section(read('docs/migrate.md'), 'One by one');
  const names = column(rows, 1).filter((name) => /^[a-z]+(?:-[a-z]+)*(?:="[^"]*")?$/.test(name));
  const tokens = column(rows, 1).filter((name) => name.startsWith('--'));
  expect(names.length).toBeGreaterThan(12);
  expect(tokens.length).toBeGreaterThan(3);
  expect(tokens.filter((token) => !column(section(read('docs/theming.md'), 'Tokens'), 0).includes(token))).toEqual([]);
  // The page names `id` and `type` as attributes that the script does not need, and `messages` and `onBooked` as props.
  const isKnown = (name: string): boolean =>
    isAttribute(name.split('=')[0] ?? '') || isProp(name) || ['id', 'type="module"'].includes(name);
  expect(names.filter((name) => !isKnown(name))).toEqual([]);
});

it('the architecture fits on three screens, and its glossary has at most 30 rows', () => {
  const page = read('docs/project/architecture.md');
  const lines = page.trimEnd().split('\n');
  const rows = section(page, 'Glossary')
    .split('\n')
    .filter((line) => line.startsWith('| '));
  expect(rows.length - 1).toBeGreaterThan(20);
  expect(rows.length - 1).toBeLessThanOrEqual(30);
  expect(lines.reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / 120)), 0)).toBeLessThanOrEqual(150);
});

it.each(['docs/project/architecture.md', 'CONTRIBUTING.md'])('every file and folder that %s names is there', (page) => {
  const named = found(read(page), /`([\w./-]+(?:\.(?:tsx?|md|json|css)|\/))`/g);
  const lost = named.filter((path) => !['', 'src/'].some((folder) => existsSync(join(root, folder, path))));
  expect(named.length).toBeGreaterThan(20);
  expect(lost).toEqual([]);
});

it('CONTRIBUTING.md adds a field of the form in one file, and its words in one file of each language', () => {
  const [walk = ''] = section(read('CONTRIBUTING.md'), 'Walks').split('\n**A GET**');
  const rows = walk.split('\n').filter((line) => line.startsWith('| `'));
  expect(rows.flatMap((row) => row.match(/src\/[\w./,{}-]+\.ts/g) ?? [])).toEqual([
    'src/api/contract/endpoints/plainFields.ts',
    'src/i18n/form.ts',
    `src/i18n/locales/{${shippedLanguages.join()}}/details.ts`,
  ]);
});

function markdown(folder: string): readonly string[] {
  return readdirSync(join(root, folder))
    .filter((file) => file.endsWith('.md'))
    .map((file) => `${folder}${file}`);
}
