import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { findProgram } from '../scripts/installOnDebian.ts';
import { freePort } from './freePort.ts';

/** The path of a Redis or a Valkey, if there is one or Debian has it. */
export const findRedis = (): string | undefined => findProgram(['redis-server', 'valkey-server'], 'redis-server');

/** A Redis of its own, which keeps nothing on the disk. */
export interface RunningRedis {
  /** `redis://127.0.0.1:PORT` */
  readonly url: string;
  readonly port: number;
  /** Sends the process a signal: `SIGSTOP` makes it silent, `SIGCONT` wakes it. */
  signal(name: NodeJS.Signals): void;
  /** Ends it; resolves when it is gone. */
  close(): Promise<void>;
}

/** Starts a Redis on 127.0.0.1, on `port` or a free one, and waits until it takes connections. */
export async function startRedis(port?: number, flags: readonly string[] = []): Promise<RunningRedis> {
  const path = findRedis();
  if (path === undefined) throw new Error('No Redis found: install one (Debian: apt-get install redis-server).');
  const own = port ?? (await freePort());
  const standard = ['--port', String(own), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn(path, [...standard, ...flags], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  await new Promise<void>((ready, fail) => {
    child.once('exit', (code) => fail(new Error(`Redis ended with ${code} before it was ready.`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (/ready to accept connections/i.test(line)) ready();
    });
  });
  return {
    url: `redis://127.0.0.1:${own}`,
    port: own,
    signal: (name) => void child.kill(name),
    close() {
      child.kill('SIGKILL');
      return ended;
    },
  };
}
