import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import * as react from 'react';
import { build, type ESTree, parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';
import * as alias from '../src/embed/preact/names.ts';

const root = resolve(import.meta.dirname, '..');

/** The names that the script tag's React exports. */
const names = Object.keys(alias);

/** The values that a file uses of `react`: imported by name, or read from the module as a whole. */
function reactNames(file: string, source: string): readonly string[] {
  const found = new Set<string>();
  const whole = new Set<string>();
  new Visitor({
    ImportDeclaration({ source: { value }, specifiers, importKind }) {
      if (value !== 'react' || importKind === 'type') return;
      for (const one of specifiers) {
        if (one.type !== 'ImportSpecifier') whole.add(one.local.name);
        else if (one.importKind !== 'type' && one.imported.type === 'Identifier') found.add(one.imported.name);
      }
    },
    MemberExpression({ object, property }) {
      if (object.type === 'Identifier' && whole.has(object.name) && property.type === 'Identifier')
        found.add(property.name);
    },
  }).visit(parseSync(file, source).program);
  return [...found].sort();
}

/** The modules in the build of the script tag. */
async function bundledFiles(): Promise<readonly string[]> {
  const built = await build({
    configFile: join(root, 'vite.config.ts'),
    mode: 'embed',
    logLevel: 'error',
    build: { write: false },
  });
  return [built]
    .flat()
    .flatMap((result) => ('output' in result ? result.output : []))
    .flatMap((part) => (part.type === 'chunk' ? Object.keys(part.modules) : []));
}

const bundled = await bundledFiles();
// The bundler's own modules begin with a zero byte.
const scripts = bundled.filter((id) => !id.startsWith('\0') && /\.(tsx?|m?js)$/.test(id));
const uses = scripts.flatMap((id) => {
  const file = relative(root, id);
  return reactNames(id, readFileSync(id, 'utf8')).map((name) => ({ name, file }));
});
const usedBy = (files: RegExp): readonly string[] =>
  [...new Set(uses.filter(({ file }) => files.test(file)).map(({ name }) => name))].sort();

describe("React's names in the script tag", () => {
  it('are these in our code', () => {
    expect(usedBy(/^src/)).toEqual([
      'Component',
      'Fragment',
      'createContext',
      'createElement',
      'forwardRef',
      'memo',
      'useCallback',
      'useContext',
      'useEffect',
      'useId',
      'useLayoutEffect',
      'useMemo',
      'useRef',
      'useState',
      'useSyncExternalStore',
    ]);
  });

  it('are these in the libraries', () => {
    expect(usedBy(/^node_modules\/react-hook-form/)).toEqual([
      'Fragment',
      'createContext',
      'createElement',
      'useCallback',
      'useContext',
      'useEffect',
      'useLayoutEffect',
      'useMemo',
      'useRef',
      'useState',
    ]);
    expect(usedBy(/^node_modules\/@tanstack\/react-query/)).toEqual([
      'createContext',
      'useCallback',
      'useContext',
      'useEffect',
      'useState',
      'useSyncExternalStore',
    ]);
    expect(usedBy(/^node_modules\/(?!react-hook-form|@tanstack\/react-query)/)).toEqual([]);
  });

  it('are all exported by the alias, and the alias exports no others', () => {
    const missing = uses
      .filter(({ name }) => !names.includes(name))
      .map(({ name, file }) => `${name}, used in ${file}`);
    expect(missing, 'add them to src/embed/preact/names.ts').toEqual([]);
    const used = uses.map(({ name }) => name);
    expect(names.filter((name) => !used.includes(name))).toEqual([]);
    expect(Object.keys(react)).toEqual(expect.arrayContaining(names));
  });

  it('contain the core of Preact, but neither React nor preact/compat', () => {
    expect(bundled.filter((id) => /node_modules\/preact\/dist\/preact\.m?js$/.test(id))).toHaveLength(1);
    expect(bundled.filter((id) => /node_modules\/(react|react-dom|scheduler|preact\/compat)\//.test(id))).toEqual([]);
  });

  it.each([
    ['by name', "import { type ReactNode, useReducer as r } from 'react'; r();"],
    ['from the default', "import React from 'react'; React.useReducer();"],
    ['from all of it', "import * as R from 'react'; import type { Ref } from 'react'; R.useReducer();"],
  ])('are found %s', (_, code) => {
    expect(reactNames('a.ts', code)).toEqual(['useReducer']);
  });
});

/**
 * The props of elements that mean the same to React and to Preact's core. All props in lower case do, too. React has other
 * names for some events (`onDoubleClick`), fires some more often (`onChange` while the visitor types) and writes some
 * attributes differently (`strokeWidth`). Those are missing here.
 */
const SAME_PROPS = new Set([
  'autoComplete',
  'className',
  'defaultValue',
  'htmlFor',
  'inputMode',
  'noValidate',
  'onClick',
  'onFocusCapture',
  'onInput',
  'onKeyDown',
  'onKeyDownCapture',
  'onMouseDown',
  'onPointerDownCapture',
  'onPointerEnter',
  'onPointerLeave',
  'onScroll',
  'onSubmit',
  // Preact's core hears it where the browser has touch events.
  'onTouchMove',
  'onWheel',
  'readOnly',
  'srcSet',
  'tabIndex',
  'viewBox',
]);
/** Props that mean the same on these elements only. Focus events do not bubble in Preact's core. */
const SAME_ON: Readonly<Record<string, RegExp>> = {
  onChange: /^(select|input (checkbox|radio))$/,
  onFocus: /^(button|input.*|select|textarea)$/,
  onCancel: /^dialog$/,
  onClose: /^dialog$/,
  onError: /^img$/,
  onToggle: /^details$/,
  onBlur: /^(button|input.*|select|textarea)$/,
};

const nameOf = ({ name }: ESTree.JSXAttribute): string => (name.type === 'JSXIdentifier' ? name.name : '');

/** The element as SAME_ON names it. A checkbox is not like a text field. */
function elementOf(tag: string, attributes: readonly ESTree.JSXAttributeItem[]): string {
  const type = attributes.find((one) => one.type === 'JSXAttribute' && nameOf(one) === 'type');
  const value = type?.type === 'JSXAttribute' && type.value?.type === 'Literal' ? type.value.value : undefined;
  return value === 'checkbox' || value === 'radio' ? `${tag} ${value}` : tag;
}

/** The props in `source` that Preact's core treats differently from React, such as `<input onChange>`. */
function otherProps(file: string, source: string): readonly string[] {
  const found: string[] = [];
  new Visitor({
    JSXOpeningElement({ name, attributes }) {
      if (name.type !== 'JSXIdentifier' || !/^[a-z]/.test(name.name)) return;
      const element = elementOf(name.name, attributes);
      for (const one of attributes) {
        if (one.type !== 'JSXAttribute') continue;
        const prop = nameOf(one);
        const isSame = SAME_ON[prop]?.test(element) ?? (SAME_PROPS.has(prop) || prop === prop.toLowerCase());
        if (!isSame) found.push(`${file}: <${element} ${prop}>`);
      }
    },
  }).visit(parseSync(file, source).program);
  return found;
}

describe('the props of elements', () => {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test|\.stories)\.tsx$/.test(file),
  );

  it('mean the same to React and to the core of Preact', () => {
    expect(files.length).toBeGreaterThan(30);
    expect(files.flatMap((file) => otherProps(file, readFileSync(join(root, 'src', file), 'utf8')))).toEqual([]);
  });

  it.each([
    ['<input type="text" onChange={f} />', '<input onChange>'],
    ['<textarea onChange={f} />', '<textarea onChange>'],
    ['<button onDoubleClick={f} />', '<button onDoubleClick>'],
    ['<div onFocus={f} />', '<div onFocus>'],
    ['<svg strokeWidth="2" />', '<svg strokeWidth>'],
  ])('do not in %s', (jsx, named) => {
    expect(otherProps('a.tsx', `export const a = (f) => ${jsx};`)).toEqual([`a.tsx: ${named}`]);
  });

  it.each([
    '<input type="checkbox" onChange={f} />',
    '<input type="radio" onChange={f} />',
    '<select onChange={f} />',
    '<Field onChange={f} />',
  ])('do in %s', (jsx) => {
    expect(otherProps('a.tsx', `export const a = (f) => ${jsx};`)).toEqual([]);
  });
});
