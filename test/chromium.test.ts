import { expect, it } from 'vitest';
import { findChromium, findHeadlessShell, type Machine } from '../scripts/chromium.ts';

/** A machine on which just the files of `present` can be run. */
function machine(present: readonly string[], more: Partial<Machine> = {}): Machine {
  return {
    env: { PATH: '/usr/local/bin:/usr/bin' },
    isExecutable: (path) => present.includes(path),
    playwrightPath: () => '/home/me/.cache/ms-playwright/chrome',
    canInstall: () => false,
    install: () => {
      throw new Error('must not be called');
    },
    ...more,
  };
}

it.each([
  ['the one named by TOUR_CHROMIUM', ['/opt/c', '/usr/bin/chromium'], { env: { TOUR_CHROMIUM: '/opt/c' } }, '/opt/c'],
  ['the one on the path', ['/usr/bin/google-chrome-stable'], {}, '/usr/bin/google-chrome-stable'],
  [
    "Debian's binary, not the script around it",
    ['/usr/bin/chromium', '/usr/lib/chromium/chromium'],
    {},
    '/usr/lib/chromium/chromium',
  ],
  ["Playwright's own", ['/home/me/.cache/ms-playwright/chrome'], {}, '/home/me/.cache/ms-playwright/chrome'],
])('finds %s', async (_, present, more, expected) => {
  expect(await findChromium(machine(present, more))).toBe(expected);
});

it('installs a Chromium where it may', async () => {
  const present: string[] = [];
  const install = (): void => void present.push('/usr/bin/chromium');
  const debian = machine(present, { isExecutable: (path) => present.includes(path), canInstall: () => true, install });
  expect(await findChromium(debian)).toBe('/usr/bin/chromium');
});

it('says in one line what to do where there is none', async () => {
  await expect(findChromium(machine([]))).rejects.toThrow(
    /^No Chromium found: install one .* or set TOUR_CHROMIUM .*\.$/,
  );
});

it('says so when the install fails', async () => {
  const install = (): void => {
    throw new Error('no network');
  };
  await expect(findChromium(machine([], { canInstall: () => true, install }))).rejects.toThrow('could not install it');
});

it('says that TOUR_CHROMIUM is wrong instead of taking another', async () => {
  const wrong = machine(['/usr/bin/chromium'], { env: { TOUR_CHROMIUM: '/nowhere', PATH: '/usr/bin' } });
  await expect(findChromium(wrong)).rejects.toThrow('TOUR_CHROMIUM is /nowhere');
});

it('takes the headless shell where it is or may be installed, unless TOUR_CHROMIUM names a browser', () => {
  const shell = '/usr/lib/chromium/chromium-headless-shell';
  expect(findHeadlessShell(machine([shell]))).toBe(shell);
  expect(findHeadlessShell(machine(['/usr/bin/chromium']))).toBeUndefined();
  expect(findHeadlessShell(machine([shell], { env: { TOUR_CHROMIUM: '/opt/c' } }))).toBeUndefined();
  const present: string[] = [];
  const debian = machine(present, {
    canInstall: () => true,
    install: (name) => void present.push(`/usr/lib/chromium/${name}`),
  });
  expect(findHeadlessShell(debian)).toBe(shell);
});
