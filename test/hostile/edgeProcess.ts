import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** An edge in a process of its own. */
export interface EdgeProcess {
  readonly url: string;
  readonly port: number;
  /** The memory that it has now, in megabytes. */
  memory(): number;
  stop(): Promise<void>;
}

/** Starts `npx tour-booking edge` from the sources, in front of the service at `service`. From the sources it gives no HTML. */
export async function startEdge(service: string): Promise<EdgeProcess> {
  const own = ['--service', service, '--groups', '101=America/New_York', '--quiet', '--port', '0'];
  const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', 'mock-server/command.ts', 'edge', ...own], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, LEASING_SECRET_KEY: 'sk_demo' },
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const url = await new Promise<string>((ready, fail) => {
    child.once('exit', (code) => fail(new Error(`The edge ended with ${code} before it was ready.`)));
    if (child.stdout === null) throw new Error('no output');
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [, found] = /^listening on (\S+)$/.exec(line) ?? [];
      if (found !== undefined) ready(found);
    });
  });
  return {
    ...{ url, port: Number(new URL(url).port) },
    memory: () => Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024,
    stop() {
      child.kill('SIGKILL');
      return ended;
    },
  };
}

/** A connection to an edge on which anything can be written. */
export interface RawConnection {
  readonly socket: Socket;
  /** All that has come so far. */
  text(): string;
  /** When it was closed, in milliseconds after it was opened. */
  readonly closed: Promise<number>;
}

/** Opens a connection. Without `reads` nothing that comes is read. */
export async function openRaw(port: number, reads = true): Promise<RawConnection> {
  const began = performance.now();
  const socket = connect(port, '127.0.0.1');
  let text = '';
  if (reads)
    socket.on('data', (chunk) => {
      text += String(chunk);
    });
  else socket.pause();
  socket.on('error', () => undefined);
  const closed = new Promise<number>((done) => socket.once('close', () => done(performance.now() - began)));
  await new Promise<void>((done) => socket.once('connect', () => done()));
  return { socket, text: () => text, closed };
}

/** The replies to `request`, a text of HTTP that ends the connection, on a connection of its own. */
export async function replyTo(port: number, request: string): Promise<string> {
  const { socket, text, closed } = await openRaw(port);
  socket.write(request);
  await closed;
  return text();
}
