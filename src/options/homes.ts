import type { Home, HomePhoto } from '../api/homes.ts';
import { isSameHome, MOST_HOMES } from '../booking/homes.ts';
import type { HomesSetting } from '../core/bookingSettings.ts';
import { parseDay } from '../time/values.ts';
import { homeInLink, isLink } from './links.ts';
import { isNothing, type OptionReader } from './optionReader.ts';

/** A home in your own words. The service is not asked about it. */
export interface HomeOption {
  /** The number of its listing. */
  readonly id: number | string;
  /** The number of the unit, or a name: `4B`. */
  readonly label: string;
  /** The rent of a month, in whole currency units. */
  readonly rent?: number | string | undefined;
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

/** The value of the option `homes`: `all` or the ids of listings as text, or a list of ids and objects. */
export type HomesOption = string | readonly (number | string | HomeOption)[];

/** The options that say which homes there are. A page without types gives anything. */
interface OptionsOfHomes {
  readonly homes?: unknown;
  readonly home?: unknown;
  readonly community?: unknown;
}

type Reader = Pick<OptionReader, 'wrong' | 'whole' | 'text' | 'checked'>;

/** The most homes that are read. */
const MOST_GIVEN = 50;
const WANTED = '"all", ids of listings such as "4711, 4712", or a list of objects with `id` and `label`';
/**
 * The homes that can be seen on a tour. Up to three homes are on the tour from the start. With more, none is, and the visitor chooses.
 * Each wrong one is reported to `reader` and left out. `hash`: of the page's address.
 */
export function readHomesOption(options: OptionsOfHomes, reader: Reader, hash: string): HomesSetting {
  const { homes: given, home, community } = options;
  const entries = entriesIn(given);
  if (entries === undefined) reader.wrong('homes', given, WANTED);
  const { all, offered } = readEntries(entries ?? [], reader);
  const id = reader.whole('home', isNothing(home) ? homeInLink(hash) : home, 1, Number.MAX_SAFE_INTEGER);
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
    if (typeof entry === 'string' && entry.trim().toLowerCase() === 'all') {
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

/** The entries of a list, of its JSON, or of text with commas. Undefined where it is none of these. */
function entriesIn(given: unknown): readonly unknown[] | undefined {
  if (isNothing(given)) return [];
  if (Array.isArray(given)) return given;
  if (typeof given === 'number' || typeof given === 'object') return [given];
  if (typeof given !== 'string') return undefined;
  if (/^\s*[[{]/.test(given)) return jsonIn(given);
  return given.split(',').filter((text) => text.trim() !== '');
}

function jsonIn(text: string): readonly unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [value];
  } catch {
    return undefined;
  }
}

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
  const beds = amountOf(`${path}.beds`, parts.beds, 'the number of bedrooms', reader);
  const day = checked(`${path}.availableFrom`, parts.availableFrom, (value) => parseDay(value) !== undefined, DAY);
  return {
    id,
    label,
    rent: amountOf(`${path}.rent`, parts.rent, 'the rent of a month as a number, such as 3480', reader),
    layout: beds === undefined ? undefined : layoutOf(beds),
    baths: amountOf(`${path}.baths`, parts.baths, 'the number of bathrooms', reader),
    size: amountOf(`${path}.size`, parts.size, 'the size in square feet as a number, such as 880', reader),
    address: text(`${path}.address`, parts.address),
    availableFrom: day === undefined ? undefined : parseDay(day),
    photo: photoOf(`${path}.photo`, parts.photo, reader),
    url: checked(`${path}.url`, parts.url, isLink, LINKED),
  };
}

const DAY = 'a day such as "2027-01-15"';
const LINKED = 'an http(s) address or a path on this site';

/** A number that is 0 or more, also as digits. */
function amountOf(path: string, given: unknown, wanted: string, { wrong }: Reader): number | undefined {
  if (isNothing(given)) return undefined;
  const amount = typeof given === 'string' && given.trim() !== '' ? Number(given) : given;
  return typeof amount === 'number' && Number.isFinite(amount) && amount >= 0 ? amount : wrong(path, given, wanted);
}

const layoutOf = (beds: number): string => (beds < 1 ? 'studio' : beds >= 4 ? '4+br' : `${Math.floor(beds)}br`);

function photoOf(path: string, given: unknown, { checked }: Reader): HomePhoto | undefined {
  const { small, large }: Partial<Record<string, unknown>> =
    typeof given === 'object' && given !== null ? { ...given } : { small: given };
  const little = checked(path, small, isLink, LINKED);
  const big = checked(path, large, isLink, LINKED);
  const known = little ?? big;
  return known === undefined ? undefined : { small: known, large: big ?? known };
}
