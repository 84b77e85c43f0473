import { parseArgs } from 'node:util';

/** One flag of a command. One without `value` is a switch. */
export interface Flag<Value> {
  /** The placeholder for its value in the help, such as `NUMBER`. */
  readonly value?: string;
  /** What it is, as the help says it. */
  readonly says: string;
  /** What it takes, as an error says it. */
  readonly wants: string;
  /** Undefined if `text` cannot be right. */
  readonly read: (text: string) => Value | undefined;
  /** Its value if it is not given. */
  readonly standard: Value;
}

/** Flags by their names in code: `trustedHops` is `--trusted-hops`. */
type Flags = Readonly<Record<string, Flag<unknown>>>;
export type Values<Table extends Flags> = {
  readonly [Name in keyof Table]: Table[Name] extends Flag<infer Value> ? Value : never;
};

/** A flag that is given or not. */
export const on = (says: string): Flag<boolean> => ({ says, wants: 'no value', read: () => true, standard: false });

/** A flag with a value. `read` gives undefined for a text that cannot be right. */
export const flag = <Value>(
  value: string,
  says: string,
  wants: string,
  read: (text: string) => Value | undefined,
): Flag<Value | undefined> => ({ value, says, wants, read, standard: undefined });

/** A flag that has a value also if it is not given. */
export const standard = <Value>(value: Value, given: Flag<Value | undefined>): Flag<Value> => ({
  ...given,
  standard: value,
});

/** `read` of a text of which only `is` has to be true. */
export const textIf =
  (is: (text: string) => boolean) =>
  (given: string): string | undefined =>
    is(given) ? given : undefined;

/** A whole number from 0 to `most`. */
export const whole = (value: string, says: string, number: number, most: number): Flag<number> =>
  standard(
    number,
    flag(value, says, `a whole number from 0 to ${most}`, (given) =>
      /^\d+$/.test(given) && Number(given) <= most ? Number(given) : undefined,
    ),
  );

/** The list of flags for the help, with the values that hold if they are not given. */
export function helpOf(flags: Flags): string {
  const rows = Object.entries(flags).map(([name, { value, says, standard: without }]) => ({
    left: `${flagName(name)}${value === undefined ? '' : ` ${value}`}`,
    right: `${says}${typeof without === 'string' || typeof without === 'number' ? ` (${without})` : ''}`,
  }));
  const all = [...rows, { left: '--help', right: 'this text' }];
  const width = Math.max(...all.map(({ left }) => left.length));
  return all.map(({ left, right }) => `  ${left.padEnd(width)} ${right}`).join('\n');
}

/** The values of a command line, by `flags`. Throws an Error with one sentence that names the flag and the problem. */
export function readArguments<const Table extends Flags>(flags: Table, args: readonly string[]): Values<Table> {
  const options = Object.fromEntries(
    Object.entries(flags).map(([name, { value }]) => [
      dashed(name),
      { type: value === undefined ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  const takesValue = (arg = ''): boolean => options[arg.replace(/^--/, '')]?.type === 'string';
  // Join `--port -1`, which would be read as two flags, so that the message names -1 as the wrong value.
  const joined = args.flatMap((arg, place) => {
    if (/^-\d/.test(arg) && takesValue(args[place - 1])) return [];
    const next = args[place + 1] ?? '';
    return [takesValue(arg) && /^-\d/.test(next) ? `${arg}=${next}` : arg];
  });
  let given: Readonly<Record<string, unknown>>;
  try {
    given = parseArgs({ args: joined, options }).values;
  } catch (error) {
    throw new Error(problemOf(error, takesValue));
  }
  const values = Object.entries(flags).map(([name, flag]) => {
    const said = given[dashed(name)];
    if (typeof said !== 'string') return [name, said ?? flag.standard];
    const value = flag.read(said);
    if (value === undefined) throw wrongValue(name, flag.wants, said);
    return [name, value];
  });
  // The flag of each name has made its value.
  return Object.fromEntries(values) as Values<Table>;
}

const dashed = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A flag as one types it, by its name in code. */
export const flagName = (name: string): string => `--${dashed(name)}`;

/** The problem that `parseArgs` found, in one sentence. */
function problemOf(error: unknown, takesValue: (arg: string) => boolean): string {
  if (!(error instanceof Error && 'code' in error)) return String(error);
  const name = /--?[\w-]+/.exec(error.message)?.[0] ?? '';
  if (error.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return `There is no flag ${name}`;
  if (error.code !== 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') return error.message;
  return takesValue(name) ? `${name} needs a value` : `${name} takes no value`;
}

/** The error of a flag whose value cannot be right. `name` is its name in code. */
export const wrongValue = (name: string, wanted: string, given: string): Error =>
  new Error(`${flagName(name)} takes ${wanted}, not ${given.trim() === '' ? 'an empty text' : given}`);
