import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');

/** What `source` takes of react-query's values, and the members it calls on a query client, as `queryClient.clear`. */
function usesOf(file: string, source: string): readonly string[] {
  const found: string[] = [];
  new Visitor({
    ImportDeclaration({ source: { value }, specifiers, importKind }) {
      if (!value.startsWith('@tanstack/') || importKind === 'type') return;
      for (const one of specifiers) {
        if (one.type !== 'ImportSpecifier') found.push(`all of ${value}`);
        else if (one.importKind !== 'type' && one.imported.type === 'Identifier') found.push(one.imported.name);
      }
    },
    MemberExpression({ object, property }) {
      const owner = object.type === 'MemberExpression' ? object.property : object;
      if (owner.type === 'Identifier' && owner.name === 'queryClient' && property.type === 'Identifier')
        found.push(`queryClient.${property.name}`);
    },
  }).visit(parseSync(file, source).program);
  return found;
}

it('takes nothing of react-query that the script tag leaves out (scripts/vite/leaveOutMutations.ts)', () => {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test|\.stories)\.tsx?$/.test(file),
  );
  const uses = files.flatMap((file) => usesOf(file, readFileSync(join(root, 'src', file), 'utf8')));
  expect([...new Set(uses)].sort()).toEqual([
    'QueryClient',
    'QueryObserver',
    'queryClient.fetchQuery',
    'queryClient.getQueryData',
    'queryClient.setQueryData',
    'replaceEqualDeep',
  ]);
});

it('would find a mutation', () => {
  const source = `
    import { MutationObserver, type QueryKey } from '@tanstack/query-core';
    import * as query from '@tanstack/query-core';
    environment.queryClient.getMutationCache();
    queryClient.clear();
  `;
  expect(usesOf('a.ts', source)).toEqual([
    'MutationObserver',
    'all of @tanstack/query-core',
    'queryClient.getMutationCache',
    'queryClient.clear',
  ]);
});
