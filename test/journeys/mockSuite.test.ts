import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Browser, request } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { codeBlock } from '../codeBlocks.ts';
import { type Running, type RunningMock, serveFolder, startMock } from '../servers.ts';
import { collected } from './playwrightStandIn.ts';

/** The Playwright suite of docs/mock.md as it is written: four workers on one mock, over a page with the script tag. */

const root = resolve(import.meta.dirname, '../..');
const WORKERS = 4;
const ADDRESS = 'http://127.0.0.1:4010';

let browser: Browser;
let mock: RunningMock;
let site: Running;

beforeAll(async () => {
  [browser, mock] = await Promise.all([launchBrowser(), startMock(['--listings', '0'])]);
  const tag = `<tour-booking group-id="101" api="${mock.url}" time-zone="America/New_York"></tour-booking>`;
  const page = `<!doctype html><html lang="en"><title>Home</title><body><script async src="/tour-booking.js"></script>${tag}`;
  site = await serveFolder('dist/embed', { '/': page });
});
afterAll(async () => {
  await browser.close();
  await Promise.all([mock.close(), site.close()]);
});

/** Runs one of the suite's tests on a page of its own; gives what went wrong. */
async function run({ run: test, title }: (typeof collected)[number]): Promise<string | undefined> {
  const context = await browser.newContext({ baseURL: site.url });
  const calls = await request.newContext();
  try {
    await test({ page: await context.newPage(), request: calls });
    return undefined;
  } catch (error) {
    return `${title}: ${error instanceof Error ? error.message : error}`;
  } finally {
    await Promise.all([context.close(), calls.dispose()]);
  }
}

it('runs on one mock with four workers, which see nothing of each other', async () => {
  const code = codeBlock('docs/mock.md', ({ heading, language }) => heading === 'Playwright' && language === 'js');
  expect(code).toContain("from '@playwright/test'");
  expect(code).toContain(ADDRESS);
  const file = resolve(root, '.cache/mockSuite.js');
  mkdirSync(resolve(root, '.cache'), { recursive: true });
  const standIn = resolve(import.meta.dirname, 'playwrightStandIn.ts');
  writeFileSync(file, code.replace('@playwright/test', standIn).replaceAll(ADDRESS, mock.url));
  await import(file);

  // Each test twice, so that all workers have something to do at once.
  const queue = [...collected, ...collected];
  expect(queue.length).toBeGreaterThanOrEqual(2 * WORKERS);
  const wrong: string[] = [];
  await Promise.all(
    Array.from({ length: WORKERS }, async () => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) wrong.push((await run(next)) ?? '');
    }),
  );
  expect(wrong.filter((problem) => problem !== '')).toEqual([]);
  expect(await mock.control('GET', 'state')).toMatchObject({ counts: { appointments: 0 }, scenario: 'none' });
  expect(await (await fetch(`${mock.url}/__mock/worlds`)).json()).toEqual({ worlds: [] });
}, 120_000);
