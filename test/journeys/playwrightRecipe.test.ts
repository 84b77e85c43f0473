import { type APIRequestContext, type Browser, type Page, request as requests } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildBooking, requestMatchers } from '../../src/mock.ts';
import { openPage, sharedBrowser } from '../browser.ts';
import { codeBlock } from '../codeBlocks.ts';
import { type Running, type RunningMock, serveFolder } from '../servers.ts';
import { sharedMock } from './hosts.ts';

/**
 * The Playwright test of docs/mock-reference.md, run as it stands there, on the site of a script tag whose files come from another origin. A few
 * functions stand in for `@playwright/test`, and the mock has another port.
 */
const recipe = codeBlock(
  'docs/mock-reference.md',
  ({ code }) => code.includes("from '@playwright/test'") && code.includes('base.extend'),
);
const names = [...recipe.matchAll(/^test\('(.+)',/gm)].map(([, name = '']) => name);

interface Fixtures {
  readonly page: Page;
  readonly request: APIRequestContext;
}
type Test = (fixtures: Fixtures & { readonly world: unknown }) => Promise<void>;
type World = (fixtures: Fixtures, use: (world: unknown) => Promise<void>) => Promise<void>;

let browser: Browser;
let mock: RunningMock;
let files: Running;
let site: Running;
beforeAll(async () => {
  [browser, mock, files] = await Promise.all([
    sharedBrowser(),
    sharedMock(),
    // As a CDN has it: anyone may read them, and no header of anyone's is expected.
    serveFolder('dist/embed', {}, { 'access-control-allow-origin': '*' }),
  ]);
  const widget = `<tour-booking group-id="101" api="${mock.url}" time-zone="America/New_York"></tour-booking>`;
  const script = `<script async src="${files.url}/tour-booking.js"></script>`;
  site = await serveFolder('dist/embed', {
    '/': `<!doctype html><html lang="en"><title>Alder House</title><h1>Alder House</h1>${widget}${script}</html>`,
  });
});
afterAll(() => Promise.all([site.close(), files.close()]));

/** The tests of the recipe by name, and its fixture. */
function readRecipe(): { readonly tests: ReadonlyMap<string, Test>; readonly world: World } {
  const tests = new Map<string, Test>();
  let world: World | undefined;
  const base = {
    extend(fixtures: { readonly world: World }) {
      world = fixtures.world;
      return (name: string, test: Test) => void tests.set(name, test);
    },
  };
  const body = recipe.replace(/^import .*$/gm, '').replace('http://127.0.0.1:4010', mock.url);
  new Function('base', 'expect', 'buildBooking', 'requestMatchers', body)(base, expect, buildBooking, requestMatchers);
  if (world === undefined) throw new Error('the recipe has no fixture');
  return { tests, world };
}

it('has tests', () => expect(names.length).toBeGreaterThan(2));

it.each(names)('%s', async (name) => {
  const { tests, world } = readRecipe();
  const { page, close } = await openPage(browser, 'about:blank', { baseURL: site.url });
  const request = await requests.newContext();
  await world({ page, request }, async (made) => {
    await tests.get(name)?.({ page, request, world: made });
    // The fixture takes the world away, and the widget would still ask about the next days.
    await page.goto('about:blank');
  });
  await request.dispose();
  await close();
});
