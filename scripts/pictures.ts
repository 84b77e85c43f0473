import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

/**
 * `npm run pictures`: builds the gallery and the script, and compares every state of every screen with its picture in test/pictures, the
 * samples of docs/theming.md with theirs, and each language in each browser engine with its own. With `-- --update`, it writes the pictures.
 * Other arguments go to vitest: `npm run pictures -- --update -t booked/`.
 */
const root = resolve(import.meta.dirname, '..');
const require = createRequire(import.meta.url);
const given = process.argv.slice(2);
const isUpdate = given.includes('--update');

function run(program: string, args: readonly string[]): void {
  const env = { ...process.env, ...(isUpdate ? { TOUR_PICTURES: 'update' } : {}) };
  const { status } = spawnSync(process.execPath, [program, ...args], { cwd: root, stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}

for (const part of ['gallery', 'embed']) run(require.resolve('tsx/cli'), ['scripts/build.ts', part]);
const vitest = join(dirname(require.resolve('vitest/package.json')), 'vitest.mjs');
const others = given.filter((each) => each !== '--update');
run(vitest, [
  'run',
  '--mode',
  'all',
  '--project',
  'browser',
  'test/stories/screens.test.ts',
  'test/stories/themes.test.ts',
  'test/journeys/engines.test.ts',
  ...others,
]);
