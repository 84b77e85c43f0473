import type { Facts } from './readSource.ts';

/**
 * The third column of the import table, "alone may use", as checks. Each is tied to the words of its cell: a cell whose
 * words are not listed here is an error, so that every rule in the table is checked.
 */
export interface Exclusive {
  /** For messages: what is used. */
  readonly what: string;
  readonly uses: (facts: Facts) => boolean;
  readonly allowed: (path: string) => boolean;
  /** The packages this is about, if any. */
  readonly packages?: readonly string[];
}

/** A package and those that belong to it. */
const library = (what: string, names: readonly string[], ...places: readonly string[]): Exclusive => ({
  what,
  uses: ({ imports }) => imports.some(({ target, isFile }) => !isFile && names.includes(target)),
  allowed: (path) => places.some((place) => path.startsWith(place)),
  packages: names,
});
const member = (name: string, ...places: readonly string[]): Exclusive => ({
  what: name,
  uses: ({ members, globals }) => members.has(name) || globals.has(name),
  allowed: (path) => places.some((place) => path.startsWith(place)),
});

/** Cell, as written -> what it forbids everywhere else. */
export const EXCLUSIVES: Readonly<Record<string, readonly Exclusive[]>> = {
  '–': [],
  'date-fns': [library('date-fns', ['date-fns'], 'src/time/')],
  'fetch (with preview/earlyReplies, embed/loader, edge/askService), valibot': [
    // The global only: an option of that name, handed on, is no call.
    {
      what: 'fetch',
      uses: ({ globals }) => globals.has('fetch'),
      allowed: (path) => /^src\/(api\/|preview\/earlyReplies\.ts|embed\/loader\.ts|edge\/askService\.ts)/.test(path),
    },
    library('valibot', ['valibot'], 'src/api/'),
  ],
  '@tanstack/query-core (with core, features)': [
    {
      ...library('query-core', ['@tanstack/query-core'], 'src/queries/', 'src/core/', 'src/features/'),
      // The type of the host's client may be named anywhere.
      uses: ({ imports }) => imports.some(({ target, typesOnly }) => target === '@tanstack/query-core' && !typesOnly),
    },
  ],
  '@tanstack/react-query (details)': [library('react-query', ['@tanstack/react-query'], 'src/screens/details/')],
  'adoptedStyleSheets, attachShadow': [
    member('adoptedStyleSheets', 'src/theme/'),
    member('attachShadow', 'src/theme/'),
  ],
  'text that a visitor reads': [
    {
      what: 'text that a visitor reads',
      uses: ({ texts }) => texts.length > 0,
      allowed: (path) => path.startsWith('src/i18n/'),
    },
  ],
  // All three answer for the document, without looking into a shadow root.
  'document.activeElement, getSelection, elementFromPoint (ui/focus)': [
    'activeElement',
    'getSelection',
    'elementFromPoint',
  ].map((name) => member(name, 'src/ui/focus')),
  'import() (with i18n, screens, screenParts, features, launcher, widget, embed, options/edgeClient, edge/htmlChunk)': [
    {
      what: 'import()',
      uses: ({ imports }) => imports.some(({ isFile, typesOnly, isDynamic }) => isFile && isDynamic && !typesOnly),
      // Whoever shows a chunk names its file. The options load the calls of an edge, which have no React. The edge loads the code that
      // renders the widget.
      allowed: (path) =>
        /^src\/(i18n|screens|screenParts|features|launcher|widget|embed)\//.test(path) ||
        path === 'src/options/edgeClient.ts' ||
        path === 'src/edge/htmlChunk.ts',
    },
  ],
  'react-hook-form': [library('react-hook-form', ['react-hook-form'], 'src/form/')],
  'customElements, createRoot (with Isolated), preact (embed/preact)': [
    { ...member('customElements', 'src/embed/'), uses: ({ globals }) => globals.has('customElements') },
    member('createRoot', 'src/embed/', 'src/widget/Isolated.tsx'),
    library('preact', ['preact'], 'src/embed/preact/'),
  ],
  '@hono/node-server, redis, @modelcontextprotocol/server': [
    library('@hono/node-server', ['@hono/node-server'], 'src/command/'),
    library('redis', ['redis'], 'src/command/'),
    library('@modelcontextprotocol/server', ['@modelcontextprotocol/server'], 'src/command/'),
  ],
  'preact-render-to-string': [library('preact-render-to-string', ['preact-render-to-string'], 'src/html/')],
  hono: [library('hono', ['hono'], 'src/edge/')],
  'msw, @playwright/test': [
    library('@playwright/test', ['@playwright/test'], 'mock-server/playwright/'),
    {
      ...library('msw', ['msw', '@mswjs/interceptors']),
      allowed: (path) => path.startsWith('mock-server/') && !path.startsWith('mock-server/engine/'),
    },
  ],
};

/** Packages that the table does not name, and where they may be used. No other package may be used. */
export const SHARED_LIBRARIES: readonly Exclusive[] = [
  // The folders above theme in the table work without React. react-dom is for the folders that put something on a page.
  library(
    'react',
    ['react'],
    ...[
      'theme',
      'loading',
      'i18n',
      'ui',
      'calendar',
      'form',
      'screens',
      'screenParts',
      'features',
      'preview',
      'launcher',
      'widget',
      'embed',
      'html',
    ].map((f) => `src/${f}/`),
    // Types alone: the options name what React renders.
    'src/options/componentOptions.ts',
    'src/options/tourComponents.ts',
  ),
  library('react-dom', ['react-dom'], 'src/embed/', 'src/widget/Isolated.tsx'),
];
