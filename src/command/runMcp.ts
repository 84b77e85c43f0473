import { askAtMost } from '../api/atMost.ts';
import { bareFetch } from '../api/bareFetch.ts';
import { member } from '../api/member.ts';
import { toolServers } from '../edge/assistants/mcpTools.ts';
import { propertyText } from '../edge/assistants/propertyText.ts';
import { found, type Outcome, problem, STATUSES, type UseTool } from '../edge/assistants/toolOutcome.ts';
import type { McpFlags } from './mcpFlags.ts';

/** How long the edge may take, in milliseconds. It asks the service itself. */
const PATIENCE_MS = 20_000;
/** The longest reply that is read, in bytes. The tools of an edge give less than a tenth of that. */
const MOST_BYTES = 1_000_000;
/** The longest sentence of an edge that is repeated. */
const MOST_SIGNS = 2_000;

/** What the process gives to the command. */
export interface McpProcess {
  readonly fetch?: typeof fetch;
  /** Milliseconds until a call to the edge is given up. */
  readonly patience?: number;
}

/** Serves the tools of an edge over standard input and output. Rejects with an Error of one sentence where the package is missing. */
export async function runMcp(flags: McpFlags, process: McpProcess = {}): Promise<{ close(): Promise<void> }> {
  const { mcp, serveStdio } = await loadStdio();
  return serveStdio(toolServers(mcp, askEdge(flags, process)), { maxSubscriptions: 0 });
}

/**
 * Uses the tools of an edge. An edge that is away or answers oddly is a problem in plain words.
 * @internal
 */
export const askEdge =
  ({ edge }: McpFlags, { fetch = bareFetch, patience = PATIENCE_MS }: McpProcess = {}): UseTool =>
  async (name, given) => {
    try {
      // By POST, because the address of a GET is in many logs, and a visitor's name may be among what is given.
      const reply = await askAtMost(fetch, MOST_BYTES)(`${edge}/assistants/${name}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(given ?? {}),
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      });
      return outcomeOf(reply.status, await reply.text());
    } catch {
      return problem('service', 'The server of the tours cannot be reached at the moment. Try again in a minute.');
    }
  };

function outcomeOf(status: number, text: string): Outcome {
  const json = jsonIn(text);
  if (status === 200 && typeof json === 'object' && json !== null && !Array.isArray(json)) return found({ ...json });
  const said = member(member(json, 'errors'), 'edge');
  const first: unknown = Array.isArray(said) ? said[0] : undefined;
  return problem(
    whyOf(status),
    typeof first === 'string'
      ? propertyText(first, MOST_SIGNS)
      : `The server of the tours gave no answer of its own (${status}). Ask who runs it whether assistants are switched on.`,
  );
}

const whyOf = (status: number): keyof typeof STATUSES =>
  status === STATUSES.given
    ? 'given'
    : status === STATUSES.group
      ? 'group'
      : status === STATUSES.gone
        ? 'gone'
        : 'service';

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The package of the protocol, which is no part of the command. Undefined where it is missing. */
export const loadMcp = (): Promise<typeof import('@modelcontextprotocol/server') | undefined> =>
  import('@modelcontextprotocol/server').catch(() => undefined);

async function loadStdio() {
  try {
    const [mcp, { serveStdio }] = await Promise.all([
      import('@modelcontextprotocol/server'),
      import('@modelcontextprotocol/server/stdio'),
    ]);
    return { mcp, serveStdio };
  } catch (cause) {
    throw new Error('this needs the package @modelcontextprotocol/server 2; install it beside tour-booking', { cause });
  }
}
