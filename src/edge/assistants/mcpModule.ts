import { member } from '../../api/member.ts';

/** The part of the package `@modelcontextprotocol/server`, version 2, that the edge uses. The whole module has it. */
export interface McpModule<Server extends McpToolServer = McpToolServer> {
  readonly McpServer: new (
    info: { readonly name: string; readonly version: string; readonly title?: string },
    options: { readonly instructions?: string },
  ) => Server;
  fromJsonSchema(schema: object): unknown;
  /** `make` gives a server for one request. */
  createMcpHandler(
    make: (context: { readonly era: 'legacy' | 'modern' }) => unknown,
    options: McpHandlerOptions,
  ): McpHandler;
}

/** Whether `value` is the package, as far as one can see. */
export const isMcpModule = (value: unknown): value is McpModule =>
  ['McpServer', 'fromJsonSchema', 'createMcpHandler'].every((name) => typeof member(value, name) === 'function');

/** A server, as far as it is used. */
export interface McpToolServer {
  registerTool(
    name: string,
    tool: {
      readonly title: string;
      readonly description: string;
      readonly inputSchema: unknown;
      readonly outputSchema: unknown;
      readonly annotations: McpAnnotations;
    },
    call: (given: unknown) => Promise<McpResult>,
  ): unknown;
}

/** What a client may tell its user of a tool before it runs. */
interface McpAnnotations {
  readonly readOnlyHint: boolean;
  readonly destructiveHint: boolean;
  readonly idempotentHint: boolean;
  readonly openWorldHint: boolean;
}

/** What a tool gives. */
export interface McpResult {
  readonly [name: string]: unknown;
  readonly content: { readonly type: 'text'; readonly text: string }[];
  readonly structuredContent?: { readonly [name: string]: unknown };
  readonly isError?: boolean;
}

/** The options of a handler that are used. */
interface McpHandlerOptions {
  readonly maxSubscriptions: number;
}

/** Answers requests over HTTP. */
interface McpHandler {
  readonly fetch: (request: Request, options: { readonly parsedBody: unknown }) => Promise<Response>;
  readonly close: () => Promise<void>;
}
