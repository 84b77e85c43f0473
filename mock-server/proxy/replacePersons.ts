import { isObject } from '../engine/json.ts';

/**
 * Replaces personal data in JSON. The same value becomes the same substitute everywhere, so that a recording stays coherent: a
 * booking and the list of its client's appointments have the same names.
 */
export interface Persons {
  /** Learns the personal values of `value`, then gives a copy without them. */
  replace(value: unknown): unknown;
  /** Replaces `secret`, such as a key, wherever it occurs. */
  hide(secret: string): void;
}

const PHONE_NAME = /^(phone|mobile|fax)|_phone$|phone_number$|fax_number$/;
/** What a property holds, by its name. */
const KINDS: readonly (readonly [pattern: RegExp, make: (count: number) => string])[] = [
  [/email$/, (count) => `person${count}@example.com`],
  [PHONE_NAME, (count) => `(555) 555-${String(count).padStart(4, '0')}`],
  [/first_name$|preferred_name$/, (count) => `First${count}`],
  [/last_name$/, (count) => `Last${count}`],
  [/^broker_company$|^lead_source$|^client_referral$/, (count) => `Company ${count}`],
  [/^(notes|bio|reason_for_move|other_occupants|client_location|current_postal_code)$/, (count) => `Text ${count}`],
  [/^date_of_birth$/, () => '1990-01-01'],
  [/^headshot$|^photo$/, (count) => `https://example.com/person${count}.svg`],
];
const NAME = (count: number): string => `Person ${count}`;
/** The properties in which a `name` is a person's. Elsewhere a `name` is that of a building, a list or a company. */
const OF_PERSONS = /^(client|person|people|employee|agents|contacts)$/;

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
/** A phone number as people write it, with signs and groups that dates, prices and ids do not have. */
const PHONE = /(?:\+\d{1,3}[ .-]?)?\(\d{3}\) ?\d{3}[ .-]?\d{4}|\+\d{8,15}|\b\d{3}[.-]\d{3}[.-]\d{4}\b/g;
/** A shorter value is replaced only where it is the whole text. */
const SHORTEST_PART = 3;
/** Finds a value inside a longer text, as whole words: not "Ava" in "Available". */
const asWords = (value: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'gu');

export function createPersons(): Persons {
  const substitutes = new Map<string, string>();
  const counts = new Map<unknown, number>();

  function learn(text: string, make: (count: number) => string): void {
    if (text.trim() === '' || substitutes.has(text) || [...substitutes.values()].includes(text)) return;
    const count = (counts.get(make) ?? 0) + 1;
    counts.set(make, count);
    substitutes.set(text, make(count));
  }

  /** Learns from `value`, which stands below the property `name`. `isPerson`: a `name` in it is a person's. */
  function learnAll(value: unknown, name: string, isPerson: boolean): void {
    if (typeof value === 'string') {
      const [, make] = KINDS.find(([pattern]) => pattern.test(name)) ?? (name === 'name' && isPerson ? ['', NAME] : []);
      if (make) learn(value, make);
      else {
        for (const [found] of value.matchAll(EMAIL)) learn(found, makeEmail);
        for (const [found] of value.matchAll(PHONE)) learn(found, makePhone);
      }
    } else if (typeof value === 'number' && PHONE_NAME.test(name)) {
      learn(String(value), makePhone);
    } else if (Array.isArray(value)) {
      for (const item of value) learnAll(item, name, isPerson);
    } else if (isObject(value)) {
      const isOne = OF_PERSONS.test(name) || Object.keys(value).some((each) => /email$|phone/.test(each));
      for (const [each, inner] of Object.entries(value)) {
        learnAll(each, '', false);
        // A headshot is an object of sizes. Each size counts as a headshot.
        learnAll(inner, /^(headshot)$/.test(name) ? name : each, isOne);
      }
    }
  }

  function replaceIn(text: string): string {
    const whole = substitutes.get(text);
    if (whole !== undefined) return whole;
    const parts = [...substitutes.keys()].filter((each) => each.length >= SHORTEST_PART && text.includes(each));
    return parts
      .sort((one, other) => other.length - one.length)
      .reduce((left, part) => left.replace(asWords(part), () => substitutes.get(part) ?? ''), text);
  }

  const copy = (value: unknown): unknown => {
    if (typeof value === 'string') return replaceIn(value);
    if (typeof value === 'number') return substitutes.get(String(value)) ?? value;
    if (Array.isArray(value)) return value.map(copy);
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [replaceIn(name), copy(inner)]));
  };

  return {
    replace(value) {
      learnAll(value, '', false);
      return copy(value);
    },
    hide(secret) {
      if (secret !== '') substitutes.set(secret, 'key');
    },
  };
}

const makeEmail = KINDS[0]?.[1] ?? NAME;
const makePhone = KINDS[1]?.[1] ?? NAME;
