import type { Home, HomePhoto } from '../../api/homes.ts';
import type { Format } from '../../i18n/format.ts';
import { formatOf, unbroken } from '../../i18n/format.ts';
import type { HomeMessages } from '../../i18n/homes.ts';
import { money } from '../../i18n/money.ts';
import { isLink } from '../../options/links.ts';
import { type Day, inUtc, noonOf } from '../../time/values.ts';

/** A unit's number such as `4B`, `PH2` or `G1`, which is no name by itself. */
const NUMBER = /^(?=.*\d)[\w-]{1,6}$|^\p{Lu}{1,2}$/u;

/** The name of a home: `Home 4B`, or the integrator's own name. Without a label, its size, or else the number of its listing. */
export function nameOf(words: HomeMessages, home: Home): string {
  const { id, label, isFloorplan } = home;
  if (isFloorplan) return words.floorplan(label || String(id));
  if (label !== '') return NUMBER.test(label) ? words.home(label) : label;
  return sizeName(words, home) ?? words.home(String(id));
}

/** The name of a home in a list: `4B`, or the number of the listing. */
export const shortNameOf = (words: HomeMessages, home: Home): string =>
  home.isFloorplan ? nameOf(words, home) : home.label || String(home.id);

/** `2 bed`. Undefined where the size is not known. */
const sizeName = (words: HomeMessages, { layout }: Home): string | undefined =>
  Object.entries(words.beds).find(([name]) => name === layout)?.[1];

/** `$3,480`, of a floorplan `from $3,480`. Empty if it is not known. */
export const rentOf = (words: HomeMessages, format: Format, { rent, isFloorplan }: Home): string =>
  rent === undefined ? '' : isFloorplan ? words.from(money(format, Math.round(rent))) : money(format, Math.round(rent));

/** `2 bed`, `1 bath`, `880 sq ft`: what is known of it. */
export const factsOf = (words: HomeMessages, format: Format, home: Home): readonly string[] =>
  [
    sizeName(words, home),
    home.baths === undefined ? undefined : words.baths(home.baths, written(format, home.baths)),
    home.size === undefined ? undefined : words.size(written(format, home.size)),
  ].filter((fact) => fact !== undefined);

const written = (format: Format, value: number): string => value.toLocaleString(format.locale);

/** `Free now`, `Free from January 15`. Undefined if the day is not known. */
export function freeOf(
  words: HomeMessages,
  format: Format,
  day: Day | undefined,
  today: Day,
  month: 'long' | 'short' = 'long',
): string | undefined {
  if (day === undefined) return undefined;
  if (day <= today) return words.freeNow;
  return words.freeFrom(unbroken(formatOf(format.locale, { month, day: 'numeric' }).format(inUtc(noonOf(day)))));
}

/** The photo, if its addresses are links. */
export const photoOf = ({ photo }: Home): HomePhoto | undefined =>
  photo && isLink(photo.small) && isLink(photo.large) ? photo : undefined;

/** The first letters of an address, in place of a photo: `AH` of `Alder House, 123 First St`. */
export const initialsOf = ({ address, label }: Home): string =>
  (address ?? '')
    .split(',', 1)
    .join()
    .split(/\s+/)
    .map((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? '')
    .join('')
    .slice(0, 2)
    .toUpperCase() || label.slice(0, 2);
