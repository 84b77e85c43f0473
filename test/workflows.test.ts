import { execFileSync } from 'node:child_process';
import { accessSync, constants, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import manifest from '../package.json' with { type: 'json' };
import { headChangelog } from '../scripts/release/headChangelog.ts';
import { sizesInMarkdown } from '../scripts/release/sizesInMarkdown.ts';

const root = resolve(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}
interface Job {
  readonly uses?: string;
  readonly container?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly strategy?: { readonly matrix: { readonly node: readonly number[] } };
  readonly steps?: readonly Step[];
  readonly 'timeout-minutes'?: number;
}
interface Workflow {
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const folder = '.github/workflows';
const workflows = readdirSync(join(root, folder)).map((file): readonly [string, Workflow] => [
  file,
  parse(read(`${folder}/${file}`)),
]);
const jobsOf = ({ jobs }: Workflow): readonly Job[] => Object.values(jobs);
const stepsOf = (workflow: Workflow): readonly Step[] => jobsOf(workflow).flatMap(({ steps = [] }) => steps);
const test: Workflow = parse(read(`${folder}/test.yml`));

it('every test runs, and `npm test` on each Node from the oldest supported one on', () => {
  expect(stepsOf(test).map(({ run }) => run)).toContain('.ci/run');
  expect(() => accessSync(join(root, '.ci/run'), constants.X_OK)).not.toThrow();
  const { strategy, steps } = test.jobs.node ?? {};
  expect(steps?.map(({ run }) => run)).toContain('npm test');
  expect(strategy?.matrix.node).toEqual([20, 22, 24, 26]);
  expect(manifest.engines.node).toMatch(/^>=20\./);
});

it('every test runs on Debian, where the scripts install what is missing', () => {
  for (const name of ['node', 'whole']) expect(test.jobs[name]?.container).toMatch(/^node:.+-bookworm$/);
});

describe.each(workflows)('%s', (file, workflow) => {
  it('runs commands that exist', () => {
    const text = [...stepsOf(workflow).flatMap(({ run, with: given }) => [run, given?.version, given?.publish])].join(
      '\n',
    );
    const named = [...text.matchAll(/npm run (?:--\S+ )?(\w+)/g)].map(([, name]) => name);
    expect(Object.keys(manifest.scripts)).toEqual(expect.arrayContaining(named));
    const parts = [...text.matchAll(/npm run build -- ([a-z ]+?)(?: &&|$)/gm)].flatMap(([, names = '']) =>
      names.split(' '),
    );
    for (const part of parts) expect(read('scripts/build.ts')).toMatch(new RegExp(`^ {2}(async )?${part}[:(]`, 'm'));
  });

  it('may only read unless a job says more, pins its actions to a commit, and has time limits', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    // A tag can be moved to other code, a commit cannot. The tag stands beside it for the reader.
    const used = read(`${folder}/${file}`).match(/(?<=uses: )(?!\.\/).*/g) ?? [];
    expect(used).toHaveLength(stepsOf(workflow).filter(({ uses }) => uses).length);
    for (const uses of used) expect(uses).toMatch(/^(actions|changesets)\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    for (const job of jobsOf(workflow)) if (!job.uses) expect(job['timeout-minutes']).toBeGreaterThan(0);
  });

  it('calls only workflows that are there', () => {
    for (const { uses } of jobsOf(workflow)) if (uses) expect(() => read(uses)).not.toThrow();
  });

  it('holds no secret of its own', () => {
    expect(JSON.stringify(workflow)).not.toMatch(/secrets\./);
  });
});

describe('a release', () => {
  it('reads every file of .changeset', () => {
    const names = readdirSync(join(root, '.changeset')).filter((file) => /^(?!README).+\.md$/.test(file));
    for (const name of names) expect(read(`.changeset/${name}`)).toMatch(/^---\n'tour-booking': (patch|minor|major)\n/);
    expect(parse(read('.changeset/config.json'))).toMatchObject({ changelog: false, access: 'public' });
    expect(execFileSync('npx', ['changeset', '--version'], { cwd: root, encoding: 'utf8' })).toMatch(/^\d/);
  });

  it('puts its name over the unreleased changes', () => {
    const text = '# Changelog\n\n## Unreleased\n\n### Added\n\n- $& more.\n\n## 0.1.0\n\n- First.\n';
    expect(headChangelog(text, '0.2.0', '2026-12-01')).toBe(
      text.replace('## Unreleased', () => '## 0.2.0, 2026-12-01'),
    );
  });

  it.each(['# Changelog\n\n## Unreleased\n\n## 0.1.0\n\n- First.\n', '# Changelog\n'])(
    'is refused without a list of changes: %j',
    (text) => {
      expect(() => headChangelog(text, '0.2.0', '2026-12-01')).toThrow('Unreleased');
    },
  );
});

it('each size is shown with its change and its limit', () => {
  const row = (what: string, bytes: number) => ({ what, bytes, goal: 2_000 });
  const rows = [row('more', 1_900), row('less', 1_000), row('same', 5), row('new', 2_100)];
  expect(sizesInMarkdown(rows, { more: 1_888, less: 1_010, same: 5 }).split('\n').slice(2)).toEqual([
    '| more | 1.90 kB | +12 B | 2.00 kB |',
    '| less | 1.00 kB | −10 B | 2.00 kB |',
    '| same | 0.01 kB | the same | 2.00 kB |',
    '| new | 2.10 kB **too much** |  | 2.00 kB |',
  ]);
});
