import { createServer } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { booking, times } from '../../test/startServer.ts';
import { readFlags } from '../flags.ts';
import { runMock } from '../runMock.ts';

const running: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of running.splice(0)) await close();
});

const ANSWER = '{"from":"the real service"}';

/** A service, and the mock as its proxy. `asked` has the requests that the service got, `printed` what the mock prints. */
async function start(args: readonly string[] = [], headers: Readonly<Record<string, string>> = {}) {
  const asked: { readonly line: string; readonly headers: NodeJS.Dict<string | string[]> }[] = [];
  const service = createServer((request, response) => {
    asked.push({ line: `${request.method} ${request.url}`, headers: request.headers });
    response.writeHead(200, { 'Content-Type': 'application/json', ...headers }).end(ANSWER);
  });
  await new Promise<void>((ready) => service.listen(0, '127.0.0.1', ready));
  running.push(() => new Promise((done) => void service.close(() => done())));
  const address = service.address();
  const target = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const printed: string[] = [];
  const proxy = await runMock(readFlags(['--port', '0', '--quiet', '--proxy', target, ...args]), {
    now: () => Date.parse('2026-12-01T14:00:00Z'),
    log: (line) => printed.push(line),
  });
  running.unshift(() => proxy.close());
  const port = Number(new URL(proxy.url).port);
  return { port, asked, printed };
}

/** Sends a request exactly as written, and gives the whole reply. */
function send(port: number, target: string, headers: readonly string[] = [], method = 'GET'): Promise<string> {
  const lines = headers.some((line) => line.startsWith('Host:')) ? headers : ['Host: localhost', ...headers];
  return new Promise((done, fail) => {
    let reply = '';
    const socket = connect(port, '127.0.0.1', () =>
      socket.write([`${method} ${target} HTTP/1.1`, ...lines, 'Connection: close', '', ''].join('\r\n'), 'latin1'),
    );
    socket.on('data', (chunk) => {
      reply += chunk.toString('latin1');
    });
    socket.on('end', () => done(reply)).on('error', fail);
  });
}

const statusOf = (reply: string): number => Number(reply.split(' ')[1]);
const allowed = (reply: string): string | undefined => /^access-control-allow-origin: (.*)\r$/im.exec(reply)?.[1];

