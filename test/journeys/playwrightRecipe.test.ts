import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { runPlaywrightSuite } from '../consumers/playwrightSuite.ts';

/** Playwright runs the suite of docs/mock.md as it stands there, with the built doors. */
const root = resolve(import.meta.dirname, '../..');
const folder = join(root, '.cache/playwright');

/** Tests of what the fixture promises besides. */
const MORE = `
test('moves the date of its pages with its clock', async ({ page, world }) => {
  await world.setClock('2026-12-03T13:00:00');
  await page.goto('/');
  await expect(page.getByRole('button', { name: '1:15 PM', exact: true })).toBeVisible();
  expect(await page.evaluate(() => new Date().toISOString())).toBe('2026-12-03T18:00:00.000Z');
});

test('is joined by a second visitor', async ({ world, browser, baseURL }) => {
  const context = await browser.newContext({ baseURL });
  await world.join(context);
  const second = await context.newPage();
  await book(second);
  await expect(second.getByRole('heading', { name: 'Your tour is booked' })).toBeVisible();
  await expect(world).toHaveReceived('bookTour', { times: 1, status: 200 });
  await context.close();
});

test.describe('with options', () => {
  test.use({ worldOptions: { now: '2026-07-01T09:00:00', groups: [{ id: 101, active: false }] } });
  test('has the world it asked for', async ({ page, world }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Online booking is closed' })).toBeVisible();
    await expect(world).not.toHaveReceived('bookTour');
    await expect(world.setScenario('slot-takn')).rejects.toThrow('Did you mean slot-taken?');
    await world.runDays(1);
    expect((await world.state()).now).toMatch(/^2026-07-02/);
  });
});

test('that fails says which calls there were', async ({ page, world }) => {
  await page.goto('/');
  await expect(world).toHaveReceived('getTimes');
  expect(1).toBe(2);
});
`;

it('Playwright runs the suite of the docs on four workers, which see nothing of each other', async () => {
  rmSync(folder, { recursive: true, force: true });
  const { runs, left } = await runPlaywrightSuite({
    folder,
    scriptTag: 'dist/embed',
    more: MORE,
    command: `${process.execPath} ${join(root, 'dist/command/bin/tour-booking.js')}`,
    run: (args, environment) =>
      new Promise((done) => {
        // Playwright takes vitest's own variables for those of a test that it runs itself.
        const env = { PATH: process.env.PATH, HOME: process.env.HOME, ...environment };
        const cli = join(root, 'node_modules/@playwright/test/cli.js');
        const child = spawn(process.execPath, [cli, ...args], {
          cwd: folder,
          env,
          stdio: ['ignore', 'pipe', 'inherit'],
        });
        let out = '';
        child.stdout.on('data', (chunk) => {
          out += chunk;
        });
        // One of the tests fails, and with it the command.
        child.on('close', () => done(out));
      }),
  });
  const failing = runs.filter(({ title }) => title.startsWith('that fails'));
  expect(failing.map(({ status }) => status)).toEqual(['failed', 'failed']);
  for (const { attached } of failing) expect(attached).toContain('calls of the leasing service');
  const others = runs.filter((each) => !failing.includes(each));
  expect(others.length).toBeGreaterThanOrEqual(12);
  expect(others.filter(({ status }) => status !== 'passed')).toEqual([]);
  // A failing test ends its worker.
  expect(new Set(others.map(({ worker }) => worker)).size).toBe(4);
  expect(left).toMatchObject({ state: { counts: { appointments: 0 }, scenario: 'none' }, worlds: { worlds: [] } });
});
