import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { canInstall, installOnDebian } from '../scripts/installOnDebian.ts';
import { type DrivenWindow, middleOf } from './drivenWindow.ts';
import { freePort } from './freePort.ts';

/** Debian's packages, each with its program: a WebKit that a program can drive, and a screen for it that nobody sees. */
const PROGRAMS = { 'webkit2gtk-driver': '/usr/bin/WebKitWebDriver', xvfb: '/usr/bin/Xvfb' } as const;

const isThere = (): boolean => Object.values(PROGRAMS).every((path) => existsSync(path));

/** Whether WebKitGTK can be driven here. Where it is missing, installs it on Debian as root. */
export function findWebKit(): boolean {
  if (!isThere() && canInstall())
    for (const [name, path] of Object.entries(PROGRAMS)) if (!existsSync(path)) installOnDebian(name);
  return isThere();
}

const CONTROL = '\uE009';

/** Starts a program that a test ends. */
function start(program: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env) {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'], env });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  return {
    output: child.stdout,
    close: (): Promise<void> => {
      child.kill();
      return ended;
    },
  };
}

const firstLine = (output: NodeJS.ReadableStream): Promise<string> =>
  new Promise((done) => createInterface({ input: output }).once('line', done));

/** A command of WebDriver, a JSON value in and out. Throws what the driver says of a failure. */
async function command(url: string, method: 'POST' | 'DELETE' | 'GET', body?: unknown): Promise<unknown> {
  const response = await fetch(url, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  const { value }: { readonly value: unknown } = JSON.parse(await response.text());
  if (!response.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value)}`);
  return value;
}

async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`${url} does not answer`);
}

const stroke = (value: string) => [
  { type: 'keyDown', value },
  { type: 'keyUp', value },
];

/** A WebKitGTK of its own, driven by WebDriver. */
export async function launchWebKit(): Promise<DrivenWindow> {
  const screen = start(PROGRAMS.xvfb, ['-displayfd', '1', '-screen', '0', '1400x1100x24', '-nolisten', 'tcp']);
  const display = `:${await firstLine(screen.output)}`;
  const port = await freePort();
  const driver = start(PROGRAMS['webkit2gtk-driver'], [`--port=${port}`], {
    ...process.env,
    DISPLAY: display,
    // There is no graphics card.
    LIBGL_ALWAYS_SOFTWARE: '1',
    LANGUAGE: 'en_US',
    // Far from the property's zone, so that a time that is converted to it is noticed.
    TZ: 'Pacific/Apia',
  });
  const root = `http://127.0.0.1:${port}`;
  await answers(`${root}/status`);
  const opened = await command(`${root}/session`, 'POST', { capabilities: { alwaysMatch: {} } });
  const session = `${root}/session/${String(Reflect.get(Object(opened), 'sessionId'))}`;
  const evaluate: DrivenWindow['evaluate'] = (script, ...args) =>
    command(`${session}/execute/sync`, 'POST', { script, args });
  const act = (type: 'key' | 'pointer', actions: readonly object[]): Promise<unknown> =>
    command(`${session}/actions`, 'POST', { actions: [{ type, id: type, actions }] });
  return {
    evaluate,
    goto: async (url) => void (await command(`${session}/url`, 'POST', { url })),
    async click(script, ...args) {
      // Not WebDriver's own click of an element, which takes a field in a shadow root for covered.
      const [x, y] = await middleOf(evaluate, script, args);
      await act('pointer', [
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]);
    },
    type: async (text) => void (await act('key', [...text].flatMap(stroke))),
    control: async (key) =>
      void (await act('key', [{ type: 'keyDown', value: CONTROL }, ...stroke(key), { type: 'keyUp', value: CONTROL }])),
    screenshot: async () => Buffer.from(String(await command(`${session}/screenshot`, 'GET')), 'base64'),
    async close() {
      await command(session, 'DELETE').catch(() => undefined);
      await driver.close();
      await screen.close();
    },
  };
}
