import { isNothing, type OptionReader } from './optionReader.ts';

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
