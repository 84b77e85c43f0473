import { runCommand } from './runCommand.ts';

/** The command `npm run mock`. */
await runCommand(process.argv.slice(2), (line) => console.log(line));