describe('a mock with --proxy answers', () => {
  it.each([
    'http://localhost:3000',
    'http://localhost',
    'https://localhost:8443',
    'http://127.0.0.1:5173',
    'http://127.8.9.1',
    'http://[::1]:3000',
    'http://tours.localhost:3000',
  ])('pages of this machine (%s), which alone may read the reply', async (origin) => {
    const { port, asked } = await start();
    const reply = await send(port, times, [`Origin: ${origin}`]);
    expect([statusOf(reply), allowed(reply)]).toEqual([200, origin]);
    expect(reply).toMatch(/^vary: .*origin/im);
    expect(reply).toContain(ANSWER);
    const preflight = await send(
      port,
      booking,
      [`Origin: ${origin}`, 'Access-Control-Request-Method: POST', 'Access-Control-Request-Headers: content-type'],
      'OPTIONS',
    );
    expect([statusOf(preflight), allowed(preflight)]).toEqual([204, origin]);
    expect(asked).toHaveLength(1);
  });

  it.each([
    'https://evil.example',
    'null',
    'http://localhost.evil.example',
    'http://127.0.0.1.evil.example',
    'http://evil.example#localhost',
    'http://localhost@evil.example',
    'file://localhost',
    'chrome-extension://localhost',
    'http://128.0.0.1',
    'http://0.0.0.0',
    'http://[::ffff:1.2.3.4]',
    '',
    'http://localhost:3000, https://evil.example',
  ])('no page of the origin "%s"', async (origin) => {
    const { port, asked } = await start();
    for (const path of [times, '/__mock/requests', '/__mock/worlds', '/openapi.json']) {
      const reply = await send(port, path, [`Origin: ${origin}`]);
      expect([path, statusOf(reply), allowed(reply)]).toEqual([path, 403, undefined]);
    }
    const preflight = await send(
      port,
      booking,
      [`Origin: ${origin}`, 'Access-Control-Request-Method: POST', 'Access-Control-Request-Private-Network: true'],
      'OPTIONS',
    );
    expect([statusOf(preflight), allowed(preflight)]).toEqual([403, undefined]);
    expect(preflight).not.toMatch(/allow-private-network/i);
    expect(asked).toEqual([]);
  });

  it('the pages that --origins names, and their host', async () => {
    const { port } = await start(['--origins', 'https://dev.example.com,http://tours.example.com:8080']);
    const reply = await send(port, times, ['Origin: https://dev.example.com']);
    expect([statusOf(reply), allowed(reply)]).toEqual([200, 'https://dev.example.com']);
    expect(statusOf(await send(port, times, ['Host: tours.example.com:8080']))).toBe(200);
    expect(statusOf(await send(port, times, ['Origin: https://dev.example.com.evil.example']))).toBe(403);
  });

  it('no image, script, frame or link of another site', async () => {
    const { port, asked } = await start();
    expect(statusOf(await send(port, times, ['Sec-Fetch-Site: cross-site', 'Sec-Fetch-Mode: no-cors']))).toBe(403);
    expect(statusOf(await send(port, '/__mock/state', ['Sec-Fetch-Site: cross-site']))).toBe(403);
    for (const site of ['none', 'same-origin', 'same-site'])
      expect(statusOf(await send(port, times, [`Sec-Fetch-Site: ${site}`]))).toBe(200);
    expect(asked).toHaveLength(3);
  });

  it.each(['localhost:4010', 'localhost.', 'LOCALHOST', 'a.localhost:4010', '127.0.0.1', '[::1]:4010', '127.1'])(
    'at the name %s of this machine',
    async (host) => {
      const { port } = await start();
      for (const path of [times, '/__mock/state', '/'])
        expect([path, statusOf(await send(port, path, [`Host: ${host}`]))]).toEqual([path, 200]);
    },
  );

  it.each([
    'evil.example',
    'evil.example:4010',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'evil',
    '93.184.216.34',
    '[2001:db8::1]',
    'localhost@evil.example',
    'evil.example/localhost',
    '0.0.0.0',
    '',
  ])('at no other name (%s)', async (host) => {
    const { port, asked } = await start();
    for (const path of [times, '/__mock/state', '/']) {
      const reply = await send(port, path, [`Host: ${host}`]);
      expect([path, [400, 403].includes(statusOf(reply)), allowed(reply)]).toEqual([path, true, undefined]);
    }
    expect(asked).toEqual([]);
  });
});

