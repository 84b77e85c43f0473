/** The base of a path where there is no page, as on a server. The name is reserved, so no site has it. */
const NOWHERE = 'https://page.invalid/';

/** The address of the page, or else `NOWHERE`. */
const pageAddress = (): string =>
  typeof location !== 'undefined' && /^https?:/.test(location.href) ? location.href : NOWHERE;

/** Whether `text`, which is a link, leads to the site of the page. Never on a server, where nobody can tell. */
export function isOwnOrigin(text: string): boolean {
  const page = pageAddress();
  return page !== NOWHERE && new URL(text, page).origin === new URL(page).origin;
}

/** What {@link isLink} wants, for those who gave something else. */
export const LINK_WANTED = 'an http(s) address or a path on this site';

/** Whether `text` is an http(s) address or a path on this site. A page cannot send a name and password, so an address has none. */
export function isLink(text: string): boolean {
  const page = pageAddress();
  try {
    const { protocol, origin, username, password } = new URL(text, page);
    // A browser reads `/\host` as another host, and so does `URL`.
    if (text.startsWith('/')) return origin === new URL(page).origin;
    return /^https?:$/.test(protocol) && /^https?:\/\//i.test(text) && username + password === '';
  } catch {
    return false;
  }
}

/** The whole address of `text`, which is a link. */
export const addressOf = (text: string): string => new URL(text, pageAddress()).href;

/** Whether `text` is an address whose https:// is missing, such as `leasing.example.com`. A browser reads it as a path. */
export const lacksScheme = (text: string): boolean => /^(?!\w+:\/)\w[^/]*[.:]/.test(text);
