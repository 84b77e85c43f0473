import type { EdgeReply } from '../edgeReplies.ts';
import type { McpModule } from './mcpModule.ts';
import { toolServers } from './mcpTools.ts';
import type { UseTool } from './toolOutcome.ts';

/** Answers the Model Context Protocol over HTTP, each request by itself: without sessions, streams and batches. */
export interface McpAnswers {
  readonly answer: (request: Request, body: object) => Promise<EdgeReply>;
  readonly close: () => Promise<void>;
}

/** The reply to all other methods. */
export const onlyPost: EdgeReply = {
  status: 405,
  headers: { Allow: 'POST' },
  json: {
    jsonrpc: '2.0',
    id: null,
    error: { code: -32_000, message: 'Requests are sent by POST. There are no sessions.' },
  },
};

export function createMcpAnswers(mcp: McpModule, use: UseTool): McpAnswers {
  // Nothing of the tools changes, so there is nothing to subscribe to, and nobody keeps a stream open.
  const handler = mcp.createMcpHandler(toolServers(mcp, use), { maxSubscriptions: 0 });
  return {
    close: handler.close,
    async answer(request, body) {
      const response = await handler.fetch(request, { parsedBody: body });
      const text = await response.text();
      const headers = { 'Content-Type': response.headers.get('Content-Type') ?? 'application/json' };
      return { status: response.status, headers, ...(text !== '' && { text }) };
    },
  };
}
