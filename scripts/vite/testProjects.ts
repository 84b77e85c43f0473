import { resolve } from 'node:path';
import type { Alias } from 'vite';
import type { InlineConfig as TestConfig } from 'vitest/node';
import { shippedLanguages } from './shippedLanguages.ts';

const root = resolve(import.meta.dirname, '../..');
const at = (path: string): string => resolve(root, path);

/** The journeys of `npm test`: a tour is booked on both builds, also with "Back", after a reload, in doubt, and before the core has come. */
const quickJourneys = ['back', 'booking', 'doubt', 'firstPaint', 'focus', 'memory', 'press', 'preview'];
/**
 * Slow and rarely red: all other journeys, the tables of faults, every story in a browser, every look, how the widget lies in pages of every
 * width, hostile pages, both commands, `verify`, a release, the site of the docs, and programs of others. `npm run test:all` and `.ci/run` run them.
 */
const slow = [
  'mock-server/{command,hostile,verify}*.test.ts',
  'src/widget/{TourBooking.homeFaults,TourBooking.faults,TourBooking.words,crashes}.test.tsx',
  'src/{core/edgeFaults,features/assistants/tourState.faults}.test.ts',
  'src/features/assistants/AssistantPart.test.tsx',
  'test/{browsers,command,edgeProxies,mockInPipelines,openapiTools,package,release,releaseDryRun,site,snippets,waitlistJobs,waitlistRedis}.test.ts',
  'test/{hostile,layout}/*.test.ts',
  `test/journeys/!(${quickJourneys.join('|')}).test.ts`,
  'test/journeys/memoryMatrix.test.ts',
  'test/stories/{brokenTimes,leastFont,manager,pages,parts,screens,texts,themes,uncoveredFocus}.test.ts',
];

/** The tests of code that knows no page. */
const pure = 'src/{time,booking,queries,analytics,core,calendar,i18n,edge,command}/**/*.test.ts';
/** The tests outside of time, calendar and i18n whose code asks for the time in a zone. */
export const zonedFiles = [
  'src/booking/calendarEntry.test.ts',
  'src/core/bookingPeriod.test.ts',
  'src/core/asking/lastStart.test.ts',
  'src/core/pageLeftOpen.test.ts',
  'mock-server/engine/appointments/getTimes.test.ts',
  'mock-server/engine/serviceOptions.test.ts',
];
/** `npm run test:all` runs these in three zones, and all others in one. `test/zones.test.ts` keeps other code from reading the computer's zone. */
const zoned = ['src/{time,calendar,i18n}/**/*.test.ts', ...zonedFiles];

const node = { environment: 'node', setupFiles: [] as string[] } satisfies TestConfig;
/** Tests that leave nothing behind share a process. A worker's zone has to be set before its first Date, hence forks. */
const inZone = (name: string, zone: string, include: string[], exclude: string[] = []) => ({
  extends: true as const,
  test: { ...node, name, env: { TZ: zone }, include, exclude, isolate: false },
});

