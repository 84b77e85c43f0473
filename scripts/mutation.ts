import { existsSync } from 'node:fs';
import { mutantsOf } from './mutation/runStryker.ts';
import { type Survivor, scoreOf } from './mutation/score.ts';
import survivors from './mutation/survivors.json' with { type: 'json' };

/** Folder -> the files whose mutants the folder's own tests have to kill. */
const SCOPE: Readonly<Record<string, readonly string[]>> = {
  'src/time': ['src/time/**/*.ts'],
  'src/booking': ['src/booking/**/*.ts'],
  'src/core': ['src/core/**/*.ts'],
  'src/queries': ['src/queries/**/*.ts'],
  'src/form': ['src/form/*.ts'],
  'src/calendar': ['src/calendar/*.ts'],
  // The contract is a transcript of the API document; the fixtures judge it.
  'src/api': ['src/api/*.ts'],
};

/** A mutant as the list of survivors names it. */
const changeOf = ({ code, original, replacement }: Pick<Survivor, 'code' | 'original' | 'replacement'>): string =>
  `${original}  ->  ${replacement}  in  ${code}`;

const reviewed: readonly Survivor[] = survivors;

/** The lowest score that passes, in percent, for each folder. */
const LEAST = 90;

/** `npm run mutation`: counts how many small changes of the code the unit tests notice. `npm run mutation -- src/time` checks one folder. */
const asked = process.argv.slice(2);
const folders = asked.length > 0 ? asked : Object.keys(SCOPE).filter((folder) => existsSync(folder));
for (const folder of folders) {
  const patterns = SCOPE[folder];
  if (patterns === undefined) {
    console.error(`There is no folder "${folder}" in the scope; it has ${Object.keys(SCOPE).join(', ')}.`);
    process.exit(2);
  }
  const started = performance.now();
  const mutants = await mutantsOf(folder, patterns);
  const score = scoreOf(
    mutants,
    reviewed.filter(({ file }) => file.startsWith(`${folder}/`)),
  );
  const minutes = ((performance.now() - started) / 60_000).toFixed(1);
  console.log(
    `${folder.padEnd(13)} ${score.percent.toFixed(1).padStart(5)} %  ${score.killed} of ${score.all}  ${minutes} min`,
  );
  for (const { file, line, ...mutant } of score.unexplained)
    console.log(`  survived without a reason: ${file}:${line}  ${changeOf(mutant)}`);
  for (const { file, ...mutant } of score.outdated)
    console.log(`  survives no more, take it out of survivors.json: ${file}  ${changeOf(mutant)}`);
  if (score.percent < LEAST || score.outdated.length > 0) process.exitCode = 1;
}
