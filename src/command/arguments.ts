import { type ParseArgsConfig, parseArgs } from 'node:util';

type FlagOptions = NonNullable<ParseArgsConfig['options']>;

/** The flags of a command line, by `options`. Throws an Error with one sentence that names the flag and the problem. */
export function readArguments<const Options extends FlagOptions>(options: Options, args: readonly string[]) {
  const takesValue = (arg = ''): boolean =>
    Object.entries(options).some(([name, { type }]) => type === 'string' && arg === `--${name}`);
  // Join `--port -1`, which would be read as two flags, so that the message names -1 as the wrong value.
  const joined = args.flatMap((arg, place) => {
    if (/^-\d/.test(arg) && takesValue(args[place - 1])) return [];
    const next = args[place + 1] ?? '';
    return [takesValue(arg) && /^-\d/.test(next) ? `${arg}=${next}` : arg];
  });
  try {
    return parseArgs({ args: joined, options }).values;
  } catch (error) {
    throw new Error(problemOf(error, takesValue));
  }
}

/** The problem that `parseArgs` found, in one sentence. */
function problemOf(error: unknown, takesValue: (arg: string) => boolean): string {
  if (!(error instanceof Error && 'code' in error)) return String(error);
  const name = /--?[\w-]+/.exec(error.message)?.[0] ?? '';
  if (error.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return `There is no flag ${name}`;
  if (error.code !== 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') return error.message;
  return takesValue(name) ? `${name} needs a value` : `${name} takes no value`;
}

/** The error of a flag whose value cannot be right. */
export const wrongValue = (name: string, wanted: string, given: string): Error =>
  new Error(`--${name} takes ${wanted}, not ${given.trim() === '' ? 'an empty text' : given}`);
