import { marked } from 'marked';
import manifest from '../../package.json' with { type: 'json' };

/** A page of the site, as far as the list of pages needs it. */
interface ListedPage {
  readonly group: string;
  readonly source: string;
  readonly title: string;
  /** The address of its Markdown, from the site's root. */
  readonly address: string;
  readonly text: string;
}

/** Groups for those who change the code. A program that has little room leaves the section "Optional" out. */
const OPTIONAL = ['The project', 'Decisions'];
/** How a page begins that says what wrote it. */
const WRITTEN = /^(?:This page is written|Written by) /;

/** What pages are about that begin with something else. */
export const ABOUT: Readonly<Record<string, string>> = {
  'docs/sites/squarespace.md': 'Pasting the snippet into Squarespace.',
  'docs/sites/webflow.md': 'Pasting the snippet into Webflow.',
  'docs/sites/wordpress.md': 'Pasting the snippet into WordPress.',
  'docs/sites/generators.md': 'Pasting the snippet into Hugo, Eleventy, Hexo and Jekyll.',
  'docs/sites/nextjs.md': 'The widget in the App Router of Next.js.',
  'docs/script-tag.md': 'The script tag in depth: its lines, its width, single-page sites, other scripts of the page.',
  'docs/dialog.md': 'The widget over the page: dialog, floating button, calls from a script.',
  'docs/form.md': 'Presets, hidden and locked fields, and which questions fair housing rules forbid.',
  'docs/troubleshooting.md': 'What a message in the console or on the page means, and what to do.',
  'docs/react.md': 'The component, the dialog, a shadow root, components of your own, the hook.',
  'docs/frameworks.md': 'The element in Vue, Svelte, Solid, Preact and others.',
  'docs/vue.md': 'The element and a booking of your own in Vue.',
  'docs/svelte.md': 'The element and a booking of your own in Svelte.',
  'docs/client.md': 'A typed client with every operation of the leasing API.',
  'docs/package.md': 'What each import gives, and what does not change without a major version.',
  'docs/edge.md':
    'A small server between the widgets and the leasing service: it has the key, and a booking happens once.',
  'docs/waitlist.md': 'A visitor who finds no time hears when one opens up.',
  'docs/assistants.md': 'What an assistant can do here, and what only the visitor does.',
  'docs/hosting.md': 'Serving the files of the script tag, for many properties too.',
  'docs/api.md': 'Each operation of the leasing API: its client method, its request, its sample.',
  'docs/project/api-gaps.md': 'What is assumed of the leasing service where its API document is silent.',
  'docs/project/performance.md': 'Sizes and times, the budgets, and how they are measured.',
  'CONTRIBUTING.md': 'How to change the code: walks, tests, commands.',
  'SECURITY.md': 'Which versions are mended, and how to report a fault.',
};

/** What a page is about: the first sentence of its first paragraph. */
function about({ group, source, title, text }: ListedPage): string {
  if (group === 'API reference') return `All names that \`${title}\` exports, with their types and what they mean.`;
  const named = ABOUT[source];
  if (named !== undefined) return named;
  const paragraphs = marked
    .lexer(text)
    .flatMap((token) => (token.type === 'paragraph' && !WRITTEN.test(token.raw) ? [token.raw] : []));
  const [sentence = ''] = (paragraphs[0] ?? '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    // Bold words at the beginning are a heading.
    .replace(/^\*\*[^*]+\*\*/, '')
    .replace(/\s+/g, ' ')
    .trim()
    .split(/(?<=[.:])\s+(?=[\p{Lu}`])/u);
  return sentence.replace(/:$/, '.');
}

/** The text of `llms.txt`: all pages, for a program that reads the docs. */
export function llmsText(pages: readonly ListedPage[]): string {
  const section = (name: string, groups: readonly string[]): string => {
    const listed = pages.filter(({ group }) => groups.includes(group));
    return `## ${name}\n\n${listed.map((page) => `- [${page.title}](${page.address}): ${about(page)}`).join('\n')}`;
  };
  const groups = [...new Set(pages.map(({ group }) => group))].filter((group) => !OPTIONAL.includes(group));
  return `${[
    '# Tour booking',
    `> ${manifest.description}`,
    ...groups.map((group) => section(group, [group])),
    section('Optional', OPTIONAL),
  ].join('\n\n')}\n`;
}
