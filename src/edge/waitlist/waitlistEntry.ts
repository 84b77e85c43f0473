import { member } from '../../api/member.ts';
import { publicAddress } from '../../booking/publicAddress.ts';
import { isEmail, tidyEmail, tidyLine } from '../../booking/typedText.ts';
import { type DayPart, dayParts, partOf } from '../../time/dayPart.ts';
import { type Day, dayOf, type LocalDateTime, parseDay, parseLocalDateTime } from '../../time/values.ts';

/** Somebody who waits for a time. */
export interface WaitlistEntry {
  readonly group_id: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  /** The language that the visitor reads, such as `es`. */
  readonly language: string;
  /** The days waited for, both included. */
  readonly days: { readonly from: Day; readonly to: Day };
  readonly parts: readonly DayPart[];
  /** The address of the page with the widget, with its own fragment, and without answers and tokens. */
  readonly page: string;
}

/** The free starts that the visitor's screen showed, for each day that it knew. */
export type ShownTimes = Readonly<Record<Day, readonly LocalDateTime[]>>;

/** An entry that is there. */
interface Held {
  readonly since: number;
  readonly entry: WaitlistEntry;
}

/**
 * An entry as it is stored. `asked`: its address is not confirmed. Of one that has left the list, nothing else is kept until its last day is
 * over.
 */
export type KeptEntry =
  /** `by`: the request that has written it. */
  | (Held & { readonly state: 'asked'; readonly by: string })
  /** `person`: who that is, as `WaitlistTokens.personFor` named them. It stays, also if the secrets are replaced. */
  | (Held & { readonly state: 'waiting'; readonly person: string })
  | { readonly state: 'left' };

/** Reads a text of the store. Undefined where it is no entry. */
export function readKeptEntry(text: string | undefined): KeptEntry | undefined {
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    const [state, since, by, person] = ['state', 'since', 'by', 'person'].map((name) => member(value, name));
    if (state === 'left') return { state };
    const entry = entryIn(member(value, 'entry'));
    if (typeof since !== 'number' || typeof entry === 'string') return undefined;
    if (state === 'asked' && typeof by === 'string') return { state, since, entry, by };
    return state === 'waiting' && typeof person === 'string' ? { state, since, entry, person } : undefined;
  } catch {
    return undefined;
  }
}

/** The longest texts, in characters as the form of the widget counts them. */
const LONGEST = { name: 100, email: 254 };
/** The largest entry, in bytes of its JSON. */
const MOST_BYTES = 2_048;
/** The most free starts that a screen may have shown. */
const MOST_SHOWN = 200;
/** The address of a page: messages greet people by their names, and must not lead anywhere by them. */
const ADDRESS =
  /:\/\/|\bwww\.|\.\p{L}{2,}\/|\.(?:com|net|org|info|biz|io|co|app|shop|site|online|store|xyz|top|club|link|ru|cn)\b/iu;
const LANGUAGE = /^[a-z]{2,3}(-[a-z\d]{2,8}){0,3}$/i;

/**
 * The entry in a body or in a stored text; where there is none, the name of the first member that cannot be right. Reads what a visitor
 * types as the form of the widget reads it.
 */
export function entryIn(value: unknown): WaitlistEntry | string {
  const text = (name: string): string => {
    const given = member(value, name);
    return typeof given === 'string' ? given.trim() : '';
  };
  const group_id = member(value, 'group_id');
  if (typeof group_id !== 'number') return 'group_id';
  const names = { first_name: tidyLine(text('first_name')), last_name: tidyLine(text('last_name')) };
  for (const [name, given] of Object.entries(names))
    if (!isLine(given, LONGEST.name) || ADDRESS.test(given)) return name;
  const email = tidyEmail(text('email'));
  if (!isLine(email, LONGEST.email) || !isEmail(email)) return 'email';
  const language = text('language');
  if (!LANGUAGE.test(language)) return 'language';
  const [from, to] = ['from', 'to'].map((name) => dayIn(member(member(value, 'days'), name)));
  if (from === undefined || to === undefined || from > to) return 'days';
  const parts = member(value, 'parts');
  const isPart = (part: DayPart): boolean => Array.isArray(parts) && parts.includes(part);
  if (!Array.isArray(parts) || parts.length === 0 || parts.length > dayParts.length || !dayParts.some(isPart))
    return 'parts';
  const page = publicAddress(text('page'));
  if (page === undefined) return 'page';
  const entry = { group_id, ...names, email, language, days: { from, to }, parts: dayParts.filter(isPart), page };
  // What is left to be too long is the address of the page.
  return new TextEncoder().encode(JSON.stringify(entry)).length > MOST_BYTES ? 'page' : entry;
}

/** Whether `text` is one line with no more than `longest` characters. Names of some languages hold marks of direction and joiners. */
const isLine = (text: string, longest: number): boolean =>
  text !== '' && [...text].length <= longest && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text);

const dayIn = (value: unknown): Day | undefined => (typeof value === 'string' ? parseDay(value) : undefined);

/**
 * What the screen showed of the days of `entry`, as a body or a stored text names it: `{ '2026-12-05': ['10:15:00'] }`. Undefined where that
 * cannot be right, or is too much.
 */
export function shownIn(value: unknown, { days: { from, to } }: WaitlistEntry): ShownTimes | undefined {
  const shown: Record<Day, readonly LocalDateTime[]> = {};
  if (typeof value !== 'object' || value === null) return value === undefined ? shown : undefined;
  let count = 0;
  for (const [name, given] of Object.entries(value)) {
    const day = parseDay(name);
    if (day === undefined || !Array.isArray(given)) return undefined;
    count += given.length;
    if (count > MOST_SHOWN) return undefined;
    const times = given.flatMap((time) => parseLocalDateTime(`${day}T${String(time)}`) ?? []);
    if (day >= from && day <= to) shown[day] = times;
  }
  return shown;
}

/** `shown` as `shownIn` reads it. */
export const shownNames = (shown: ShownTimes): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(Object.entries(shown).map(([day, times]) => [day, times.map((time) => time.slice(11))]));

/** Whether somebody waits for `start`. */
export const suits = ({ days: { from, to }, parts }: WaitlistEntry, start: LocalDateTime): boolean =>
  dayOf(start) >= from && dayOf(start) <= to && parts.includes(partOf(start));
