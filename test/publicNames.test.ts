import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from '@typescript/typescript6';
import { describe, expect, it } from 'vitest';
import { fieldKeys } from '../src/booking/answers.ts';

/** The rule of docs/api.md, "Names", over the reviewed declarations of every door, and of the files that doors share. */

const root = resolve(import.meta.dirname, '..');
const reviewed = join(root, 'test/publicApi');

/** A type or interface of a door: what it is called, and the names of its members at any depth. */
interface Declared {
  readonly name: string;
  readonly members: readonly string[];
}

function declaredIn(text: string): readonly Declared[] {
  const file = ts.createSourceFile('door.d.ts', text, ts.ScriptTarget.ES2022, true);
  return file.statements.flatMap((statement) => {
    if (!ts.isTypeAliasDeclaration(statement) && !ts.isInterfaceDeclaration(statement)) return [];
    return [{ name: statement.name.text, members: membersOf(statement) }];
  });
}

function membersOf(node: ts.Node): readonly string[] {
  const names: string[] = [];
  const visit = (at: ts.Node): void => {
    if ((ts.isPropertySignature(at) || ts.isMethodSignature(at)) && ts.isIdentifier(at.name)) names.push(at.name.text);
    ts.forEachChild(at, visit);
  };
  visit(node);
  return names;
}

const isSnake = (name: string): boolean => /^[a-z]\w*_\w+$/.test(name);
const isCamel = (name: string): boolean => /^[a-z]+[A-Z]/.test(name);
const mixes = ({ members }: Declared): boolean => members.some(isSnake) && members.some(isCamel);

/** Every parameter and property that openapi.json has. */
function namesOfTheApi(): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('in' in value && 'name' in value && typeof value.name === 'string') names.add(value.name);
    if ('properties' in value) for (const name of Object.keys(value.properties ?? {})) names.add(name);
    Object.values(value).forEach(visit);
  };
  visit(JSON.parse(readFileSync(join(root, 'openapi.json'), 'utf8')));
  return names;
}

const doors = readdirSync(reviewed, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.d.ts'))
  .map((file) => ({ file, text: readFileSync(join(reviewed, file), 'utf8') }));
const everything = doors.flatMap(({ text }) => declaredIn(text));

it('reads what every door declares', () => {
  expect(doors.length).toBeGreaterThan(6);
  expect(everything.length).toBeGreaterThan(200);
  expect(everything.flatMap(({ members }) => members).filter(isSnake).length).toBeGreaterThan(100);
});

it('no name contains "Wire"', () => {
  expect(
    doors.flatMap(({ file, text }) => (text.match(/\w*Wire\w*/g) ?? []).map((name) => `${file}: ${name}`)),
  ).toEqual([]);
});

it('a name with an underscore is one of the API, or of a field of the form, or of a message of the waitlist', () => {
  // A message is JSON that holds names of the API, so its own names are like theirs.
  const known = new Set([...namesOfTheApi(), ...fieldKeys, 'time_zone']);
  const own = everything.flatMap(({ name, members }) =>
    members.filter((member) => isSnake(member) && !known.has(member)).map((member) => `${name}.${member}`),
  );
  expect(own).toEqual([]);
});

it('no type mixes names with and without underscores', () => {
  expect(everything.filter(mixes).map(({ name }) => name)).toEqual([]);
});

it('a type is declared once, so that it means the same in every door', () => {
  const names = everything.map(({ name }) => name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

describe('the rules can fail', () => {
  it.each([
    ['a mixed type', 'type A = { first_name: string; lastName: string };', true],
    [
      'a type that is mixed further down',
      'interface A { list: readonly { first_name: string; lastName: string }[] }',
      true,
    ],
    ['the names of the API', 'type A = { first_name: string; email: string };', false],
    ['our own names', 'interface A { firstName: string; readonly email: string }', false],
  ])('%s', (_, text, mixed) => {
    expect(declaredIn(text).map(mixes)).toEqual([mixed]);
  });
});
