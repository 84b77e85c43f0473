import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { type CodeBlock, codeBlocks, example } from './codeBlocks.ts';
import { toldIn, typeCheck } from './typeCheck.ts';

const pages = [
  'README.md',
  'scripts/package/README.md',
  'CONTRIBUTING.md',
  'deploy/README.md',
  ...below('docs/'),
  ...below('docs/project/'),
  ...below('docs/sites/'),
];
const blocks = pages.flatMap((page) => codeBlocks(page).map((block) => ({ ...block, page })));
type Block = CodeBlock & { readonly page: string };

const of = (...languages: readonly string[]): readonly Block[] =>
  blocks.filter(({ language }) => languages.includes(language));

/** The name in the first line of a block (`// page.tsx`), by which others import it. Else `docs/react.md` 2 -> `docs-react-2.tsx`. */
const fileOf = ({ page, language, code }: Block, index: number): string =>
  /^\/\/ ([\w.]+\.tsx?)$/m.exec(code.split('\n')[0] ?? '')?.[1] ??
  `${page.replace(/\.md$/, '').replaceAll('/', '-')}-${index}.${language}`;

describe('the code in the documents', () => {
  it('is in a language that some test checks', () => {
    // vue, svelte, astro: test/consumers. text: what a command prints.
    // php, python: waitlistMessages.test.ts. mermaid: the picture of docs/project/architecture.md. html: journeys/docsExamples.test.ts; the edge: edgePage.test.ts. nginx: release.test.ts, edgeProxies.test.ts; caddyfile: the same. apache: release.test.ts.
    const known = [
      'tsx',
      'vue',
      'svelte',
      'astro',
      'text',
      'ts',
      'js',
      'mjs',
      'sh',
      'bash',
      'html',
      'css',
      'nginx',
      'json',
      'yaml',
      'apache',
      'caddyfile',
      'ini',
      'php',
      'python',
      'mermaid',
      '',
    ];
    expect(blocks.length).toBeGreaterThan(45);
    expect(blocks.filter(({ language }) => !known.includes(language))).toEqual([]);
  });

  it('compiles in a strict project that has installed the package', () => {
    // The page of Next.js needs Next.js: journeys/sites.test.ts gives it a stand-in. That of Svelte needs Svelte: test/consumers.
    const elsewhere = ['docs/sites/nextjs.md', 'docs/svelte.md'];
    const typed = of('tsx', 'ts').filter(({ page }) => !elsewhere.includes(page));
    // What `page.tsx` of docs/react.md takes from Next.js, which is not installed here. test/consumers builds it with Next.js.
    const next = "declare module 'next/server' { export function connection(): Promise<void>; }";
    const examples = Object.fromEntries(
      ['FreeTimes.tsx', 'OwnBooking.tsx', 'PrefetchedTour.tsx', 'client.test.ts', 'tour.tsx'].map((name) => [
        name,
        example(name),
      ]),
    );
    const files = Object.fromEntries(typed.map((block, index) => [fileOf(block, index), block.code]));
    expect(typed.length).toBeGreaterThan(9);
    expect(Object.keys(files)).toHaveLength(typed.length);
    // Types that did not resolve would be any, and any takes everything.
    const wrong = `import { TourBooking } from 'tour-booking';\nexport const page = <TourBooking groupId={{}} />;`;
    const result = typeCheck(
      { ...files, ...examples, 'next.d.ts': next, 'wrong.tsx': wrong },
      { moduleResolution: 'bundler' },
    );
    expect([toldIn(result), result.printed]).toEqual([['wrong.tsx'], expect.stringContaining('TS2322')]);
  });

  it.each(of('js', 'mjs').map((block) => [block.page, block.heading, block.code] as const))(
    'is a script: %s, %s',
    (_, __, code) => {
      // The example of a data layer is a single object.
      expect(() => parseAst(code.startsWith('{') ? `(${code})` : code)).not.toThrow();
      expect(() => parseAst(`${code} }`)).toThrow();
    },
  );

  it.each(of('sh', 'bash').map((block) => [block.page, block.code] as const))(
    'names npm scripts that exist: %s',
    (_, code) => {
      for (const [, name = ''] of code.matchAll(/npm run ([\w:-]+)/g))
        expect(Object.keys(manifest.scripts)).toContain(name);
    },
  );

  it('the table of many properties gives the groups of an edge by the command of its page', () => {
    const page = 'docs/many-properties.md';
    const [table = ''] = of('json').flatMap((block) => (block.page === page ? [block.code] : []));
    const [command = ''] = of('sh').flatMap((block) => (block.page === page ? [block.code] : []));
    const folder = mkdtempSync(join(tmpdir(), 'properties-'));
    mkdirSync(join(folder, '_data'));
    writeFileSync(join(folder, '_data/properties.json'), table);
    const printed = execFileSync('sh', ['-c', command], { cwd: folder, encoding: 'utf8' }).trim();
    rmSync(folder, { recursive: true });
    expect(printed).toBe('101=America/New_York,102=America/Chicago');
    expect(readFileSync(page, 'utf8')).toContain(`prints \`${printed}\``);
  });

  it('the commands for S3 keep the files that nginx keeps', () => {
    const page = readFileSync('docs/hosting.md', 'utf8');
    const kept = new RegExp(/\$uri ~ "(.+)"/.exec(page)?.[1] ?? 'none');
    // In a pattern of the AWS command line, `*` matches slashes too.
    const patterns = [...page.matchAll(/--include "([^"]+)"/g)].map(
      ([, glob = '']) => new RegExp(`^${glob.replaceAll('.', '\\.').replaceAll('*', '.*').replaceAll('?', '.')}$`),
    );
    const files = [
      '1.4.2/main.js',
      '1.5.0-beta.1/tour-booking.js',
      '1.4/main.js',
      '1/tour-booking.js',
      '1.4/es-Ab3_x9-Z.js',
    ];
    const onS3 = files.filter((file) => patterns.some((pattern) => pattern.test(file)));
    expect(onS3).toEqual(files.filter((file) => kept.test(`/tour-booking/${file}`)));
    expect(onS3).toHaveLength(3);
  });

  it.each(of('css').map(({ page, code }) => [page, code] as const))('is a style: %s', (_, code) => {
    // A token, or the reserved height.
    const declared = [...code.matchAll(/(--tour-[\w-]+|min-height)(?=:)/g)];
    expect(code).toMatch(/\{[^{}]*\}/);
    expect(declared.length).toBeGreaterThan(0);
  });
});

function below(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => `${folder}${file}`);
}
