import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, describe, expect, it } from 'vitest';

const command = fileURLToPath(new URL('./command.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'mock-'));
const children: ChildProcess[] = [];

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Run {
  child: ChildProcess;
  /** The address, once it is listening. */
  url: Promise<string>;
  ended: Promise<{ code: number | null; out: string; err: string }>;
}

/** Runs the command as `npm run mock` does. */
const mock = (...args: string[]): Run => run(['mock', '--now', '2026-12-01T09:00:00', ...args]);

function run(args: readonly string[]): Run {
  const child = spawn(process.execPath, ['--import', 'tsx', command, ...args]);
  children.push(child);
  let [out, err] = ['', ''];
  const ended = new Promise<{ code: number | null; out: string; err: string }>((done) => {
    child.on('close', (code) => done({ code, out, err }));
  });
  child.stderr.on('data', (chunk) => {
    err += chunk;
  });
  const url = new Promise<string>((ready, fail) => {
    child.stdout.on('data', (chunk) => {
      out += chunk;
      const found = /^listening on (http:\S+)$/m.exec(out)?.[1];
      if (found !== undefined) ready(found);
    });
    void ended.then(() => fail(new Error(`It ended before it was listening: ${err}`)));
  });
  url.catch(() => undefined);
  return { child, url, ended };
}

const starts = Array.from({ length: 11 }, (_, index) => `2026-12-04T${String(8 + index).padStart(2, '0')}:00:00`);
const book = (url: string, visitor: number, start = starts[visitor % starts.length]) =>
  fetch(`${url}/api/v2/appointments/group/101/book`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      appointment: { start },
      client: { people: [{ email: `visitor${visitor}@example.com` }] },
    }),
  });

describe('npm run mock', { timeout: 30_000 }, () => {
  it('says where it is listening, logs each request and ends cleanly', async () => {
    const { child, url, ended } = mock('--port', '0');
    const reply = await fetch(`${await url}/api/v2/appointments/group/101/times`);
    expect(reply.status).toBe(200);
    await reply.text();
    child.kill('SIGTERM');
    const { code, out, err } = await ended;
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^GET \/api\/v2\/appointments\/group\/101\/times 200 [\d.]+ ms$/m);
  });

  it.each([[[]], [['--require-key']]])(
    'prints with %j a call that works, the groups, the keys and its page',
    async (flags) => {
      const { child, url, ended } = mock('--port', '0', '--quiet', ...flags);
      const at = await url;
      child.kill('SIGTERM');
      const { out } = await ended;
      for (const id of [101, 102, 103, 104, 105, 106]) expect(out).toMatch(new RegExp(`^.{10}${id} {2}\\S`, 'm'));
      expect(out).toContain('pk_demo (public), sk_demo (sync), sk_nosync (secret)');
      expect(out).toContain(`${at}/ shows`);

      const again = mock('--port', new URL(at).port, '--quiet', ...flags);
      await again.url;
      const [call = ''] = /curl .+/.exec(out) ?? [];
      const printed = execFileSync('bash', ['-c', call.replace('curl', 'curl -fsS')], { encoding: 'utf8' });
      expect(JSON.parse(printed)).toMatchObject({ valid: true });
      expect(JSON.parse(printed).available_times).toContain('2026-12-02T12:00:00');
    },
  );

  it.each([
    [['--help'], /^tour-booking \d+\.\d+\.\d+\n[\s\S]*npx tour-booking mock \[flags\]/],
    [['--version'], /^\d+\.\d+\.\d+\n$/],
    [['mock', '--help'], /^The leasing API over HTTP/],
    [['verify', '--help'], /^Holds a leasing service against the API document/],
  ])('%j prints and ends with code 0', async (args, text) => {
    const { code, out, err } = await run(args).ended;
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(text);
  });

  it.each([
    [[], /^tour-booking: say what to run: /],
    [['mok'], /^tour-booking: there is no command mok; say what to run: /],
  ])('%j ends with code 2 and says what to run', async (args, text) => {
    const { code, out, err } = await run(args).ended;
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(text);
  });

  it('says in one line what is wrong with a flag or a port, and ends with code 2', async () => {
    const first = mock('--port', '0', '--quiet');
    const taken = new URL(await first.url).port;
    const broken = join(folder, 'broken.json');
    writeFileSync(broken, '{"version":1');
    const ends = await Promise.all(
      [
        ['--color', 'red'],
        ['--now', '2026-02-30T09:00:00'],
        ['--port', taken],
        ['--host', '999.1.1.1'],
        ['--data', broken],
        ['--data', folder],
        ['--data', join(folder, 'no', 'such', 'folder.json')],
      ].map((args) => mock(...args).ended),
    );
    for (const { code, out, err } of ends) {
      expect([code, out]).toEqual([2, '']);
      expect(err).toMatch(/^mock: [^\n]+\n$/);
    }
    expect(ends.map(({ err }) => /^mock: (.*) \(--help lists the flags\)\n$/.exec(err)?.[1])).toEqual([
      'There is no flag --color',
      '--now takes a date and time like 2026-12-01T09:00:00, not 2026-02-30T09:00:00',
      `port ${taken} is taken; choose another with --port`,
      '--host takes an address of this machine, not 999.1.1.1',
      `--data ${broken}: line 1 is not JSON.`,
      `--data ${folder}: this is a folder, not a file.`,
      `--data ${join(folder, 'no', 'such', 'folder.json')}: there is no such folder.`,
    ]);
    expect(readFileSync(broken, 'utf8')).toBe('{"version":1');
  });

  it('keeps every answered booking when it is killed', async () => {
    const file = join(folder, 'state.json');
    const first = mock('--port', '0', '--quiet', '--data', file);
    const url = await first.url;
    const answered: number[] = [];
    // Four callers send one booking after the other. The process is killed during some of them.
    const callers = Array.from({ length: 4 }, async (_, caller) => {
      for (let visitor = caller; visitor < 33; visitor += 4) {
        const reply = await book(url, visitor);
        answered.push((await reply.json()).data.appointment.id);
        if (answered.length === 10) first.child.kill('SIGKILL');
      }
    });
    await Promise.allSettled(callers);
    await first.ended;
    expect(answered.length).toBeGreaterThanOrEqual(10);
    expect(answered.length).toBeLessThan(33);

    const second = mock('--port', '0', '--quiet', '--data', file);
    const state = await (await fetch(`${await second.url}/__mock/state`)).json();
    const kept = state.appointments.map(({ id }: { id: number }) => id);
    expect(kept).toEqual(expect.arrayContaining(answered));
    expect((await book(await second.url, 100, '2026-12-04T19:00:00')).status).toBe(200);
    second.child.kill('SIGINT');
    expect((await second.ended).code).toBe(0);
    expect(readdirSync(folder).sort()).toEqual(['broken.json', 'state.json']);
  });
});
