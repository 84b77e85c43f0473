import { spawn, spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type CheckMessage,
  type ConfirmMessage,
  createNotify,
  type TimeFreeMessage,
} from '../src/edge/waitlist/notify.ts';
import { codeBlock } from './codeBlocks.ts';
import { freePort } from './freePort.ts';
import { local } from './programmedClient.ts';

// The examples of docs/waitlist-messages.md, run.

const root = resolve(import.meta.dirname, '..');
const PAGE = 'docs/waitlist-messages.md';
const SECRET = 'a secret of 32 random characters';
const MESSAGE: TimeFreeMessage = {
  id: 'told-1',
  type: 'time-free',
  group_id: 101,
  language: 'en-US',
  time: local('2026-12-05T10:15:00'),
  also: [local('2026-12-05T10:30:00')],
  time_zone: 'America/New_York',
  who: {
    first_name: 'Lára',
    last_name: 'Smith',
    email: 'lara@example.com',
  },
  link: 'https://www.example.com/tour?at=2026-12-05T10:15:00',
  leave: 'https://www.example.com/tour?leave=e1',
  unsubscribe: 'https://tours.example.com/waitlist/leave/l1.e1',
};
const CONFIRM: ConfirmMessage = {
  ...{ id: 'asked-1', type: 'confirm', group_id: 101, language: 'en-US', who: { email: 'lara@example.com' } },
  link: 'https://www.example.com/tour#confirm',
};

const cleanUp: (() => unknown)[] = [];
afterAll(async () => {
  for (const end of cleanUp.splice(0).reverse()) await end();
});

/**
 * A folder with the files of the page, and a stand-in for nodemailer that prints each mail, refuses while there is a file `down`, and takes as
 * long as there is a file `slow`.
 */
let folder = '';
beforeAll(() => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  folder = mkdtempSync(join(root, '.cache/waitlist-messages-'));
  cleanUp.push(() => rmSync(folder, { recursive: true }));
  for (const name of ['signature.mjs', 'receiver.mjs', 'mailer.mjs'])
    writeFileSync(
      join(folder, name),
      codeBlock(PAGE, ({ code }) => code.startsWith(`// ${name}\n`)),
    );
  mkdirSync(join(folder, 'node_modules/nodemailer'), { recursive: true });
  writeFileSync(join(folder, 'node_modules/nodemailer/package.json'), '{ "type": "module", "exports": "./index.js" }');
  writeFileSync(
    join(folder, 'node_modules/nodemailer/index.js'),
    `import { existsSync } from 'node:fs';
    export const createTransport = (address) => ({
      async sendMail(mail) {
        while (existsSync('slow')) await new Promise((done) => setTimeout(done, 10));
        if (existsSync('down')) throw new Error('no connection');
        console.log(JSON.stringify({ address, ...mail }));
      },
    });`,
  );
});

it.each(['signature.mjs', 'receiver.mjs', 'mailer.mjs'])('deploy/mailer has %s word for word', async (name) => {
  await expect(`${readFileSync(join(folder, name), 'utf8').trimEnd()}\n`).toMatchFileSnapshot(
    `../deploy/mailer/${name}`,
  );
});

const example = (language: string): string => codeBlock(PAGE, (block) => block.language === language);

