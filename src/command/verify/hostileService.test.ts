import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { runVerify } from './runVerify.ts';

const running: (() => void)[] = [];
afterEach(() => {
  for (const stop of running.splice(0)) stop();
});

async function serve(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  running.push(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

const SECRET = 'sk_live+Secret/Key~42';
const PUBLIC = 'pk_live_Public_42';

/** All that a run against `service` prints. It reads and writes with both keys. */
async function verified(service: string, json: boolean): Promise<string> {
  const printed: string[] = [];
  const print = (text: string): void => void printed.push(text);
  await runVerify(
    {
      ...{ service, json, groups: [101], community: 201, emailList: 801, origin: 'https://www.example.com' },
      ...{ email: 'check@example.com', publicKey: PUBLIC, secretKey: SECRET },
    },
    { now: () => Date.parse('2026-12-01T14:00:00Z'), log: print, warn: print },
  );
  return printed.join('\n');
}

const base64 = (text: string): string => Buffer.from(text).toString('base64');
/** The forms in which a service may repeat a key. */
const forms = [SECRET, PUBLIC].flatMap((key) => [
  ...[key, key.toUpperCase(), key.toLowerCase(), encodeURIComponent(key)],
  ...[base64(key), base64(`${key}:`), Buffer.from(`${key}:`).toString('base64url'), base64(key).replace(/=+$/, '')],
  ...[Buffer.from(key).toString('hex'), Buffer.from(key).toString('hex').toUpperCase()],
  [...key].map((sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`).join(''),
]);

it.each([true, false])('prints no key that the service repeats, in no form (JSON: %s)', async (json) => {
  let asked = 0;
  const service = await serve((_request, response) => {
    asked += 1;
    const text = forms.map((form) => `key ${form} is unknown`);
    const escaped = `{"errors":{"raw":"${forms.at(-1)}"}}`;
    response.setHeader('Access-Control-Allow-Origin', `https://${SECRET.replace(/\W/g, '')}.example ${base64(SECRET)}`);
    response.end(
      [JSON.stringify({ errors: { start: text, [SECRET]: text }, available_times: text }), escaped, text.join(' ')][
        asked % 3
      ],
    );
  });
  const said = await verified(service, json);
  expect(said).toContain('is unknown');
  for (const form of forms) expect(said.toLowerCase()).not.toContain(form.toLowerCase());
});

it.each([true, false])('writes out what would steer the terminal (JSON: %s)', async (json) => {
  const signs = '\x1b[2J\x1b]0;owned\x07\x9b31m\x7f\b\u202e\u2066\u2028\r\n  holds    all of it';
  const service = await serve((request, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(
      request.url?.includes('times')
        ? signs
        : JSON.stringify({ errors: { start: [signs], [signs]: signs }, available_times: [signs] }),
    );
  });
  const said = await verified(service, json);
  expect(said).toMatch(/\\u001b/);
  expect(said).not.toMatch(/[^\n\P{Cc}]|[\p{Cf}\p{Zl}\p{Zp}]/u);
  expect(said).not.toMatch(/^ {2}holds {4}all of it/m);
});

it.each([301, 302, 303, 307, 308])('takes nothing to another host by a redirect (%i)', async (status) => {
  const taken: string[] = [];
  const elsewhere = await serve((request, response) => {
    taken.push(`${request.method} ${request.url}`);
    response.end('{}');
  });
  const service = await serve((request, response) =>
    response.writeHead(status, { Location: `${elsewhere}${request.url}` }).end(),
  );
  const said = await verified(service, false);
  expect(said).toContain(`answered ${status} a redirect to ${elsewhere}, which is not followed`);
  expect(taken).toEqual([]);
});
