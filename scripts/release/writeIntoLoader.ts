import { readFileSync, writeFileSync } from 'node:fs';

/** The values that a released loader carries in its code, wherever and however a page runs it. */
export interface Carried {
  /** The address of the folder with the loader's files, with a slash at its end. */
  readonly folder?: string;
  /** The origins that elements may ask, separated by spaces. */
  readonly allowedApis?: string;
}

/** The files that carry these values. */
export const CARRIERS: readonly string[] = ['tour-booking.js', 'tour-booking.single.js'];

/** The place in a built loader: `JSON.parse("{}")`, with the values as JSON. */
const PLACE = /JSON\.parse\((["'`])(\{.*?\})\1\)/g;

/** What the loader `file` carries. Undefined if it has no place for it. */
export function carriedBy(file: string): Carried | undefined {
  const [place, ...more] = readFileSync(file, 'utf8').matchAll(PLACE);
  if (place === undefined || more.length > 0) return undefined;
  const values: Carried = JSON.parse(place[2] ?? '');
  return values;
}

/** Writes `values` into the loader `file`. Other values that it carries already stay. Throws if it has no place for them. */
export function carry(file: string, values: Carried): void {
  const before = carriedBy(file);
  if (before === undefined) throw new Error(`${file} is no loader that can carry an address: npm run build first.`);
  // Single quotes around JSON, which has double ones. An apostrophe or a backslash in an address is percent-encoded.
  const text = JSON.stringify({ ...before, ...values }).replace(
    /['\\]/g,
    (char) => `%${char.charCodeAt(0).toString(16)}`,
  );
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(PLACE, () => `JSON.parse('${text}')`),
  );
}

/** Reads `--at`, the address of the folder that holds the versions. Throws if it is no whole address. */
export function readAddress(text: string): string {
  const url = readUrl(text);
  if (!url || url.search || url.hash)
    throw new Error(
      `--at is "${text}"; give the address of the served folder, such as https://cdn.example.com/tour-booking`,
    );
  return url.href.replace(/\/*$/, '');
}

/** Reads the services of `--allowed-apis` and gives their origins. Empty text allows the page's own origin only. Throws if one is no address. */
export function readAllowedApis(text: string): string {
  const addresses = text.split(/\s+/).filter(Boolean);
  return addresses
    .map((address) => {
      const url = readUrl(address);
      if (!url)
        throw new Error(`--allowed-apis has "${address}"; give whole addresses, such as https://leasing.example.com`);
      return url.origin;
    })
    .join(' ');
}

/** A whole address over HTTP. Undefined for anything else. */
function readUrl(text: string): URL | undefined {
  if (!/^https?:\/\/[^\s,]+$/.test(text) || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  return url.username || url.password ? undefined : url;
}
