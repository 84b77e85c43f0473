import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

it('every file of the mock has a camelCase name', () => {
  const names = readdirSync(import.meta.dirname, { recursive: true, withFileTypes: true }).map(({ name }) => name);
  expect(names).toContain('prospectStore.ts');
  expect(names.filter((name) => !/^[a-z][A-Za-z0-9]*(\.[a-z]+)*$/.test(name))).toEqual([]);
});
