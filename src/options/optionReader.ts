/** Reads single options. Keeps one sentence for each wrong one: what was given, and what to give. */
export interface OptionReader {
  readonly problems: readonly string[];
  /** Reports that `name` is wrong. `wanted` completes the sentence "give …". */
  readonly wrong: (name: string, given: unknown, wanted: string) => undefined;
  /** Text, trimmed. Undefined when nothing was given, or no text. */
  readonly text: (name: string, given: unknown) => string | undefined;
  /** The same, for text that `isRight` accepts. */
  readonly checked: <Value extends string>(
    name: string,
    given: unknown,
    isRight: ((value: string) => value is Value) | ((value: string) => boolean),
    wanted: string,
  ) => string | undefined;
  /** One of `values`. `standard`: where nothing was given, or another text, which is reported. */
  readonly oneOf: <Value extends string, Standard>(
    name: string,
    given: unknown,
    values: readonly Value[],
    standard: Standard,
  ) => Value | Standard;
  /** Whether a switch is on. `standard`: where nothing was given, and for anything else, which is reported. */
  readonly flag: (name: string, given: unknown, standard: boolean) => boolean;
  /** The same for a switch that has a `word` of its own besides yes and no. */
  readonly flagOr: <Word extends string>(
    name: string,
    given: unknown,
    standard: boolean | Word,
    word: Word,
  ) => boolean | Word;
  /** A whole number from `least` to `most`, also as text. */
  readonly whole: (name: string, given: unknown, least: number, most: number) => number | undefined;
}

/** Whether nothing was given. */
export const isNothing = (given: unknown): given is null | undefined | '' =>
  given === undefined || given === null || given === '';

/** The items of a list. Anything else is one item. */
export const listOf = (given: unknown): readonly unknown[] => [given || []].flat();

/** The parts of an object by name; undefined where it is none, which is reported. `wanted` says what they are. */
export function partsOf(
  name: string,
  given: unknown,
  wanted: string,
  { wrong }: Pick<OptionReader, 'wrong'>,
): readonly (readonly [name: string, value: unknown])[] | undefined {
  if (isNothing(given)) return [];
  return typeof given === 'object' && !Array.isArray(given) ? Object.entries(given) : wrong(name, given, wanted);
}

const YES: readonly unknown[] = ['', 'on', 'true', 'yes', '1'];
const NO: readonly unknown[] = ['off', 'false', 'no', '0'];

/** Reads a switch: a boolean, or a word for one in any letters. An attribute without a value is a yes. Undefined for anything else. */
export function switchIn(given: unknown): boolean | undefined {
  const word = lettersOf(given);
  return YES.includes(word) || (NO.includes(word) ? false : undefined);
}

/** Text without outer spaces, in small letters. An object stays as it is. */
export const lettersOf = (given: unknown): unknown =>
  typeof given === 'object' ? given : String(given).trim().toLowerCase();

export function createOptionReader(): OptionReader {
  const problems: string[] = [];
  const reader: OptionReader = {
    problems,
    wrong(name, given, wanted) {
      problems.push(`tour-booking: \`${name}\` is ${shown(given)}; give ${wanted}.`);
      return undefined;
    },
    text: (name, given) => reader.checked(name, given, Boolean, 'text'),
    checked(name, given, isRight, wanted) {
      const value = typeof given === 'string' ? given.trim() : given;
      if (isNothing(value)) return undefined;
      return typeof value === 'string' && isRight(value) ? value : reader.wrong(name, value, wanted);
    },
    oneOf(name, given, values, standard) {
      const text = reader.checked(name, given, (each) => values.some((value) => value === each), listed(values));
      return values.find((value) => value === text) ?? standard;
    },
    flag(name, given, standard) {
      if (given === undefined || given === null) return standard;
      return switchIn(given) ?? reader.wrong(name, given, listed(['on', 'off'])) ?? standard;
    },
    flagOr(name, given, standard, word) {
      if (given === undefined || given === null) return standard;
      if (lettersOf(given) === word) return word;
      return switchIn(given) ?? reader.wrong(name, given, listed(['on', word, 'off'])) ?? standard;
    },
    whole(name, given, least, most) {
      if (isNothing(given)) return undefined;
      const value = typeof given === 'string' ? Number(given.trim()) : given;
      if (typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most) return value;
      const limit = most === Number.MAX_SAFE_INTEGER ? '' : ` to ${most}`;
      return reader.wrong(name, given, `a whole number from ${least}${limit}`);
    },
  };
  return reader;
}

const listed = (values: readonly string[]): string => `"${values.join('", "')}"`.replace(/,(?=[^,]*$)/, ' or');

/** `given` as part of a sentence. Never throws, whatever a page without types gives. */
export function shown(given: unknown): string {
  if (isNothing(given) && given !== '') return 'missing';
  if (typeof given === 'string') return JSON.stringify(given);
  if (typeof given === 'number' || typeof given === 'boolean') return String(given);
  return Array.isArray(given) ? 'a list' : `a value of type ${typeof given}`;
}
