import type { Browser } from 'playwright-core';
import { makeBed, shownAt } from './lab.ts';
import type { Row } from './row.ts';

const GOAL = 3;

interface Sent {
  readonly line: string;
  readonly byLoader: boolean;
  /** Whether it was sent before the first reply. */
  readonly together: boolean;
  /** Whether it was sent before the first reply with times. The first free time waits for these requests only. */
  readonly waitedFor: boolean;
}

/** The requests to the service until the first free time shows, in the order of sending. */
async function sentUntilShown(browser: Browser, site: string, api: string): Promise<readonly Sent[]> {
  const { page, session, close } = await makeBed(browser, { slowNetwork: true });
  const sent: Sent[] = [];
  let [answered, listed] = [false, false];
  session.on('Network.requestWillBeSent', ({ request, initiator }) => {
    if (!request.url.startsWith(api)) return;
    const byLoader = JSON.stringify(initiator).includes('/tour-booking.js');
    const line = `${request.method} ${request.url.slice(api.length)}`;
    sent.push({ line, byLoader, together: !answered, waitedFor: !listed });
  });
  session.on('Network.responseReceived', ({ response }) => {
    answered ||= response.url.startsWith(api);
    listed ||= response.url.startsWith(api) && response.url.includes('?time=');
  });
  await page.goto(`${site}/widget.html`);
  await shownAt(page);
  const before = [...sent];
  await close();
  return before;
}

/** Counts the requests that the first free time waits for. */
export async function requestRow(browser: Browser, site: string, api: string): Promise<Row> {
  const sent = await sentUntilShown(browser, site, api);
  const waitedFor = sent.filter((each) => each.waitedFor);
  const notes = sent.map(({ line, byLoader, together, waitedFor }) => {
    const when = together ? 'before the first reply' : waitedFor ? 'after a reply' : 'after the reply with the times';
    return `${line} (${byLoader ? 'loader' : 'widget'}, ${when})`;
  });
  return {
    what: 'requests that the first free time waits for',
    measured: `${waitedFor.length}`,
    budget: `${GOAL}, together, by the loader`,
    met: waitedFor.length === GOAL && waitedFor.every(({ byLoader, together }) => byLoader && together),
    notes,
  };
}
