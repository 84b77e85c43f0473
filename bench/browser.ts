import { pathToFileURL } from 'node:url';
import { launchBrowser } from '../test/browser.ts';
import { startMock } from '../test/servers.ts';
import { dayClickRow } from './browser/dayClick.ts';
import { firstFreeTimeRows } from './browser/firstFreeTime.ts';
import { SLOW_LINE, SLOW_PROCESSOR, START } from './browser/lab.ts';
import { layoutShiftRow } from './browser/layoutShift.ts';
import { requestRow } from './browser/requests.ts';
import type { Row } from './browser/row.ts';
import { scriptTimeRow } from './browser/scriptTime.ts';
import { serveBench } from './browser/site.ts';
import { openThreeHosts } from './browser/threeHosts.ts';
import { timeline } from './browser/timeline.ts';
import { waitForQuiet } from './quietMachine.ts';

/** The measurements, how busy the machine was before them, and the events of one load. */
export interface BrowserResult {
  readonly rows: readonly Row[];
  readonly quiet: string;
  readonly timeline: readonly string[];
}

/** Measures the script tag of dist/embed in Chromium, with the mock on another origin. Takes half an hour. */
export async function measureBrowser(): Promise<BrowserResult> {
  const quiet = await waitForQuiet();
  const [browser, mock] = await Promise.all([launchBrowser(), startMock(['--now', START.property])]);
  const site = await serveBench(mock.url);
  const hosts = await openThreeHosts({ service: mock.url, line: SLOW_LINE });
  try {
    const rows = [
      await requestRow(hosts),
      ...(await firstFreeTimeRows(mock.url)),
      await scriptTimeRow(browser, site.url),
      await layoutShiftRow(hosts),
      await dayClickRow(browser, site.url),
    ];
    return { rows, quiet, timeline: await timeline(hosts) };
  } finally {
    await Promise.all([browser.close(), hosts.close(), mock.close(), site.close()]);
  }
}

/** The table of `npm run bench`. The notes of a figure stand below it. */
export function browserTable({ rows, quiet, timeline }: BrowserResult): string {
  const width = Math.max(...rows.map(({ what }) => what.length));
  const lines = rows.flatMap(({ what, measured, budget, met, notes = [] }) => [
    `${what.padEnd(width)}  ${measured.padStart(8)} of ${budget}  ${met ? 'met' : 'gap'}`,
    ...notes.map((note) => `  ${note}`),
  ]);
  const conditions = `Slow phone: page, files and service on three hosts, ${SLOW_LINE.kilobits / 1000} Mbit/s, ${SLOW_LINE.roundTrip} ms round trip; processor ${SLOW_PROCESSOR} times slower, also for script time and clicks.`;
  return ['Browser, script tag', ...lines, conditions, quiet, 'One load on that phone', ...timeline].join('\n');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(browserTable(await measureBrowser()));
