import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { shippedLanguages } from '../scripts/vite/shippedLanguages.ts';
import { runProgram } from './typeCheck.ts';

const root = resolve(import.meta.dirname, '..');
const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');

it('the compiler asks for the words of a new field where they are written, and nowhere else', () => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  // Below the repository, so that its libraries are found.
  const copy = mkdtempSync(join(root, '.cache/new-field-'));
  try {
    for (const folder of ['api', 'booking', 'form', 'i18n', 'time'])
      cpSync(join(root, 'src', folder), join(copy, 'src', folder), { recursive: true });
    const plainFields = join(copy, 'src/api/contract/endpoints/plainFields.ts');
    const source = readFileSync(plainFields, 'utf8');
    writeFileSync(plainFields, source.replace("notes: '',", "notes: '',\n  shoe_size: '',"));
    const words = ['i18n/form.ts', ...shippedLanguages.map((language) => `i18n/locales/${language}/details.ts`)];
    const files = [...words, 'form/fieldWords.ts'].map((file) => `src/${file}`);
    const compilerOptions = { noEmit: true, types: ['vite/client'] };
    writeFileSync(
      join(copy, 'tsconfig.json'),
      JSON.stringify({ extends: join(root, 'tsconfig.json'), compilerOptions, include: [], files }),
    );
    const { printed } = runProgram(tsc, ['-p', '.', '--pretty', 'false'], copy);
    const reported = [...printed.matchAll(/^(\S+)\(\d+,\d+\): error .*'shoe_size'/gm)].map(([, file]) => file);
    expect(reported.sort()).toEqual(words.map((file) => `src/${file}`).sort());
    expect(printed.match(/^\S.*: error /gm)).toHaveLength(words.length);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});
