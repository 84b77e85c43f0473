import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeBlock, example } from '../codeBlocks.ts';
import { freePort } from '../freePort.ts';
import { START } from '../journeys/hosts.ts';
import { visitorOn } from '../journeys/visitor.ts';
import { type Running, serveFolder } from '../servers.ts';
import { logged, setUpApplications, TOUR } from './applications.ts';
import { bookThroughEdge } from './bookThroughEdge.ts';
import { type Consumer, install, isWhole } from './installConsumer.ts';
import { startSite } from './startSite.ts';

/** Applications on a framework other than React alone: each is built by its own tools, and books a tour. */

const root = resolve(import.meta.dirname, '../..');
const { mock, build, arrive, booked, bookPrefetched } = setUpApplications();

describe('Next.js', () => {
  let site: Running;
  beforeAll(async () => {
    const consumer = await install('next');
    const environment = { LEASING_API: mock().url, NEXT_TELEMETRY_DISABLED: '1' };
    const next = 'node_modules/next/dist/bin/next';
    // The page of docs/react.md, as it is written.
    const printed = join(root, consumer.folder, 'app/printed');
    mkdirSync(printed);
    for (const [file, name] of [
      ['page.tsx', 'page.jsx'],
      ['BookTour.tsx', 'BookTour.jsx'],
      ['tourOptions.ts', 'tourOptions.js'],
    ] as const) {
      const code = codeBlock('docs/react.md', (block) => block.code.startsWith(`// ${file}\n`));
      writeFileSync(join(printed, name), code.replace('https://leasing.example.com', mock().url));
    }
    writeFileSync(join(printed, 'layout.jsx'), "export { Providers as default } from '../prefetched/Providers';\n");
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

  it('builds the page of docs/react.md with `cacheComponents`, and books on it', async () => {
    await bookPrefetched(`${site.url}/printed`);
  });

  it('has the edge as a route', () => bookThroughEdge(`${site.url}/tours`, mock()));

  it('shows what its server prefetched, though the browser reaches the service by another address', async () => {
    const markup = await bookPrefetched(`${site.url}/prefetched`);
    expect(markup).not.toContain(mock().url);
  });
});

it.runIf(isWhole)('React Router: shows what its loader prefetched', async () => {
  const consumer = await install('react-router');
  await consumer.run('node_modules/@react-router/dev/bin.js', ['build'], { NODE_ENV: 'production' });
  const site = await startSite({
    folder: join(root, consumer.folder),
    command: ['node_modules/@react-router/serve/bin.js', 'build/server/index.js'],
    environment: { LEASING_API: mock().url, HOST: '127.0.0.1', PORT: String(await freePort()) },
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
      const code = file.startsWith('Prefetched')
        ? example(file)
        : codeBlock('docs/react.md', (block) => block.code.includes(`// ${file}\n`));
      writeFileSync(join(folder, 'src/components', file), code.replace('https://leasing.example.com', mock().url));
    }
    const ofMany = (lead: string): string =>
      codeBlock('docs/many-properties.md', ({ code }) => code.startsWith(lead))
        .replaceAll('https://cdn.example.com/tour-booking/0.1.0', '/tour-booking')
        .replaceAll('https://leasing.example.com', mock().url);
    writeFileSync(join(folder, 'src/properties.json'), ofMany('['));
    writeFileSync(join(folder, 'src/pages/[slug].astro'), ofMany('---\n// src/pages/[slug].astro'));
    cpSync(join(folder, 'node_modules/tour-booking/dist/embed'), join(folder, 'public/tour-booking'), {
      recursive: true,
    });
    const environment = { VITE_API: mock().url, ASTRO_TELEMETRY_DISABLED: '1' };
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

  it('makes a page for each property of a table', async () => {
    expect(await (await fetch(`${site.url}/birch-court/`)).text()).toContain('time-zone="America/Chicago"');
    const { visitor, close } = await arrive(`${site.url}/alder-house/`, 'tour-booking');
    await visitor.bookTour('10:15 AM');
    await close();
  });

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

it.each(isWhole ? ['development', 'production'] : ['development'])(
  'a server that streams, in %s: the client hydrates without a warning',
  async (mode) => {
    const consumer = await install('server-rendering');
    const environment = { NODE_ENV: mode };
    await build(consumer, ['--mode', mode, '--ssr', 'server.jsx', '--outDir', 'dist-server'], environment);
    await build(consumer, ['--mode', mode, '--config', 'client.config.js'], environment);
    await consumer.run('dist-server/server.js', ['markup.html', mock().url], environment);
    const markup = readFileSync(join(root, consumer.folder, 'markup.html'), 'utf8');
    expect(markup).toContain('Book a tour');
    const site = await serveFolder(`${consumer.folder}/dist`, {
      '/': `<!doctype html><html lang="en" data-api="${mock().url}"><title>Server</title><div id="root">${markup}</div><script type="module" src="/client.js"></script></html>`,
    });
    const { visitor, close } = await arrive(`${site.url}/`);
    await visitor.bookTour('10:15 AM');
    expect(await booked()).toEqual([TOUR]);
    await close();
    await site.close();
  },
);

it.runIf(isWhole)('Solid books by the element, and its JSX knows the element, as that of Preact does', async () => {
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

it.runIf(isWhole)('Lit books by the element in a shadow root, and hears of the tour', async () => {
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

const FRAMEWORKS = [
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
] as const;

describe.each(isWhole ? FRAMEWORKS : FRAMEWORKS.slice(0, 1))(
  'the page of $fixture',
  ({ fixture, files, check, wrong }) => {
    const page = `docs/${fixture}.md`;
    const [module] = files;
    const blockNamed = (file: string): string =>
      file.startsWith('BookTour.')
        ? example(file)
        : codeBlock(page, ({ code }) => code.split('\n')[0]?.includes(file) === true);
    /** The application with the code of the page. */
    const installPage = async (): Promise<Consumer> => {
      const consumer = await install(fixture);
      const folder = join(root, consumer.folder);
      for (const file of files)
        writeFileSync(join(folder, file), blockNamed(file).replace('https://leasing.example.com', mock().url));
      // For Vue the page says how its plugin is told of the element.
      if (fixture === 'vue') {
        const config = readFileSync(join(folder, 'vite.config.js'), 'utf8');
        const told = codeBlock(page, ({ code }) => code.includes('isCustomElement'));
        writeFileSync(join(folder, 'vite.config.js'), config.replace('plugins: [vue()]', told));
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
      await mock().control('PUT', 'scenario', { name: 'slot-taken' });
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
  },
);

it.runIf(isWhole)('Vue in development warns of the element where its plugin is not told', async () => {
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
