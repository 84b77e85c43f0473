import { EXCLUSIVES, type Exclusive, SHARED_LIBRARIES } from './exclusives.ts';
import { type Row, rowOf } from './importTable.ts';
import { type Facts, readSource, type SourceFile } from './readSource.ts';

const MAX_LINES = 400;
const MAX_FILES = 40;
const DOOR = /^src\/[^/]+\.ts$/;
const UNCHECKED = 'tests and stories';

type Rule = (facts: Facts, rows: readonly Row[]) => readonly string[];

const allExclusives = (rows: readonly Row[]): readonly Exclusive[] => [
  ...rows.flatMap(({ alone }) => {
    const found = EXCLUSIVES[alone];
    if (found === undefined)
      throw new Error(`docs/project/architecture.md: "${alone}" is not checked; see exclusives.ts`);
    return found;
  }),
  ...SHARED_LIBRARIES,
];

const onlyListedImports: Rule = ({ path, imports }, rows) => {
  const row = rowOf(rows, path);
  if (row === undefined) return [`is in no folder of the import table`];
  return imports
    .filter(({ target, isFile }) => isFile && !row.part.has(target))
    .filter(({ target, typesOnly }) => !row.grants.some((g) => g.part.has(target) && (typesOnly || !g.typesOnly)))
    .map(({ target, typesOnly }) => `imports ${typesOnly ? 'types of ' : ''}${target}, which ${row.part.name} may not`);
};

const librariesInTheirFolder: Rule = (facts, rows) =>
  allExclusives(rows)
    .filter(({ uses, allowed }) => uses(facts) && !allowed(facts.path))
    .map(({ what }) => (what.startsWith('text') ? `holds ${what}: "${facts.texts[0]}"` : `uses ${what}`));

/** A package that stands in no list. Node's own modules are for the command and the mock server's runtimes. */
const onlyListedLibraries: Rule = ({ path, imports }, rows) => {
  const listed = new Set(allExclusives(rows).flatMap(({ packages = [] }) => packages));
  const isRuntime = /^(mock-server\/(?!engine\/)|src\/command\/)/.test(path);
  return imports
    .filter(({ target, isFile }) => !isFile && !(target.startsWith('node:') ? isRuntime : listed.has(target)))
    .map(({ target }) => `uses ${target}, a library that no list gives it`);
};

const noIndexInFolders: Rule = ({ path }) =>
  /\/index\.tsx?$/.test(path) && !DOOR.test(path) ? ['is an index file'] : [];
/** React has a default export, so its alias has one, too. */
const REACT_ALIAS = 'src/embed/preact/react.ts';
const noDefaultExport: Rule = ({ path, hasDefaultExport }) =>
  hasDefaultExport && path !== REACT_ALIAS ? ['has a default export'] : [];
const smallFiles: Rule = ({ lines }) => (lines > MAX_LINES ? [`has ${lines} lines, more than ${MAX_LINES}`] : []);
const loaderImportsNothing: Rule = ({ path, imports }) =>
  path === 'src/embed/loader.ts'
    ? imports.map(({ target }) => `imports ${target}, but the loader imports nothing`)
    : [];

const featuresApart: Rule = ({ path, imports }) => {
  const [own] = /^src\/features\/[^/]+\//.exec(path) ?? [];
  const isOther = (target: string): boolean => target.startsWith('src/features/') && !target.startsWith(own ?? '');
  return own === undefined
    ? []
    : imports.filter(({ target }) => isOther(target)).map(({ target }) => `imports ${target}, another feature`);
};

/** One folder's production files, counted without its subfolders. */
function fullFolders(files: readonly Facts[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { path } of files) {
    const folder = path.slice(0, path.lastIndexOf('/'));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].flatMap(([folder, count]) =>
    count > MAX_FILES ? [`${folder} holds ${count} production files, more than ${MAX_FILES}`] : [],
  );
}

const RULES: readonly Rule[] = [
  onlyListedImports,
  librariesInTheirFolder,
  onlyListedLibraries,
  noIndexInFolders,
  noDefaultExport,
  loaderImportsNothing,
  featuresApart,
];

/** Cycles of imports, those of types and `import()` included, each told once: `cycle a -> b -> a`. */
function cycles(all: readonly Facts[]): readonly string[] {
  const next = new Map(all.map(({ path, imports }) => [path, imports.filter((i) => i.isFile).map((i) => i.target)]));
  const done = new Set<string>();
  const found: string[] = [];
  const walk = (path: string, trail: readonly string[]): void => {
    if (trail.includes(path))
      return void found.push(`cycle ${[...trail.slice(trail.indexOf(path)), path].join(' -> ')}`);
    if (done.has(path)) return;
    for (const target of next.get(path) ?? []) walk(target, [...trail, path]);
    done.add(path);
  };
  for (const path of next.keys()) walk(path, []);
  return found;
}

/**
 * What breaks the rules of docs/project/architecture.md in `files`, one line each: `src/time/x.ts uses valibot`. Of tests and
 * stories only the size is checked.
 */
export function breaches(files: readonly SourceFile[], rows: readonly Row[]): readonly string[] {
  const all = files.map(readSource);
  const checked = all.filter(({ path }) => rowOf(rows, path)?.part.name !== UNCHECKED);
  return [
    ...checked.flatMap((facts) => RULES.flatMap((rule) => rule(facts, rows).map((what) => `${facts.path} ${what}`))),
    ...all.flatMap((facts) => smallFiles(facts, rows).map((what) => `${facts.path} ${what}`)),
    ...fullFolders(checked),
    ...cycles(checked),
  ];
}
