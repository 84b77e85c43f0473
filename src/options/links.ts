/** Where a path is resolved when there is no page with an address, as on a server. Reserved, so that nobody is there. */
const NOWHERE = 'https://page.invalid/';

/** The address of the page, where there is one. */
const pageAddress = (): string =>
  typeof location !== 'undefined' && /^https?:/.test(location.href) ? location.href : NOWHERE;

/** Whether an address that is a link is answered by the site of the page. Never on a server, where nobody can tell. */
export function isOwnOrigin(text: string): boolean {
  const page = pageAddress();
  return page !== NOWHERE && new URL(text, page).origin === new URL(page).origin;
}

/** An http(s) address without a name and password, which a page cannot send, or a path on this site (one slash at its start). */
export function isLink(text: string): boolean {
  const page = pageAddress();
  try {
    const { protocol, origin, username, password } = new URL(text, page);
    // What a browser would read as another host, such as `/\host`, resolves to another origin.
    if (text.startsWith('/')) return origin === new URL(page).origin;
    return /^https?:$/.test(protocol) && /^https?:\/\//i.test(text) && username + password === '';
  } catch {
    return false;
  }
}
