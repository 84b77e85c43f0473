import { visibleText } from '../src/api/visibleText.ts';
import { checkEdge } from '../src/command/checkEdge.ts';
import { EDGE_HELP, readEdgeFlags } from '../src/command/edgeFlags.ts';
import { MCP_HELP, readMcpFlags } from '../src/command/mcpFlags.ts';
import { runEdge } from '../src/command/runEdge.ts';
import { runMcp } from '../src/command/runMcp.ts';
import { runVerify } from '../src/command/verify/runVerify.ts';
import { readVerifyFlags, VERIFY_HELP } from '../src/command/verify/verifyFlags.ts';
import { firstMinute } from './firstMinute.ts';
import { HELP, readFlags } from './flags.ts';
import { runMock, versionOf } from './runMock.ts';

// The commands `npx tour-booking mock`, `edge`, `verify` and `mcp`. In a clone, `npm run mock` runs the mock as well.

/**
 * The result of a command: a server that listens, with a text to print; one that talks over standard output, on which nothing else may stand;
 * or the exit code of a command that has ended.
 */
type Started = { readonly url?: string; readonly says?: string; readonly close: () => Promise<void> } | number;

const surroundings = { now: Date.now, log: (line: string) => console.log(line) };
const version = versionOf();
const COMMANDS = `tour-booking ${version}

  npx tour-booking mock [flags]    the leasing API over HTTP, in memory (npx tour-booking mock --help)
  npx tour-booking edge [flags]    the server part between widgets and the leasing service (npx tour-booking edge --help)
  npx tour-booking verify URL      holds a leasing service against the API document (npx tour-booking verify --help)
  npx tour-booking mcp --edge URL  the free times of an edge for an assistant on this machine (npx tour-booking mcp --help)
  npx tour-booking --version       the version of the package`;

interface Command {
  readonly help: string;
  readonly run: (args: readonly string[]) => Promise<Started>;
}

const commands: Readonly<Record<string, Command>> = {
  mock: {
    help: HELP,
    async run(args) {
      const flags = readFlags(args);
      const mock = await runMock(flags, surroundings);
      return { ...mock, says: firstMinute(mock.url, mock.service, flags.requireKey) };
    },
  },
  edge: {
    help: EDGE_HELP,
    async run(args) {
      const flags = readEdgeFlags(args, process.env);
      if (flags.check) return checkEdge(flags, surroundings);
      const edge = await runEdge(flags, surroundings);
      // A log of objects says itself that the edge listens.
      return flags.log === 'json' ? { close: edge.close } : edge;
    },
  },
  verify: {
    help: VERIFY_HELP,
    run: (args) =>
      runVerify(readVerifyFlags(args, process.env), { ...surroundings, warn: (line) => console.error(line) }),
  },
  mcp: { help: MCP_HELP, run: (args) => runMcp(readMcpFlags(args)) },
};

const [name = '', ...args] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (command && args.includes('--help')) console.log(command.help);
else if (command) await runCommand(command);
else if (name === '--help' || name === '-h') console.log(COMMANDS);
else if (name === '--version') console.log(version);
else {
  const unknown = name === '' ? '' : `there is no command ${name}; `;
  process.stderr.write(
    `tour-booking: ${unknown}say what to run: npx tour-booking mock, edge, verify or mcp (npx tour-booking --help)\n`,
  );
  process.exitCode = 2;
}

/** Runs a command. A server runs until the process gets a signal to end. If it cannot start, prints one line and ends with code 2. */
async function runCommand({ run }: Command): Promise<void> {
  try {
    const started = await run(args);
    if (typeof started === 'number') {
      process.exitCode = started;
      return;
    }
    const { url, says, close } = started;
    if (url !== undefined) console.log(`listening on ${url}${says === undefined ? '' : `\n\n${says}\n`}`);
    const stop = () => void close().then(() => process.exit(0));
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
  } catch (error) {
    const message = (error instanceof Error ? error.message : String(error)).replace(/^createTourEdge: /, '');
    process.stderr.write(`${name}: ${visibleText(message.split('\n', 1)[0] ?? '')} (--help lists the flags)\n`);
    process.exitCode = 2;
  }
}
