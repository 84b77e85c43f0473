import type { Browser } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { type DrivenWindow, keys, middleOf } from './drivenWindow.ts';
import { findFirefox, launchFirefox } from './firefox.ts';
import { findWebKit, launchWebKit } from './webkit.ts';

/** Far from the property's zone, so that a time that is converted to it is noticed. */
const ZONE = 'Pacific/Apia';

/** The names by which Playwright knows {@link keys}. */
const named = new Map<string, string>(Object.entries(keys).map(([name, key]) => [key, name]));

/** A window of `browser`, which Playwright drives and which ends with it. */
async function windowOf(browser: Browser): Promise<DrivenWindow> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, timezoneId: ZONE });
  const evaluate: DrivenWindow['evaluate'] = (script, ...args) =>
    page.evaluate(`(function () { ${script} }).apply(null, ${JSON.stringify(args)})`);
  return {
    evaluate,
    goto: async (url) => void (await page.goto(url)),
    click: async (script, ...args) => page.mouse.click(...(await middleOf(evaluate, script, args))),
    async type(text) {
      for (const key of text) await page.keyboard.press(named.get(key) ?? key);
    },
    control: (key) => page.keyboard.press(`Control+${key}`),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}

const firefox = findFirefox();

/** The browser engines. One that is not on the machine has its tests skipped. */
export const engines: readonly {
  readonly name: string;
  readonly isThere: boolean;
  readonly launch: () => Promise<DrivenWindow>;
}[] = [
  {
    name: 'Chromium',
    isThere: true,
    // Playwright turns off the back/forward cache by this flag.
    launch: async () => windowOf(await launchBrowser([], ['--disable-back-forward-cache'])),
  },
  { name: 'Firefox', isThere: firefox !== undefined, launch: async () => windowOf(await launchFirefox(firefox ?? '')) },
  { name: 'WebKit', isThere: findWebKit(), launch: launchWebKit },
];
