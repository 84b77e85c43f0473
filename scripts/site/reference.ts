/** One name that a door exports. */
export interface ExportedName {
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

/** The names that the declarations of a door export, with their docstrings, in alphabetical order. Each begins at the start of a line. */
export function exportedNames(declarations: string): readonly ExportedName[] {
  const list = [...declarations.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].map(([, names]) => names).join(',');
  const exported = new Set(
    list.split(',').map((name) =>
      name
        .trim()
        .replace(/^type /, '')
        .replace(/^.* as /, ''),
    ),
  );
  const found = new Map<string, ExportedName>();
  let about = '';
  let lines: string[] = [];
  const end = (): void => {
    const declaration = lines.join('\n').trim();
    const name = DECLARED.exec(declaration)?.[1];
    const isExported = name !== undefined && (exported.has(name) || declaration.startsWith('export '));
    if (isExported && !found.has(name)) found.set(name, { name, about, declaration });
    lines = [];
    about = '';
  };
  for (const [block] of declarations.matchAll(/^\/\*\*[\s\S]*?\*\/$|^.*$/gm)) {
    if (block.startsWith('/**')) {
      end();
      about = aboutOf(block);
    } else {
      if (DECLARED.test(block) && lines.length > 0) end();
      lines.push(block);
    }
  }
  end();
  return [...found.values()].sort((one, other) => one.name.localeCompare(other.name));
}