/** The tests of the builds in a Chromium, and of the repository itself. */
const inBrowser = (name: string, include: string[], exclude: string[], env = {}) => ({
  extends: true as const,
  // The widget's HTML comes from the build, which runs on Preact.
  resolve: { alias: [{ find: /^\.\.\/html\/html\.ts$/, replacement: at('dist/npm/widgetHtml.js') }] },
  test: {
    ...node,
    name,
    isolate: false,
    env,
    globalSetup: at('test/installPrograms.ts'),
    // After the tests that need no build, and after the builds.
    sequence: { groupOrder: 1 },
    setupFiles: [at('test/built.ts')],
    include,
    exclude,
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});

/** What the package exports, by the names of the files in src. */
const named = [
  'core',
  'client',
  'server',
  'edge',
  'element',
  'mock',
  'playwright',
  ...shippedLanguages.map((name) => `locales/${name}`),
];
export const packageDoors = ['index', ...named];

/** The doors by the names that an integrator imports, from their source. Without this they would come from dist/. */
export const doors = [
  { find: /^tour-booking$/, replacement: at('src/index.ts') },
  { find: new RegExp(`^tour-booking/(${named.join('|')})$`), replacement: at('src/$1.ts') },
];

/** From version 25 on Node has a `localStorage` of its own, which hides jsdom's. Node 20 has neither it nor the flag. */
const withoutOwnStorage = process.allowedNodeEnvironmentFlags.has('--experimental-webstorage')
  ? ['--no-experimental-webstorage']
  : [];

/** The projects of vitest. Without `withSlow`, they leave out the slow tests. `scriptTag` has the aliases of the script tag's build. */
export const tests = (withSlow: boolean, scriptTag: readonly Alias[]): TestConfig => {
  const left = withSlow ? [] : slow;
  return {
    pool: 'forks',
    execArgv: withoutOwnStorage,
    // By default, vitest leaves one processor idle.
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
          // The files of a worker share a page. test/setup.ts empties it before each file.
          isolate: false,
          env: { TZ: 'UTC' },
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: [pure, 'src/html/*', ...left],
          setupFiles: [at('test/setup.ts')],
        },
      },
      {
        extends: true,
        resolve: { alias: scriptTag },
        test: {
          // Tests on Preact, with which the script tag renders.
          name: 'preact',
          environment: 'jsdom',
          env: { TZ: 'UTC' },
          include: ['src/{widget/crashes,launcher/faults,screens/pick/SpokenTimes.load}.test.tsx'],
          exclude: left,
          // What runs after a file runs the other way round: first what still loads comes, then its effects end.
          setupFiles: [at('test/effectsRun.ts'), at('test/setup.ts')],
          // With this, the aliases reach the libraries too.
          server: { deps: { inline: ['@tanstack/react-query', 'react-hook-form'] } },
        },
      },
      {
        extends: true,
        resolve: { alias: scriptTag },
        test: {
          ...node,
          // The widget in HTML: the same renderer, on a server.
          name: 'html',
          include: ['src/html/*.test.ts'],
          server: { deps: { inline: ['preact-render-to-string'] } },
        },
      },
      {
        extends: true,
        test: {
          ...node,
          name: 'engine',
          env: { TZ: 'UTC' },
          include: ['mock-server/**/*.test.ts'],
          exclude: left,
          isolate: false,
        },
      },
      // Apia is far from the zones of the properties in the tests, so a test notices a time that is read in the computer's zone.
      inZone('apia', 'Pacific/Apia', [pure, ...zoned], left),
      ...(withSlow ? [inZone('new-york', 'America/New_York', zoned), inZone('cairo', 'Africa/Cairo', zoned)] : []),
      // These tests share the processors with the others, so they poll for what they expect.
      inBrowser('repository', ['test/*.test.{ts,tsx}'], left),
      // A worker starts its browser, its mock and its sites once (`test/perWorker.ts`).
      inBrowser('browser', ['test/{journeys,hostile,layout,stories}/*.test.ts'], left, {
        // See `BUILDS` and `WIDTHS` in test/journeys/mockHosts.ts.
        TOUR_RUN: withSlow ? 'whole' : 'quick',
      }),
    ],
  };
};

/** A real screen reader reads the widget. `npm test` leaves this out: it installs a desktop, and hears one journey after the other. */
export const reader: TestConfig = {
  ...node,
  name: 'reader',
  pool: 'forks',
  maxWorkers: 1,
  globalSetup: at('test/installPrograms.ts'),
  include: ['test/reader/*.test.ts'],
  testTimeout: 600_000,
  hookTimeout: 300_000,
};

/** Tests in the applications of others. `npm test` leaves them out: they install packages of others, and take minutes. */
export const consumers: TestConfig = {
  ...node,
  name: 'consumers',
  pool: 'forks',
  maxWorkers: '100%',
  globalSetup: at('test/consumers/installConsumer.ts'),
  include: ['test/consumers/*.test.ts'],
  testTimeout: 240_000,
  hookTimeout: 180_000,
};
