import { member } from '../../api/member.ts';
import { publicAddress } from '../../booking/publicAddress.ts';
import { isEmail, isPhone, tidyEmail, tidyLine, tidyPhone } from '../../booking/typedText.ts';
import { type DayPart, dayParts, partOf } from '../../time/dayPart.ts';
import { type Day, dayOf, type LocalDateTime, parseDay } from '../../time/values.ts';

/** What the visitor consented to when they allowed text messages. */
export interface SmsConsent {
  /** The words of the box, then a line for each link beside it. */
  readonly text: string;
  /** The language of the words, BCP 47. */
  readonly locale: string;
  /** When the visitor pressed the button, by the clock of their device, in UTC: `2026-12-01T14:00:00.000Z`. */
  readonly at: string;
  /** Set if a translator has changed the words on the screen. */
  readonly translated?: true;
}

/** Somebody who waits for a time. */
export interface WaitingEntry {
  readonly group: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  /** Only with a consent to text messages. */
  readonly phone?: string;
  readonly sms_opted_in?: true;
  readonly sms_consent?: SmsConsent;
  /** The language that the visitor reads, such as `es`. */
  readonly language: string;
  /** The days waited for, both included. */
  readonly days: { readonly from: Day; readonly to: Day };
  readonly parts: readonly DayPart[];
  /** The address of the page with the widget, with its own fragment, and without answers and tokens. */
  readonly page: string;
}

/** An entry as it is stored. Of one that has left the list, only `body` is kept until its last day is over. */
export type KeptEntry =
  | {
      readonly state: 'waiting';
      readonly body: string;
      readonly since: number;
      readonly entry: WaitingEntry;
      /** The request that has written it. */
      readonly by: string;
    }
  | { readonly state: 'left'; readonly body: string };

/** Reads a text of the store. Undefined where it is no entry. */
export function readKeptEntry(text: string | undefined): KeptEntry | undefined {
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    const [state, body, since, by] = ['state', 'body', 'since', 'by'].map((name) => member(value, name));
    if (typeof body !== 'string') return undefined;
    if (state === 'left') return { state, body };
    const entry = entryIn(member(value, 'entry'));
    return state === 'waiting' && typeof since === 'number' && typeof by === 'string' && typeof entry !== 'string'
      ? { state, body, since, entry, by }
      : undefined;
  } catch {
    return undefined;
  }
}

/** The longest texts, in characters as the form of the widget counts them. */
const LONGEST = { name: 100, email: 254, phone: 40, consent: 4_000 };
/** The address of a page: messages greet people by their names, and must not lead anywhere by them. */
const ADDRESS =
  /:\/\/|\bwww\.|\.\p{L}{2,}\/|\.(?:com|net|org|info|biz|io|co|app|shop|site|online|store|xyz|top|club|link|ru|cn)\b/iu;
const UTC = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const LANGUAGE = /^[a-z]{2,3}(-[a-z\d]{2,8}){0,3}$/i;

/**
 * The entry in a body or in a stored text; where there is none, the name of the first member that cannot be right. Reads what a visitor
 * types as the form of the widget reads it.
 */
export function entryIn(value: unknown): WaitingEntry | string {
  const text = (name: string): string => {
    const given = member(value, name);
    return typeof given === 'string' ? given.trim() : '';
  };
  const group = member(value, 'group');
  if (typeof group !== 'number') return 'group';
  const names = { first_name: tidyLine(text('first_name')), last_name: tidyLine(text('last_name')) };
  for (const [name, given] of Object.entries(names))
    if (!isLine(given, LONGEST.name) || ADDRESS.test(given)) return name;
  const email = tidyEmail(text('email'));
  if (!isLine(email, LONGEST.email) || !isEmail(email)) return 'email';
  const phone = tidyPhone(text('phone'));
  if (phone !== '' && !(isLine(phone, LONGEST.phone) && isPhone(phone))) return 'phone';
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
  const consents = phone !== '' && member(value, 'sms_opted_in') === true;
  const consent = consents ? consentIn(member(value, 'sms_consent')) : undefined;
  // A number without the words of its consent could not be shown later.
  if (consents && consent === undefined) return 'sms_consent';
  return {
    ...{ group, ...names, email, language },
    ...(consent && { phone, sms_opted_in: true, sms_consent: consent }),
    days: { from, to },
    parts: dayParts.filter(isPart),
    page,
  };
}

/** Whether `text` is one line with no more than `longest` characters. Names and words of some languages hold marks of direction and joiners. */
const isLine = (text: string, longest: number): boolean =>
  text !== '' && [...text].length <= longest && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text);

function consentIn(value: unknown): SmsConsent | undefined {
  const [text, locale, at] = ['text', 'locale', 'at'].map((name) => member(value, name));
  if (typeof text !== 'string' || typeof locale !== 'string' || typeof at !== 'string') return undefined;
  if (text.length > LONGEST.consent || !text.split('\n').every((line) => isLine(line, LONGEST.consent)))
    return undefined;
  if (!LANGUAGE.test(locale) || !UTC.test(at)) return undefined;
  return { text, locale, at, ...(member(value, 'translated') === true && { translated: true }) };
}

const dayIn = (value: unknown): Day | undefined => (typeof value === 'string' ? parseDay(value) : undefined);

/** Whether somebody waits for `start`. */
export const suits = ({ days: { from, to }, parts }: WaitingEntry, start: LocalDateTime): boolean =>
  dayOf(start) >= from && dayOf(start) <= to && parts.includes(partOf(start));
