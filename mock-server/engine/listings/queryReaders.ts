import { type Day, dayOf, parseDay, parseLocalDateTime } from '../../../src/time/values.ts';
import { didYouMean } from '../didYouMean.ts';
import { readId } from '../json.ts';
import type { World } from '../world/world.ts';
import { type Polygon, parsePolygon } from './geometry.ts';

/** The value of a text, or a sentence about what is wrong with it. */
export type Reading<Value> = { readonly value: Value } | { readonly problem: string };
export type Reader<Value> = (text: string, world: World) => Reading<Value>;

/** The beginning of a text, for a message. */
const shown = (text: string): string => (text === '' ? 'An empty text' : text.slice(0, 40));

const reading = <Value>(value: Value | undefined, problem: string): Reading<Value> =>
  value === undefined ? { problem } : { value };

/** One of the words of a filter. Gives its place in the list. */
export const oneOf =
  (words: readonly (string | undefined)[]): Reader<number> =>
  (text) => {
    const place = words.indexOf(text);
    if (place >= 0) return { value: place };
    const known = words.filter((word) => word !== undefined);
    return { problem: `${shown(text)} is not one of ${known.join(', ')}.${didYouMean(text, known)}` };
  };

/** The id of an existing record. `ids` lists the existing ids. */
export const idOf =
  (what: string, ids: (world: World) => readonly number[]): Reader<number> =>
  (text, world) => {
    const id = readId(text);
    return reading(id !== undefined && ids(world).includes(id) ? id : undefined, `${shown(text)} is no ${what} id.`);
  };

const FLAGS: Readonly<Record<string, boolean>> = { true: true, '1': true, false: false, '0': false };

/** `true` or `false`, or `1` or `0`: the document's sample of `has_photos` is 1. Every switch takes both, in both versions of the API. */
export const flag: Reader<boolean> = (text) =>
  reading(
    Object.hasOwn(FLAGS, text.toLowerCase()) ? FLAGS[text.toLowerCase()] : undefined,
    `${shown(text)} is neither true nor false.`,
  );

/** A decimal number that is not negative. */
export const decimal: Reader<number> = (text) => {
  const [, sign, whole = ''] = /^(-?)(\d+)(\.\d+)?$/.exec(text) ?? [];
  if (sign === undefined) return { problem: `${shown(text)} is not a number.` };
  if (sign === '-') return { problem: `${shown(text)} is below 0.` };
  return reading(whole.length > MOST_DIGITS ? undefined : Number(text), `${shown(text)} is too large.`);
};
const MOST_DIGITS = 12;

/** A whole number from `min` to `max`. */
export const integer =
  (min: number, max: number): Reader<number> =>
  (text) => {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    return reading(
      value >= min && value <= max ? value : undefined,
      `${shown(text)} is not a whole number from ${min} to ${max}.`,
    );
  };

export const date: Reader<Day> = (text) => reading(parseDay(text), `${shown(text)} is not a date (YYYY-MM-DD).`);

/** A date, or the date of a date and time. */
export const dateOrTime: Reader<Day> = (text) => {
  const time = parseLocalDateTime(text);
  return reading(parseDay(text) ?? (time && dayOf(time)), `${shown(text)} is neither a date nor a date and time.`);
};

export const words: Reader<string> = (text) =>
  reading(text.trim() === '' ? undefined : text.trim().toLowerCase(), 'An empty text finds nothing.');

export const polygon: Reader<Polygon> = (text) => {
  const parsed = parsePolygon(text);
  return typeof parsed === 'string' ? { problem: parsed } : { value: parsed };
};
