import type { NextStep } from '../booking/tourKind.ts';
import { isLink, LINK_WANTED } from './links.ts';
import { isNothing, listOf, type OptionReader } from './optionReader.ts';

/** Reads what a visitor gets to read after booking: for every tour, and for one kind of tour. */

/** Lines of text, each once. */
export function readLines(name: string, given: unknown, { wrong }: Pick<OptionReader, 'wrong'>): readonly string[] {
  const lines = listOf(given).map((line) =>
    typeof line === 'string' ? line.trim() : (wrong(name, line, 'lines of text') ?? ''),
  );
  return [...new Set(lines)].filter((line) => line !== '');
}

const NEXT_WANTED = 'a `label` and a `url`, in an attribute as "Verify your ID = https://id.example.com"';

/** A link with its words. */
export function readNextStep(
  name: string,
  given: unknown,
  { wrong }: Pick<OptionReader, 'wrong'>,
): NextStep | undefined {
  if (isNothing(given)) return undefined;
  const { label, url }: Partial<Record<string, unknown>> = typeof given === 'object' ? { ...given } : {};
  if (typeof label !== 'string' || typeof url !== 'string') return wrong(name, given, NEXT_WANTED);
  const step = { label: label.trim(), url: url.trim() };
  if (step.label === '') return wrong(name, given, NEXT_WANTED);
  return isLink(step.url) ? step : wrong(`${name}.url`, url, LINK_WANTED);
}
