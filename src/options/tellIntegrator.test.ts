import { afterEach, expect, it, vi } from 'vitest';
import { tellIntegrator } from './tellIntegrator.ts';

const silentWarn = () => vi.spyOn(console, 'warn').mockReturnValue();
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it.each([
  ['production', []],
  ['development', [['a problem']]],
  ['test', [['a problem']]],
])('writes to the console in a build for %s: %j', (mode, written) => {
  const warned = silentWarn();
  vi.stubEnv('NODE_ENV', mode);
  tellIntegrator(undefined, 'a problem');
  expect(warned.mock.calls).toEqual(written);
});

it('writes to the console on a page without a bundler, which has no `process`', () => {
  const warned = silentWarn();
  vi.stubGlobal('process', undefined);
  tellIntegrator(undefined, 'a problem');
  vi.unstubAllGlobals();
  expect(warned).toHaveBeenCalledExactlyOnceWith('a problem');
});

it('tells `onWarning` in place of the console', () => {
  const warned = silentWarn();
  const onWarning = vi.fn();
  tellIntegrator(onWarning, 'a problem');
  expect(onWarning).toHaveBeenCalledExactlyOnceWith('a problem');
  expect(warned).not.toHaveBeenCalled();
});