it('the page names each field of a message', () => {
  const fields = Object.entries(MESSAGE).flatMap(([name, value]) =>
    typeof value === 'object' && !Array.isArray(value) ? Object.keys(value).map((inner) => `${name}.${inner}`) : [name],
  );
  const rows = readFileSync(join(root, PAGE), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  expect(rows.flatMap((row) => row.split('|')[1]?.match(/[\w.]+/g) ?? [])).toEqual(fields);
});

describe('the lines that check a signature', () => {
  const BODY = '{"who":"Lára"}';
  /** A header of `age` seconds. */
  const header = (age: number, body = BODY, secret = SECRET): string => {
    const seconds = Math.floor(Date.now() / 1000) - age;
    return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
  };
  const cases = (): readonly (readonly [string, string, boolean])[] => [
    ['a fresh one', header(0), true],
    ['one of 4 minutes ago', header(240), true],
    ['one of 6 minutes ago', header(360), false],
    ['one of the future', header(-360), false],
    ['one of another body', header(0, `${BODY} `), false],
    ['one of another secret', header(0, BODY, 'other'), false],
    ['one with another time', header(0).replace(/\d,/, (digit) => (digit === '1,' ? '2,' : '1,')), false],
    ['one with a line more', `${header(0)}\n`, false],
    ['one of capitals', header(0).replace(/v1=.*/, (text) => text.toUpperCase()), false],
    ['one that is cut', header(0).slice(0, -1), false],
    ['a time alone', 't=1790000000,v1=', false],
    ['none', '', false],
  ];
  const expected = () => cases().map(([what, , isGood]) => [what, isGood]);

  it('in Node', async () => {
    const { isSigned } = await import(/* @vite-ignore */ pathToFileURL(join(folder, 'signature.mjs')).href);
    expect(cases().map(([what, text]) => [what, isSigned(text, BODY, SECRET)])).toEqual(expected());
    expect(isSigned(undefined, BODY, SECRET)).toBe(false);
  });

  /** What a program says of each case; it reads them as JSON. */
  const saidBy = (program: string, args: readonly string[]): unknown => {
    const { stdout, stderr, status } = spawnSync(program, args, {
      input: JSON.stringify(cases().map(([, text]) => [text, BODY, SECRET])),
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
    const said: readonly boolean[] = JSON.parse(stdout);
    return cases().map(([what], index) => [what, said[index]]);
  };

  it('in Python', () => {
    const run = `
import json, sys
print(json.dumps([is_signed(header, body.encode(), secret) for header, body, secret in json.load(sys.stdin)]))`;
    expect(saidBy('python3', ['-X', 'utf8', '-c', example('python') + run])).toEqual(expected());
  });

  it.runIf(spawnSync('php', ['--version']).status === 0)('in PHP', () => {
    const run = `
echo json_encode(array_map(fn ($case) => is_signed(...$case), json_decode(stream_get_contents(STDIN))));`;
    expect(saidBy('php', ['-r', example('php').replace('<?php', '') + run])).toEqual(expected());
  });
});

it('the receiver sends a mail for each message once, and tells the edge what it could not send', async () => {
  const port = await freePort();
  const child = spawn(process.execPath, ['receiver.mjs'], {
    cwd: folder,
    env: { PORT: String(port), TOUR_NOTIFY_SECRET: SECRET, SMTP_URL: 'smtps://mail.example.com' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((done) => child.once('exit', done));
  cleanUp.push(() => {
    child.kill();
    return ended;
  });
  let printed = '';
  child.stdout.on('data', (part) => {
    printed += part;
  });
  const mails = () => printed.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line)]));
  const address = `http://127.0.0.1:${port}/`;
  await expect
    .poll(() =>
      fetch(address).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(401);

  const notify = createNotify(address, { secret: SECRET, fetch, now: Date.now });
  writeFileSync(join(folder, 'down'), '');
  await expect(notify(MESSAGE)).rejects.toThrow('The receiver of messages answered 503.');
  rmSync(join(folder, 'down'));
  await notify(MESSAGE);
  await notify(MESSAGE);
  await notify({ ...MESSAGE, id: 'told-2' });
  await expect.poll(mails).toHaveLength(2);
  expect(mails().map(({ messageId }) => messageId)).toEqual([
    '<told-1@tours.example.com>',
    '<told-2@tours.example.com>',
  ]);
  expect(mails()[0]).toMatchObject({
    address: 'smtps://mail.example.com',
    to: { name: 'Lára Smith', address: 'lara@example.com' },
    subject: expect.stringMatching(/^A tour time opened up: Saturday, December 5, 2026 at 10:15\sAM$/),
    text: expect.stringContaining(MESSAGE.link),
    list: { unsubscribe: MESSAGE.unsubscribe },
    headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  });
  await notify(CONFIRM);
  await expect.poll(mails).toHaveLength(3);
  expect(mails()[2]).toMatchObject({ to: 'lara@example.com', text: expect.stringContaining(CONFIRM.link) });
  expect(mails()[2]).not.toHaveProperty('list');

  // The edge gives up waiting, and tries again while the mail is under way.
  writeFileSync(join(folder, 'slow'), '');
  const hasty = createNotify(address, { secret: SECRET, fetch, now: Date.now, timeout: 50 });
  await expect(hasty({ ...MESSAGE, id: 'told-4' })).rejects.toThrow('not taken in 50 ms');
  const again = notify({ ...MESSAGE, id: 'told-4' });
  rmSync(join(folder, 'slow'));
  await again;
  await expect.poll(mails).toHaveLength(4);

  // `edge --check` asks whether the receiver takes what it signs.
  await createNotify<CheckMessage>(address, { secret: SECRET, fetch, now: Date.now })({ id: 'check-1', type: 'check' });
  expect(mails()).toHaveLength(4);

  const others = createNotify(address, { secret: 'another', fetch, now: Date.now });
  await expect(others({ ...MESSAGE, id: 'told-3' })).rejects.toThrow('answered 401');
  expect(mails()).toHaveLength(4);
});

it('the receiver says at its start that it has no secret', () => {
  const { status, stderr } = spawnSync(process.execPath, ['receiver.mjs'], { cwd: folder, env: {}, encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, expect.stringContaining('TOUR_NOTIFY_SECRET is the secret of the edge')]);
});
