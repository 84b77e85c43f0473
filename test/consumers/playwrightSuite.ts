import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from '../../scripts/chromium.ts';
import { codeBlock } from '../codeBlocks.ts';
import { freePort } from '../freePort.ts';
import { serveFolder } from '../servers.ts';

/** How the suite ended: of each run of a test its title, its status, the worker and its attachments; and what the mock held after the last. */
export interface SuiteResult {
  readonly runs: readonly {
    readonly title: string;
    readonly status: string;
    readonly worker: number;
    readonly attached: readonly string[];
  }[];
  readonly left: unknown;
}

/** The report of Playwright's JSON reporter. Describe blocks would be suites inside its suites. */
interface Report {
  readonly errors: readonly { readonly message: string }[];
  readonly suites: readonly {
    readonly specs: readonly {
      readonly title: string;
      readonly tests: readonly {
        readonly results: readonly {
          readonly status: string;
          readonly parallelIndex: number;
          readonly attachments: readonly { readonly name: string }[];
        }[];
      }[];
    }[];
  }[];
}

interface Suite {
  /** The folder, which exists already, in which the suite is written. `tour-booking` can be imported from there. */
  readonly folder: string;
  /** The folder of the script tag, from the repository's root on. */
  readonly scriptTag: string;
  /** Runs Playwright's command in the folder, and gives what it printed. */
  readonly run: (args: readonly string[], environment: Readonly<Record<string, string>>) => Promise<string>;
  /** The command that starts the mock. Default: the one of docs/mock.md. */
  readonly command?: string;
  /** Tests in addition to those of docs/mock.md. */
  readonly more?: string;
}

/** The port of docs/mock.md, which may be taken here. */
const PORT = '4010';

/** Runs the suite and the configuration of docs/mock.md as they are written, over a page with the script tag. */
export async function runPlaywrightSuite({ folder, scriptTag, run, command, more }: Suite): Promise<SuiteResult> {
  const port = await freePort();
  const mock = `http://127.0.0.1:${port}`;
  const blockWith = (text: string): string =>
    codeBlock(
      'docs/mock.md',
      ({ heading, language, code }) => heading === 'Playwright' && language === 'js' && code.includes(text),
    );
  const configuration = blockWith('defineConfig').replaceAll(PORT, String(port));
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'playwright.config.js'),
    command === undefined ? configuration : configuration.replace('npx tour-booking', command),
  );
  writeFileSync(join(folder, 'suite.js'), `${blockWith('tour-booking/playwright')}\n${more ?? ''}`);
  writeFileSync(join(folder, 'here.config.js'), HERE);
  writeFileSync(join(folder, 'keepState.js'), KEEP_STATE);
  const tag = `<tour-booking group-id="101" api="${mock}" time-zone="America/New_York"></tour-booking>`;
  const page = `<!doctype html><html lang="en"><title>Home</title><body><script async src="/tour-booking.js"></script>${tag}`;
  const site = await serveFolder(scriptTag, { '/': page });
  try {
    const environment = { PAGE: site.url, MOCK: mock, CHROMIUM: await findChromium() };
    // Each test twice, so that all workers have something to do at once.
    const args = ['test', '--config', 'here.config.js', '--reporter', 'json', '--repeat-each', '2'];
    const report: Report = JSON.parse(await run(args, environment));
    if (report.errors.length > 0) throw new Error(report.errors.map(({ message }) => message).join('\n'));
    const runs = report.suites.flatMap(({ specs }) =>
      specs.flatMap(({ title, tests }) =>
        tests.flatMap(({ results }) =>
          results.map(({ status, parallelIndex, attachments }) => ({
            ...{ title, status, worker: parallelIndex },
            attached: attachments.map(({ name }) => name),
          })),
        ),
      ),
    );
    return { runs, left: JSON.parse(readFileSync(join(folder, 'left.json'), 'utf8')) };
  } finally {
    await site.close();
  }
}

/** The configuration of docs/mock.md with the settings of this machine: the folder, a site that stands already, the mock, and the browser. */
const HERE = `import config from './playwright.config.js';

export default {
  ...config,
  testDir: '.',
  testMatch: 'suite.js',
  webServer: config.webServer.slice(0, 1),
  outputDir: './results',
  globalTeardown: './keepState.js',
  // A busy machine is slow, not wrong.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    mock: process.env.MOCK,
    baseURL: process.env.PAGE,
    launchOptions: { executablePath: process.env.CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] },
  },
};
`;

/** Writes what the mock holds when all workers have ended, before it ends too. */
const KEEP_STATE = `import { writeFileSync } from 'node:fs';

export default async function keepState() {
  const asked = ['state', 'worlds'].map(async (name) => [
    name,
    await (await fetch(process.env.MOCK + '/__mock/' + name)).json(),
  ]);
  writeFileSync(new URL('left.json', import.meta.url), JSON.stringify(Object.fromEntries(await Promise.all(asked))));
}
`;
