import { isNothing, type OptionReader } from './optionReader.ts';

/** The parts of the object `given` that pass `isRight`; each other part is named, by `name` and its key. */
export function partsOf<Part>(
  { wrong }: OptionReader,
  name: string,
  given: unknown,
  isRight: (key: string, value: unknown) => value is Part,
  wanted: string,
): Readonly<Record<string, Part>> {
  if (isNothing(given)) return {};
  if (typeof given !== 'object' || Array.isArray(given)) return wrong(name, given, wanted) ?? {};
  const kept: Record<string, Part> = {};
  for (const [key, value] of Object.entries(given)) {
    if (isNothing(value)) continue;
    if (isRight(key, value)) kept[key] = value;
    else wrong(`${name}.${key}`, value, wanted);
  }
  return kept;
}
