import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readImportTable } from './architecture/importTable.ts';
import type { SourceFile } from './architecture/readSource.ts';
import { breaches } from './architecture/rules.ts';

const root = resolve(import.meta.dirname, '..');
const page = readFileSync(join(root, 'docs/project/architecture.md'), 'utf8');
const table = readImportTable(page);

const sources = (folder: string): readonly SourceFile[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ path: relative(root, file).split(sep).join('/'), source: readFileSync(file, 'utf8') }));

it('the code keeps the rules of docs/project/architecture.md', () => {
  const files = [...sources('src'), ...sources('mock-server')];
  expect(files.length).toBeGreaterThan(10);
  expect(breaches(files, table)).toEqual([]);
});

/** Their folder says which one is meant: the words of a feature, one schema for each file of endpoints, the package's entries. */
const NAMED_BY_FOLDER = /^src\/(i18n\/|api\/contract\/schemas\/|[^/]+$)/;

it('the name of a file alone says which file is meant', () => {
  const names = [...sources('src'), ...sources('mock-server')]
    .filter(({ path }) => !NAMED_BY_FOLDER.test(path) && !path.includes('.test.'))
    .map(({ path }) => path.slice(path.lastIndexOf('/') + 1));
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

/** The breaches of files given as `{ path: source }`. */
const breachesOf = (files: Readonly<Record<string, string>>): readonly string[] =>
  breaches(
    Object.entries(files).map(([path, source]) => ({ path, source })),
    table,
  );

describe('each rule can fail', () => {
  it.each([
    [
      'a folder that is not listed',
      'src/time/a.ts',
      "import { x } from '../api/leasingClient.ts';",
      'imports src/api/leasingClient.ts, which time may not',
    ],
    [
      'a re-export',
      'src/i18n/a.ts',
      "export { x } from '../ui/Button.tsx';",
      'imports src/ui/Button.tsx, which i18n may not',
    ],
    [
      'a dynamic import',
      'src/ui/a.ts',
      "void import('../form/DetailsForm.tsx');",
      'imports src/form/DetailsForm.tsx, which ui may not',
    ],
    [
      'a dynamic import in a folder that shows nothing on demand',
      'src/ui/a.ts',
      "void import('./b.ts');",
      'uses import()',
    ],
    [
      'a value where types are allowed',
      'src/form/a.ts',
      "import { x } from '../api/contract/schemas/a.ts';",
      'imports src/api/contract/schemas/a.ts, which form may not',
    ],
    [
      'the mock sharing a schema',
      'mock-server/routes/a.ts',
      "import { x } from '../../src/api/contract/schemas/a.ts';",
      'imports src/api/contract/schemas/a.ts, which mock-server may not',
    ],
    [
      'the engine knowing its routes',
      'mock-server/engine/a.ts',
      "import type { x } from '../routes/book.ts';",
      'imports types of mock-server/routes/book.ts, which mock-server/engine may not',
    ],
    ['a file in no folder', 'src/helpers/a.ts', 'export const a = 1;', 'is in no folder of the import table'],
    ['date-fns', 'src/booking/a.ts', "import { addDays } from 'date-fns';", 'uses date-fns'],
    [
      'a part of date-fns',
      'mock-server/engine/a.ts',
      "import { millisecondsInDay } from 'date-fns/constants';",
      'uses date-fns',
    ],
    ['valibot', 'src/form/a.ts', "import * as v from 'valibot';", 'uses valibot'],
    ['react-query', 'src/widget/Shell.tsx', "import { useQuery } from '@tanstack/react-query';", 'uses react-query'],
    ['react-hook-form', 'src/widget/a.tsx', "import { useForm } from 'react-hook-form';", 'uses react-hook-form'],
    ['msw', 'src/api/a.ts', "import { http } from 'msw/core/http';", 'uses msw'],
    ['msw in the engine', 'mock-server/engine/a.ts', "import { http } from 'msw';", 'uses msw'],
    [
      'react-query in the widget, through its core',
      'src/widget/a.ts',
      "import { x } from '@tanstack/query-core';",
      'uses query-core',
    ],
    [
      'react-query in the core, which has no React',
      'src/core/bookingCore.ts',
      "import { QueryObserver } from '@tanstack/react-query';",
      'uses react-query',
    ],
    [
      'react-query in the queries of the core',
      'src/queries/listQuery.ts',
      "import type { UseQueryOptions } from '@tanstack/react-query';",
      'uses react-query',
    ],
    [
      'react-query in a screen without a list',
      'src/screenParts/pick/PickScreen.tsx',
      "import { useQuery } from '@tanstack/react-query';",
      'uses react-query',
    ],
    ['react in the core', 'src/core/a.ts', "import { useState } from 'react';", 'uses react'],
    ['react in the queries', 'src/queries/a.ts', "import { useRef } from 'react';", 'uses react'],
    [
      'a screen in the core',
      'src/core/a.ts',
      "import type { x } from '../options/options.ts';",
      'imports types of src/options/options.ts, which core may not',
    ],
    [
      'a text in the core',
      'src/core/a.ts',
      "import { english } from '../i18n/english.ts';",
      'imports src/i18n/english.ts, which core may not',
    ],
    [
      'the core in the queries',
      'src/queries/a.ts',
      "import type { x } from '../core/snapshot.ts';",
      'imports types of src/core/snapshot.ts, which queries may not',
    ],
    ['react in the flow', 'src/booking/a.ts', "import { useState } from 'react';", 'uses react'],
    ['react-dom', 'src/ui/a.tsx', "import { createPortal } from 'react-dom';", 'uses react-dom'],
    ['a new library', 'src/ui/a.ts', "import clsx from 'clsx';", 'uses clsx, a library that no list gives it'],
    [
      "Node's modules in the engine",
      'mock-server/engine/a.ts',
      "import fs from 'node:fs';",
      'uses node:fs, a library that no list gives it',
    ],
    ['fetch, called', 'src/widget/a.ts', "void fetch('/a');", 'uses fetch'],
    [
      'fetch, as a default',
      'src/widget/a.ts',
      'export const a = (options: { fetch?: typeof fetch }) => options.fetch ?? fetch;',
      'uses fetch',
    ],
    ['fetch of the window', 'src/queries/a.ts', "void window.fetch('/a');", 'uses fetch'],
    ['activeElement', 'src/calendar/a.ts', 'export const a = () => document.activeElement;', 'uses activeElement'],
    ['adoptedStyleSheets', 'src/embed/a.ts', 'document.adoptedStyleSheets = [];', 'uses adoptedStyleSheets'],
    ['attachShadow', 'src/embed/a.ts', "document.body.attachShadow({ mode: 'open' });", 'uses attachShadow'],
    ['customElements', 'src/widget/a.ts', "customElements.get('a-b');", 'uses customElements'],
    ['createRoot', 'src/widget/a.ts', "import { createRoot } from './b.ts';", 'uses createRoot'],
    [
      'text in the markup',
      'src/ui/A.tsx',
      'export const A = () => <p>Book a tour</p>;',
      'holds text that a visitor reads: "Book a tour"',
    ],
    [
      'text in an expression',
      'src/ui/A.tsx',
      "export const A = ({ on }: { on: boolean }) => <p>{on ? 'Yes' : null}</p>;",
      'holds text that a visitor reads: "Yes"',
    ],
    [
      'text in a label',
      'src/ui/A.tsx',
      'export const A = () => <p aria-label="Close">×</p>;',
      'holds text that a visitor reads: "Close"',
    ],
    [
      'text in a template',
      'src/ui/A.tsx',
      'export const A = ({ n }: { n: number }) => <input title={`at most`}>{n}</input>;',
      'holds text that a visitor reads: "at most"',
    ],
    ['an index in a folder', 'src/ui/index.ts', 'export const a = 1;', 'is an index file'],
    ['a default export', 'src/ui/a.ts', 'export default 1;', 'has a default export'],
    ['a default export by name', 'src/ui/a.ts', 'const a = 1; export { a as default };', 'has a default export'],
    ['all of a file as a default', 'src/ui/a.ts', "export * as default from './b.ts';", 'has a default export'],
    ['hono', 'src/api/a.ts', "import { Hono } from 'hono';", 'uses hono'],
    ['redis', 'src/edge/a.ts', "import { createClient } from 'redis';", 'uses redis'],
    [
      'the protocol of assistants',
      'src/edge/a.ts',
      "import { serveStdio } from '@modelcontextprotocol/server/stdio';",
      'uses @modelcontextprotocol/server',
    ],
    ['preact', 'src/embed/a.ts', "import { render } from 'preact';", 'uses preact'],
    ['a long file', 'src/ui/a.ts', 'export {};\n'.repeat(401), 'has 401 lines, more than 400'],
    [
      'a feature that knows another',
      'src/features/lead/a.ts',
      "import type { Home } from '../homes/b.ts';",
      'imports src/features/homes/b.ts, another feature',
    ],
    [
      'a feature in the core',
      'src/core/a.ts',
      "import { x } from '../features/homes/a.ts';",
      'imports src/features/homes/a.ts, which core may not',
    ],
    [
      'the loader with an import',
      'src/embed/loader.ts',
      "import type { Day } from './bookingElement.ts';",
      'imports src/embed/bookingElement.ts, but the loader imports nothing',
    ],
  ])('%s', (_, path, source, expected) => {
    expect(breachesOf({ [path]: source })).toContain(`${path} ${expected}`);
  });

  it('a cycle, types included', () => {
    const files = {
      'src/ui/a.ts': "import { b } from './b.ts'; export const a = b;",
      'src/ui/b.ts': "import type { c } from './c.ts'; export const b = 1;",
      'src/ui/c.ts': "export { a as c } from './a.ts';",
    };
    expect(breachesOf(files)).toEqual(['cycle src/ui/a.ts -> src/ui/b.ts -> src/ui/c.ts -> src/ui/a.ts']);
  });

  it('a cycle through import()', () => {
    const files = {
      'src/launcher/a.ts': "void import('./b.ts');",
      'src/launcher/b.ts': "import { a } from './a.ts'; export const b = a;",
    };
    expect(breachesOf(files)).toEqual(['cycle src/launcher/a.ts -> src/launcher/b.ts -> src/launcher/a.ts']);
  });
});

it('finds a folder with too many files, tests not counted', () => {
  const files = Object.fromEntries(Array.from({ length: 41 }, (_, index) => [`src/ui/a${index}.ts`, 'export {};']));
  expect(breachesOf({ ...files, 'src/ui/a.test.ts': '' })).toEqual(['src/ui holds 41 production files, more than 40']);
});

describe('the rules leave alone', () => {
  it.each([
    ['types where types are allowed', 'src/form/a.ts', "import type { X } from '../api/contract/schemas/a.ts';"],
    ['types marked one by one', 'src/form/a.ts', "import { type X, type Y } from '../api/contract/schemas/a.ts';"],
    [
      'the mock reading the endpoints',
      'mock-server/routes/a.ts',
      "import { x } from '../../src/api/contract/endpoints/a.ts';",
    ],
    ['a folder of a row above', 'src/widget/a.ts', "import { x } from '../form/plan.ts';"],
    ['a style sheet as text', 'src/ui/a.ts', "import css from './button.css?inline';"],
    [
      'an option of the name fetch',
      'src/widget/a.ts',
      'export const a = ({ fetch }: { fetch: () => void }) => fetch();',
    ],
    ['the type of fetch', 'src/widget/a.ts', 'export interface A { fetch?: typeof fetch }'],
    [
      'react-query where the table says so',
      'src/core/bookingCore.ts',
      "import { QueryObserver } from '@tanstack/query-core';",
    ],
    [
      'the hooks of react-query where the table says so',
      'src/screens/details/useChoiceList.ts',
      "import { useInfiniteQuery } from '@tanstack/react-query';",
    ],
    ['types of the texts in the core', 'src/core/a.ts', "import type { DayState } from '../i18n/calendar.ts';"],
    [
      'signs that are not words',
      'src/ui/A.tsx',
      'export const A = ({ n }: { n: number }) => <p aria-hidden="true">· {n} ×</p>;',
    ],
    ['classes and types', 'src/ui/A.tsx', 'export const A = () => <button type="button" className="plain wide" />;'],
    ['a test', 'src/time/a.test.ts', "import { x } from '../widget/a.ts'; void fetch('/');"],
    ['a story', 'src/time/A.stories.tsx', 'export default { title: "A" }; export const A = () => <p>Text</p>;'],
    ['a door', 'src/mock.ts', "export { handlers } from '../mock-server/handlers.ts';"],
  ])('%s', (_, path, source) => {
    expect(breachesOf({ [path]: source })).toEqual([]);
  });
});

describe('the table itself', () => {
  it('is read whole', () => {
    expect(table).toHaveLength(27);
    expect(table.map(({ part }) => part.name)).toContain('mock-server/engine');
  });

  it('cannot be changed without the test following', () => {
    expect(() =>
      readImportTable(page.replace('| calendar | ui, i18n, time |', '| calendar | ui, i18n, dates |')),
    ).toThrow('"dates"');
    expect(() => readImportTable(page.replace('| ui | theme, i18n |', '| look | theme, i18n |'))).toThrow('"look"');
    const other = readImportTable(page.replace('| react-hook-form |\n', '| react-hook-form, formik |\n'));
    expect(() => breaches([{ path: 'src/ui/a.ts', source: '' }], other)).toThrow(
      '"react-hook-form, formik" is not checked',
    );
  });
});
