import type { Stop } from '../gate.ts';
import { readBody } from '../readBody.ts';
import type { EdgeReply } from '../replies.ts';
import type { McpModule } from './mcpModule.ts';
import { toolServers } from './mcpTools.ts';
import type { UseTool } from './outcome.ts';

/** Answers the Model Context Protocol over HTTP, each request by itself: without sessions, streams and batches. */
export interface McpAnswers {
  readonly answer: (request: Request) => Promise<EdgeReply>;
  readonly close: () => Promise<void>;
}

/** The longest body, in bytes. */
const MOST_BYTES = 64 * 1024;

/** A body that is no request, as JSON-RPC says it. */
const noRequest: EdgeReply = {
  status: 400,
  json: { jsonrpc: '2.0', id: null, error: { code: -32_700, message: 'The body has to be one JSON object.' } },
};
const onlyPost: EdgeReply = {
  status: 405,
  headers: { Allow: 'POST' },
  json: {
    jsonrpc: '2.0',
    id: null,
    error: { code: -32_000, message: 'Requests are sent by POST. There are no sessions.' },
  },
};

const REFUSALS = { 'too-large': 'mcp-body-size', 'too-slow': 'body-time' } as const;

export function createMcpAnswers(
  mcp: McpModule,
  use: UseTool,
  refuse: (stop: NonNullable<Stop>) => EdgeReply,
): McpAnswers {
  // Nothing of the tools changes, so there is nothing to subscribe to, and nobody keeps a stream open.
  const handler = mcp.createMcpHandler(toolServers(mcp, use), { maxSubscriptions: 0 });
  return {
    close: handler.close,
    async answer(request) {
      if (request.method !== 'POST') return onlyPost;
      const body = await readBody(request, { most: MOST_BYTES });
      if (body.kind === 'no-object') return noRequest;
      if (body.kind !== 'object') return refuse({ why: REFUSALS[body.kind] });
      const response = await handler.fetch(request, { parsedBody: body.value });
      const text = await response.text();
      const headers = { 'Content-Type': response.headers.get('Content-Type') ?? 'application/json' };
      return { status: response.status, headers, ...(text !== '' && { text }) };
    },
  };
}
