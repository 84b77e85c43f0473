import { runCommand } from './runCommand.ts';

/** The command `npx tour-booking`, of which `mock` is all there is. */
const [name, ...flags] = process.argv.slice(2);
if (name === 'mock') await runCommand(flags, (line) => console.log(line));
else {
  process.stderr.write('tour-booking: say what to run: npx tour-booking mock [flags] (npx tour-booking mock --help)\n');
  process.exitCode = 2;
}
