import { type ChildProcess, fork, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** A server in a process of its own, so that it shares no event loop with the process that asks it. */
export interface Served {
  readonly port: number;
  readonly url: string;
  /** Milliseconds from the start of the process until it listened. */
  readonly startUp: number;
  readonly child: ChildProcess;
  /** Ends the process with `signal`. Resolves when it is gone. */
  end(signal?: NodeJS.Signals): Promise<void>;
}

const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Resolves when `child` prints `listening on …`. Rejects when it ends before that. */
async function served(child: ChildProcess, began: number): Promise<Served> {
  const { stdout } = child;
  if (stdout === null) throw new TypeError('The output of the process is not read.');
  const address = await new Promise<string>((done, fail) => {
    child.once('exit', (code) => fail(new Error(`The server ended with ${code} before it listened.`)));
    createInterface({ input: stdout }).on('line', (line) => {
      const url = /^listening on (http:\S+)$/.exec(line)?.[1];
      if (url !== undefined) done(url);
    });
  });
  const startUp = performance.now() - began;
  return { port: Number(new URL(address).port), url: address, startUp, child, end: ending(child) };
}

function ending(child: ChildProcess): Served['end'] {
  const gone = new Promise<void>((done) => child.once('exit', () => done()));
  return (signal = 'SIGTERM') => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    return gone;
  };
}

/** The mock server with `flags`, on a free port. Its clock starts at 9 o'clock on Tuesday, 2026-12-01. */
export function serveMock(flags: readonly string[] = []): Promise<Served> {
  const standard = ['--port', '0', '--quiet', '--now', '2026-12-01T09:00:00'];
  const began = performance.now();
  const command = ['--import', 'tsx', file('../mock-server/command.ts'), 'mock', ...standard, ...flags];
  return served(spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'] }), began);
}

/** The mock server as it is shipped, with `flags`. Wants a built dist/. */
export function serveCommand(flags: readonly string[] = []): Promise<Served> {
  const standard = ['mock', '--port', '0', '--quiet', '--now', '2026-12-01T09:00:00'];
  const command = [file('../dist/command/bin/tour-booking.js'), ...standard, ...flags];
  return served(spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'] }), performance.now());
}

/** `npx tour-booking` as it is shipped, with `args`; `env` is added to the environment. Wants a built dist/. */
export function serveShipped(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Served> {
  const command = [file('../dist/command/bin/tour-booking.js'), ...args];
  const options = { stdio: ['ignore', 'pipe', 'inherit'] as ('ignore' | 'pipe' | 'inherit')[] };
  return served(spawn(process.execPath, command, { ...options, env: { ...process.env, ...env } }), performance.now());
}

/** Runs a program of this folder with `args`. It takes messages. */
function serveProgram(path: string, args: readonly string[] = []): Promise<Served> {
  const stdio: ('ignore' | 'pipe' | 'inherit' | 'ipc')[] = ['ignore', 'pipe', 'inherit', 'ipc'];
  // `BENCH_PROFILE=<folder>` writes there where the processor time of each program went.
  const { BENCH_PROFILE: folder } = process.env;
  const profile = folder === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${folder}`];
  return served(fork(file(path), args, { execArgv: ['--import', 'tsx', ...profile], stdio }), performance.now());
}

/** The bare server of bareServer.ts. It takes its replies by message. */
export const serveBare = (): Promise<Served> => serveProgram('./bareServer.ts');

/** The bare hono handler of edge/bareHono.ts. It takes its one reply by message. */
export const serveBareHono = (): Promise<Served> => serveProgram('./edge/bareHono.ts');

/** The bare handler of edge/bareEdge.ts. It takes its one reply to a GET by message. */
export const serveBareEdge = (service: string, redis: string): Promise<Served> =>
  serveProgram('./edge/bareEdge.ts', [service, redis]);

/** An edge that limits nobody, in front of `service`. With a `redis` it keeps there what it keeps, and has a waitlist. */
export const serveOpenEdge = (service: string, ...redis: readonly string[]): Promise<Served> =>
  serveProgram('./edge/openEdge.ts', [service, ...redis]);

/** The memory a process holds at the moment and the most it held, in MB. Undefined if the system does not say. */
export function memoryOf({ child }: Served): { readonly now: number; readonly most: number } | undefined {
  try {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    const megabytes = (name: string) => (Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) * 1024) / 1e6;
    return { now: megabytes('VmRSS'), most: megabytes('VmHWM') };
  } catch {
    return undefined;
  }
}
