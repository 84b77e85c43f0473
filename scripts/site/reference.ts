import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** One name that a door exports. */
interface ExportedName {
  readonly name: string;
  /** Its docstring as text; empty without one. */
  readonly about: string;
  /** As it is declared. */
  readonly declaration: string;
}

const DECLARED = /^(?:export )?(?:declare )?(?:abstract )?(?:interface|type|class|function|const|enum) (\w+)/;

/** The text of a docstring without its stars. */
const aboutOf = (docstring: string): string =>
  docstring
    .replace(/^\/\*\*|\*\/$/g, '')
    .replace(/^\s*\* ?/gm, '')
    .replace(/\{@link (\w+)\}/g, '`$1`')
    .trim();

/** The declarations that a door reaches, by path: its own first, then those of the files that it shares with other doors. */
export function declarationFiles(path: string): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const add = (file: string): void => {
    if (files.has(file)) return;
    const text = readFileSync(file, 'utf8');
    files.set(file, text);
    for (const [, from = ''] of text.matchAll(/from '(\.[^']+)\.js'/g)) add(resolve(dirname(file), `${from}.d.ts`));
  };
  add(path);
  return files;
}

/** The names that the declaration file of a door exports, with their docstrings, in alphabetical order. */
export function exportedNames(path: string): readonly ExportedName[] {
  const files = declarationFiles(path);
  const lists = [...(files.get(path) ?? '').matchAll(/^export (?:type )?\{([^}]*)\}/gm)];
  const exported = new Set(lists.flatMap(([, names = '']) => names.split(',').map((name) => name.trim())));
  return declaredNames([...files.values()].join('\n')).filter(({ name }) => exported.has(name));
}

/** Every name that `declarations` declare, exported or not, in alphabetical order. Each declaration begins at the start of a line. */
export function declaredNames(declarations: string): readonly ExportedName[] {
  const found = new Map<string, ExportedName>();
  let about = '';
  let lines: string[] = [];
  const end = (): void => {
    const declaration = lines.join('\n').trim();
    const name = DECLARED.exec(declaration)?.[1];
    if (name !== undefined && !found.has(name)) found.set(name, { name, about, declaration });
    lines = [];
    about = '';
  };
  for (const [block] of declarations.matchAll(/^\/\*\*[\s\S]*?\*\/$|^.*$/gm)) {
    if (block.startsWith('/**')) {
      end();
      about = aboutOf(block);
    } else {
      if ((DECLARED.test(block) || /^(?:import|export) /.test(block)) && lines.length > 0) end();
      lines.push(block);
    }
  }
  end();
  return [...found.values()].sort((one, other) => one.name.localeCompare(other.name));
}
