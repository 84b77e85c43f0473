import { afterEach, expect, it, vi } from 'vitest';
import { isDevelopment } from './isDevelopment.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

it.each([
  ['production', false],
  ['development', true],
  ['test', true],
])('a build for %s: %s', (mode, wanted) => {
  vi.stubEnv('NODE_ENV', mode);
  expect(isDevelopment()).toBe(wanted);
});

it('a page without a bundler, which has no `process`', () => {
  vi.stubGlobal('process', undefined);
  const found = isDevelopment();
  vi.unstubAllGlobals();
  expect(found).toBe(true);
});
