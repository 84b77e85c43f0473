import { posix } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';

/** A file as the checks take it: its path from the repository's root, with slashes, and its text. */
export interface SourceFile {
  readonly path: string;
  readonly source: string;
}

/** One import, static, dynamic or in a type. `target` is a path from the root for a file, the name for a package. */
export interface Import {
  readonly target: string;
  readonly isFile: boolean;
  readonly typesOnly: boolean;
  /** `import('…')`, also in a type. Such a file is loaded later, so that it closes no cycle. */
  readonly isDynamic: boolean;
}

/** What the checks want to know of a file. */
export interface Facts {
  readonly path: string;
  readonly lines: number;
  readonly imports: readonly Import[];
  /** Names used in code, not in types, that the file itself does not declare: `fetch`, `customElements`. */
  readonly globals: ReadonlySet<string>;
  /** Names of members that are used, and names that are imported: `attachShadow`, `createRoot`. */
  readonly members: ReadonlySet<string>;
  /** Words in the markup that a visitor would read or hear. */
  readonly texts: readonly string[];
  readonly hasDefaultExport: boolean;
}

const SPOKEN_ATTRIBUTE =
  /^(alt|title|placeholder|label|aria-(label|description|roledescription|valuetext|placeholder))$/;
const WORD = /\p{L}{2}/u;
const GLOBAL_OBJECT = /^(globalThis|window|self)$/;

/** `specifier` as it stands in the file `from`, resolved; a query (`?inline`) is left out. */
function resolveImport(from: string, specifier: string, typesOnly: boolean, isDynamic: boolean): Import {
  if (specifier.startsWith('.'))
    return {
      target: posix.join(posix.dirname(from), specifier.replace(/\?.*$/, '')),
      isFile: true,
      typesOnly,
      isDynamic,
    };
  const parts = specifier.split('/').slice(0, specifier.startsWith('@') ? 2 : 1);
  return { target: parts.join('/'), isFile: false, typesOnly, isDynamic };
}

/** The pieces of text that an expression in the markup shows: a literal, a template, either branch of a choice. */
function shownTexts(node: ESTree.Node | null): readonly string[] {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'TemplateLiteral':
      return node.quasis.map((piece) => piece.value.raw);
    case 'ConditionalExpression':
      return [...shownTexts(node.consequent), ...shownTexts(node.alternate)];
    case 'LogicalExpression':
      return [...shownTexts(node.left), ...shownTexts(node.right)];
    case 'JSXExpressionContainer':
      return shownTexts(node.expression);
    default:
      return [];
  }
}

/** Names bound by a pattern, one level down: what the checks ask for is never nested deeper. */
function boundNames(pattern: ESTree.Node): readonly string[] {
  if (pattern.type === 'Identifier') return [pattern.name];
  if (pattern.type === 'AssignmentPattern') return boundNames(pattern.left);
  if (pattern.type !== 'ObjectPattern') return [];
  return pattern.properties.flatMap((property) => (property.type === 'Property' ? boundNames(property.value) : []));
}

/** The facts of one file. Throws when it cannot be parsed. */
export function readSource({ path, source }: SourceFile): Facts {
  const { program, errors } = parseSync(path, source);
  if (errors[0] !== undefined) throw new Error(`${path} cannot be parsed: ${errors[0].message}`);

  const imports: Import[] = [];
  const declared = new Set<string>();
  const members = new Set<string>();
  const texts: string[] = [];
  let hasDefaultExport = false;
  /** Every identifier by where it starts; those in `labels` only name a member or a type. */
  const identifiers = new Map<number, string>();
  const labels = new Set<number>();
  const viaWindow: string[] = [];

  const add = (specifier: string, typesOnly: boolean, isDynamic = false): void => {
    imports.push(resolveImport(path, specifier, typesOnly, isDynamic));
  };
  const declare = (...patterns: readonly ESTree.Node[]): void => {
    for (const name of patterns.flatMap(boundNames)) declared.add(name);
  };
  const label = (node: ESTree.Node): void => void labels.add(node.start);

  new Visitor({
    ImportDeclaration({ source, specifiers, importKind }) {
      const types = specifiers.map((one) => one.type === 'ImportSpecifier' && one.importKind === 'type');
      add(source.value, importKind === 'type' || (types.length > 0 && types.every(Boolean)));
      for (const one of specifiers) {
        declared.add(one.local.name);
        if (one.type === 'ImportSpecifier' && one.imported.type === 'Identifier') members.add(one.imported.name);
      }
    },
    ExportNamedDeclaration({ source, specifiers, exportKind }) {
      if (source !== null) add(source.value, exportKind === 'type');
      hasDefaultExport ||= specifiers.some(({ exported }) => 'name' in exported && exported.name === 'default');
    },
    ExportAllDeclaration({ source, exported, exportKind }) {
      add(source.value, exportKind === 'type');
      hasDefaultExport ||= exported?.type === 'Identifier' && exported.name === 'default';
    },
    ExportDefaultDeclaration() {
      hasDefaultExport = true;
    },
    ImportExpression({ source }) {
      if (source.type === 'Literal' && typeof source.value === 'string') add(source.value, false, true);
    },
    TSImportType: (node) => add(node.source.value, true, true),

    Identifier: (node) => void identifiers.set(node.start, node.name),
    MemberExpression({ object, property, computed }) {
      if (computed || property.type !== 'Identifier') return;
      label(property);
      members.add(property.name);
      if (object.type === 'Identifier' && GLOBAL_OBJECT.test(object.name)) viaWindow.push(property.name);
    },
    Property({ key, shorthand }) {
      if (!shorthand) label(key);
    },
    PropertyDefinition: ({ key }) => label(key),
    MethodDefinition: ({ key }) => label(key),
    TSPropertySignature: ({ key }) => label(key),
    TSMethodSignature: ({ key }) => label(key),
    TSTypeReference: ({ typeName }) => label(typeName),
    TSTypeQuery: ({ exprName }) => label(exprName),
    VariableDeclarator: ({ id }) => declare(id),
    FunctionDeclaration: ({ id, params }) => declare(...(id === null ? [] : [id]), ...params),
    FunctionExpression: ({ params }) => declare(...params),
    ArrowFunctionExpression: ({ params }) => declare(...params),

    JSXText: (node) => void texts.push(node.value),
    JSXElement({ children }) {
      for (const child of children) if (child.type === 'JSXExpressionContainer') texts.push(...shownTexts(child));
    },
    JSXAttribute({ name, value }) {
      if (name.type === 'JSXIdentifier' && SPOKEN_ATTRIBUTE.test(name.name)) texts.push(...shownTexts(value));
    },
  }).visit(program);

  const used = [...identifiers].filter(([start]) => !labels.has(start)).map(([, name]) => name);
  return {
    path,
    lines: source.replace(/\n$/, '').split('\n').length,
    imports,
    globals: new Set([...used.filter((name) => !declared.has(name)), ...viaWindow]),
    members,
    texts: texts.map((text) => text.trim()).filter((text) => WORD.test(text)),
    hasDefaultExport,
  };
}
