import type { McpModule, McpResult, McpToolServer } from './mcpModule.ts';
import type { Outcome, UseTool } from './toolOutcome.ts';
import { INSTRUCTIONS, TOOLS } from './tools.ts';

const INFO = { name: 'tour-booking', title: 'Property tours', version: '1.0.0' };
/** All tools read, and none reaches beyond the property. */
const ANNOTATIONS = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };

/** Makes servers of the Model Context Protocol that have the tools. `use` runs one. */
export function toolServers<Server extends McpToolServer>(mcp: McpModule<Server>, use: UseTool): () => Server {
  const tools = TOOLS.map(({ name, title, description, input, output }) => ({
    name,
    tool: {
      ...{ title, description, annotations: ANNOTATIONS },
      ...{ inputSchema: mcp.fromJsonSchema(input), outputSchema: mcp.fromJsonSchema(output) },
    },
  }));
  return () => {
    const server = new mcp.McpServer(INFO, { instructions: INSTRUCTIONS });
    for (const { name, tool } of tools)
      server.registerTool(name, tool, async (given) => resultOf(await use(name, given)));
    return server;
  };
}

/** Data twice, as clients of both kinds read it: structured, and as text. A problem is a text for the assistant. */
const resultOf = (outcome: Outcome): McpResult =>
  outcome.kind === 'found'
    ? { content: [{ type: 'text', text: JSON.stringify(outcome.data) }], structuredContent: outcome.data }
    : { content: [{ type: 'text', text: outcome.text }], isError: true };
