import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { headLines } from '../../public/configure/headLines.ts';
import { runEdge } from '../../src/command/runEdge.ts';
import type { elementHtml } from '../../src/html/elementHtml.ts';
import { type Hosts, type HostsInput, openHosts } from './hosts.ts';
import { START } from './lab.ts';
import { builtPage, builtSite, callsOf, elementWith, embedFiles, html, pageAround } from './site.ts';

const ZONE = 'America/New_York';

/** The pages of the site, each at `/<name>.html`, and what is in it. */
export const PAGES = {
  bare: 'the bare page',
  printed: 'the snippet as printed',
  'own-host': "the snippet, the files on the page's own host",
  script: 'the script alone',
  edge: 'the snippet with an edge',
  'edge-html': 'the widget in the HTML',
  react: 'the React component, as Vite builds it',
  'react-connects': 'the same with `preconnect` in its page',
  other: 'the snippet, another build',
} as const;
export type PageName = keyof typeof PAGES;
export const pathOf = (page: PageName): string => `/${page}.html`;

interface Input extends Pick<HostsInput, 'line' | 'protocol'> {
  /** The address of the mock. */
  readonly service: string;
  /** The folder of another build of the script tag, for the page `other`. */
  readonly other?: string | undefined;
  /** Further pages and files of the site, for the service at this address. */
  readonly more?: (service: string) => ReadonlyMap<string, string | Uint8Array>;
}

/** Opens a site whose pages, files, service and edge are hosts of their own. */
export async function openThreeHosts({ service, other, more, ...network }: Input): Promise<Hosts> {
  const bare = await builtPage('bareCalls.ts', 'production');
  const react = await builtSite('/react-site');
  let edge = { url: '', close: async (): Promise<void> => undefined };
  const hosts = await openHosts({
    ...network,
    async behind(addresses) {
      edge = await runEdge(
        {
          ...{ service, groups: { 101: { timeZone: ZONE } }, secrets: undefined },
          ...{ secretKey: 'sk_demo', publicKey: undefined, redis: undefined, path: '', trustedHops: 0, quiet: true },
          ...{ host: '127.0.0.1', port: 0, origins: [addresses.site], address: addresses.edge },
        },
        { now: () => Date.parse(START.utc), log: () => undefined },
      );
      return { service, edge: edge.url };
    },
    async content(at) {
      const element = elementWith(`api="${at.service}"`);
      const lines = (folder: string, asked = at.service): string =>
        headLines({ folder, service: asked, isInPlace: true });
      const calls = callsOf(at.service, START.asked);
      const connect = `<link rel="preconnect" href="${at.service}" crossorigin>`;
      const siteScript = '<script type="module" src="/react-site/site.js"></script>';
      const pages: Readonly<Record<PageName, string>> = {
        bare: html(calls, '', `<h1>Alder House</h1><script>${bare}</script>`),
        printed: pageAround(element, lines(at.files)),
        'own-host': pageAround(element, lines(at.site)),
        script: pageAround(element, headLines({ folder: at.files, service: undefined, isInPlace: false })),
        edge: pageAround(elementWith(`edge="${at.edge}"`), lines(at.files, at.edge)),
        'edge-html': pageAround(await htmlOf(edge.url, at.edge), lines(at.files, at.edge)),
        'react-connects': html(` data-api="${at.service}"`, connect + siteScript, '<div id="root"></div>'),
        react: html(` data-api="${at.service}"`, siteScript, '<div id="root"></div>'),
        other: pageAround(element, lines(`${at.files}/other`)),
      };
      return new Map<string, string | Uint8Array>([
        ...Object.entries(pages).map(([name, page]) => [`/${name}.html`, page] as const),
        ...embedFiles(''),
        ...(other === undefined ? [] : embedFiles('/other', other)),
        ...react,
        ...(more?.(at.service) ?? []),
      ]);
    },
  });
  return {
    ...hosts,
    async close() {
      await Promise.all([hosts.close(), edge.close()]);
    },
  };
}

/** The element with its times, as `GET /widget` gives it: by the renderer of the package. `edge`: its own address, `address`: what the page names. */
async function htmlOf(edge: string, address: string): Promise<string> {
  const reply = await fetch(`${edge}/preview?group_id=101&days=14&wait=all`);
  const preview: unknown = await reply.json();
  const built = resolve(import.meta.dirname, '../../dist/npm/widgetHtml.js');
  const renderer: { readonly elementHtml: typeof elementHtml } = await import(pathToFileURL(built).href);
  const own = { 'group-id': '101', edge: address, 'time-zone': ZONE, locale: 'en-US', location: '123 First St' };
  const rest = { styles: 'inline', nonce: undefined, fallback: '', at: Date.parse(START.utc), preview } as const;
  const { html: text, hasTimes } = await renderer.elementHtml({ attributes: own, ...rest });
  if (!hasTimes) throw new Error('the HTML of the bench has no times');
  return text;
}
