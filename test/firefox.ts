import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, firefox, type LaunchOptions } from 'playwright-core';
import { canInstall, installOnDebian } from '../scripts/installOnDebian.ts';

const search = (): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => [join(folder, 'firefox-esr'), join(folder, 'firefox')])
    .find((path) => existsSync(path));

/** The path of a Firefox, on Debian as root one that is installed now; undefined where there is none to be had. */
export function findFirefox(): string | undefined {
  const found = search();
  if (found !== undefined || !canInstall()) return found;
  installOnDebian('firefox-esr');
  return search();
}

/** A command that Playwright sends for every page, and that the long-lived Firefox does not know. */
const UNKNOWN = 'emulation.setMediaFeaturesOverride';

interface Session {
  send(method: string, params: unknown): Promise<unknown>;
}

/** What Playwright's own process has behind a browser, its session with Firefox among it: nothing of that is public. */
function sessionsOf(browser: Browser): Session {
  const connection: { toImpl(client: Browser): { _browserSession: Session } } = Reflect.get(browser, '_connection');
  return Object.getPrototypeOf(connection.toImpl(browser)._browserSession);
}

/**
 * A stock Firefox, driven by WebDriver BiDi (Playwright's own protocol wants its own build). It is asked for less motion by a
 * setting, since it cannot be told so later.
 */
export async function launchFirefox(executablePath: string, options: LaunchOptions = {}): Promise<Browser> {
  const browser = await firefox.launch({
    ...options,
    executablePath,
    channel: 'moz-firefox',
    // It asks for an icon by itself, which a page under a strict policy refuses aloud.
    firefoxUserPrefs: { 'ui.prefersReducedMotion': 1, 'browser.chrome.site_icons': false, ...options.firefoxUserPrefs },
  });
  const sessions = sessionsOf(browser);
  const { send } = sessions;
  sessions.send = function (method, params) {
    return method === UNKNOWN ? Promise.resolve({}) : send.call(this, method, params);
  };
  return browser;
}
