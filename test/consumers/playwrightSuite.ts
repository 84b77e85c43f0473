import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from '../../scripts/chromium.ts';
import { codeBlock } from '../codeBlocks.ts';
import { freePort } from '../freePort.ts';
import { serveFolder } from '../servers.ts';
import type { Consumer } from './installConsumer.ts';

/** How the suite ended: of each run of a test its title, its status, and the worker; and what the mock held after the last. */
export interface SuiteResult {
  readonly runs: readonly { readonly title: string; readonly status: string; readonly worker: number }[];
  readonly left: unknown;
}

/** The suite that Playwright's JSON reporter tells of; describe blocks would be suites in it. */
interface Report {
  readonly suites: readonly {
    readonly specs: readonly {
      readonly title: string;
      readonly tests: readonly {
        readonly results: readonly { readonly status: string; readonly parallelIndex: number }[];
      }[];
    }[];
  }[];
}

/** The port of docs/mock-reference.md, which may be taken here. */
const PORT = '4010';

/** Runs the suite and the configuration of docs/mock-reference.md as they are written in `consumer`, over a page with the script tag of the package. */
export async function runPlaywrightSuite({ folder, run }: Consumer, root: string): Promise<SuiteResult> {
  const port = await freePort();
  const mock = `http://127.0.0.1:${port}`;
  const blockWith = (text: string): string =>
    codeBlock(
      'docs/mock-reference.md',
      ({ heading, language, code }) => heading === 'Playwright' && language === 'js' && code.includes(text),
    ).replaceAll(PORT, String(port));
  writeFileSync(join(root, folder, 'playwright.config.js'), blockWith('defineConfig'));
  writeFileSync(join(root, folder, 'suite.js'), blockWith('base.extend'));
  const tag = `<tour-booking group-id="101" api="${mock}" time-zone="America/New_York"></tour-booking>`;
  const page = `<!doctype html><html lang="en"><title>Home</title><body><script async src="/tour-booking.js"></script>${tag}`;
  const site = await serveFolder(`${folder}/node_modules/tour-booking/dist/embed`, { '/': page });
  try {
    const environment = { PAGE: site.url, MOCK: mock, CHROMIUM: await findChromium() };
    // Each test three times, so that all workers have something to do at once.
    const args = ['test', '--config', 'here.config.js', '--reporter', 'json', '--repeat-each', '3'];
    const report: Report = JSON.parse(await run('node_modules/@playwright/test/cli.js', args, environment));
    const runs = report.suites.flatMap(({ specs }) =>
      specs.flatMap(({ title, tests }) =>
        tests.flatMap(({ results }) =>
          results.map(({ status, parallelIndex }) => ({ title, status, worker: parallelIndex })),
        ),
      ),
    );
    return { runs, left: JSON.parse(readFileSync(join(root, folder, 'left.json'), 'utf8')) };
  } finally {
    await site.close();
  }
}
