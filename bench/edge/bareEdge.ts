import { createServer, type IncomingMessage } from 'node:http';
import { createClient } from 'redis';
import { listenAsChild } from './listenAsChild.ts';

/**
 * What the edge is compared with: a handler on node:http by hand. Its parent process sends it the one reply to a GET as
 * `[headers, body in base64]`, and it answers the message with `ready`. A booking makes the same call and the same Redis commands as the edge does,
 * and a join the same commands; neither checks anything. The arguments are the addresses of the service and of Redis.
 */
export type BareReply = readonly [headers: Record<string, string>, body: string];

const [, , service = '', redis = ''] = process.argv;
const client = createClient({ url: redis });
await client.connect();

let headers: Record<string, string> = {};
let body = Buffer.alloc(0);
process.on('message', ([sent, text]: BareReply) => {
  headers = sent;
  body = Buffer.from(text, 'base64');
  process.send?.('ready');
});

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

const DAY_MS = '86400000';
const SWAP = `
if redis.call('GET', KEYS[1]) ~= false then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return 1`;

/** Since when Redis remembers. */
const clock = (): Promise<unknown> =>
  Promise.all(
    [['TIME'], ['INFO', 'server'], ['INFO', 'stats'], ['GET', 'bare:since']].map((words) => client.sendCommand(words)),
  );

async function book(key: string, path: string, given: string): Promise<unknown> {
  await clock();
  await client.sendCommand(['SET', `bare:${key}`, given, 'NX', 'PX', DAY_MS]);
  const reply = await fetch(service + path, {
    ...{ method: 'POST', body: given },
    headers: { 'Content-Type': 'application/json', Authorization: `Basic ${btoa('sk_demo:')}` },
  });
  const json: unknown = await reply.json();
  await client.sendCommand(['DEL', 'bare:day']);
  await client.sendCommand(['SET', `bare:${key}`, JSON.stringify(json), 'PX', DAY_MS]);
  return json;
}

async function join(key: string, given: string): Promise<unknown> {
  const { group_id: group, email } = JSON.parse(given);
  await client.sendCommand(['SET', `bare:${key}`, 'taken', 'NX', 'PX', DAY_MS]);
  await client.sendCommand(['MGET', `bare:entry:${key}`]);
  await client.sendCommand(['ZCARD', `bare:list:${group}`]);
  await client.sendCommand(['EVAL', SWAP, '1', `bare:entry:${key}`, given, DAY_MS]);
  await client.sendCommand(['MGET', `bare:asked:${email}`]);
  await client.sendCommand(['EVAL', SWAP, '1', `bare:asked:${email}`, key, DAY_MS]);
  return { state: 'waiting', token: key };
}

const server = createServer({ keepAliveTimeout: 65_000 }, async (request, response) => {
  if (request.method === 'GET') return void response.writeHead(200, headers).end(body);
  const { url: path = '' } = request;
  const key = String(request.headers['idempotency-key']);
  const given = await bodyOf(request);
  const reply = JSON.stringify(await (path === '/waitlist' ? join(key, given) : book(key, path, given)));
  response
    .writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(reply) })
    .end(reply);
});
listenAsChild(server);
