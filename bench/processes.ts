import { type ChildProcess, fork, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** A server in a process of its own, so that it shares no event loop with whoever asks it. */
export interface Served {
  readonly port: number;
  readonly url: string;
  /** Milliseconds from the start of the process until it listened. */
  readonly startUp: number;
  readonly child: ChildProcess;
  /** Ends the process with `signal`; resolves when it is gone. */
  end(signal?: NodeJS.Signals): Promise<void>;
}

const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Resolves when `child` prints `listening on …`; rejects when it ends before. */
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
  const gone = new Promise<void>((done) => child.once('exit', () => done()));
  return {
    port: Number(new URL(address).port),
    url: address,
    startUp,
    child,
    end(signal = 'SIGTERM') {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      return gone;
    },
  };
}

/** The mock server with `flags`, on a free port. Its clock stands at 9 o'clock of Tuesday, 2026-12-01, and ticks. */
export function serveMock(flags: readonly string[] = []): Promise<Served> {
  const standard = ['--port', '0', '--quiet', '--now', '2026-12-01T09:00:00'];
  const began = performance.now();
  const command = ['--import', 'tsx', file('../mock-server/main.ts'), ...standard, ...flags];
  return served(spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'] }), began);
}

/** The bare server of bareServer.ts. It takes what it is to answer by message. */
export function serveBare(): Promise<Served> {
  const stdio: ('ignore' | 'pipe' | 'inherit' | 'ipc')[] = ['ignore', 'pipe', 'inherit', 'ipc'];
  return served(fork(file('./bareServer.ts'), { execArgv: ['--import', 'tsx'], stdio }), performance.now());
}

/** The memory a process holds at the moment and the most it held, in MB; undefined where the system does not say. */
export function memoryOf({ child }: Served): { readonly now: number; readonly most: number } | undefined {
  try {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    const megabytes = (name: string) => (Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) * 1024) / 1e6;
    return { now: megabytes('VmRSS'), most: megabytes('VmHWM') };
  } catch {
    return undefined;
  }
}
