import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

/** A page of the site, made of one Markdown file. */
export interface SourcePage {
  /** From the repository's root: `docs/edge.md`. */
  readonly source: string;
  /** From the site's root: `docs/edge.html`. */
  readonly address: string;
  readonly group: string;
  readonly text: string;
}

const named = (group: string, ...names: readonly string[]): readonly (readonly [string, string])[] =>
  names.map((name) => [group, `docs/${name}.md`] as const);
const folder = (group: string, path: string): readonly (readonly [string, string])[] =>
  readdirSync(join(root, path))
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => [group, `${path}/${file}`] as const);

/** The pages that stand first, in the order in which a reader wants them. */
const ORDER = [
  ['Start', 'README.md'] as const,
  ...named('Where to paste it', 'sites/html'),
  ...folder('Where to paste it', 'docs/sites').filter(([, source]) => source !== 'docs/sites/html.md'),
  ...named(
    'On a page',
    'script-tag',
    'dialog',
    'options',
    'events',
    'form',
    'consent',
    'homes',
    'tour-kinds',
    'requested-tours',
    'agent',
    'changes',
    'lost-reply',
    'theming',
    'languages',
    'assistants',
    'links',
    'counting',
    'many-properties',
    'content-security-policy',
    'migrate',
    'troubleshooting',
  ),
  ...named('In your application', 'react', 'frameworks', 'vue', 'svelte', 'core', 'client', 'package'),
  ...named('In your tests', 'mock', 'mock-reference', 'storybook', 'verify'),
  ...named('On a server', 'edge', 'waitlist', 'waitlist-messages', 'operations', 'hosting'),
  ['On a server', 'deploy/README.md'] as const,
];
const LAST = [
  ...named('For buyers', 'accessibility', 'conformance', 'privacy', 'security'),
  ...['CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md'].map((file) => ['The project', file] as const),
  ...folder('The project', 'docs/project'),
  ...folder('Decisions', 'docs/decisions'),
];
const placed = new Set([...ORDER, ...LAST].map(([, source]) => source));

/** Every page: the README, each Markdown file of docs, and those beside the README. */
export const sourcePages: readonly SourcePage[] = [
  ...ORDER,
  ...folder('Good to know', 'docs').filter(([, source]) => !placed.has(source)),
  ...LAST,
].map(([group, source]) => ({
  group,
  source,
  address: source === 'README.md' ? 'index.html' : source.replace(/\.md$/, '.html'),
  text: readFileSync(join(root, source), 'utf8'),
}));
