import { type ESTree, parseSync, Visitor } from 'vite';
import { REPLACED } from './replacedNames.ts';

const others = Object.keys(REPLACED).filter((name) => REPLACED[name] === 'other');
const classes = others.filter((name) => !name.includes('.'));
const methods = new Map(
  others.filter((name) => name.includes('.prototype.')).map((name) => [name.split('.').at(-1) ?? '', name]),
);

/**
 * The names in the script `code` that a page may have replaced, one line each:
 * `Array.from`, `instanceof Document`, `new Event`, `Element.prototype.scrollTo`. A method counts by its name alone.
 */
export function replacedIn(code: string): readonly string[] {
  const { program, errors } = parseSync('built.js', code);
  if (errors[0] !== undefined) throw new Error(`cannot be parsed: ${errors[0].message}`);
  const found: string[] = [];
  const nameOf = (node: ESTree.Node): string => (node.type === 'Identifier' ? node.name : '');
  const propertyOf = ({ property, computed }: ESTree.MemberExpression): string => (computed ? '' : nameOf(property));
  const isClass = (node: ESTree.Node): boolean => classes.includes(nameOf(node));
  new Visitor({
    MemberExpression(member) {
      const name = `${nameOf(member.object)}.${propertyOf(member)}`;
      if (others.includes(name)) found.push(name);
    },
    CallExpression({ callee, arguments: given }) {
      if (callee.type !== 'MemberExpression') return;
      const name = propertyOf(callee);
      // `Object.entries` is another method, and every `bind` does the same with one argument.
      const isSame = name === 'bind' ? given.length < 2 : nameOf(callee.object) === 'Object';
      const method = methods.get(name);
      if (method !== undefined && !isSame) found.push(method);
    },
    BinaryExpression({ operator, right }) {
      if (operator === 'instanceof' && isClass(right)) found.push(`instanceof ${nameOf(right)}`);
    },
    NewExpression({ callee }) {
      if (isClass(callee)) found.push(`new ${nameOf(callee)}`);
    },
  }).visit(program);
  return found.sort();
}
