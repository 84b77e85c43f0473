import { isToken } from '../api/appointmentClient.ts';
import { member } from '../api/member.ts';
import { type LocalDateTime, parseLocalDateTime } from '../time/values.ts';

/**
 * The grammar of links to a widget. A link stands in the fragment of a page's address, which no browser sends to a server:
 * `tour-booking=<kind>.<group>.<payload>`, alone or behind the `?` or `&` of the page's own fragment. The payload is JSON in base64url, so no
 * mail program has anything to encode. Two links are written by hand: `tour-at=2026-12-05T10:15`, with `next` for the next free time, and
 * `tour=4711` for a home.
 */

/** What a link asks for. Without a `group` it is for the first widget of the page. */
export type PageLink =
  /** To change a tour. The token is that of an edge. */
  | { readonly kind: 'change'; readonly group: number; readonly token: string }
  /** To take a time that an entry of the waitlist was told of. */
  | { readonly kind: 'waitlist'; readonly group: number; readonly token: string; readonly start: LocalDateTime }
  /** To confirm the address of an entry of the waitlist. */
  | { readonly kind: 'confirm'; readonly group: number; readonly token: string }
  /** To leave the waitlist. */
  | { readonly kind: 'leave'; readonly group: number; readonly token: string }
  /** To open the form at a time, with homes on the tour and answers filled in. Without a time it opens no form. */
  | {
      readonly kind: 'at';
      readonly group?: number | undefined;
      readonly time?: LocalDateTime | 'next' | undefined;
      readonly homes?: readonly number[] | undefined;
      readonly answers?: Readonly<Record<string, unknown>> | undefined;
    };

/** A link that was found in a fragment. */
export interface FoundLink {
  /** Undefined where it cannot be read. */
  readonly link: PageLink | undefined;
  /** The text by which it can be found again. */
  readonly text: string;
  /** The page's own fragment without it, without `#`. */
  readonly rest: string;
}

/** The link in the fragment of an address. Programs on the way may have encoded it, twice at most, and left something at its end. */
export function linkIn(fragment: string): FoundLink | undefined {
  let text = fragment.replace(/^#/, '');
  let unreadable: FoundLink | undefined;
  for (let times = 0; times < 3; times += 1) {
    for (const form of FORMS) {
      const found = form.exec(text);
      if (found === null) continue;
      const link = form === HOME ? homeOf(found[1]) : form === AT ? timeOf(found[1]) : generalIn(found[1]);
      const result = { link, text: found[0], rest: around(text, found) };
      if (link) return result;
      unreadable ??= result;
    }
    // A link is of ASCII alone. A page's own fragment may hold a `%` that encodes nothing.
    text = text.replace(/%([2-7][\da-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  }
  return unreadable;
}

/** A mail program that wraps lines may leave `=3D` of an `=`. */
const GENERAL = /(?<![\w-])tour-booking=(?:3D)?([^&]*)/;
const AT = /(?<![\w-])tour-at=([^&]*)/;
/** A page may have a parameter of this name. So the link stands alone, and a text that is not a number belongs to the page. */
const HOME = /^tour=([1-9]\d{0,14})(?![\w-]).*$/s;
const FORMS = [GENERAL, AT, HOME];

/** The page's own fragment around a link. What stands behind a link that stands alone came on its way. */
function around(text: string, { 0: found, index }: RegExpExecArray): string {
  const [before, after] = [text.slice(0, index), text.slice(index + found.length + 1)];
  return before === '' || after === '' ? before.replace(/[?&]$|[?&]amp;$/, '') : before + after;
}

const homeOf = (id = ''): PageLink => ({ kind: 'at', homes: [Number(id)] });

function timeOf(text = ''): PageLink | undefined {
  if (/^next(?!\w)/.test(text)) return { kind: 'at', time: 'next' };
  const [given] = /^[\d-]{10}T\d\d:\d\d(?::\d\d)?(?!:?\d)/.exec(text) ?? [];
  const time = given === undefined ? undefined : parseLocalDateTime(given);
  return time && { kind: 'at', time };
}

function generalIn(text = ''): PageLink | undefined {
  const [, kind = '', digits, payload = ''] = /^([a-z]+)\.(\d{1,15})\.([\w-]+)/.exec(text) ?? [];
  const group = Number(digits);
  // A text may have put the link between `_` or `-`.
  const value = jsonIn(payload) ?? jsonIn(payload.replace(/[-_]+$/, ''));
  if (!Number.isSafeInteger(group) || group < 1 || value === undefined) return undefined;
  if (kind === 'at') return parseAt(group, value);
  const token = member(value, 'token');
  if (!isToken(token)) return undefined;
  if (kind === 'change' || kind === 'confirm' || kind === 'leave') return { kind, group, token };
  const start = timeIn(member(value, 'start'));
  return kind === 'waitlist' && start ? { kind, group, token, start } : undefined;
}

function parseAt(group: number, value: unknown): PageLink | undefined {
  const [given, ids, answers] = [member(value, 'time'), member(value, 'homes'), member(value, 'answers')];
  const time = given === 'next' ? given : timeIn(given);
  if (given !== undefined && time === undefined) return undefined;
  const isId = (id: unknown): id is number => typeof id === 'number' && Number.isSafeInteger(id) && id > 0;
  return {
    ...{ kind: 'at', group, time },
    homes: Array.isArray(ids) ? ids.filter(isId) : [],
    answers: typeof answers === 'object' && answers !== null ? { ...answers } : {},
  };
}

const timeIn = (given: unknown): LocalDateTime | undefined =>
  typeof given === 'string' ? parseLocalDateTime(given) : undefined;

/** The object in `text`, which is JSON in base64url. Undefined where there is none. */
function jsonIn(text: string): object | undefined {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
