/**
 * The import table of docs/project/architecture.md as data. The table is written for people: what its short phrases mean is said
 * here, once each. A cell with a phrase that is not listed here is an error, so that nobody changes the table without the
 * test following.
 */

/** A part of the code: a name for messages, and whether a path (from the repository's root) lies in it. */
export interface Part {
  readonly name: string;
  readonly has: (path: string) => boolean;
}

/** The right to import what lies in `part`; with `typesOnly`, by `import type` alone. */
export interface Grant {
  readonly part: Part;
  readonly typesOnly: boolean;
}

export interface Row {
  readonly part: Part;
  readonly grants: readonly Grant[];
  /** The third cell, as written. Which check stands for it: see exclusives.ts. */
  readonly alone: string;
}

const below = (name: string, ...roots: readonly string[]): Part => ({
  name,
  has: (path) => roots.some((root) => path === root || path.startsWith(root)),
});

const DOORS = [
  ...['index', 'core', 'client', 'server', 'edge', 'element', 'mock', 'playwright', 'types', 'messageTypes'].map(
    (door) => `src/${door}.ts`,
  ),
  'src/locales/',
];
const FOLDERS = [
  'time',
  'api',
  'booking',
  'queries',
  'analytics',
  'core',
  'theme',
  'loading',
  'i18n',
  'ui',
  'calendar',
  'form',
  'options',
  'preview',
  'screenParts',
  'screens',
  'launcher',
  'features',
  'widget',
  'embed',
  'html',
  'edge',
  'command',
];
const ENGINE = below('mock-server/engine', 'mock-server/engine/');

/** First cell -> the part it names. A test or a story is no part of the folder it stands in. */
const PARTS: Readonly<Record<string, Part>> = {
  ...Object.fromEntries(FOLDERS.map((folder) => [folder, below(folder, `src/${folder}/`)])),
  'doors: src/index, core, client, server, edge, element, mock, playwright, locales': below('doors', ...DOORS),
  'mock-server/engine': ENGINE,
  'mock-server, the rest': {
    name: 'mock-server',
    has: (path) => path.startsWith('mock-server/') && !ENGINE.has(path),
  },
  'stories, test, bench, public': {
    name: 'tests and stories',
    has: (path) => /\.(test|stories)\.tsx?$/.test(path) || /^(test|bench|public|scripts)\//.test(path),
  },
};

/** The endpoint constants, and the type they are written with. */
const ENDPOINTS = below('api/contract/endpoints', 'src/api/contract/endpoints/', 'src/api/contract/endpoint.ts');
const SCHEMAS = below('api/contract/schemas', 'src/api/contract/schemas/');
const CONTRACT = below('api/contract', 'src/api/contract/');
/** What takes keys and steering signs out of texts. It knows nothing of the contract. */
const SAFE_TEXTS = below('safe texts', 'src/api/secretForms.ts', 'src/api/visibleText.ts', 'src/api/mapTexts.ts');
const EVERYTHING = below('anything', '');

/** Second cell, phrase by phrase -> what it allows. Plain folder names are read as they stand. */
function grantsOf(cell: string, rowsAbove: readonly Row[]): readonly Grant[] {
  return cell.split(/[,;] /).flatMap((phrase): readonly Grant[] => {
    const part = PARTS[phrase];
    if (part !== undefined) return [{ part, typesOnly: false }];
    switch (phrase) {
      case '–':
      case 'never another feature': // A rule of its own, as the next one: see rules.ts.
      case 'the loader imports nothing':
        return [];
      case 'all above':
        return rowsAbove.map((row) => ({ part: row.part, typesOnly: false }));
      case 'types of api/contract':
        return [{ part: CONTRACT, typesOnly: true }];
      case 'types of booking':
        return [{ part: below('booking', 'src/booking/'), typesOnly: true }];
      case 'types of i18n':
        return [{ part: below('i18n', 'src/i18n/'), typesOnly: true }];
      case 'types of ui':
        return [{ part: below('ui', 'src/ui/'), typesOnly: true }];
      case 'types of the schemas':
        return [{ part: SCHEMAS, typesOnly: true }];
      case 'engine':
        return [{ part: ENGINE, typesOnly: false }];
      case 'api/contract/endpoints':
        return [{ part: ENDPOINTS, typesOnly: false }];
      case 'safe texts':
        return [{ part: SAFE_TEXTS, typesOnly: false }];
      case 'what they publish': // Doors add nothing of their own, so that they may name anything below them.
      case 'anything':
        return [{ part: EVERYTHING, typesOnly: false }];
      default:
        throw new Error(
          `docs/project/architecture.md: the import table says "${phrase}", which importTable.ts does not know`,
        );
    }
  });
}

/** The rows of the table in `markdown`, in order. */
export function readImportTable(markdown: string): readonly Row[] {
  const lines = markdown.split('\n');
  const head = lines.findIndex((line) => /^\| folder \| may import \| alone may use \|$/.test(line));
  if (head < 0) throw new Error('docs/project/architecture.md has no import table');
  const rows: Row[] = [];
  for (const line of lines.slice(head + 2)) {
    if (!line.startsWith('|')) break;
    const [folder = '', mayImport = '', alone = ''] = line.slice(2, -2).split(' | ');
    const part = PARTS[folder];
    if (part === undefined)
      throw new Error(`docs/project/architecture.md: the import table has a row "${folder}" that is no known part`);
    rows.push({ part, grants: grantsOf(mayImport, rows), alone });
  }
  return rows;
}

/** The row a file falls under; the last row (tests, stories) goes first, as it cuts across the folders. */
export function rowOf(rows: readonly Row[], path: string): Row | undefined {
  return rows.findLast((row) => row.part.has(path));
}
