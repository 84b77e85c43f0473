import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { findChromium } from '../../scripts/chromium.ts';
import { findFirefox, launchFirefox } from '../firefox.ts';
import { type Host, START, scriptTagHost, visit } from '../journeys/hosts.ts';
import { type RunningMock, startMock } from '../servers.ts';
import { earFor } from './ear.ts';
import { journeys } from './journeys.ts';
import { type Orca, startOrca } from './orca.ts';
import { missingForOrca } from './programs.ts';

const missing = missingForOrca();
const delay = process.env.TOUR_READER_DELAY ?? '400';

const FLAGS = ['--no-sandbox', '--test-type', '--disable-gpu', '--force-renderer-accessibility'];
const WINDOW = ['--window-size=1280,1000', '--window-position=0,0'];

const browsers = {
  Chromium: async (env: Record<string, string>) =>
    chromium.launch({ executablePath: await findChromium(), headless: false, env, args: [...FLAGS, ...WINDOW] }),
  Firefox: async (env: Record<string, string>) =>
    launchFirefox(findFirefox() ?? '', {
      headless: false,
      env,
      firefoxUserPrefs: { 'accessibility.force_disabled': -1 },
    }),
};

describe.runIf(missing.length === 0).each(['Chromium', 'Firefox'] as const)('%s', (name) => {
  let orca: Orca;
  let browser: Browser;
  let mock: RunningMock;
  let host: Host;

  beforeAll(async () => {
    [orca, mock] = await Promise.all([startOrca(), startMock(['--now', START.property, '--latency', delay])]);
    [browser, host] = await Promise.all([browsers[name](orca.env), scriptTagHost(mock.url)]);
  });
  afterAll(async () => {
    await browser?.close();
    await Promise.all([orca?.close(), mock?.close(), host?.site.close()]);
  });
  beforeEach(() => mock.control('POST', 'reset'));

  it.each(journeys.map((each) => [each.name, each] as const))('%s', async (journey, { attributes, run }) => {
    // A press on the empty page brings the keyboard into the page.
    const visitor = await visit(browser, host, mock.url, attributes, { viewport: null }, async () => orca.pressPage());
    const ear = await earFor(orca, visitor.page);
    try {
      await ear.after('the page opens', async () => {
        await visitor.heading('Choose a day and time').waitFor({ state: 'attached' });
      });
      await run({ visitor, ear, mock });
    } finally {
      console.log(`== ${journey}, ${name}, ${delay} ms\n${ear.transcript()}`);
      await visitor.page.context().close();
    }
  });
});
