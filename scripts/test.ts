import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';

/**
 * `npm test`: checks, builds and tests side by side. The tests of the builds wait for them (`test/built.ts`). Arguments after `--` go to
 * vitest: `npm test -- --project unit`. Some mean more:
 *
 * - `--mode all` (`npm run test:all`) also runs the slow tests. They alone need the gallery.
 * - `--changed` checks, and runs the tests without a build that import a changed file. `--changed main`: changed since then.
 * - `--consumers all` then also tests every application of `test/consumers`.
 */
const root = resolve(import.meta.dirname, '..');
const args = process.argv.slice(2);

interface Run {
  readonly child: ChildProcess;
  /** The code it ends with. */
  readonly ended: Promise<number>;
}

/** Runs a program of this repository. */
function start(program: string, given: readonly string[], environment: Readonly<Record<string, string>> = {}): Run {
  const child = spawn(program, given, { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } });
  const ended = new Promise<number>((done, fail) => {
    child.once('error', fail);
    child.once('exit', (code) => done(code ?? 1));
  });
  return { child, ended };
}
const npm = (...given: readonly string[]): Run => start('npm', ['run', ...given]);
const vitest = (given: readonly string[], environment?: Readonly<Record<string, string>>): Run =>
  start(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...given], environment);

/** Waits for all, and gives the worst code. The first one that fails ends `tests`. */
async function all(tests: Run, others: readonly Run[]): Promise<number> {
  for (const { ended } of others) ended.then((code) => code === 0 || tests.child.kill());
  return Math.max(...(await Promise.all([tests, ...others].map(({ ended }) => ended))));
}

/** The rules that read every file, beside what imports a changed one. */
const RULES = ['--project', 'repository', 'test/architecture.test.ts', 'test/docs.test.ts'];

async function changed(): Promise<number> {
  const rules = vitest(RULES);
  const related = vitest([...args, '--project=!browser', '--project=!repository', '--passWithNoTests']);
  return all(related, [rules, npm('check')]);
}

async function whole(): Promise<number> {
  const at = args.indexOf('--consumers');
  const consumers = at < 0 ? undefined : args.splice(at, 2)[1];
  const build = npm('build', ...(args.includes('all') ? [] : ['--', '--without', 'gallery']));
  const tests = vitest(args, { TOUR_BUILDER: String(build.child.pid) });
  const code = await all(tests, [build, npm('check')]);
  if (code !== 0 || consumers === undefined) return code;
  return vitest(['--mode', 'consumers'], { TOUR_CONSUMERS: consumers }).ended;
}

process.exitCode = await (args.includes('--changed') ? changed() : whole());
