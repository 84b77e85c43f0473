import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

it('docs/mock.md shows the example as it runs', () => {
  const [, shown] = /```tsx\n([\s\S]*?)```/.exec(read('docs/mock.md')) ?? [];
  expect(shown).toBe(read('test/mockExample.test.tsx'));
});
