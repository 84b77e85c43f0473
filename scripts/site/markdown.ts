import { dirname, join, normalize, relative } from 'node:path';
import { Marked } from 'marked';
import { diagramOf } from './diagram.ts';
import { forEachManager } from './packageManagers.ts';

/** A part of a page that the search finds by itself. */
export interface Section {
  /** The heading's address on its page. Empty for the text above the first heading. */
  readonly anchor: string;
  readonly heading: string;
  readonly text: string;
}

export interface RenderedPage {
  readonly title: string;
  readonly html: string;
  readonly sections: readonly Section[];
}

/** A heading's address, as GitHub makes it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/<[^>]+>|[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const plain = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name] ?? '’')
    .replace(/\s+/g, ' ')
    .trim();

/** Where a link of the file `source` leads on the site. `addressOf` knows the site's address of a file of the repository. */
function linkFrom(source: string, target: string, addressOf: (file: string) => string): string {
  if (/^[a-z]+:/.test(target) || target.startsWith('#')) return target;
  const [path = '', anchor] = target.split('#');
  const address = addressOf(normalize(join(dirname(source), path)).replace(/\/$/, ''));
  const own = addressOf(source);
  return `${relative(dirname(own), address) || '.'}${anchor === undefined ? '' : `#${anchor}`}`;
}

/** A block of commands as tabs, one for each package manager. `group` tells the tabs of a page apart. */
function tabsOf(commands: ReadonlyMap<string, string>, group: string): string {
  const tabs = [...commands.keys()].map(
    (name, index) => `<label><input type="radio" name="${group}"${index === 0 ? ' checked' : ''}>${name}</label>`,
  );
  const blocks = [...commands.values()].map(
    (code) =>
      `<div><pre><code class="language-sh">${code.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}\n</code></pre></div>`,
  );
  return `<fieldset class="managers"><legend class="skip">Package manager</legend>${tabs.join('')}${blocks.join('')}</fieldset>\n`;
}

/** A page in Markdown, with its links as those of the site. Its code is left as it is. */
export const markdownPage = (source: string, text: string, addressOf: (file: string) => string): string =>
  text.replace(/^```[\s\S]*?^```$|`[^`\n]*`|(\]\(|<img src=")([^)\s"]+)/gm, (whole, before?: string, target = '') =>
    before === undefined ? whole : before + linkFrom(source, target, addressOf),
  );

/** A page in HTML, with its links as those of the site. */
export function renderPage(source: string, text: string, addressOf: (file: string) => string): RenderedPage {
  const sections: { anchor: string; heading: string; text: string }[] = [{ anchor: '', heading: '', text: '' }];
  let groups = 0;
  const marked = new Marked({
    walkTokens(token) {
      if (token.type === 'link' || token.type === 'image') token.href = linkFrom(source, token.href, addressOf);
    },
    renderer: {
      heading({ tokens, depth, text }) {
        const anchor = anchorOf(text);
        return `<h${depth} id="${anchor}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      code({ lang, text }) {
        if (lang === 'mermaid') return diagramOf(text);
        const commands = lang === 'sh' ? forEachManager(text) : undefined;
        // With `false`, marked renders it like every other block of code.
        return commands ? tabsOf(commands, `manager-${++groups}`) : false;
      },
      table({ header, rows }) {
        const cell = (name: string, tokens: (typeof header)[number]['tokens']): string =>
          `<${name}>${this.parser.parseInline(tokens)}</${name}>`;
        const head = header.map(({ tokens }) => cell('th', tokens)).join('');
        const body = rows.map((row) => `<tr>${row.map(({ tokens }) => cell('td', tokens)).join('')}</tr>`).join('\n');
        const isEmpty = header.every(({ text }) => text === '');
        // It scrolls by itself, so that a phone's page does not.
        return `<div class="wide" tabindex="0"><table>${isEmpty ? '' : `<thead><tr>${head}</tr></thead>`}<tbody>${body}</tbody></table></div>\n`;
      },
    },
  });
  const html = marked
    .parse(text, { async: false })
    .replace(
      /<img src="([^"]+)"/g,
      (_, target: string) => `<img src="${linkFrom(source, target, addressOf)}" loading="lazy"`,
    );
  for (const part of html.split(/(?=<h[1-4] id=)/)) {
    const [, anchor = '', heading = ''] = /^<h[1-4] id="([^"]*)">([\s\S]*?)<\/h/.exec(part) ?? [];
    sections.push({ anchor, heading: plain(heading), text: plain(part.replace(/^<h[1-4][\s\S]*?<\/h[1-4]>/, '')) });
  }
  const filled = sections.filter(({ heading, text }) => heading !== '' || text !== '');
  return { title: filled.find(({ heading }) => heading !== '')?.heading ?? source, html, sections: filled };
}
