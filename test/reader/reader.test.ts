import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findChromium } from '../../scripts/chromium.ts';
import { findFirefox, launchFirefox } from '../firefox.ts';
import { type Host, START, scriptTagHost, visit } from '../journeys/hosts.ts';
import { type RunningMock, startMock } from '../servers.ts';
import { earFor } from './ear.ts';
import { journeys } from './journeys.ts';
import { type Orca, startOrca } from './orca.ts';
import { missingForOrca } from './programs.ts';

/**
 * What a visitor hears who uses the widget with Orca. The transcripts are committed: a person can read them, and other words show as
 * a diff. CONTRIBUTING.md says how to listen to more than these.
 */

const firefox = findFirefox();
const missing = [...missingForOrca(), ...(firefox === undefined ? ['firefox-esr'] : [])];
if (missing.length > 0)
  console.warn(`NO SCREEN READER WAS HEARD: these packages of Debian cannot be had here: ${missing.join(', ')}.`);

/** Delay of each reply, in milliseconds. */
const delay = process.env.TOUR_READER_DELAY ?? '400';
/** Every journey in both browsers, without a transcript. */
const isMatrix = process.env.TOUR_READER_DELAY !== undefined;

const FLAGS = ['--no-sandbox', '--test-type', '--disable-gpu', '--force-renderer-accessibility'];
const WINDOW = ['--window-size=1280,1000', '--window-position=0,0'];

const browsers = {
  Chromium: async (env: Record<string, string>) =>
    chromium.launch({ executablePath: await findChromium(), headless: false, env, args: [...FLAGS, ...WINDOW] }),
  Firefox: async (env: Record<string, string>) =>
    launchFirefox(firefox ?? '', { headless: false, env, firefoxUserPrefs: { 'accessibility.force_disabled': -1 } }),
};

describe.skipIf(missing.length > 0).each(['Chromium', 'Firefox'] as const)('%s', (name) => {
  let orca: Orca | undefined;
  let browser: Browser | undefined;
  let mock: RunningMock | undefined;
  let host: Host | undefined;

  beforeAll(async () => {
    [orca, mock] = await Promise.all([startOrca(), startMock(['--now', START.property, '--latency', delay])]);
    [browser, host] = await Promise.all([browsers[name](orca.env), scriptTagHost(mock.url)]);
  });
  afterAll(async () => {
    await browser?.close();
    await Promise.all([orca?.close(), mock?.close(), host?.site.close()]);
  });
  beforeEach(() => mock?.control('POST', 'reset'));

  const heard = journeys.filter(({ browsers }) => isMatrix || browsers.includes(name));
  // Orca drops a sentence once in a while, on any page, when the machine is busy.
  const cases = heard.map((each) => [each.name, each] as const);
  it.each(cases)('says what its transcript has: %s', { retry: 2 }, async (journey, { attributes, run }) => {
    if (!orca || !browser || !mock || !host) throw new Error('nothing has started');
    // A press on the empty page brings the keyboard into it.
    const { pressPage } = orca;
    const visitor = await visit(browser, host, mock.url, attributes, { viewport: null }, pressPage);
    const ear = earFor(orca, visitor.page, isMatrix);
    try {
      await ear.unheard(() => visitor.heading('Choose a day and time').waitFor({ state: 'attached' }));
      await run({ visitor, ear, mock });
      if (!isMatrix)
        await expect(ear.transcript()).toMatchFileSnapshot(`transcripts/${name.toLowerCase()}/${journey}.txt`);
    } finally {
      if (isMatrix) console.log(`${name}, ${delay} ms, ${journey}\n${ear.transcript()}`);
      await visitor.page.context().close();
    }
  });
});
