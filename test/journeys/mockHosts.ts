import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { type RunningMock, startMock } from '../servers.ts';
import { type Host, reactHost, START, scriptTagHost, type Visit, type VisitOptions, visit } from './hosts.ts';

export type Door = 'script tag' | 'React build';

/** Both doors in front of the mock, which begins anew before each test of the file. */
export interface MockHosts {
  readonly mock: () => RunningMock;
  /** Brings a visitor to the site of `door`. */
  readonly arrive: (
    door: Door,
    attributes?: Readonly<Record<string, string>>,
    options?: VisitOptions,
    prepare?: (page: Page) => Promise<void>,
  ) => Promise<Visit>;
}

/** Starts a browser, the mock and the two sites before the tests of the file, and ends them after. */
export function mockHosts(): MockHosts {
  let browser: Browser | undefined;
  let mock: RunningMock | undefined;
  const hosts = new Map<Door, Host>();
  const running = (): RunningMock => {
    if (mock === undefined) throw new Error('the mock has not started');
    return mock;
  };

  beforeAll(async () => {
    [browser, mock] = await Promise.all([launchBrowser(), startMock(['--now', START.property])]);
    const [scriptTag, react] = await Promise.all([scriptTagHost(mock.url), reactHost()]);
    hosts.set('script tag', scriptTag).set('React build', react);
  }, 120_000);
  afterAll(() =>
    Promise.all([browser?.close(), mock?.close(), ...[...hosts.values()].map(({ site }) => site.close())]),
  );
  beforeEach(() => running().control('POST', 'reset'));

  return {
    mock: running,
    arrive(door, attributes, options, prepare) {
      const host = hosts.get(door);
      if (!browser || !host) throw new Error(`no site for ${door}`);
      return visit(browser, host, running().url, attributes, options, prepare);
    },
  };
}
