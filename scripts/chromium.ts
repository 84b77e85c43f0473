import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import { canInstall, installOnDebian } from './installOnDebian.ts';

/** The names under which package managers install Chromium, in the order in which they are tried. */
const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
/** The program behind Debian's /usr/bin/chromium, which is a shell script that prints remarks. */
const DEBIAN_BINARY = '/usr/lib/chromium/chromium';

/** What the search looks at. A test passes its own. */
export interface Machine {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isExecutable: (path: string) => boolean;
  /** Where Playwright would have put its own Chromium. */
  readonly playwrightPath: () => string;
  /** True on Debian and its derivatives, for root. */
  readonly canInstall: () => boolean;
  readonly install: (name: string) => void;
}

const thisMachine: Machine = {
  env: process.env,
  isExecutable: (path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  },
  playwrightPath: () => chromium.executablePath(),
  canInstall,
  install: installOnDebian,
};

function onPath(machine: Machine): string | undefined {
  const folders = (machine.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const found = COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command))).find(
    machine.isExecutable,
  );
  return found === '/usr/bin/chromium' && machine.isExecutable(DEBIAN_BINARY) ? DEBIAN_BINARY : found;
}

/**
 * The path of a Chromium: TOUR_CHROMIUM if set, else the system's, else Playwright's. On Debian, root gets one installed.
 * Without any, throws one line that says what to do.
 */
export async function findChromium(machine: Machine = thisMachine): Promise<string> {
  const named = machine.env.TOUR_CHROMIUM;
  if (named !== undefined && named !== '') {
    if (machine.isExecutable(named)) return named;
    throw new Error(`TOUR_CHROMIUM is ${named}, which is no program that can be run.`);
  }
  const search = (): string | undefined =>
    onPath(machine) ?? [...APPLICATIONS, machine.playwrightPath()].find(machine.isExecutable);
  const found = search();
  if (found !== undefined) return found;
  const advice =
    'No Chromium found: install one (Debian: apt-get install chromium; elsewhere: npx playwright-core install chromium) or set TOUR_CHROMIUM to the path of one.';
  if (!machine.canInstall()) throw new Error(advice);
  try {
    machine.install('chromium');
  } catch (cause) {
    throw new Error(`${advice} (apt-get could not install it.)`, { cause });
  }
  const installed = search();
  if (installed === undefined) throw new Error(advice);
  return installed;
}

/** Debian's Chromium without windows. A page takes a third of the work in it, and a flag sets the edges of letters, not the machine. */
const HEADLESS_SHELL = '/usr/lib/chromium/chromium-headless-shell';

/** The path of Debian's headless Chromium. Root gets it installed. Undefined without one, or when TOUR_CHROMIUM is set. */
export function findHeadlessShell(machine: Machine = thisMachine): string | undefined {
  if (machine.env.TOUR_CHROMIUM) return undefined;
  if (!machine.isExecutable(HEADLESS_SHELL) && machine.canInstall())
    try {
      machine.install('chromium-headless-shell');
    } catch {
      // The full Chromium works as well.
    }
  return machine.isExecutable(HEADLESS_SHELL) ? HEADLESS_SHELL : undefined;
}
