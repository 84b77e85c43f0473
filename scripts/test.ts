import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

/**
 * `npm test`: checks and builds side by side, then runs the tests. Arguments after `--` go to vitest: `npm test -- --project unit`.
 * `npm run test:all` also runs the slow tests (`--mode all`). They alone need the gallery.
 */
const root = resolve(import.meta.dirname, '..');

/** Runs a program of this repository. Gives the code it ends with. */
function run(program: string, args: readonly string[]): Promise<number> {
  const child = spawn(program, args, { cwd: root, stdio: 'inherit' });
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('exit', (code) => done(code ?? 1));
  });
}

const args = process.argv.slice(2);
const build = args.includes('all') ? ['run', 'build'] : ['run', 'build', '--', '--without', 'gallery'];
const codes = await Promise.all([run('npm', ['run', 'check']), run('npm', build)]);
process.exitCode = Math.max(...codes) || (await run('npx', ['vitest', 'run', ...args]));
