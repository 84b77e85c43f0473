import { type ESTree, parseSync } from 'vite';
import {
  GIVES_ITERATOR,
  GLOBALS,
  INSTANCE_MEMBERS,
  ITERATOR_HELPERS,
  MEMBERS,
  SAME_GUARD,
  STATICS,
  STYLES,
} from './youngNames.ts';

/** A node with the nodes around it, the nearest first. */
interface Found {
  readonly node: ESTree.Node;
  readonly around: readonly ESTree.Node[];
}

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function allNodes(node: ESTree.Node, around: readonly ESTree.Node[] = []): readonly Found[] {
  const inside = Object.values(node).flat().filter(isNode);
  return [{ node, around }, ...inside.flatMap((child) => allNodes(child, [node, ...around]))];
}

const isFunction = ({ type }: ESTree.Node): boolean => /Function/.test(type);

/** The name of `a.name` and `a['name']`. */
function memberName(node: ESTree.Node): string | undefined {
  if (node.type !== 'MemberExpression') return undefined;
  if (!node.computed) return node.property.type === 'Identifier' ? node.property.name : undefined;
  return node.property.type === 'Literal' && typeof node.property.value === 'string' ? node.property.value : undefined;
}

/** The names whose presence a condition tests: `a.name && …`, `!a.name || …`. */
function testedNames(node: ESTree.Node): readonly string[] {
  if (node.type === 'LogicalExpression') return [...testedNames(node.left), ...testedNames(node.right)];
  if (node.type === 'UnaryExpression') return testedNames(node.argument);
  return [memberName(node)].filter((name) => name !== undefined);
}

/** The names that `node` asks for before they are used: `typeof name`, `a.name?.()`, `'name' in a`, `a.name && …`. */
function guardsOf(node: ESTree.Node): readonly string[] {
  switch (node.type) {
    case 'UnaryExpression':
      if (node.operator !== 'typeof') return [];
      return node.argument.type === 'Identifier' ? [node.argument.name] : testedNames(node.argument);
    case 'CallExpression':
      return node.optional ? testedNames(node.callee) : [];
    case 'BinaryExpression':
      return node.operator === 'in' && node.left.type === 'Literal' ? [String(node.left.value)] : [];
    case 'LogicalExpression':
      return testedNames(node.left);
    case 'IfStatement':
    case 'ConditionalExpression':
      return testedNames(node.test);
    default:
      return [];
  }
}

/** Scope -> variable -> the class that `new` made its value of, if any. A scope is a function, or the whole script. */
type Variables = ReadonlyMap<ESTree.Node, ReadonlyMap<string, string | undefined>>;

function variablesOf(all: readonly Found[]): Variables {
  const scopes = new Map<ESTree.Node, Map<string, string | undefined>>();
  const add = (scope: ESTree.Node, pattern: ESTree.Node, made?: string): void => {
    const known = scopes.get(scope) ?? new Map<string, string | undefined>();
    // A pattern may name several variables. Names in its default values count, too: the check then misses a young name among them.
    for (const { node } of allNodes(pattern)) if (node.type === 'Identifier') known.set(node.name, made);
    scopes.set(scope, known);
  };
  for (const { node, around } of all) {
    if (node.type === 'VariableDeclarator')
      add(scopeOf(around) ?? node, node.id, node.init?.type === 'NewExpression' ? madeBy(node.init) : undefined);
    if ('params' in node && Array.isArray(node.params)) for (const each of node.params.filter(isNode)) add(node, each);
  }
  return scopes;
}

const scopeOf = (around: readonly ESTree.Node[]): ESTree.Node | undefined => around.find(isFunction) ?? around.at(-1);
const madeBy = ({ callee }: ESTree.NewExpression): string | undefined =>
  callee.type === 'Identifier' ? callee.name : undefined;

/** The class of a value: of `new URLSearchParams(x)`, of a variable that holds one, of `url.searchParams`. */
function classOf(node: ESTree.Node, around: readonly ESTree.Node[], variables: Variables): string | undefined {
  if (node.type === 'NewExpression') return madeBy(node);
  if (memberName(node) === 'searchParams') return 'URLSearchParams';
  if (node.type !== 'Identifier') return undefined;
  return around
    .map((scope) => variables.get(scope))
    .find((known) => known?.has(node.name))
    ?.get(node.name);
}

