import { execFileSync, spawn } from 'node:child_process';
import {
  closeSync,
  existsSync,
  fstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { StringDecoder } from 'node:string_decoder';
import { setTimeout as wait } from 'node:timers/promises';

/** Orca, the screen reader of the Linux desktop, on a screen that nobody sees, without a voice. */
export interface Orca {
  /** The environment in which a browser starts, so that Orca reads it. */
  readonly env: Record<string, string>;
  /** Every sentence so far. */
  readonly said: () => readonly string[];
  /** Presses a key as the visitor's keyboard does, by the name that X gives it: `Tab`, `Return`. */
  readonly press: (key: string) => void;
  /** Presses the empty part of the page in the window in front, near its lower left corner. */
  readonly pressPage: () => Promise<void>;
  /** Waits until Orca has nothing more to do. */
  readonly quiet: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** How often the log is looked at. */
const LOOK_MS = 100;
/** After so many looks without a new line, Orca rests. It logs each event that it gets, not only what it says. */
const LOOKS_AT_REST = 12;

/** Python writes the log in blocks. The test needs it line by line. */
const LINE_BY_LINE = `import builtins
opened = builtins.open
def line_by_line(file, mode="r", *args, **rest):
    return opened(file, mode, 1) if str(file).endswith("/orca.log") and mode == "w" else opened(file, mode, *args, **rest)
builtins.open = line_by_line
`;

/** Orca's log. It grows to many megabytes, so each look reads only what is new. */
function openLog(path: string) {
  const sentences: string[] = [];
  const decoder = new StringDecoder('utf8');
  let length = 0;
  let line = '';
  const look = (): void => {
    if (!existsSync(path)) return;
    const file = openSync(path, 'r');
    const added = Buffer.alloc(Math.max(0, fstatSync(file).size - length));
    const count = readSync(file, added, 0, added.length, length);
    closeSync(file);
    length += count;
    const lines = `${line}${decoder.write(added.subarray(0, count))}`.split('\n');
    line = lines.pop() ?? '';
    for (const each of lines) {
      const [, words] = /SPEECH OUTPUT: '(.*)'\[?\{.*$/.exec(each) ?? [];
      if (words !== undefined) sentences.push(words.replaceAll('\u00a0', ' ').trim());
    }
  };
  return {
    sentences(): readonly string[] {
      look();
      return sentences;
    },
    length(): number {
      look();
      return length;
    },
  };
}

/** Starts a program that ends with the test. */
function start(program: string, args: readonly string[], env: NodeJS.ProcessEnv) {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'], env });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const close = async (): Promise<void> => {
    child.kill();
    // A program that hangs must not hold up the test.
    const hard = setTimeout(() => child.kill('SIGKILL'), 5_000);
    await ended;
    clearTimeout(hard);
  };
  const firstLine = (): Promise<string> =>
    new Promise((done) => createInterface({ input: child.stdout }).once('line', done));
  const isRunning = (): boolean => child.exitCode === null && child.signalCode === null;
  return { close, firstLine, isRunning, drain: () => void child.stdout.resume() };
}

async function until(holds: () => boolean, what: string): Promise<void> {
  for (let looks = 0; looks < 1200; looks += 1) {
    if (holds()) return;
    await wait(LOOK_MS);
  }
  throw new Error(`Waited two minutes for ${what}.`);
}

/** Starts Orca on a desktop of its own: screen, message bus, settings and home, so that no other Orca of this user ends it. */
export async function startOrca(): Promise<Orca> {
  const folder = mkdtempSync(join(tmpdir(), 'tour-orca-'));
  const [home, runtime, python, log] = ['home', 'run', 'python', 'orca.log'].map((name) => join(folder, name));
  if (!home || !runtime || !python || !log) throw new Error('no folders');
  for (const path of [home, runtime, python]) mkdirSync(path, { mode: 0o700 });
  writeFileSync(join(python, 'sitecustomize.py'), LINE_BY_LINE);
  // Orca ends every other Orca of this user, also on other screens. This `pgrep` finds none.
  writeFileSync(join(python, 'pgrep'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  const running: { close(): Promise<void> }[] = [];
  const close = async (): Promise<void> => {
    for (const each of running.reverse()) await each.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const screen = start('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1100x24', '-nolisten', 'tcp'], process.env);
    running.push(screen);
    const own: Record<string, string> = {
      PATH: process.env.PATH ?? '',
      LC_ALL: 'C.UTF-8',
      TZ: 'UTC',
      DISPLAY: `:${await screen.firstLine()}`,
      HOME: home,
      XDG_RUNTIME_DIR: runtime,
      GTK_MODULES: 'gail:atk-bridge',
      ACCESSIBILITY_ENABLED: '1',
      // Without a speech server Orca only writes what it would say. With one and no sound card it hangs.
      SPEECHD_ADDRESS: `unix_socket:${join(folder, 'none')}`,
    };
    const bus = start('dbus-daemon', ['--session', '--nofork', '--print-address'], own);
    running.push(bus);
    const env = { ...own, DBUS_SESSION_BUS_ADDRESS: await bus.firstLine() };
    const run = (program: string, args: readonly string[] = []) => {
      const started = start(program, args, env);
      started.drain();
      running.push(started);
      return started;
    };
    const ask = (...args: readonly string[]): string =>
      execFileSync('xdotool', args, { env, stdio: ['ignore', 'pipe', 'ignore'] }).toString();
    const isAnswered = (...args: readonly string[]): boolean => {
      try {
        ask(...args);
        return true;
      } catch {
        return false;
      }
    };
    const set = (schema: string, key: string): void =>
      void execFileSync('gsettings', ['set', schema, key, 'true'], { env, stdio: 'ignore' });
    set('org.gnome.desktop.interface', 'toolkit-accessibility');
    set('org.gnome.desktop.a11y.applications', 'screen-reader-enabled');
    run('/usr/libexec/at-spi-bus-launcher', ['--launch-immediately']);
    // Without a window manager no window is active.
    // openbox ends at once where it cannot open the screen yet.
    let manager = run('openbox');
    await until(() => {
      if (!manager.isRunning()) manager = run('openbox');
      return isAnswered('get_desktop');
    }, 'the window manager');
    const { sentences, length } = openLog(log);
    const orca = start('orca', [`--debug-file=${log}`, '--disable', 'braille', '--disable', 'sound'], {
      ...env,
      PYTHONPATH: python,
      PATH: `${python}:${own.PATH}`,
    });
    orca.drain();
    running.push(orca);
    await until(() => sentences().some((each) => each.startsWith('Screen reader on')), 'Orca');
    return {
      env,
      said: sentences,
      press: (key) => void execFileSync('xdotool', ['key', '--clearmodifiers', key], { env }),
      async pressPage() {
        await until(() => {
          try {
            const [, height] = /HEIGHT=(\d+)/.exec(ask('getactivewindow', 'getwindowgeometry', '--shell')) ?? [];
            ask('getactivewindow', 'mousemove', '--window', '%1', '30', String(Number(height) - 60), 'click', '1');
            return true;
          } catch {
            // The window of the journey before is closing.
            return false;
          }
        }, 'a window in front');
      },
      async quiet() {
        let [before, same] = [-1, 0];
        while (same < LOOKS_AT_REST) {
          await wait(LOOK_MS);
          const now = length();
          same = now === before ? same + 1 : 0;
          before = now;
        }
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
