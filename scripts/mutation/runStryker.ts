import { readFileSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import type { Mutant } from './score.ts';

const root = resolve(import.meta.dirname, '../..');

/**
 * Changes the code that `patterns` name, one small thing at a time, and runs the tests of `folder` against each change.
 * The results for unchanged code and tests are kept in `.cache/mutation`, and are not measured again.
 */
export async function mutantsOf(folder: string, patterns: readonly string[]): Promise<readonly Mutant[]> {
  // Read by vitest.config.ts, in the processes that Stryker starts. The zone is one in which a day can have 23 hours.
  Object.assign(process.env, { MUTATION_FOLDER: folder, TZ: 'America/New_York' });
  const stryker = new Stryker({
    mutate: [...patterns, '!src/**/*.{test,stories}.{ts,tsx}'],
    reporters: process.stdout.isTTY ? ['progress'] : ['json'],
    incrementalFile: `.cache/mutation/${folder.replaceAll('/', '-')}.json`,
  });
  const results = await stryker.runMutationTest();
  return results
    .filter(({ status }) => status !== 'Ignored' && status !== 'CompileError')
    .map(({ fileName, location: { start, end }, replacement = '', status }) => {
      const path = resolve(root, fileName);
      const lines = readFileSync(path, 'utf8')
        .split('\n')
        .slice(start.line - 1, end.line);
      const [first = '', last = ''] = [lines[0], lines.at(-1)];
      // Lines and columns count from 1.
      const tail = last.length - (end.column - 1);
      const text = lines.join('\n').slice(start.column - 1);
      return {
        file: relative(root, path).split(sep).join('/'),
        line: start.line,
        code: first.trim(),
        original: onOneLine(text.slice(0, text.length - tail)),
        replacement: onOneLine(replacement),
        killed: status !== 'Survived' && status !== 'NoCoverage',
      };
    });
}

const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
