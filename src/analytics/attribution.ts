/** Marks of a click on an advertisement. A part of one means nothing. */
export const CLICK_IDS = ['gclid', 'fbclid', 'msclkid'] as const;
/** What is read of the address of a landing page, by the names it has there. */
export const MARKS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_id',
  'utm_term',
  'utm_content',
  ...CLICK_IDS,
] as const;
type Mark = (typeof MARKS)[number];

/** Where a visitor came from: the marks of the page they landed on, and the origin of the page before it (`https://www.google.com`). */
export type Attribution = { readonly [Name in Mark | 'referrer']?: string };

/** The page a visitor came to the site by. */
export interface Landing {
  /** Its whole address. */
  readonly url: string;
  /** The address of the page before it; empty where the browser does not tell. */
  readonly referrer: string;
}

/** As many characters as GA4 takes of a parameter. */
const LONGEST = 100;
const LONGEST_CLICK_ID = 500;

/** What `landing` tells; empty where that is nothing. */
export function attributionOf({ url, referrer }: Landing): Attribution {
  const page = parsed(url);
  const from = parsed(referrer)?.origin;
  return cleaned((name) =>
    name === 'referrer' ? (from === page?.origin ? null : from) : page?.searchParams.get(name),
  );
}

/** What can be read of a text that `JSON.stringify` made of one. Any script of the page may have written it. */
export function storedAttribution(text: string): Attribution {
  try {
    const stored: Readonly<Record<string, unknown>> = { ...JSON.parse(text) };
    return cleaned((name) => (Object.hasOwn(stored, name) ? stored[name] : undefined));
  } catch {
    return {};
  }
}

/** Whether a campaign or an advertisement is named, more than a page before. */
export const isMarked = (attribution: Attribution): boolean => MARKS.some((name) => attribution[name] !== undefined);

const cleaned = (read: (name: keyof Attribution) => unknown): Attribution =>
  Object.fromEntries(
    [...MARKS, 'referrer' as const].flatMap((name) => {
      const value = markOf(name, read(name));
      return value === undefined ? [] : [[name, value]];
    }),
  );

function markOf(name: keyof Attribution, given: unknown): string | undefined {
  if (typeof given !== 'string') return undefined;
  if (name === 'referrer') return parsed(given)?.origin;
  const text = given.replace(/\s+/g, ' ').trim();
  if (CLICK_IDS.some((id) => id === name))
    return /^[\w.~-]+$/.test(text) && text.length <= LONGEST_CLICK_ID ? text : undefined;
  // Some mail programs put the address of the reader there, which must go no further.
  return text === '' || /@|%40/.test(text) ? undefined : text.slice(0, LONGEST);
}

/** Pages alone: an app names itself as `android-app://…`, which has no origin. */
function parsed(address: string): URL | undefined {
  try {
    const url = new URL(address);
    return url.protocol === 'http:' || url.protocol === 'https:' ? url : undefined;
  } catch {
    return undefined;
  }
}
