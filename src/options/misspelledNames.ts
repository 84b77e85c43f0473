import { eventNames, handlerOf } from '../core/events.ts';
import type { TourBookingOptions } from './componentOptions.ts';
import type { Door } from './door.ts';
import { attributes, kebab, optionNames } from './optionNames.ts';

const PROPS: readonly string[] = [...optionNames, ...eventNames.map(handlerOf), 'onWarning'];

const ATTRIBUTES: readonly string[] = attributes.map(([, attribute]) => attribute);

/**
 * One sentence for each name that is nearly an option: `timezone`, `group_id`, `acccent`. Any other name is none of our business. On an
 * element the names are those of its attributes.
 */
export function misspelledNames(
  options: Partial<TourBookingOptions>,
  { element }: Pick<Door, 'element'>,
): readonly string[] {
  const [given, known] = element ? [element.getAttributeNames(), ATTRIBUTES] : [Object.keys(options), PROPS];
  return given.flatMap((name) => {
    const meant = known.includes(name) ? undefined : known.find((option) => isNear(name, option));
    return meant === undefined ? [] : [`tour-booking: \`${name}\` is not read; write \`${meant}\`.`];
  });
}

/** A sentence about options as one about attributes: `groupId` becomes `group-id`, `prefill.phone` `prefill-phone`. */
export const asAttributes = (sentence: string): string =>
  sentence
    .replace(/`[a-z]+[A-Z]\w*/g, (option) => (PROPS.includes(option.slice(1)) ? kebab(option) : option))
    .replace(/`prefill\./g, '`prefill-');

/** Whether two names differ only in how words are joined, or by one letter: added, missing or another. */
function isNear(one: string, other: string): boolean {
  const [a, b] = [one, other].map((name) => name.toLowerCase().replace(/[-_]/g, ''));
  if (a === undefined || b === undefined || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  return Math.max(a.length, b.length) - start - end <= 1;
}
