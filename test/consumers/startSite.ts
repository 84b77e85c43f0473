import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Running } from '../servers.ts';

interface Site {
  /** Its folder, and the program there that serves it, with its arguments. */
  readonly folder: string;
  readonly command: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  /** What it prints once it answers. */
  readonly ready: RegExp;
  /** What `Date.now()` says at the start: `2026-12-01T14:00:00Z`. It ticks on from there. */
  readonly now: string;
}

/** Starts a built application on 127.0.0.1, and waits until it answers. It prints its address. */
export function startSite({ folder, command, environment, ready, now }: Site): Promise<Running> {
  const [program = ''] = command;
  const clock = `const real=Date.now,ahead=Date.parse('${now}')-real();Date.now=()=>real()+ahead`;
  const child = spawn(process.execPath, command, {
    cwd: folder,
    env: {
      ...process.env,
      ...environment,
      NODE_ENV: 'production',
      // For processes that the program starts, too.
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(clock)}`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  return new Promise((done, fail) => {
    child.once('exit', (code) => fail(new Error(`${program} ended with ${code}`)));
    let url = '';
    createInterface({ input: child.stdout }).on('line', (line) => {
      url = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0] ?? url;
      if (!ready.test(line) || url === '') return;
      done({
        url,
        close() {
          child.kill('SIGTERM');
          return ended;
        },
      });
    });
  });
}
