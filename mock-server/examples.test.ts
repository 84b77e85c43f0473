import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { createLeasingClient } from '../src/api/leasingClient.ts';
import { addDays } from '../src/time/arithmetic.ts';
import { at, type Day, dayOf, type LocalDateTime, parseTimeOfDay } from '../src/time/values.ts';
import { wallClock } from '../src/time/zone.ts';
import { readFlags } from './flags.ts';
import { type RunningMock, runMock } from './runMock.ts';

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

describe('the docs show the examples that are tested', () => {
  it.each([
    ['docs/mock.md', 'ts', 'test/mockFirstExample.test.ts'],
    ['docs/mock.md', 'tsx', 'test/mockExample.test.tsx'],
  ])('%s: %s', (page, language, file) => {
    const shown = read(page).matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'));
    expect([...shown].map(([, code]) => code)).toContain(read(file));
  });

  it('docs/examples/client.test.ts', () =>
    expect(read('docs/examples/client.test.ts')).toBe(read('test/mockExample.test.ts')));
});

const running: RunningMock[] = [];

const pages = ['docs/mock.md', 'docs/mock-reference.md'];

it('docs/mock.md begins with a test, and is short', () => {
  const page = read('docs/mock.md');
  expect(/^## (.+)$/m.exec(page)?.[1]).toBe('The first test');
  expect(page.split(/\s+/).length).toBeLessThan(1500);
});

describe('the curl lines of the docs', () => {
  const blocks = [
    ...pages
      .map(read)
      .join('\n')
      .matchAll(/```sh\n([\s\S]*?)```/g),
  ]
    .map(([, code = '']) => code)
    .filter((code) => code.includes('curl'));

  it('are there', () => expect(blocks.length).toBeGreaterThan(1));

  it.each(blocks)('do what they say:\n%s', async (code) => {
    const mock = await runMock({ ...readFlags([]), port: 0 }, { now: Date.now, log: () => undefined });
    running.push(mock);
    // A status of 400 or more ends the script.
    const script = `curl() { command curl -fsS "$@"; }; ${code.replaceAll('localhost:4010', new URL(mock.url).host)}`;
    expect(await bash(script)).toEqual({ code: 0, err: '' });
  });
});

/** Runs a script and gives how it ended. */
const bash = (script: string) =>
  new Promise<{ code: number | null; err: string }>((done) => {
    const child = spawn('bash', ['-e', '-c', script], { stdio: ['ignore', 'ignore', 'pipe'] });
    let err = '';
    child.stderr.on('data', (chunk) => {
      err += chunk;
    });
    child.on('close', (code) => done({ code, err }));
  });

afterEach(async () => {
  for (const mock of running.splice(0)) await mock.close();
});

/** The lines of the README that start the mock, as their arguments. */
const lines = [...read('README.md').matchAll(/^npx tour-booking mock(.*)$/gm)].map(([, args = '']) =>
  args.split(' ').filter((arg) => arg !== ''),
);

/** Runs the first line on a free port, in a process whose clock starts at `date`. */
async function run(date: string): Promise<RunningMock & { readonly today: Day }> {
  const flags = readFlags(lines[0] ?? []);
  const now = Date.parse(date);
  const mock = await runMock({ ...flags, port: 0 }, { now: () => now, log: () => undefined });
  running.push(mock);
  return { ...mock, today: dayOf(wallClock(now, flags.zone)) };
}

const noon = parseTimeOfDay('12:00');
const noonOf = (day: Day): LocalDateTime | undefined => noon && at(day, noon);

// Weekdays and weekends, both clock changes, a leap day, the turn of a year, and late at night.
const dates = [
  '2024-02-29T15:00:00Z',
  '2027-07-04T20:00:00Z',
  '2029-03-10T23:30:00Z',
  '2030-11-02T12:00:00Z',
  '2033-12-31T04:59:00Z',
  '2041-01-01T03:00:00Z',
];

describe('the line of the README that starts the mock', () => {
  it('is the only one', () => {
    expect(lines).toHaveLength(1);
  });

  it.each(dates)('starts a mock that works at %s', async (date) => {
    const { url, service, today } = await run(date);
    expect(service.state().now.slice(0, 10)).toBe(today);

    const leasing = createLeasingClient({ baseUrl: url });
    const week = Array.from({ length: 7 }, (_, days) => noonOf(addDays(today, days))).filter(
      (time) => time !== undefined,
    );
    const free = (await Promise.all(week.map((time) => leasing.getAvailability(101, time)))).map(({ slots }) => slots);
    // Five or six working days. The first may already be over.
    expect(free.filter((slots) => slots.length > 0).length).toBeGreaterThanOrEqual(4);

    for (const slots of free) {
      const [start] = slots;
      if (start === undefined) continue;
      const request = {
        appointment: { start, location: '', broker_booked: false },
        client: { people: [{ first_name: 'Lara', last_name: 'Smith', email: `lara@${start.slice(0, 10)}.example` }] },
      };
      expect(await leasing.bookTour(101, request)).toMatchObject({ kind: 'booked' });
    }
    expect(service.state().counts.appointments).toBe(free.filter((slots) => slots.length > 0).length);
  });

  it('starts a mock that a reset returns to the present, not to its first day', async () => {
    const clock = { ms: Date.parse('2030-06-03T16:00:00Z') };
    const flags = { ...readFlags(lines[0] ?? []), port: 0, listings: 10 };
    const mock = await runMock(flags, { now: () => clock.ms, log: () => undefined });
    running.push(mock);
    const twoDays = 2 * 86_400_000;
    clock.ms += twoDays;
    expect(mock.service.state().now).toBe('2030-06-05T12:00:00');
    mock.service.setNow('2030-01-01T00:00:00');
    await fetch(`${mock.url}/__mock/reset`, { method: 'POST' });
    expect(mock.service.state().now).toBe('2030-06-05T12:00:00');
  });
});
