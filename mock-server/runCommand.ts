import { HELP, readFlags } from './flags.ts';
import { runMock } from './runMock.ts';

/**
 * Runs the mock as a process, until it is told to end. `args` are its flags. What cannot be done is said in one line, and
 * the process ends with code 2.
 */
export async function runCommand(args: readonly string[], log: (line: string) => void): Promise<void> {
  try {
    const flags = readFlags(args);
    if (flags.help) return log(HELP);
    const { url, close } = await runMock(flags, { now: Date.now, log });
    log(`listening on ${url}`);
    const stop = () => void close().then(() => process.exit(0));
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    process.stderr.write(`mock: ${message.split('\n', 1)[0]} (--help lists the flags)\n`);
    process.exitCode = 2;
  }
}
