import type { Home, HomeFee, HomePhoto } from '../api/homeClient.ts';
import { isSameHome, MOST_HOMES, type Rents } from '../booking/tourHomes.ts';
import type { HomesSetting } from '../core/bookingSettings.ts';
import { parseDay } from '../time/values.ts';
import { isLink, LINK_WANTED } from './links.ts';
import { isNothing, lettersOf, listOf, type OptionReader } from './optionReader.ts';

/** A mandatory fee, in your own words. */
export interface HomeFeeOption {
  /** As it stands in a sentence: `trash`. */
  readonly name: string;
  /** In currency units: 25, or 9.95. */
  readonly amount: number | string;
  readonly when: 'monthly' | 'once';
}

/** A home in your own words. The service is not asked about it. */
export interface HomeOption {
  /** The number of its listing. */
  readonly id: number | string;
  /** The number of the unit, or a name: `4B`. */
  readonly label: string;
  /** The rent of a month, in whole currency units. */
  readonly rent?: number | string | undefined;
  /** What must be paid each month: the rent with all mandatory fees. It then stands first, and the rent behind it as the base rent. */
  readonly total?: number | string | undefined;
  /** The mandatory fees. `extra`, in place of a list and of a total: there are fees beside the rent. */
  readonly fees?: 'extra' | readonly HomeFeeOption[] | undefined;
  /** The number of bedrooms. 0 is a studio. */
  readonly beds?: number | string | undefined;
  readonly baths?: number | string | undefined;
  /** The size in square feet. */
  readonly size?: number | string | undefined;
  readonly address?: string | undefined;
  /** The first day on which it is free, `2027-01-15`. */
  readonly availableFrom?: string | undefined;
  /** A photo: an http(s) address or a path of your site, or an address for each of two sizes as `{ small, large }`. */
  readonly photo?: string | { readonly small: string; readonly large: string } | undefined;
  /** The address of a page about the home: http(s), or a path of your site. */
  readonly url?: string | undefined;
}

/** The value of the option `homes`: `all`, or a list of ids of listings and of objects. */
export type HomesOption = 'all' | readonly (number | string | HomeOption)[];

/** The options that say which homes there are. A page without types gives anything. */
interface OptionsOfHomes {
  readonly homes?: unknown;
  readonly home?: unknown;
  readonly community?: unknown;
}

type Reader = Pick<OptionReader, 'wrong' | 'whole' | 'text' | 'checked'>;

/** The most homes that are read. */
const MOST_GIVEN = 50;

/**
 * The homes that can be seen on a tour. Up to three homes are on the tour from the start. With more, none is, and the visitor chooses.
 * Each wrong one is reported to `reader` and left out.
 */
export function readHomesOption(options: OptionsOfHomes, reader: Reader): HomesSetting {
  const { homes: given, home, community } = options;
  const { all, offered } = readEntries(listOf(given), reader);
  const id = isNothing(home) ? undefined : reader.whole('home', home, 1, Number.MAX_SAFE_INTEGER);
  const named = id === undefined ? undefined : offered.find((each) => each.id === id);
  return {
    start: offered.length <= MOST_HOMES ? offered : [],
    offered,
    searches: all || !isNothing(community),
    openedFor: named ?? (id === undefined ? undefined : { id, label: '' }),
  };
}

function readEntries(
  entries: readonly unknown[],
  reader: Reader,
): { readonly all: boolean; readonly offered: readonly Home[] } {
  const offered: Home[] = [];
  let all = false;
  if (entries.length > MOST_GIVEN)
    reader.wrong('homes', `${entries.length} homes`, `at most ${MOST_GIVEN}, or "all" for a choice that is searched`);
  for (const [at, entry] of Object.entries(entries.slice(0, MOST_GIVEN))) {
    if (lettersOf(entry) === 'all') {
      all = true;
      continue;
    }
    const home = readHomeOption(`homes.${at}`, entry, reader);
    if (home === undefined) continue;
    if (offered.some((other) => isSameHome(other, home))) reader.wrong(`homes.${at}`, home.id, 'each home once');
    else offered.push(home);
  }
  return { all, offered };
}

/** What the option `rents` may say. */
export const RENTS: readonly Rents[] = ['total', 'base', 'off'];

