/** The longest address, in characters. */
const LONGEST = 1_000;

/**
 * The address of a page to which messages can lead back: without fragment and password, and without a query that makes it too long. Undefined
 * for a page that has no address of its own, such as `about:srcdoc` and `blob:`.
 */
export function pageAddress(text: string): string | undefined {
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    return undefined;
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
  for (const part of ['hash', 'username', 'password'] as const) url[part] = '';
  if (url.href.length > LONGEST) url.search = '';
  return url.href.length > LONGEST ? undefined : url.href;
}
