import { runVerify } from '../src/command/verify/runVerify.ts';
import { type Finding, verify } from '../src/command/verify/verify.ts';
import { startServer } from './startServer.ts';

const NOW = Date.parse('2026-12-01T14:00:00Z');
const flags = {
  ...{ groups: [101], community: 201, emailList: 801, origin: 'https://www.example.com', json: true },
  ...({ email: 'check@example.com', publicKey: 'pk_demo', secretKey: 'sk_demo' } as const),
};

/** A fault of a service: which replies it changes, how, and where the finding is expected. */
export interface Wrong {
  readonly is: string;
  /** The calls that it changes, as method, path and query: `GET /api/…/times?time=…`. */
  readonly call: RegExp;
  /** Of those calls, only those whose reply passes this test. */
  readonly when?: (reply: Response) => boolean;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Changes the text of the reply. */
  readonly text?: (text: string, url: URL) => string;
  /** Where the finding is expected. */
  readonly found: RegExp;
  readonly breaks: boolean;
}

/** A mock with the data of a seed, and a `fetch` whose replies `wrong` changes. */
async function startWrong(wrong: Wrong | undefined, seed: number) {
  const { base, service, get } = await startServer({}, seed);
  const fetcher = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const url = new URL(String(input));
    const reply = await fetch(input, init);
    if (!wrong?.call.test(`${init?.method} ${url.pathname}${url.search}`)) return reply;
    if (wrong.when?.(reply) === false) return reply;
    if (wrong.status === 0) throw new TypeError('fetch failed', { cause: new Error('read ECONNRESET') });
    const text = await reply.text();
    const headers = new Headers(reply.headers);
    for (const [name, value] of Object.entries(wrong.headers ?? {})) headers.set(name, value);
    headers.delete('content-length');
    const status = wrong.status ?? reply.status;
    return new Response(status === 204 ? null : (wrong.text?.(text, url) ?? text), { status, headers });
  };
  return { base, service, get, fetcher };
}

/** What is found in a mock whose replies `wrong` changes. No report is written, which takes longer than the calls. */
export async function findingsOf(wrong: Wrong): Promise<readonly Finding[]> {
  const { base, fetcher } = await startWrong(wrong, 1);
  return verify({ ...flags, service: base }, { fetch: fetcher, now: () => NOW });
}

/** Runs the command on a mock whose replies `wrong` changes, with the data of a seed. */
export async function verifyMock(wrong?: Wrong, settings: Partial<Parameters<typeof runVerify>[0]> = {}, seed = 1) {
  const { base, service, get, fetcher } = await startWrong(wrong, seed);
  const printed: string[] = [];
  const warned: string[] = [];
  const code = await runVerify(
    { ...flags, service: base, ...settings },
    { fetch: fetcher, now: () => NOW, log: (text) => printed.push(text), warn: (text) => warned.push(text) },
  );
  const said = printed.join('\n');
  const findings = (settings.json === false ? [] : JSON.parse(said).findings) as readonly Finding[];
  return { code, said, warned: warned.join('\n'), findings, service, get, base };
}

export const differing = (findings: readonly Finding[]): readonly Finding[] =>
  findings.filter(({ outcome }) => outcome === 'differs');
