import { flag, helpOf, readArguments } from './arguments.ts';

/** What the command line says. */
export interface McpFlags {
  /** The address of the edge, without a slash at its end. */
  readonly edge: string;
}

const FLAGS = {
  edge: flag(
    'URL',
    'address of an edge that runs with --assistants, like https://tours.example.com',
    'an address like https://tours.example.com',
    (edge) =>
      /^https?:\/\/[^/?#@\s][^?#@\s]*$/i.test(edge) && URL.canParse(edge) ? edge.replace(/\/+$/, '') : undefined,
  ),
};

export const MCP_HELP = `The free times of an edge for an assistant on this machine, over standard input and output (Model Context Protocol).

  npx tour-booking mcp --edge URL

${helpOf(FLAGS)}

An assistant starts this command by itself. Its tools read times and give links: none books. It needs the package @modelcontextprotocol/server
2 beside tour-booking (docs/assistants.md)`;

/** Reads the command line. Throws an Error with one sentence that names the flag and the problem. */
export function readMcpFlags(args: readonly string[]): McpFlags {
  const { edge } = readArguments(FLAGS, args);
  if (edge === undefined) throw new Error('--edge is missing; give the address of the edge');
  return { edge };
}
