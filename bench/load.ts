import { connect, type Socket } from 'node:net';

/** What to send to 127.0.0.1, and for how long. */
export interface Load {
  readonly port: number;
  /** How many connections are kept open; each has one request under way at any time. */
  readonly connections: number;
  readonly seconds: number;
  /** The next request as it goes over the wire, head and body. */
  readonly next: () => string;
}

export interface LoadResult {
  /** Replies with a status of 2xx, a second. */
  readonly perSecond: number;
  /** The number of replies with a status of 2xx. */
  readonly accepted: number;
  /** Replies with any other status. */
  readonly refused: number;
}

/**
 * Asks as fast as the server answers. Uses plain sockets, because node:http's client takes longer over a reply than the server
 * does. The load would then measure the client, and every server would look alike.
 */
export async function load({ port, connections, seconds, next }: Load): Promise<LoadResult> {
  let [accepted, refused, over] = [0, 0, false];
  const answered = (status: number): void => {
    if (over) return;
    if (status >= 200 && status < 300) accepted += 1;
    else refused += 1;
  };
  const lines = await Promise.all(Array.from({ length: connections }, () => openLine(port)));
  const began = performance.now();
  const ends = lines.map((line) => keepAsking(line, next, answered, () => over));
  await new Promise((done) => setTimeout(done, seconds * 1000));
  over = true;
  const passed = (performance.now() - began) / 1000;
  await Promise.all(ends);
  return { perSecond: accepted / passed, accepted, refused };
}

function openLine(port: number): Promise<Socket> {
  return new Promise((done, fail) => {
    const line = connect(port, '127.0.0.1', () => done(line.setNoDelay(true)));
    line.once('error', fail);
  });
}

const HEAD_END = Buffer.from('\r\n\r\n');
/** The last chunk of a reply that tells no length. */
const LAST_CHUNK = Buffer.from('\r\n0\r\n\r\n');

/** Sends one request after the other until `isOver`. Resolves when the last reply is in, and rejects when the line breaks. */
function keepAsking(
  line: Socket,
  next: () => string,
  answered: (status: number) => void,
  isOver: () => boolean,
): Promise<void> {
  return new Promise((done, fail) => {
    let head = Buffer.alloc(0);
    let missing = 0;
    let status = 0;
    /** The last bytes so far of a reply in chunks. Undefined while no such reply comes in. */
    let tail: Buffer | undefined;
    const complete = (): void => {
      answered(status);
      if (!isOver()) return void line.write(next());
      line.removeAllListeners('close').destroy();
      done();
    };
    const chunked = (chunk: Buffer): void => {
      tail = Buffer.concat([tail ?? Buffer.alloc(0), chunk]).subarray(-LAST_CHUNK.length);
      if (!tail.equals(LAST_CHUNK)) return;
      tail = undefined;
      complete();
    };
    line.on('data', (chunk) => {
      if (tail !== undefined) return chunked(chunk);
      if (missing > 0) {
        missing -= chunk.length;
        if (missing === 0) complete();
        return;
      }
      head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
      const end = head.indexOf(HEAD_END);
      if (end < 0) return;
      const text = head.toString('latin1', 0, end);
      status = Number(text.slice(9, 12));
      if (/transfer-encoding: chunked/i.test(text)) {
        const body = head.subarray(end + 2);
        head = Buffer.alloc(0);
        return chunked(body);
      }
      missing = Number(/content-length: (\d+)/i.exec(text)?.[1]) - (head.length - end - HEAD_END.length);
      head = Buffer.alloc(0);
      if (missing === 0) complete();
      else if (!(missing > 0)) fail(new Error(`A reply without a length: ${text}`));
    });
    line.once('error', fail);
    line.once('close', () => fail(new Error('The server closed a connection.')));
    line.write(next());
  });
}
