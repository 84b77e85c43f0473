import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { codeBlocks } from '../codeBlocks.ts';
import { buildSnippet } from './snippetSite.ts';

/** Files by name, as a page of the documents gives them. The first line of each file names it. */
export type Files = Readonly<Record<string, string>>;

/** The files that docs/sites/nextjs.md gives below `headings`. */
export function filesBelow(headings: readonly string[]): Files {
  const blocks = codeBlocks('docs/sites/nextjs.md').filter(({ heading }) => headings.includes(heading));
  return Object.fromEntries(
    blocks.flatMap(({ code }) => {
      const [, name] = /^\/\/ (?:\S+\/)?(\S+)$/m.exec(code.split('\n')[0] ?? '') ?? [];
      return name === undefined ? [] : [[name, code]];
    }),
  );
}

/** The types of Next.js that the page needs. */
export const TYPES: Files = {
  'next.d.ts': `declare module '*.css';
declare module 'next/script' {
  export default function Script(props: { readonly src: string }): null;
}
`,
};

/** `next/script` as it works by default: the script is added once the page is hydrated. */
const SCRIPT = `import { useEffect } from 'react';
export default function Script({ src }) {
  useEffect(() => {
    document.body.append(Object.assign(document.createElement('script'), { src, async: true }));
  }, [src]);
  return null;
}
`;

const SERVER = `import { renderToString } from 'react-dom/server';
import Page from './page';
export const html = renderToString(<Page />);
`;

const CLIENT = `import { hydrateRoot } from 'react-dom/client';
import Page from './page';
hydrateRoot(document.querySelector('#root')!, <Page />);
`;

/**
 * The page that `files` make, as Next.js sends it: rendered on the server, then hydrated by `/<out>.js` of the site. Gives the whole body,
 * and the markup of the server alone.
 */
export async function nextPage(files: Files, out: string): Promise<{ readonly body: string; readonly markup: string }> {
  const sources = {
    ...Object.fromEntries(Object.entries(files).filter(([name]) => !name.endsWith('.d.ts'))),
    'nextScript.js': SCRIPT,
    'server.tsx': SERVER,
    'client.tsx': CLIENT,
  };
  const alias = { 'next/script': './nextScript.js' };
  const server = await buildSnippet(sources, { entry: 'server.tsx', out: `${out}-server`, alias, server: true });
  await buildSnippet(sources, { entry: 'client.tsx', out, alias });
  const { href } = pathToFileURL(server);
  // Node caches an import by its address. With its length in the address, a file that was built again is read again.
  const { html: markup } = (await import(/* @vite-ignore */ `${href}?${(await readFile(server)).length}`)) as {
    readonly html: string;
  };
  return { markup, body: `<div id="root">${markup}</div><script type="module" src="/${out}.js"></script>` };
}
