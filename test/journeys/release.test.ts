import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { layOut } from '../../scripts/release/layOut.ts';
import { headersOf } from '../../scripts/release/servedFiles.ts';
import { openPage, sharedBrowser } from '../browser.ts';
import { type Page, type Running, type RunningMock, serveFolder } from '../servers.ts';
import { START, sharedMock } from './hosts.ts';
import { visitorOn } from './visitor.ts';

const embed = resolve(import.meta.dirname, '../../dist/embed');
const served = mkdtempSync(join(tmpdir(), 'tour-served-'));

let browser: Browser;
let mock: RunningMock;
let cdn: Running;
let site: Running;
const pages: Record<string, Page> = {};

beforeAll(async () => {
  layOut(served, '1.4.2', embed);
  const files = readdirSync(served).flatMap((folder) =>
    readdirSync(join(served, folder)).map((file): [string, Page] => {
      const body = readFileSync(join(served, folder, file), 'utf8');
      return [`/${folder}/${file}`, { body, headers: headersOf(folder, file) }];
    }),
  );
  [browser, mock, cdn, site] = await Promise.all([
    sharedBrowser(),
    sharedMock(),
    serveFolder('dist/embed', Object.fromEntries(files)),
    serveFolder('dist/embed', pages),
  ]);
});
afterAll(async () => {
  await Promise.all([cdn.close(), site.close()]);
  rmSync(served, { recursive: true });
});

it.each([
  ['a page that follows version 1', '1', 'tour-booking.js', ''],
  ['a page that pins a version by its hash', '1.4.2', 'tour-booking.js', 'integrity'],
  ['a page that wants one hash for all of it', '1.4.2', 'tour-booking.single.js', 'integrity'],
])('a release from another origin books a tour on a cross-origin isolated page: %s', async (_, folder, file, wish) => {
  const hashes: Record<string, string> = JSON.parse(readFileSync(join(served, '1.4.2/integrity.json'), 'utf8'));
  const integrity = wish ? ` integrity="${hashes[file]}" crossorigin="anonymous"` : '';
  pages['/page.html'] = {
    body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Alder House</title>
      <script async src="${cdn.url}/${folder}/${file}"${integrity}></script></head>
      <body><tour-booking group-id="101" api="${mock.url}" time-zone="America/New_York"></tour-booking></body></html>`,
    headers: { 'cross-origin-embedder-policy': 'require-corp', 'cross-origin-opener-policy': 'same-origin' },
  };
  await mock.control('POST', 'reset');
  const { page, close } = await openPage(browser, 'about:blank', { now: START.utc });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(cdn.url)) asked.push(request.url().split('/').at(-1) ?? '');
  });
  await page.goto(`${site.url}/page.html`);
  const visitor = visitorOn(page);
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  await visitor.freeTimes().first().click();
  await visitor.fillDetails();
  await visitor.submit();
  await visitor
    .heading(/booked/i)
    .first()
    .waitFor();
  expect(await mock.control('GET', 'state')).toMatchObject({ counts: { appointments: 1 } });
  if (file.includes('single')) expect(asked).toEqual([file]);
  else expect(asked).toContain('main.js');
  await close();
});
