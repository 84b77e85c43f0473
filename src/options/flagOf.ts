import type { OptionReader } from './optionReader.ts';

/** Yes or no, also as text; an attribute without a value is a yes. */
export function flagOf(
  name: string,
  given: unknown,
  standard: boolean,
  { wrong }: Pick<OptionReader, 'wrong'>,
): boolean {
  const text = String(given ?? standard)
    .trim()
    .toLowerCase();
  if (['', 'true', 'on'].includes(text)) return true;
  if (!['false', 'off'].includes(text)) return wrong(name, given, '"on" or "off"') ?? standard;
  return false;
}
