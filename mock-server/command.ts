import { HELP, readFlags } from './flags.ts';
import { runMock, versionOf } from './runMock.ts';

// The command `npx tour-booking mock`. In a clone, `npm run mock` runs it as well.

const version = versionOf();
const COMMANDS = `tour-booking ${version}

  npx tour-booking mock [flags]    the leasing API over HTTP, in memory (npx tour-booking mock --help)
  npx tour-booking --version       the version of the package`;

const [name, ...flags] = process.argv.slice(2);
if (name === 'mock') await runCommand(flags);
else if (name === '--help' || name === '-h') console.log(COMMANDS);
else if (name === '--version') console.log(version);
else {
  const unknown = name === undefined ? '' : `there is no command ${name}; `;
  process.stderr.write(
    `tour-booking: ${unknown}say what to run: npx tour-booking mock [flags] (npx tour-booking --help)\n`,
  );
  process.exitCode = 2;
}

/** Runs the mock until the process gets a signal to end. If it cannot start, prints one line and ends with code 2. */
async function runCommand(args: readonly string[]): Promise<void> {
  try {
    const given = readFlags(args);
    if (given.help) return console.log(HELP);
    if (given.version) return console.log(version);
    const { url, close } = await runMock(given, { now: Date.now, log: (line) => console.log(line) });
    console.log(`listening on ${url}`);
    const stop = () => void close().then(() => process.exit(0));
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    process.stderr.write(`mock: ${message.split('\n', 1)[0]} (--help lists the flags)\n`);
    process.exitCode = 2;
  }
}