describe('a mock with --proxy passes on', () => {
  it.each([
    '/admin/secrets',
    '/api/v2/..%2f..%2fadmin',
    '/api/v2/../../admin',
    '/api/v2/group/..%2f..%2f..%2fadmin/verify-widget/',
    '/api/v2/group/%2e%2e/verify-widget/',
    '/api/v2/group/../verify-widget/',
    '/api/v2/group/./verify-widget/',
    '/api/v2/group/..%252f..%252fadmin/verify-widget/',
    '/api/v2/group/..%5c..%5cadmin/verify-widget/',
    '/api/v2/group/..\\..\\admin/verify-widget/',
    '/api/v2/group/101;a=b/verify-widget/',
    '/api/v2/group/101%3f/verify-widget/',
    '/api/v2/group/101%23/verify-widget/',
    '/api/v2/group/101%00/verify-widget/',
    '/api/v2/group/101%0d%0aX:1/verify-widget/',
    '/api/v2/group/\u00ef\u00bc\u008f/verify-widget/',
    '//api/v2/group/101/verify-widget/',
    '/api//v2/group/101/verify-widget/',
    '/api/v2/group/101/verify-widget//',
    '/API/v2/group/101/verify-widget/',
    '/api/v2/%67roup/101/verify-widget/',
    '/api/v3/group/101/verify-widget/',
    '/api/v2/group/101/verify-widget/more',
  ])('no call of %s', async (path) => {
    const { port, asked, printed } = await start();
    const reply = await send(port, path);
    // Node answers 400 by itself when the Host is malformed.
    expect([400, 404]).toContain(statusOf(reply));
    expect(asked).toEqual([]);
    for (const line of printed) expect(line).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  });

  it.each(['http://evil.example/api/v2/appointments/group/101/times', 'http://localhost/admin', 'ftp://a/b', '*'])(
    'no request for %s, the form of a proxy for everything',
    async (target) => {
      const { port, asked } = await start();
      expect([400, 403]).toContain(statusOf(await send(port, target)));
      expect(asked).toEqual([]);
    },
  );

  it.each(['TRACE', 'PATCH', 'DELETE', 'PUT', 'POST', 'PROPFIND', 'PURGE'])(
    'no %s of an operation that has none',
    async (method) => {
      const { port, asked } = await start();
      expect(statusOf(await send(port, times, ['Content-Length: 0'], method))).toBe(404);
      expect(asked).toEqual([]);
    },
  );

  it('no cookie, and no header that makes another request of it', async () => {
    const { port, asked } = await start();
    const reply = await send(port, times, [
      ...['Cookie: session=of-another-page', 'X-HTTP-Method-Override: DELETE', 'X-Method-Override: PUT'],
      ...[
        'X-Original-URL: /admin',
        'X-Rewrite-URL: /admin',
        'X-Forwarded-Host: evil.example',
        'Forwarded: for=1.2.3.4',
      ],
      ...['X-Captcha: kept', 'Authorization: Basic a2V5Og=='],
    ]);
    expect(statusOf(reply)).toBe(200);
    const [{ headers = {} } = {}] = asked;
    expect(headers).toMatchObject({ 'x-captcha': 'kept', authorization: 'Basic a2V5Og==' });
    expect(Object.keys(headers).join(' ')).not.toMatch(/cookie|method|url|forwarded/);
  });

  it('every operation, with and without a slash at the end, and a HEAD as the GET that it is', async () => {
    const { port, asked } = await start();
    for (const path of [
      times,
      `${times}/`,
      '/api/v2/group/101/verify-widget',
      '/api/v2/listings/all?key=a%2Fb&x=..%2f',
    ])
      expect([path, statusOf(await send(port, path))]).toEqual([path, 200]);
    await send(port, times, [], 'HEAD');
    expect(asked.map(({ line }) => line)).toEqual([
      `GET ${times}`,
      `GET ${times}/`,
      'GET /api/v2/group/101/verify-widget',
      'GET /api/v2/listings/all?key=a%2Fb&x=..%2F',
      `GET ${times}`,
    ]);
  });
});

it('a redirect of the service is passed on and not followed where a key goes along', async () => {
  const taken: string[] = [];
  const elsewhere = createServer((request, response) => {
    taken.push(request.url ?? '');
    response.end('{}');
  });
  await new Promise<void>((ready) => elsewhere.listen(0, '127.0.0.1', ready));
  running.push(() => new Promise((done) => void elsewhere.close(() => done())));
  const address = elsewhere.address();
  const to = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`;
  const service = createServer((_request, response) => response.writeHead(307, { Location: to }).end());
  await new Promise<void>((ready) => service.listen(0, '127.0.0.1', ready));
  running.push(() => new Promise((done) => void service.close(() => done())));
  const at = service.address();
  const target = `http://127.0.0.1:${typeof at === 'object' ? at?.port : ''}`;
  const mock = await runMock(readFlags(['--port', '0', '--quiet', '--proxy', target]), {
    now: Date.now,
    log: () => {},
  });
  running.unshift(() => mock.close());
  for (const init of [{}, { headers: { Authorization: 'Basic a2V5Og==' } }])
    expect((await fetch(mock.url + times, { ...init, redirect: 'manual' })).status).toBe(307);
  const body = { method: 'POST', body: '{"client":{}}', headers: { 'Content-Type': 'application/json' } };
  expect((await fetch(mock.url + booking, { ...body, redirect: 'manual' })).status).toBe(307);
  expect(taken).toEqual([]);
});
