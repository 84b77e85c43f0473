import { connect } from 'node:net';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { booking, startServer, stopAll, times, tour } from '../test/startServer.ts';
import { routes } from './routes/table.ts';

afterAll(stopAll);

const bookingText = JSON.stringify(tour());
/** Longer than any reply takes. */
const HANG_MS = 3000;

/** A part that is usually valid, so that most messages have one or two faults, and some have none. */
const mostly = (right: fc.Arbitrary<string>, wrong: fc.Arbitrary<string>) =>
  fc.oneof({ weight: 5, arbitrary: right }, { weight: 1, arbitrary: wrong });

const method = fc.constantFrom(
  'GET',
  'POST',
  'PUT',
  'DELETE',
  'PATCH',
  'FOO',
  'get',
  '',
  'CONNECT',
  'OPTIONS',
  'POST ',
);
const target = fc.oneof(
  fc.constantFrom(...routes.map(({ endpoint }) => endpoint.path.replace(/\{\w+\}/g, '101'))),
  fc.constantFrom('*', '/', '//', 'http://else.where/api/v2/clients', '/api/%', '/%00', 'api', `/${'a/'.repeat(9000)}`),
  fc.constantFrom('/\u0000', '/api/v2/clients?\r\nX: y', '/api/v2/clients#x', '/../../etc/passwd', '/api/v2/ü'),
);
const version = fc.constantFrom(
  'HTTP/1.1',
  'HTTP/1.1',
  'HTTP/1.1',
  'HTTP/1.1',
  'HTTP/1.1',
  'HTTP/1.0',
  'HTTP/9.9',
  'HTTP',
  '',
);
/** Lengths that are correct, too short, too long, sent twice, or not numbers. */
const length = fc.constantFrom(
  `Content-Length: ${bookingText.length}`,
  'Content-Length: 0',
  'Content-Length: 5',
  'Content-Length: 99999',
  'Content-Length: -1',
  'Content-Length: x',
  'Content-Length: 5\r\nContent-Length: 6',
  'Content-Length: 99999999999999999999',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: chunked\r\nContent-Length: 5',
  'Transfer-Encoding: nonsense',
  'X-None: 0',
);
const header = fc.constantFrom(
  'Content-Type: application/json',
  'Content-Type: multipart/form-data',
  'Authorization: Basic c2tfZGVtbzo=',
  'Authorization: Basic \u00ff',
  'Expect: 100-continue',
  'Expect: the-unexpected',
  'Upgrade: websocket\r\nConnection: Upgrade',
  'Connection: close',
  'Content-Encoding: gzip',
  'no colon in here',
  ': no name',
  `X-Long: ${'x'.repeat(20_000)}`,
  ' folded',
);
const payload = fc.oneof(
  fc.constantFrom(
    bookingText,
    bookingText,
    '',
    '{"appo',
    '5\r\nhello\r\n0\r\n\r\n',
    'zz\r\n',
    'ffffffffff\r\nx',
    '\u0000'.repeat(40),
  ),
  fc.string({ maxLength: 60 }),
);
const message = fc
  .record({
    method: mostly(fc.constantFrom('GET', 'POST'), method),
    target: mostly(fc.constantFrom(times, `${times}?time=2026-12-04T10:15`, booking), target),
    version: mostly(fc.constant('HTTP/1.1'), version),
    host: mostly(fc.constant('Host: x\r\n'), fc.constant('')),
    length: mostly(fc.constantFrom(`Content-Length: ${bookingText.length}`), length),
    payload: mostly(fc.constant(bookingText), payload),
  })
  .chain((parts) => fc.array(header, { maxLength: 3 }).map((headers) => ({ ...parts, headers })))
  .map(({ method, target, version, host, length, headers, payload }) => {
    const lines = [length, ...headers].map((line) => `${line}\r\n`).join('');
    return `${method} ${target} ${version}\r\n${host}${lines}\r\n${payload}`;
  });
/** A message, whole or cut off, in one piece or two. The caller then ends the connection or drops it. */
const call = fc.record({
  bytes: fc
    .tuple(message, fc.oneof({ weight: 2, arbitrary: fc.constant(1) }, fc.double({ min: 0, max: 1, noNaN: true })))
    .map(([text, share]) => Buffer.from(text.slice(0, Math.ceil(text.length * share)), 'latin1')),
  split: fc.double({ min: 0, max: 1, noNaN: true }),
  leave: fc.constantFrom('end', 'end', 'destroy'),
});

interface Sent {
  readonly bytes: Buffer;
  readonly split: number;
  readonly leave: string;
}

/** Everything that the server sends until it closes the connection. Rejects if that takes too long. */
const say = (port: number, { bytes, split, leave }: Sent): Promise<string> =>
  new Promise((done, fail) => {
    const heard: Buffer[] = [];
    const line = connect({ port, host: '127.0.0.1', noDelay: true }, () => {
      const cut = Math.floor(bytes.length * split);
      line.write(bytes.subarray(0, cut), () => {
        line.write(bytes.subarray(cut), () => (leave === 'end' ? line.end() : line.destroy()));
      });
    });
    const alarm = setTimeout(() => fail(new Error('The server neither answers nor closes the line.')), HANG_MS);
    line.on('data', (chunk: Buffer) => heard.push(chunk));
    // The server may close the connection while the caller is still sending.
    line.on('error', () => undefined);
    line.on('close', () => {
      clearTimeout(alarm);
      done(Buffer.concat(heard).toString('latin1'));
    });
  });

/** The replies in the received text: the status, and the body of complete replies. */
function repliesIn(heard: string): readonly { readonly status: number; readonly body: string | undefined }[] {
  const replies: { status: number; body: string | undefined }[] = [];
  let rest = heard;
  while (rest !== '') {
    const head = /^HTTP\/1\.1 (\d{3}) [\s\S]*?\r\n\r\n/.exec(rest);
    expect(head, `no reply: ${rest.slice(0, 80)}`).not.toBeNull();
    const size = Number(/^content-length: (\d+)/im.exec(head?.[0] ?? '')?.[1] ?? 0);
    const body = rest.slice(head?.[0].length ?? rest.length);
    replies.push({
      status: Number(head?.[1]),
      body: size > 0 && body.length >= size ? body.slice(0, size) : undefined,
    });
    rest = body.slice(size);
  }
  return replies;
}

it('a message that is cut off, has a wrong length or is not HTTP gets a 4xx or a closed connection', {
  timeout: 60_000,
}, async () => {
  const { port, base } = await startServer();
  const seen = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(call, async (sent) => {
      for (const { status, body } of repliesIn(await say(port, sent))) {
        seen.set(status, (seen.get(status) ?? 0) + 1);
        expect(status).toBeLessThan(500);
        if (body === undefined) continue;
        const value: unknown = JSON.parse(body);
        if (status >= 400) expect(value).toHaveProperty('errors');
      }
    }),
    { numRuns: 2000 },
  );
  // Some messages were accepted, and the process still works.
  expect(seen.get(200)).toBeGreaterThan(20);
  expect(seen.get(400)).toBeGreaterThan(200);
  expect((await fetch(base + times)).status).toBe(200);
});
