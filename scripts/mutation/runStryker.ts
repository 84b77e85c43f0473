import { readFileSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import type { Mutant } from './score.ts';

const root = resolve(import.meta.dirname, '../..');

/**
 * Changes the code that `patterns` name, one small thing at a time, and runs the tests of `folder` against each change.
 * What was found for unchanged code and tests is kept in `.cache/mutation` and not run again.
 */
export async function mutantsOf(folder: string, patterns: readonly string[]): Promise<readonly Mutant[]> {
  // Read by vitest.config.ts, in the processes that Stryker starts. The zone is one in which a day can have 23 hours.
  Object.assign(process.env, { MUTATION_FOLDER: folder, TZ: 'America/New_York' });
  const stryker = new Stryker({
    mutate: [...patterns, '!src/**/*.{test,stories}.{ts,tsx}'],
    incrementalFile: `.cache/mutation/${folder.replaceAll('/', '-')}.json`,
  });
  const results = await stryker.runMutationTest();
  return results
    .filter(({ status }) => status !== 'Ignored' && status !== 'CompileError')
    .map(({ fileName, location: { start }, replacement = '', status }) => {
      const path = resolve(root, fileName);
      return {
        file: relative(root, path).split(sep).join('/'),
        line: start.line,
        code: lineOf(path, start.line),
        replacement,
        killed: status !== 'Survived' && status !== 'NoCoverage',
      };
    });
}

/** One line of a file, counted from 1. */
const lineOf = (path: string, line: number): string => (readFileSync(path, 'utf8').split('\n')[line - 1] ?? '').trim();
