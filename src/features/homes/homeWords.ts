import type { Home, HomePhoto } from '../../api/homeClient.ts';
import { shownAmount } from '../../booking/tourHomes.ts';
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

/** The price of a home in words. */
interface Price {
  /** `$3,640/mo total`, `$3,480/mo rent`, `From $3,480/mo + fees`. Of a floorplan with `From`. */
  readonly lead: string;
  /** The amount, as it is written in `lead`. */
  readonly amount: string;
  /** What stands below it, and smaller: the rent and the fees in a total, and all that is paid once. */
  readonly rest: readonly string[];
  /** Each fee by its name. Folded. */
  readonly fees: readonly string[];
}

/** Says the price of a home, as all places do that show one. Undefined without an amount. */
export function priceOf(words: HomeMessages, format: Format, home: Home): Price | undefined {
  const { rent, total, fees = [], areFeesExtra, isFloorplan } = home;
  const shown = shownAmount(home);
  if (shown === undefined) return undefined;
  const amount = money(format, shown);
  const from = isFloorplan || areFeesExtra ? words.from(amount) : amount;
  const monthly = fees.filter(({ when }) => when === 'monthly').map(({ name }) => name);
  const once = fees.filter(({ when }) => when === 'once');
  const isTotal = total !== undefined;
  return {
    lead: isTotal ? words.aMonth(from) : areFeesExtra ? words.feesExtra(from) : words.rentIs(from),
    amount,
    rest: [
      ...(isTotal && rent !== undefined && rent < total
        ? [words.madeOf(money(format, rent), money(format, difference(total, rent)))]
        : []),
      ...(once.length > 0 ? [words.oneTime(money(format, sumOf(once)))] : []),
    ],
    fees: [
      ...(isTotal && monthly.length > 0 ? [words.includes(monthly)] : []),
      ...once.map((fee) => words.once(fee.name, money(format, fee.amount))),
    ],
  };
}

// Sums and differences of cents are a little off in binary numbers.
const cents = (amount: number): number => Math.round(amount * 100) / 100;
const difference = (total: number, rent: number): number => cents(total - rent);
const sumOf = (fees: readonly { readonly amount: number }[]): number =>
  cents(fees.reduce((sum, { amount }) => sum + amount, 0));

/** `2 bed`, `1 bath`, `880 sq ft`: what is known of it. */
export const factsOf = (words: HomeMessages, format: Format, home: Home): readonly string[] =>
  [
    sizeName(words, home),
    home.baths === undefined ? undefined : words.baths(home.baths, written(format, home.baths)),
    home.size === undefined ? undefined : words.size(written(format, home.size)),
  ].filter((fact) => fact !== undefined);

const written = (format: Format, value: number): string => value.toLocaleString(format.locale);

/** `2 bed`, `$3,640/mo total`: a home in a small place. */
export const inShort = (words: HomeMessages, format: Format, home: Home): readonly string[] =>
  [factsOf(words, format, home)[0], priceOf(words, format, home)?.lead].filter((part) => part !== undefined);

/** `Available now`, `Available January 15`. Undefined if the day is not known. */
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
