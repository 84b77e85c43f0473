import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** A text file that the mock serves in addition to the API. */
export interface PageFile {
  readonly type: string;
  readonly text: string;
}

const VIEWER = '/__viewer/rapidoc.js';

/** The mock serves the viewer itself, and the viewer loads no fonts. So no request leaves the machine. */
const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The API of the leasing service</title>
<script type="module" src="${VIEWER}"></script>
</head>
<body>
<rapi-doc spec-url="/openapi.json" load-fonts="false" show-header="false" render-style="read" theme="light"
  primary-color="#1f5c4d" allow-authentication="true" allow-server-selection="false" sort-endpoints-by="none">
</rapi-doc>
<noscript>The description of the API is at <a href="/openapi.json">/openapi.json</a>.</noscript>
</body>
</html>
`;

/** The page without the viewer, which the package does not include. */
const PLAIN_PAGE = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>The API of the leasing service</title></head>
<body><p>The description of the API is at <a href="/openapi.json">/openapi.json</a>.</p></body>
</html>
`;

const find = createRequire(import.meta.url);
function hasViewer(): boolean {
  try {
    return find.resolve('rapidoc') !== '';
  } catch {
    return false;
  }
}

const TYPES = { html: 'text/html', css: 'text/css', js: 'text/javascript', json: 'application/json' } as const;
const file = (type: keyof typeof TYPES, text: string): PageFile => ({ type: `${TYPES[type]}; charset=utf-8`, text });

/** Where the files that the mock serves are. */
interface PageSources {
  /** The path of the OpenAPI description. */
  readonly openapi: string;
  /** The folder of the mock's own page. */
  readonly folder: string;
}

/**
 * The files that the mock serves in addition to the API, by path: its own page, the OpenAPI description, and a page that
 * shows it with a viewer from node_modules. Each request reads them again.
 */
export const apiPages = ({ openapi, folder }: PageSources): ((path: string) => PageFile | undefined) => {
  const own = (name: string): string => readFileSync(join(folder, name), 'utf8');
  const files: Readonly<Record<string, () => PageFile>> = {
    '/': () => file('html', own('index.html')),
    '/page.css': () => file('css', own('page.css')),
    '/page.js': () => file('js', own('page.js')),
    '/reference': () => file('html', hasViewer() ? PAGE : PLAIN_PAGE),
    '/openapi.json': () => file('json', readFileSync(openapi, 'utf8')),
    [VIEWER]: () => file('js', readFileSync(find.resolve('rapidoc'), 'utf8')),
  };
  return (path) => {
    try {
      return Object.hasOwn(files, path) ? files[path]?.() : undefined;
    } catch {
      // The viewer is not installed, or the description does not exist. The reply is 404.
      return undefined;
    }
  };
};
