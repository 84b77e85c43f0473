import { resolve } from 'node:path';
import type { InlineConfig as TestConfig } from 'vitest/node';
import { shippedLanguages } from './shippedLanguages.ts';

const root = resolve(import.meta.dirname, '../..');
const at = (path: string): string => resolve(root, path);

/** The tests of what knows neither page nor zone. */
const pure = 'src/{time,booking,queries,core,calendar,i18n}/**/*.test.ts';
const node = { environment: 'node', setupFiles: [] as string[] } satisfies TestConfig;
/** The clock's zone is set before a worker's first Date, which threads could not do: hence forks. */
const inZone = (name: string, zone: string) => ({
  extends: true as const,
  test: {
    ...node,
    name,
    env: { TZ: zone },
    include: [pure, 'mock-server/engine/**/*.test.ts'],
    // They leave nothing behind, and a process for each of their files took longer than the tests.
    isolate: false,
  },
});

/** What is built, seen in a Chromium, and the repository itself. */
const inBrowser = (name: string, include: string[], isolate: boolean) => ({
  extends: true as const,
  test: {
    ...node,
    name,
    isolate,
    globalSetup: at('test/installPrograms.ts'),
    include,
    testTimeout: 60_000,
    hookTimeout: 180_000,
  },
});

/** What the package exports, by the names of the files in src. */
const named = ['core', 'client', 'server', 'element', 'mock', ...shippedLanguages.map((name) => `locales/${name}`)];
export const packageDoors = ['index', ...named];

/** The doors by the names an integrator imports, from their source; without this they would be those of dist/. */
export const doors = [
  { find: /^tour-booking$/, replacement: at('src/index.ts') },
  { find: new RegExp(`^tour-booking/(${named.join('|')})$`), replacement: at('src/$1.ts') },
];

/** From version 25 on Node has a `localStorage` of its own, which hides jsdom's. Node 20 has neither it nor the flag. */
const withoutOwnStorage = process.allowedNodeEnvironmentFlags.has('--experimental-webstorage')
  ? ['--no-experimental-webstorage']
  : [];

/** What vitest runs, where and beside what. */
export const test: TestConfig = {
  pool: 'forks',
  execArgv: withoutOwnStorage,
  // Left to itself vitest leaves one processor idle.
  maxWorkers: '100%',
  // A loaded machine is slow, not wrong.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 15_000 } },
  css: { include: [/.+/] },
  unstubGlobals: true,
  restoreMocks: true,
  projects: [
    {
      extends: true,
      test: {
        name: 'unit',
        environment: 'jsdom',
        // See test/setup.ts for what a file finds.
        isolate: false,
        env: { TZ: 'UTC' },
        include: ['src/**/*.test.{ts,tsx}'],
        exclude: [pure],
        setupFiles: [at('test/setup.ts')],
      },
    },
    {
      extends: true,
      test: { ...node, name: 'engine', env: { TZ: 'UTC' }, include: ['mock-server/**/*.test.ts'], isolate: false },
    },
    inZone('apia', 'Pacific/Apia'),
    inZone('new-york', 'America/New_York'),
    inZone('cairo', 'Africa/Cairo'),
    // They share the processors as well: what they wait for is looked for until it is there.
    inBrowser('repository', ['test/*.test.{ts,tsx}'], true),
    // A worker starts its browser, its mock and its sites once (`test/perWorker.ts`).
    inBrowser('browser', ['test/{journeys,hostile,layout,stories}/*.test.ts'], false),
  ],
};

/** The applications of others. Apart from `npm test`: they install what others publish, and take minutes. */
export const consumers: TestConfig = {
  ...node,
  name: 'consumers',
  pool: 'forks',
  include: ['test/consumers/*.test.ts'],
  testTimeout: 240_000,
  hookTimeout: 180_000,
};