/** The young names at `found`, each with the first version that has it. */
function youngOf({ node, around }: Found, variables: Variables, imported: ReadonlySet<string>): readonly string[][] {
  switch (node.type) {
    case 'Identifier': {
      const [parent] = around;
      const isLabel =
        parent && (('property' in parent && parent.property === node) || ('key' in parent && parent.key === node));
      const isOwn = around.some((scope) => variables.get(scope)?.has(node.name));
      const since = Object.hasOwn(GLOBALS, node.name) && !isLabel && !isOwn ? GLOBALS[node.name] : undefined;
      return since === undefined ? [] : [[node.name, since]];
    }
    case 'MemberExpression': {
      const name = memberName(node);
      if (name === undefined) return [];
      const { object } = node;
      if (object.type === 'Identifier' && imported.has(object.name)) return [];
      const statics = object.type === 'Identifier' ? `${object.name}.${name}` : '';
      const made = classOf(object, around, variables) ?? '';
      const ofClass = INSTANCE_MEMBERS[made] ?? {};
      const called = object.type === 'CallExpression' ? object.callee : undefined;
      const owner =
        called?.type === 'MemberExpression' && called.object.type === 'Identifier' ? called.object.name : '';
      const onIterator = called && GIVES_ITERATOR.test(memberName(called) ?? '') && owner !== 'Object';
      return [
        [statics, STATICS[statics]],
        [name, Object.hasOwn(MEMBERS, name) ? MEMBERS[name] : undefined],
        [`${made}.${name}`, Object.hasOwn(ofClass, name) ? ofClass[name] : undefined],
        [`Iterator.${name}`, onIterator && ITERATOR_HELPERS.test(name) ? 'Safari 18.4' : undefined],
      ].flatMap(([what, since]) => (what !== undefined && since !== undefined ? [[what, since]] : []));
    }
    case 'Literal': {
      if (!('regex' in node) || !node.regex) return [];
      const { flags, pattern } = node.regex;
      return [
        ...(flags.includes('v') ? [['regular expression, flag v', 'Safari 17']] : []),
        ...(/\(\?[ims]*-?[ims]+:/.test(pattern) ? [['regular expression, flags inside', 'no Safari']] : []),
      ];
    }
    case 'ImportDeclaration':
      return node.attributes.length > 0 ? [['import with attributes', 'Safari 17.2']] : [];
    case 'VariableDeclaration':
      return /using/.test(node.kind) ? [['using', 'no Safari']] : [];
    default:
      return [];
  }
}

/**
 * What the script `code` uses that is younger than the promised browsers, one line each: `URLSearchParams.size (Safari 17)`.
 * Reads the syntax, so that a text or a comment does not count. A name is left out where a function around it tests first that it exists.
 */
export function youngInScript(code: string): readonly string[] {
  const { program, errors } = parseSync('built.js', code);
  if (errors[0] !== undefined) throw new Error(`cannot be parsed: ${errors[0].message}`);
  const all = allNodes(program);
  const imported = new Set(
    all.flatMap(({ node }) => (node.type === 'ImportNamespaceSpecifier' ? [node.local.name] : [])),
  );
  const variables = variablesOf(all);
  const guards = all.flatMap(({ node, around }) =>
    guardsOf(node).map((name) => ({ name, place: scopeOf(around) ?? program })),
  );
  const lines = all.flatMap((found) =>
    youngOf(found, variables, imported)
      .filter(([what = '']) => {
        const name = what.slice(what.lastIndexOf('.') + 1);
        const asked = [name, SAME_GUARD[name]];
        return !guards.some((guard) => asked.includes(guard.name) && found.around.includes(guard.place));
      })
      .map(([what, since]) => `${what} (${since})`),
  );
  return [...new Set(lines)].sort();
}

/** The same for a style sheet. */
export function youngInStyle(css: string): readonly string[] {
  const plain = css.replace(/\/\*[\s\S]*?\*\/|"[^"]*"|'[^']*'/g, '');
  return STYLES.filter(([pattern]) => pattern.test(plain)).map(([, what]) => what);
}
