import { isLocale, tagOf } from '../i18n/locale.ts';
import { isLink } from '../options/links.ts';
import { attributes } from '../options/optionNames.ts';
import { isZone } from '../time/zone.ts';
import type { ElementParts } from './elementHtml.ts';
import { isPlainColor } from './styles.ts';

/** The options of a request for HTML, unchecked. */
export interface WantedHtml {
  readonly groupId: unknown;
  readonly edge: unknown;
  readonly timeZone: unknown;
  readonly styles?: unknown;
  readonly nonce?: unknown;
  readonly fallback?: unknown;
  /** Further attributes of the element, by name. */
  readonly attributes?: Readonly<Record<string, unknown>>;
}

/** Attributes that have an option of their own here, or that lead to a widget without free times in its HTML. */
const NOT_HERE = [
  ...['group-id', 'edge', 'time-zone', 'api', 'public-key', 'mode', 'button-label', 'button-corner', 'loading'],
  ...['initial-day', 'initial-slot', 'manage', 'manage-start'],
];
const NAMES = attributes.map(([, name]) => name).filter((name) => !NOT_HERE.includes(name));
/** The longest attribute. */
const LONGEST = 4_000;
/** Without a language the element would take that of the page, which nobody knows here. */
const LOCALE = 'en-US';

/** What the element is made of, or a sentence that says what cannot be right. */
export function readWanted(wanted: WantedHtml): Omit<ElementParts, 'at' | 'preview'> | string {
  const { groupId, edge, timeZone, styles = 'inline', nonce, fallback = '', attributes: others = {} } = wanted;
  if (typeof groupId !== 'number' || !Number.isInteger(groupId) || groupId < 1)
    return '`groupId` is a number, 1 or more';
  if (typeof edge !== 'string' || !isLink(edge))
    return '`edge` is the address of the edge, such as "https://tours.example.com"';
  if (typeof timeZone !== 'string' || !isZone(timeZone)) return '`timeZone` is a zone such as "America/New_York"';
  if (styles !== 'inline' && styles !== 'link') return '`styles` is "inline" or "link"';
  if (nonce !== undefined && !(typeof nonce === 'string' && /^[\w+/=-]{1,200}$/.test(nonce)))
    return '`nonce` is the nonce of the page, in letters, digits and + / - _ =';
  if (typeof fallback !== 'string') return '`fallback` is HTML for the inside of the element';
  const texts: Record<string, string> = {};
  for (const [name, value] of Object.entries(others)) {
    if (value === undefined) continue;
    if (!NAMES.includes(name) && !/^prefill-[a-z\d-]{1,60}$/.test(name))
      return `there is no option \`${name.slice(0, 60)}\`; the attributes are ${NAMES.join(', ')}`;
    if (typeof value !== 'string' || value.length > LONGEST)
      return `\`${name}\` is a text of at most ${LONGEST} characters`;
    texts[name] = value;
  }
  const { locale: given = LOCALE, accent, ...rest } = texts;
  const locale = tagOf(given);
  if (!isLocale(locale)) return '`locale` is a language tag such as "en-US"';
  if (accent !== undefined && !isPlainColor(accent)) return '`accent` is a CSS color such as "#1f5c4d"';
  const own = { 'group-id': String(groupId), edge, 'time-zone': timeZone, locale };
  return {
    attributes: { ...own, ...(accent === undefined ? {} : { accent }), ...rest },
    ...{ styles, nonce, fallback },
  };
}
