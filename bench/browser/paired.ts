import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../test/browser.ts';
import { startMock } from '../../test/servers.ts';
import { waitForQuiet } from '../quietMachine.ts';
import { timeToShow } from './firstFreeTime.ts';
import { median, PHONE, ROOM, START, spread, type Viewport } from './lab.ts';
import { scriptTimeOf } from './scriptTime.ts';
import { serveBench, snippetPage } from './site.ts';

/**
 * Compares the script tag in dist/embed with another build of it, in one run:
 *
 *     npx tsx bench/browser/paired.ts --with ../other/dist/embed --runs 20
 *
 * The pages are loaded in turns, so that a busy moment of the machine hits all of them.
 */
const { values } = parseArgs({ options: { with: { type: 'string' }, runs: { type: 'string', default: '20' } } });
const runs = Number(values.runs);
if (values.with === undefined || !(runs > 0)) {
  console.error('Give the folder of the other build: npx tsx bench/browser/paired.ts --with DIR [--runs 20]');
  process.exit(2);
}

/** The other build and a page that loads it: path -> text. */
function otherBuild(folder: string, api: string): ReadonlyMap<string, string> {
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
  return new Map([
    ['/other.html', snippetPage(api, '', '/other/tour-booking.js')],
    ...scripts.map((file) => [`/other/${file}`, readFileSync(join(folder, file), 'utf8')] as const),
  ]);
}

type Measure = (browser: Browser, url: string, viewport: Viewport) => Promise<number>;

/** Measures `pages` (title -> path) in turns. Each is compared with the first. */
async function compare(what: string, measure: Measure, pages: Readonly<Record<string, string>>): Promise<void> {
  for (const viewport of [ROOM, PHONE]) {
    const entries = Object.entries(pages).map(([title, path]) => ({
      title,
      url: site.url + path,
      taken: [] as number[],
    }));
    // The first load warms up the machine.
    for (const { url } of entries) await measure(browser, url, viewport);
    for (let run = 0; run < runs; run += 1) {
      // Every other run goes backwards, so that no page always follows the same one.
      for (const { url, taken } of run % 2 ? entries.toReversed() : entries)
        taken.push(await measure(browser, url, viewport));
    }
    console.log(`\n${what}, ${viewport.width} px, ${runs} runs in turns`);
    const first = median(entries[0]?.taken ?? []);
    for (const { title, taken } of entries)
      console.log(`  ${title.padEnd(12)} ${(median(taken) / first).toFixed(2)} x  ${spread(taken)}`);
  }
}

console.log(await waitForQuiet());
const [browser, mock] = await Promise.all([launchBrowser(), startMock(['--now', START.property])]);
const site = await serveBench(mock.url, START.asked, otherBuild(values.with, mock.url));
try {
  const builds = { 'other build': '/other.html', 'this build': '/widget.html' };
  await compare('First free time', timeToShow, { 'bare page': '/bare.html', ...builds });
  await compare('Script time', scriptTimeOf, { 'React alone': '/react.html', ...builds });
} finally {
  await Promise.all([browser.close(), mock.close(), site.close()]);
}
