import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type AccessOptions, accessOf } from './access.ts';
import { type AnswerOptions, answer, saved } from './answer.ts';
import type { PageFile } from './apiPage.ts';
import { type Body, half, MAX_BODY_BYTES, NO_BODY, type Reply, refusal } from './callAndReply.ts';
import { CONTROL, control } from './control.ts';
import { type Cors, preflight } from './cors.ts';
import type { MockService } from './engine/mockService.ts';
import { answerPhoto, isPhoto } from './photos.ts';
import {
  addressee,
  controlWorlds,
  createWorlds,
  isWorldControl,
  noWorld,
  WORLD_HEADER,
  type Worlds,
} from './worlds.ts';

export interface HttpOptions extends AnswerOptions, AccessOptions {
  /** The worlds in addition to `service`. Default: worlds like `createMockService()`. */
  worlds?: Worlds | undefined;
  /** Files in addition to the API, by path. */
  pages?: ((path: string) => PageFile | undefined) | undefined;
}

type Settings = HttpOptions & { readonly worlds: Worlds };

/** Serves the service over HTTP, with control paths and CORS. The server is not listening yet. */
export function createHttpServer(service: MockService, given: HttpOptions = {}): Server {
  const options: Settings = { ...given, worlds: given.worlds ?? createWorlds() };
  // Node's own refusal of a request without a host has no body. `respond` gives it one.
  const server = createServer({ keepAliveTimeout: 65_000, requireHostHeader: false });
  const receive = (request: IncomingMessage, response: ServerResponse) => {
    const [path = '/', query = ''] = split(request.url ?? '/');
    const { cors, refused } = accessOf(request, isControl(path), options);
    if (request.method === 'OPTIONS') {
      request.resume();
      const { status, headers } = preflight((name) => request.headers[name]?.toString(), cors);
      return response.writeHead(refused ? refused.status : status, headers).end();
    }
    (refused ? refuse(options, request, path, refused) : respond(service, options, request, path, query))
      .then((reply) => write(request, response, reply, cors))
      .catch(() => request.socket.destroy());
  };
  server.on('request', receive);
  // Ignore an `Expect` header other than 100-continue. Node would answer 417 without a body.
  server.on('checkExpectation', receive);
  server.on('clientError', (_error, socket: Socket) => {
    if (socket.writable) socket.end(BAD_REQUEST);
    else socket.destroy();
  });
  server.on('connect', (_request, socket) => socket.end(BAD_REQUEST));
  return server;
}

/** Reads the request to its end, because a caller that is still sending does not see the reply. */
async function refuse(options: Settings, request: IncomingMessage, path: string, reply: Reply): Promise<Reply> {
  const began = performance.now();
  await readBody(request);
  options.onRequest?.({ method: request.method ?? 'GET', path, status: reply.status, ms: performance.now() - began });
  return reply;
}

/** Whether a path is a control path. The API of a world stands below one. */
const isControl = (path: string): boolean =>
  path.startsWith(CONTROL) && !/^\/__mock\/worlds\/[^/]+\/(api|photos)\//.test(path);

async function respond(own: MockService, options: Settings, request: IncomingMessage, target: string, query: string) {
  const { method = 'GET', headers } = request;
  if (headers.host === undefined && request.httpVersion === '1.1') {
    await readBody(request);
    return refusal(400, { host: ['A request has to name its host.'] });
  }
  const addressed = addressee(own, options.worlds, target, headers[WORLD_HEADER]?.toString());
  if (typeof addressed === 'string') {
    await readBody(request);
    return noWorld(addressed);
  }
  const { service, path, world, prefix } = addressed;
  const settings = world ? { ...options, onRequest: reportWith(options, prefix), save: undefined } : options;
  if (isPhoto(path) && (method === 'GET' || method === 'HEAD')) return answerPhoto(service, path, settings);
  return path.startsWith('/api/')
    ? answer(
        service,
        {
          method,
          path,
          base: addressOf(headers.host) + prefix,
          query: new URLSearchParams(query),
          header: (name) => headers[name]?.toString(),
          body: () => readBody(request),
        },
        settings,
      )
    : answerOutsideApi(service, settings, request, path, query);
}

