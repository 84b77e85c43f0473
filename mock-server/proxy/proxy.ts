import type { Endpoint } from '../../src/api/contract/endpoint.ts';
import { createWithoutSecrets } from '../../src/api/secretForms.ts';
import { visibleText } from '../../src/api/visibleText.ts';
import { checkExchange } from '../../src/command/checkExchange.ts';
import { forward } from '../../src/command/forward.ts';
import type { Elsewhere } from '../answer.ts';
import { type Call, type Reply, refusal, tooLarge } from '../callAndReply.ts';
import { isObject } from '../engine/json.ts';
import { refuseUnknownParameters, refuseUnknownProperties } from '../strict.ts';
import { keysOf } from './keysOf.ts';
import type { Recorder } from './recordedWorld.ts';

interface ProxyOptions {
  /** The address of the service, without a slash at the end. */
  readonly target: string;
  /** Prints a difference. */
  readonly print: (line: string) => void;
  readonly recorder: Recorder | undefined;
}

/**
 * Headers of a request that belong to the connection with this server, that tell where the page is, that are of other pages of this machine
 * (cookies), or that make another request of it (its method, its path, its sender).
 */
const OWN_HEADERS = new RegExp(
  `^(${[
    'host|connection|content-length|transfer-encoding|accept-encoding|keep-alive|te|trailer|upgrade|expect',
    'origin|referer|cookie.*|x-mock-world|proxy.*|sec-.*|via|forwarded|x-forwarded.*|x-real-ip',
    'x-http-method.*|x-method.*|x-original.*|x-rewrite.*',
  ].join('|')})$`,
);
const KEPT_HEADERS = ['retry-after', 'www-authenticate', 'location'];
/** A page that the service sends must not act as one of this machine. */
const HARMLESS = { 'Content-Security-Policy': 'sandbox', 'X-Content-Type-Options': 'nosniff' };
/**
 * The path of an operation with its ids filled in. Nothing in it is encoded, so that the service cannot read another path than the one that
 * was compared with the contract.
 */
const PLAIN_PATH = /^(\/[\w-]+)+\/?$/;

/**
 * Passes each call of an operation on to a service, checks both sides against the contract, and prints each difference. Other calls are not
 * passed on.
 */
export const createProxy =
  ({ target, print, recorder }: ProxyOptions): Elsewhere =>
  async (call, sent, endpoint) => {
    const withoutKeys = createWithoutSecrets(keysOf(call));
    const tell = (line: string): void => print(visibleText(withoutKeys(line)));
    if (endpoint === undefined || !PLAIN_PATH.test(call.path)) {
      const why = `${call.method} ${call.path} is no operation of the contract, and is not passed on.`;
      tell(`differs: ${why}`);
      return refusal(404, { proxy: [visibleText(why)] });
    }
    if (sent.tooLarge) return tooLarge();
    const query = call.query.toString();
    const url = `${target}${call.path}${query === '' ? '' : `?${query}`}`;
    const headers = Object.fromEntries(Object.entries(call.headers ?? {}).filter(([name]) => !OWN_HEADERS.test(name)));
    const body = parsed(sent.text);
    const answered = await forward({
      url,
      method: endpoint.method,
      headers,
      body: endpoint.method === 'GET' ? '' : sent.text,
    }).catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
    if (typeof answered === 'string') {
      tell(`differs: ${call.method} ${call.path} has no reply: ${answered}`);
      return refusal(502, { proxy: [`The service did not answer: ${visibleText(withoutKeys(answered))}`] });
    }
    const { status, header, text } = answered;
    const reply = parsed(text);
    for (const line of differences(endpoint, call, body, status, reply)) tell(line);
    const kept = Object.fromEntries(
      KEPT_HEADERS.flatMap((name) => [[name, header(name)]].filter(([, has]) => has !== null)),
    );
    // The service has answered, whether the file can be written or not.
    await recorder
      ?.add(call, body, { status, headers: kept, body: reply })
      .catch((error: unknown) => tell(`not recorded: ${error instanceof Error ? error.message : String(error)}`));
    return {
      ...{ status, body: text, ending: 'whole' },
      headers: { ...HARMLESS, 'Content-Type': header('content-type') ?? 'application/octet-stream', ...kept },
    };
  };

/** The differences of request and reply, one line each. No line has a value in it. */
function differences(
  endpoint: Endpoint,
  call: Call,
  sent: unknown,
  status: number,
  received: unknown,
): readonly string[] {
  const { request, reply } = checkExchange({ endpoint, sent, status, received });
  const refused = [refuseUnknownParameters(endpoint, call.query), refuseUnknownProperties(endpoint, sent)];
  const at = `${endpoint.name} (${call.method} ${call.path})`;
  return [
    ...[...refused.flatMap(sentencesOf), ...request].map((problem) => `differs: request of ${at}: ${problem}`),
    ...reply.map((problem) => `differs: reply ${status} of ${at}: ${problem}`),
  ];
}

/** The sentences of a refusal, at any depth. */
function sentencesOf(refused: Reply | undefined): readonly string[] {
  const found: string[] = [];
  const visit = (value: unknown): void => {
    if (typeof value === 'string') found.push(value);
    else if (Array.isArray(value)) value.forEach(visit);
    else if (isObject(value)) Object.values(value).forEach(visit);
  };
  if (refused) visit(JSON.parse(refused.body));
  return found;
}

/** The JSON of a body. Undefined if there is none. */
function parsed(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
