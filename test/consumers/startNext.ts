import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Running } from '../servers.ts';

/** Starts the built Next.js application in `folder` on a free port, and waits until it answers. */
export function startNext(folder: string, environment: Readonly<Record<string, string>>): Promise<Running> {
  const command = ['node_modules/next/dist/bin/next', 'start', '--hostname', '127.0.0.1', '--port', '0'];
  const child = spawn(process.execPath, command, {
    cwd: folder,
    env: { ...process.env, ...environment, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  return new Promise((done, fail) => {
    child.once('exit', (code) => fail(new Error(`next start ended with ${code}`)));
    let url = '';
    createInterface({ input: child.stdout }).on('line', (line) => {
      url = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0] ?? url;
      if (!/Ready/.test(line) || url === '') return;
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