/** The address by which the caller reached this server. A malformed host is left out of replies. */
const addressOf = (host = ''): string =>
  /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i.test(host) ? `http://${host}` : '';

/** Reports the calls of a world with their whole path, also if the world was named by the header. */
const reportWith = ({ onRequest }: HttpOptions, prefix: string): AnswerOptions['onRequest'] =>
  onRequest && ((entry) => onRequest({ ...entry, path: prefix + entry.path }));

/** Answers the paths outside the API: control paths, the OpenAPI description and its page. */
async function answerOutsideApi(
  service: MockService,
  options: Settings,
  request: IncomingMessage,
  path: string,
  query: string,
): Promise<Reply> {
  const began = performance.now();
  const { method = 'GET' } = request;
  const body = await readBody(request);
  const reply = await answerPath();
  options.onRequest?.({ method, path, status: reply.status, ms: performance.now() - began });
  return reply;

  async function answerPath(): Promise<Reply> {
    if (!path.startsWith(CONTROL)) return page(options, method, path);
    if (isWorldControl(path)) return controlWorlds(options.worlds, method, path, body);
    const answered = control(service, method, path, body, new URLSearchParams(query));
    return method === 'GET' ? answered : saved(answered, options.save);
  }
}

function page({ pages }: HttpOptions, method: string, path: string): Reply {
  const file = pages?.(path);
  if (file === undefined) return refusal(404, { path: 'There is nothing at this path.' });
  if (method !== 'GET' && method !== 'HEAD') {
    return refusal(405, { method: [`${method} is not allowed here.`] }, { Allow: 'GET, HEAD, OPTIONS' });
  }
  return { status: 200, headers: { 'Content-Type': file.type }, body: file.text, ending: 'whole' };
}

/** Splits a request target, which may be a whole URL, into path and query. */
function split(target: string): [string, string] {
  const local = target.startsWith('/') ? target : target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '') || '/';
  const mark = local.indexOf('?');
  return mark < 0 ? [local, ''] : [local.slice(0, mark), local.slice(mark + 1)];
}

function write(request: IncomingMessage, response: ServerResponse, reply: Reply, cors: Cors): void {
  const { status, headers, body, ending } = reply;
  if (ending === 'no reply') {
    request.socket.destroy();
    return;
  }
  response.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body), ...cors });
  if (request.method === 'HEAD') response.end();
  else if (ending === 'lost') response.write(half(body), () => request.socket.destroySoon());
  // Write text, not a buffer. Node then sends head and body in one packet.
  else response.end(body);
}

const BAD_BODY = JSON.stringify({ errors: { request: ['This is no request this server understands.'] } });
const BAD_REQUEST = [
  'HTTP/1.1 400 Bad Request',
  'Content-Type: application/json; charset=utf-8',
  `Content-Length: ${BAD_BODY.length}`,
  'Connection: close',
  '',
  BAD_BODY,
].join('\r\n');

/** Reads the whole body of a request, and keeps at most `MAX_BODY_BYTES` of it. Never rejects. */
function readBody(request: IncomingMessage): Promise<Body> {
  const { headers } = request;
  if (headers['transfer-encoding'] === undefined && (headers['content-length'] ?? '0') === '0') {
    return Promise.resolve(NO_BODY);
  }
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= MAX_BODY_BYTES) chunks.push(chunk);
      else chunks.length = 0;
    });
    request.on('end', () => {
      const tooLarge = size > MAX_BODY_BYTES;
      resolve({ text: tooLarge ? '' : Buffer.concat(chunks).toString('utf8'), tooLarge });
    });
    // The caller has closed the connection. Nobody reads the reply.
    request.on('error', () => resolve(NO_BODY));
    request.on('close', () => resolve(NO_BODY));
  });
}
