import { eventNames, handlerOf } from '../core/events.ts';
import type { TourBookingOptions } from './componentOptions.ts';
import type { Door } from './door.ts';
import { attributes, kebab } from './optionNames.ts';
import { scriptValue } from './scriptOptions.ts';

/** The options that no attribute can carry, except the handlers of events. One that is missing here does not compile. */
const IN_CODE: {
  readonly [Name in Exclude<keyof TourBookingOptions, (typeof attributes)[number][0] | `on${string}`>]-?: true;
} = {
  client: true,
  fetch: true,
  service: true,
  queryClient: true,
  messages: true,
  prefill: true,
  fields: true,
  lookUp: true,
  components: true,
  isolate: true,
  className: true,
  classNames: true,
  style: true,
};

const PROPS: readonly string[] = [
  ...attributes.map(([name]) => name),
  ...Object.keys(IN_CODE),
  ...eventNames.map(handlerOf),
  'onWarning',
];

const ATTRIBUTES: readonly string[] = attributes.map(([, attribute]) => attribute);

/**
 * One sentence for each name that is nearly an option: `timezone`, `group_id`, `acccent`. Any other name is none of our business. On an
 * element the names are those of its attributes and those in its script.
 */
export function misspelledNames(
  options: Partial<TourBookingOptions>,
  { element }: Pick<Door, 'element'>,
): readonly string[] {
  if (!element) return misspelled(Object.keys(options), PROPS, '`');
  const { names, problems } = scriptNames(element);
  // Between quotes a name stays as it is: see `asAttributes`.
  return [...misspelled(element.getAttributeNames(), ATTRIBUTES, '`'), ...problems, ...misspelled(names, PROPS, '"')];
}

const misspelled = (given: readonly string[], known: readonly string[], mark: string): readonly string[] =>
  given.flatMap((name) => {
    const meant = known.includes(name) ? undefined : known.find((option) => isNear(name, option));
    return meant === undefined
      ? []
      : [`tour-booking: ${mark}${name}${mark} is not read; write ${mark}${meant}${mark}.`];
  });

const WRONG =
  'tour-booking: the script in the element is not a JSON object; give options by name, such as {"homes": ["all"]}.';

/** The names in the child script of `element`, and a sentence if it is wrong. */
function scriptNames(element: Element): {
  readonly names: readonly string[];
  readonly problems: readonly string[];
} {
  try {
    const value = scriptValue(element);
    if (value === null) return { names: [], problems: [] };
    if (typeof value === 'object' && !Array.isArray(value)) return { names: Object.keys(value), problems: [] };
  } catch {
    // It is reported as any other wrong text.
  }
  return { names: [], problems: [WRONG] };
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
