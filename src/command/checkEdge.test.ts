import { createServer, type RequestListener } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { freePort } from '../../test/freePort.ts';
import { startServer, stopAll } from '../../test/startServer.ts';
import { checkEdge } from './checkEdge.ts';
import { readEdgeFlags } from './edgeFlags.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  await stopAll();
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  const port = await freePort();
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  closing.push(() => new Promise((done) => server.close(done)));
  return `http://127.0.0.1:${port}`;
}

const answering = (status: number, body: string) =>
  serve((_, response) => response.writeHead(status, { Connection: 'close' }).end(body));

const SECRETS = { TOUR_SECRETS: 'm'.repeat(32), TOUR_NOTIFY_SECRET: 'n'.repeat(32) };
const ORIGINS = ['--origins', 'https://www.example.com'];

/** The exit code of the check, and what it has printed. The key is that of the mock unless `environment` has another. */
async function check(service: string, more: readonly string[] = ORIGINS, environment: NodeJS.ProcessEnv = {}) {
  const args = ['--check', '--service', service, '--groups', '101', '--time-zone', 'America/New_York', ...more];
  const flags = readEdgeFlags(args, { LEASING_SECRET_KEY: 'sk_demo', ...SECRETS, ...environment });
  const lines: string[] = [];
  const code = await checkEdge(flags, { now: Date.now, log: (line) => lines.push(line) });
  return { code, lines };
}

/** The lines of what is wrong. */
const wrong = async (...args: Parameters<typeof check>): Promise<readonly string[]> => {
  const { code, lines } = await check(...args);
  const found = lines.filter((line) => line.startsWith('wrong '));
  expect(code).toBe(found.length === 0 ? 0 : 1);
  expect(lines.at(-1)).toMatch(found.length === 0 ? /^Nothing is wrong\.$/ : new RegExp(`^Wrong: ${found.length} of `));
  return found;
};

const mock = async () => (await startServer({ requireKey: true })).base;

it('finds nothing wrong with a service that takes the key, and says what it has looked at', async () => {
  const { code, lines } = await check(await mock());
  expect([code, lines]).toEqual([
    0,
    [
      'ok    pages: https://www.example.com may ask',
      'ok    service, group 101: it takes bookings',
      'note  GET /widget answers 400 until --address says where browsers reach this edge',
      'Nothing is wrong.',
    ],
  ]);
});

it('books nothing, and asks the service nothing but the configuration of each group', async () => {
  const asked: string[] = [];
  const service = await serve((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.writeHead(400, { Connection: 'close' }).end('{"errors":{"group":["Closed for the winter"]}}');
  });
  const { code, lines } = await check(service, ['--groups', '101,103', ...ORIGINS]);
  expect(asked.sort()).toEqual(
    [101, 103].map((group) => `GET /api/v2/group/${group}/verify-widget/?widget=lead_capture_appointment`),
  );
  expect([code, lines]).toEqual([
    0,
    expect.arrayContaining(['note  service, group 103: it takes no bookings: Closed for the winter']),
  ]);
});

it.each([
  [401, '{}', 'it does not take the key (401 or 403); set LEASING_SECRET_KEY anew'],
  [404, '{}', /answered 404; correct the number in --groups, or the address in --service$/],
  [200, '<h1>Welcome</h1>', /answered 200 with a body that is no JSON; --service has to be the address of/],
  [200, '{"data":[]}', 'the reply has no usable `data`; --service has to be the address of the leasing service'],
  [302, '', /answered 302 a redirect to another address, which is not followed/],
  [500, '{}', /answered 500; --service has to be the address of the leasing service/],
  [429, '{}', 'it answered 429; try again in 2 seconds'],
])('says what a service that answers %d %s does', async (status, body, expected) => {
  const [line, ...others] = await wrong(await answering(status, body));
  expect(line).toMatch(typeof expected === 'string' ? `wrong service, group 101: ${expected}` : expected);
  expect(others).toEqual([]);
});

it('says that nobody is at the address of the service, and that it wants a key', async () => {
  const nobody = `http://127.0.0.1:${await freePort()}`;
  expect(await wrong(nobody)).toEqual([
    `wrong service, group 101: GET ${nobody}/api/v2/group/101/verify-widget/: no connection, or it dropped before the answer was complete (ECONNREFUSED); --service has to be the address of the leasing service`,
  ]);
  expect(await wrong(await answering(401, '{}'), ORIGINS, { LEASING_SECRET_KEY: '' })).toEqual([
    'wrong service, group 101: it wants a key; set LEASING_SECRET_KEY',
  ]);
});

it('says that it knows no pages, unless --address names them', async () => {
  const service = await mock();
  expect(await wrong(service, [])).toEqual([
    'wrong pages: only pages of its own host may ask it; --origins names others, like --origins https://www.example.com',
  ]);
  expect(await wrong(service, ['--address', 'https://www.example.com/tours'])).toEqual([]);
});

it('sends the receiver a signed message that names nobody', async () => {
  let seen: unknown;
  let signed: unknown;
  const mailer = await serve(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    seen = JSON.parse(body);
    signed = request.headers['tour-signature'];
    response.writeHead(204, { Connection: 'close' }).end();
  });
  const { code, lines } = await check(await mock(), [...ORIGINS, '--notify', `${mailer}/private`]);
  expect(seen).toEqual({ id: expect.stringMatching(/^check-[\w-]{36}$/), type: 'check' });
  expect(signed).toMatch(/^t=\d+,v1=[0-9a-f]{64}$/);
  expect([code, lines]).toEqual([
    0,
    expect.arrayContaining([
      `ok    mailer at ${new URL(mailer).host}: took a signed message of type check`,
      'note  the waitlist is in memory: a restart forgets it; --redis keeps it',
    ]),
  ]);
  expect(lines.join('\n')).not.toContain('private');
});

it.each([
  [401, 'answered 401; give it the TOUR_NOTIFY_SECRET of the edge, and compare the clocks'],
  [404, 'answered 404; start it, or correct --notify; it has to answer 2xx to a type that it does not know'],
])('says what a receiver that answers %d needs', async (status, expected) => {
  const mailer = await answering(status, '');
  expect(await wrong(await mock(), [...ORIGINS, '--notify', mailer])).toEqual([
    `wrong mailer at ${new URL(mailer).host}: The receiver of messages ${expected}`,
  ]);
});

it('says that nobody is at the address of the receiver', async () => {
  const port = await freePort();
  expect(await wrong(await mock(), [...ORIGINS, '--notify', `http://127.0.0.1:${port}`])).toEqual([
    `wrong mailer at 127.0.0.1:${port}: The receiver of messages cannot be reached; start it, or correct --notify; it has to answer 2xx to a type that it does not know`,
  ]);
});
