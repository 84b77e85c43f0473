import { type Browser, firefox, type LaunchOptions } from 'playwright-core';
import { findProgram } from '../scripts/installOnDebian.ts';

/** The path of a Firefox, if there is one or Debian has it. */
export const findFirefox = (): string | undefined => findProgram(['firefox-esr', 'firefox'], 'firefox-esr');

/** A command that Playwright sends for every page. The long-term release of Firefox (ESR) does not know it. */
const UNKNOWN = 'emulation.setMediaFeaturesOverride';

interface Session {
  send(method: string, params: unknown): Promise<unknown>;
}

/** The prototype of Playwright's sessions with Firefox. It is not public, so this reads internals of Playwright. */
function sessionsOf(browser: Browser): Session {
  const connection: { toImpl(client: Browser): { _browserSession: Session } } = Reflect.get(browser, '_connection');
  return Object.getPrototypeOf(connection.toImpl(browser)._browserSession);
}

/**
 * A stock Firefox, driven by WebDriver BiDi (Playwright's own protocol wants its own build). A preference asks it for less
 * motion, since it does not know the command for that.
 */
export async function launchFirefox(executablePath: string, options: LaunchOptions = {}): Promise<Browser> {
  const browser = await firefox.launch({
    ...options,
    executablePath,
    channel: 'moz-firefox',
    // Firefox requests a site icon by itself. A page under a strict policy would log a refusal.
    firefoxUserPrefs: { 'ui.prefersReducedMotion': 1, 'browser.chrome.site_icons': false, ...options.firefoxUserPrefs },
  });
  const sessions = sessionsOf(browser);
  const { send } = sessions;
  sessions.send = function (method, params) {
    return method === UNKNOWN ? Promise.resolve({}) : send.call(this, method, params);
  };
  return browser;
}
