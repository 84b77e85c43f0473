/** Where a path is resolved when there is no page with an address, as on a server. Reserved, so that nobody is there. */
const NOWHERE = 'https://page.invalid/';

/** An http(s) address, or a path on this site (one slash at its start). */
export function isLink(text: string): boolean {
  const page = typeof location !== 'undefined' && /^https?:/.test(location.href) ? location.href : NOWHERE;
  try {
    const { protocol, origin } = new URL(text, page);
    // What a browser would read as another host, such as `/\host`, resolves to another origin.
    if (text.startsWith('/')) return origin === new URL(page).origin;
    return /^https?:$/.test(protocol) && /^https?:\/\//i.test(text);
  } catch {
    return false;
  }
}
