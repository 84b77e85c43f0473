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