function readHomeOption(path: string, given: unknown, reader: Reader): Home | undefined {
  const { whole, text, checked, wrong } = reader;
  const isObject = typeof given === 'object' && given !== null && !Array.isArray(given);
  const parts: Partial<Record<string, unknown>> = isObject ? { ...given } : { id: given };
  const idPath = isObject ? `${path}.id` : path;
  const id = isNothing(parts.id)
    ? wrong(idPath, parts.id, 'the number of its listing')
    : whole(idPath, parts.id, 1, Number.MAX_SAFE_INTEGER);
  if (id === undefined) return undefined;
  if (!isObject) return { id, label: '' };
  const label = text(`${path}.label`, parts.label);
  if (label === undefined)
    return isNothing(parts.label)
      ? wrong(`${path}.label`, parts.label, 'the number of the unit, or a name')
      : undefined;
  const rent = amountOf(`${path}.rent`, parts.rent, 'the rent of a month as a number, such as 3480', reader);
  const beds = amountOf(`${path}.beds`, parts.beds, 'the number of bedrooms', reader);
  const day = checked(`${path}.availableFrom`, parts.availableFrom, (value) => parseDay(value) !== undefined, DAY);
  return {
    id,
    label,
    rent,
    ...totalAndFees(path, parts, rent, reader),
    layout: beds === undefined ? undefined : layoutOf(beds),
    baths: amountOf(`${path}.baths`, parts.baths, 'the number of bathrooms', reader),
    size: amountOf(`${path}.size`, parts.size, 'the size in square feet as a number, such as 880', reader),
    address: text(`${path}.address`, parts.address),
    availableFrom: day === undefined ? undefined : parseDay(day),
    photo: photoOf(`${path}.photo`, parts.photo, reader),
    url: checked(`${path}.url`, parts.url, isLink, LINK_WANTED),
  };
}

const DAY = 'a day such as "2027-01-15"';

/** A number that is 0 or more, also as digits. */
function amountIn(given: unknown): number | undefined {
  const amount = typeof given === 'string' && given.trim() !== '' ? Number(given) : given;
  return typeof amount === 'number' && Number.isFinite(amount) && amount >= 0 ? amount : undefined;
}

const amountOf = (path: string, given: unknown, wanted: string, { wrong }: Reader): number | undefined =>
  isNothing(given) ? undefined : (amountIn(given) ?? wrong(path, given, wanted));

const FEES = '"extra", or a list of fees with `name`, `amount` and `when`';
const FEE = '`name` as text, `amount` as a number, and `when` as "monthly" or "once"';

/** What must be paid beside the rent. A total that the rent and the fees contradict is left out, because it would promise too much. */
function totalAndFees(
  path: string,
  parts: Partial<Record<string, unknown>>,
  rent = 0,
  reader: Reader,
): Pick<Home, 'total' | 'fees' | 'areFeesExtra'> {
  const { wrong } = reader;
  const areExtra = parts.fees === 'extra';
  const entries: readonly unknown[] = Array.isArray(parts.fees) ? parts.fees : [];
  if (!areExtra && !isNothing(parts.fees) && !Array.isArray(parts.fees)) wrong(`${path}.fees`, parts.fees, FEES);
  const fees = entries.flatMap((entry, at) => feeIn(entry) ?? wrong(`${path}.fees.${at}`, entry, FEE) ?? []);
  const monthly = fees.filter(({ when }) => when === 'monthly');
  // Sums of cents are a little off in binary numbers.
  const least = Math.round(monthly.reduce((sum, { amount }) => sum + amount, rent) * 100) / 100;
  const given = amountOf(
    `${path}.total`,
    parts.total,
    'what must be paid each month as a number, such as 3640',
    reader,
  );
  const total =
    given === undefined || (!areExtra && given >= least)
      ? given
      : wrong(
          `${path}.total`,
          given,
          areExtra ? 'none where `fees` is "extra"' : `at least ${least}, the rent with the monthly fees`,
        );
  if (monthly.length > 0 && isNothing(parts.total))
    wrong(`${path}.total`, parts.total, 'what must be paid each month, because `fees` has monthly ones');
  return {
    total,
    ...(fees.length > 0 && { fees }),
    ...(total === undefined && (areExtra || monthly.length > 0) && { areFeesExtra: true }),
  };
}

function feeIn(given: unknown): HomeFee | undefined {
  const { name, amount, when }: Partial<Record<string, unknown>> =
    typeof given === 'object' && given !== null ? { ...given } : {};
  const known = amountIn(amount);
  return typeof name === 'string' &&
    name.trim() !== '' &&
    known !== undefined &&
    (when === 'monthly' || when === 'once')
    ? { name: name.trim(), amount: known, when }
    : undefined;
}

const layoutOf = (beds: number): string => (beds < 1 ? 'studio' : beds >= 4 ? '4+br' : `${Math.floor(beds)}br`);

function photoOf(path: string, given: unknown, { checked }: Reader): HomePhoto | undefined {
  const { small, large }: Partial<Record<string, unknown>> =
    typeof given === 'object' && given !== null ? { ...given } : { small: given };
  const little = checked(path, small, isLink, LINK_WANTED);
  const big = checked(path, large, isLink, LINK_WANTED);
  const known = little ?? big;
  return known === undefined ? undefined : { small: known, large: big ?? known };
}
