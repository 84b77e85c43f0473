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

/** The address of `page`, which is a link, with `fragment`. */
export function linkTo(page: string, fragment: string): string {
  const url = new URL(page, pageAddress());
  url.hash = fragment;
  return url.href;
}

/** Whether `text` is an address whose https:// is missing, such as `leasing.example.com`. A browser reads it as a path. */
export const lacksScheme = (text: string): boolean => /^(?!\w+:\/)\w[^/]*[.:]/.test(text);

/** The id of the home that a link on the page leads to: `#tour=4711`. Undefined where it leads to none. */
export const homeInLink = (hash: string): string | undefined => /^#tour=([1-9]\d{0,15})$/.exec(hash)?.[1];

/** A link of an assistant to a time: the time or `next`, ids of homes with commas between them, and answers in base64url. */
export interface AssistantLink {
  readonly at: string;
  readonly homes: string;
  readonly answers: string;
}

/** The link of an assistant that is on the page: `#tour-at=2026-12-05T10:15:00;homes=4711,4712;answers=eyJ…`. */
export function assistantInLink(hash: string): AssistantLink | undefined {
  const [, at, homes = '', answers = ''] =
    /^#tour-at=(next|[\dT:-]{19})(?:;homes=([\d,]{1,60}))?(?:;answers=([\w-]{1,8000}))?$/.exec(hash) ?? [];
  return at === undefined ? undefined : { at, homes, answers };
}

/** Whether the address of the page leads to the widget beside a home: to a time, or to the waiting list. */
export const leadsToWidget = (hash: string): boolean =>
  waitingInLink(hash) !== undefined || assistantInLink(hash) !== undefined;

/** What a link of the waiting list leads to: the token of the entry, and a time to take. Without `start` it leads to leaving the list. */
export interface WaitingLink {
  readonly token: string;
  readonly start: string | undefined;
}

/** The link of the waiting list that is on the page: `#tour-waiting=…;start=2026-12-04T10:15:00` or `#tour-waiting=…;leave`. */
export function waitingInLink(hash: string): WaitingLink | undefined {
  const [, token, start] = /^#tour-waiting=([\w.-]{1,400});(?:start=([\dT:-]+)|leave)$/.exec(hash) ?? [];
  return token === undefined ? undefined : { token, start };
}
