import { readArguments, wrongValue } from './arguments.ts';

/** What the command line says. */
export interface McpFlags {
  /** The address of the edge, without a slash at its end. */
  readonly edge: string;
}

export const MCP_HELP = `The free times of an edge for an assistant on this machine, over standard input and output (Model Context Protocol).

  npx tour-booking mcp --edge URL

  --edge URL            address of an edge that runs with --assistants, like https://tours.example.com
  --help                this text

An assistant starts this command by itself. Its tools read times and give links: none books. It needs the package @modelcontextprotocol/server
2 beside tour-booking (docs/assistants.md)`;

const OPTIONS = { edge: { type: 'string' }, help: { type: 'boolean', default: false } } as const;

/** Reads the command line; `help` where it is asked for. Throws an Error with one sentence that names the flag and the problem. */
export function readMcpFlags(args: readonly string[]): McpFlags | 'help' {
  const { edge, help } = readArguments(OPTIONS, args);
  if (help) return 'help';
  if (edge === undefined) throw new Error('--edge is missing; give the address of the edge');
  if (!/^https?:\/\/[^/]/i.test(edge) || !URL.canParse(edge) || /[?#@\s]/.test(edge))
    throw wrongValue('edge', 'an address like https://tours.example.com', edge);
  return { edge: edge.replace(/\/+$/, '') };
}
