import type { Endpoint } from '../../src/api/contract/endpoint.ts';
import { checkExchange } from '../../src/command/checkExchange.ts';
import { forward } from '../../src/command/forward.ts';
import type { Elsewhere } from '../answer.ts';
import { type Call, type Reply, refusal } from '../callAndReply.ts';
import { isObject } from '../engine/json.ts';
import { refuseUnknownParameters, refuseUnknownProperties } from '../strict.ts';
import type { Recorder } from './recordedWorld.ts';

interface ProxyOptions {
  /** The address of the service, without a slash at the end. */
  readonly target: string;
  /** Prints a difference. */
  readonly print: (line: string) => void;
  readonly recorder: Recorder | undefined;
}

/** Headers of a request that belong to the connection with this server, or that tell where the page is. */
const OWN_HEADERS =
  /^(host|connection|content-length|transfer-encoding|accept-encoding|keep-alive|te|trailer|upgrade|expect|origin|referer|x-mock-world|proxy-.*|sec-.*)$/;
const KEPT_HEADERS = ['retry-after', 'www-authenticate', 'location'];

/** Passes each call on to a service, checks both sides against the contract, and prints each difference. */
export const createProxy =
  ({ target, print, recorder }: ProxyOptions): Elsewhere =>
  async (call, sent, endpoint) => {
    const query = call.query.toString();
    const url = `${target}${call.path}${query === '' ? '' : `?${query}`}`;
    const headers = Object.fromEntries(Object.entries(call.headers ?? {}).filter(([name]) => !OWN_HEADERS.test(name)));
    try {
      const method = call.method === 'HEAD' ? 'GET' : call.method;
      const { status, header, text } = await forward({ url, method, headers, body: sent.text });
      const body = parsed(sent.text);
      const reply = parsed(text);
      if (endpoint) for (const line of differences(endpoint, call, body, status, reply)) print(line);
      else print(`differs: ${call.method} ${call.path} is no operation of the contract.`);
      const kept = Object.fromEntries(
        KEPT_HEADERS.flatMap((name) => [[name, header(name)]].filter(([, has]) => has !== null)),
      );
      await recorder?.add(call, body, { status, headers: kept, body: reply });
      return {
        ...{ status, body: text, ending: 'whole' },
        headers: { 'Content-Type': header('content-type') ?? 'application/octet-stream', ...kept },
      };
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      print(`differs: ${call.method} ${call.path} has no reply: ${why}`);
      return refusal(502, { proxy: [`The service did not answer: ${why}`] });
    }
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
