import { connect, createServer, type Socket } from 'node:net';

/** The line of a visitor. All connections share its bandwidth. */
export interface Line {
  /** In milliseconds. */
  readonly roundTrip: number;
  /** Per second. */
  readonly kilobits: number;
}

/** What a browser and its servers have between them, in user space. */
export interface Network {
  /** Gives a port that leads to `port` of this machine, over the line. */
  readonly leadTo: (port: number) => Promise<number>;
  /** Ends every connection, and gives how many there have been since the last time. */
  readonly cut: () => number;
  readonly close: () => void;
}

/** The bytes of a packet, and how many packets a new connection may have on their way (RFC 6928). */
const PACKET = 1460;
const FIRST_WINDOW = 10;

/** Calls functions at their times, in the order in which they were given. No time may be before the one given last. */
function inOrder(): (at: number, call: () => void) => void {
  const waiting: { readonly at: number; readonly call: () => void }[] = [];
  const next = (): void => {
    for (let first = waiting[0]; first && first.at <= performance.now(); first = waiting[0]) {
      waiting.shift();
      first.call();
    }
    if (waiting[0]) setTimeout(next, waiting[0].at - performance.now());
  };
  return (at, call) => {
    waiting.push({ at, call });
    if (waiting.length === 1) setTimeout(next, at - performance.now());
  };
}

/**
 * A network with this line: a new connection costs a round trip before its first byte (and another one for TLS, which the browser does by
 * itself), begins slowly, and shares the bandwidth with all others. No packet is lost.
 */
export function openNetwork({ roundTrip, kilobits }: Line): Network {
  const oneWay = roundTrip / 2;
  const sockets = new Set<Socket>();
  const servers: ReturnType<typeof createServer>[] = [];
  let opened = 0;
  /** When the line has passed on all that was given to it. */
  let free = 0;

  /** Sends what a server has written to the browser. */
  function sendTo(browser: Socket): { readonly send: (bytes: Buffer) => void; readonly end: () => void } {
    const [arrive, acknowledge] = [inOrder(), inOrder()];
    const packets: Buffer[] = [];
    let window = FIRST_WINDOW;
    let isOver = false;
    const send = (): void => {
      for (; window > 0 && packets.length > 0; window -= 1) {
        const packet = packets.shift();
        if (packet === undefined) return;
        free = Math.max(free, performance.now()) + (packet.length * 8) / kilobits;
        arrive(free + oneWay, () => browser.writable && browser.write(packet));
        // Slow start: while packets wait, each one that has arrived makes room for two.
        acknowledge(free + roundTrip, () => {
          window += packets.length > 0 ? 2 : 1;
          send();
        });
      }
      if (isOver && packets.length === 0) arrive(Math.max(free, performance.now()) + oneWay, () => browser.end());
    };
    return {
      send(bytes) {
        for (let at = 0; at < bytes.length; at += PACKET) packets.push(bytes.subarray(at, at + PACKET));
        send();
      },
      end() {
        isOver = true;
        send();
      },
    };
  }

  function join(browser: Socket, port: number): void {
    opened += 1;
    const server = connect({ port, host: '127.0.0.1', noDelay: true });
    for (const socket of [browser, server]) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    }
    const handsShaken = performance.now() + roundTrip;
    const up = inOrder();
    const down = sendTo(browser);
    browser.on('data', (bytes) => {
      up(Math.max(performance.now(), handsShaken) + oneWay, () => server.writable && server.write(bytes));
    });
    browser.on('close', () => server.destroy());
    server.on('data', down.send).on('close', down.end);
  }

  return {
    leadTo: (port) =>
      new Promise((done, fail) => {
        const server = createServer({ noDelay: true }, (browser) => join(browser, port));
        servers.push(server);
        server.once('error', fail).listen(0, '127.0.0.1', () => {
          const address = server.address();
          if (address === null || typeof address === 'string') return fail(new Error('the network has no port'));
          done(address.port);
        });
      }),
    cut() {
      for (const socket of sockets) socket.destroy();
      const count = opened;
      opened = 0;
      free = 0;
      return count;
    },
    close() {
      for (const server of servers) server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
