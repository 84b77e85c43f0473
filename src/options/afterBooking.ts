import type { NextStep } from '../booking/tourKind.ts';
import { isLink, LINK_WANTED } from './links.ts';
import { isNothing, type OptionReader } from './optionReader.ts';

/** Reads what a visitor gets to read after booking: for every tour, and for one kind of tour. */

/** Lines of text, each once: a list, or text with `|` or a line break between the lines. */
export function readLines(name: string, given: unknown, { wrong }: Pick<OptionReader, 'wrong'>): readonly string[] {
  const list: readonly unknown[] =
    typeof given === 'string' ? given.split(/[|\n]/) : Array.isArray(given) ? given : given ? [given] : [];
  const lines = list.map((line) =>
    typeof line === 'string' ? line.trim() : (wrong(name, line, 'lines of text') ?? ''),
  );
  return [...new Set(lines)].filter((line) => line !== '');
}

const NEXT_WANTED = 'words and a link, such as "Verify your ID | https://id.example.com"';

/** A link with its words: `{ label, url }`, or text with a `|` between the two. */
export function readNextStep(
  name: string,
  given: unknown,
  { wrong }: Pick<OptionReader, 'wrong'>,
): NextStep | undefined {
  if (isNothing(given)) return undefined;
  const { label, url }: Partial<Record<string, unknown>> =
    typeof given === 'string' ? partsOf(given) : typeof given === 'object' ? { ...given } : {};
  if (typeof label !== 'string' || typeof url !== 'string') return wrong(name, given, NEXT_WANTED);
  const step = { label: label.trim(), url: url.trim() };
  if (step.label === '') return wrong(name, given, NEXT_WANTED);
  return isLink(step.url) ? step : wrong(`${name}.url`, url, LINK_WANTED);
}

/** The last `|` stands between the two, since the words may have one. */
function partsOf(text: string): { readonly label: string; readonly url: string } {
  const end = text.lastIndexOf('|');
  return { label: text.slice(0, Math.max(end, 0)), url: text.slice(end + 1) };
}
