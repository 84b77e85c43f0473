/**
 * Where a visitor came from: reads the address of the landing page, keeps what it says for the tab, and finds the service's code for it.
 * The first page that names a campaign wins. Knows nothing of the booking.
 */

/** Marks of a click on an advertisement. Part of one means nothing, so a long one is left out, not cut. */
export const CLICK_IDS = ['gclid', 'fbclid', 'msclkid'] as const;
/** The parameters that are read from the address of a landing page. */
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

/** The page on which a visitor came to the site. */
export interface Landing {
  /** Its whole address. */
  readonly url: string;
  /** The address of the page before it. Empty when the browser does not tell. */
  readonly referrer: string;
}

/** The browser tab, as far as attribution needs it. The core's `Environment` is one. */
interface VisitorTab {
  readonly landing: () => Landing;
  /** Text that lives as long as the tab. */
  readonly tabStorage: {
    readonly read: (key: string) => string | null;
    readonly write: (key: string, text: string | null) => void;
  };
}

/**
 * The service's codes for where visitors come from. Each key is a `utm_source`, the name of a click mark (`gclid`) or the host of the page
 * before, in small letters.
 */
export type DiscoverySources = ReadonlyMap<string, number>;

/** Where the visitor came from, as far as the integrator wants it read. */
export interface VisitorAttribution {
  /** Undefined when the integrator does not want it. Reading also keeps it for the next pages. */
  readonly read: () => Attribution | undefined;
  /** The service's code for it, by the integrator's map. Undefined when there is none. */
  readonly discoverySource: () => number | undefined;
  /** Forgets what is kept. The address of this page still tells. */
  readonly forget: () => void;
}

/** The attribution of one booking. The settings are read at each call, because they may change. */
export function createAttribution(
  settings: () => { readonly attribution: boolean; readonly discoverySources: DiscoverySources },
  tab: VisitorTab,
): VisitorAttribution {
  const read = (): Attribution | undefined => (settings().attribution ? keptAttribution(tab) : undefined);
  return {
    read,
    discoverySource: () => discoverySourceOf(read() ?? {}, settings().discoverySources),
    forget: () => tab.tabStorage.write(KEY, null),
  };
}

/** The key in the tab's storage. */
const KEY = 'tour-booking attribution';

/**
 * Where the visitor of this tab came from: the first landing page with a campaign, else the first that told anything. Keeps it for the
 * next pages. Where nothing can be kept, each page tells for itself.
 */
export function keptAttribution({ tabStorage, landing }: VisitorTab): Attribution {
  const kept = storedAttribution(tabStorage.read(KEY) ?? '');
  const here = attributionOf(landing());
  const isKept = isMarked(kept) || (kept.referrer !== undefined && !isMarked(here));
  if (isKept || Object.keys(here).length === 0) return kept;
  tabStorage.write(KEY, JSON.stringify(here));
  return here;
}

/**
 * The code for where a visitor came from (document, "Referral source codes"): by `utm_source`, else by a click mark, else by the host
 * of the page before or a domain it belongs to.
 * @internal
 */
export function discoverySourceOf(attribution: Attribution, sources: DiscoverySources): number | undefined {
  const { utm_source: source, referrer } = attribution;
  const names = [
    ...(source === undefined ? [] : [source.toLowerCase()]),
    ...CLICK_IDS.filter((name) => attribution[name] !== undefined),
    ...(referrer === undefined ? [] : domainsOf(new URL(referrer).hostname)),
  ];
  return names.map((name) => sources.get(name)).find((code) => code !== undefined);
}

/** `www.google.com` -> itself, `google.com`, `com`. */
const domainsOf = (host: string): readonly string[] =>
  host.split('.').map((_, index, labels) => labels.slice(index).join('.'));

/** The most characters of a parameter that GA4 takes. */
const LONGEST = 100;
const LONGEST_CLICK_ID = 500;

/**
 * What `landing` tells. Empty when that is nothing.
 * @internal
 */
export function attributionOf({ url, referrer }: Landing): Attribution {
  const page = parsed(url);
  const from = parsed(referrer)?.origin;
  return cleaned((name) =>
    name === 'referrer' ? (from === page?.origin ? null : from) : page?.searchParams.get(name),
  );
}

/**
 * Reads an attribution from its JSON. Takes nothing on trust: any script of the page may have written the text.
 * @internal
 */
export function storedAttribution(text: string): Attribution {
  try {
    const stored: Readonly<Record<string, unknown>> = { ...JSON.parse(text) };
    return cleaned((name) => (Object.hasOwn(stored, name) ? stored[name] : undefined));
  } catch {
    return {};
  }
}

/**
 * Whether it names a campaign or an advertisement. The page before alone is no mark.
 * @internal
 */
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
  // Some mail programs write the reader's address there. It must go no further.
  return text === '' || /@|%40/.test(text) ? undefined : text.slice(0, LONGEST);
}

/** The address of a web page. Undefined for any other: an app names itself `android-app://…`, which has no origin. */
function parsed(address: string): URL | undefined {
  try {
    const url = new URL(address);
    return url.protocol === 'http:' || url.protocol === 'https:' ? url : undefined;
  } catch {
    return undefined;
  }
}
