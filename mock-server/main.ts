import { HELP, readFlags } from './flags.ts';
import { runMock } from './runMock.ts';

/** The command `npm run mock`. Ends with code 2 and one line when it cannot do what the flags ask. */
try {
  const flags = readFlags(process.argv.slice(2));
  if (flags.help) console.log(HELP);
  else {
    const { url, close } = await runMock(flags, { now: Date.now, log: (line) => console.log(line) });
    console.log(`listening on ${url}`);
    const stop = () => void close().then(() => process.exit(0));
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
  }
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`mock: ${message.split('\n', 1)[0]} (--help lists the flags)\n`);
  process.exitCode = 2;
}
