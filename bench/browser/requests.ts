import type { Hosts } from './hosts.ts';
import { shownAt } from './lab.ts';
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
const sentUntilShown = (hosts: Hosts): Promise<readonly Sent[]> =>
  hosts.visit('/printed.html', {}, async ({ page, session }, open) => {
    const { service } = hosts.addresses;
    const sent: Sent[] = [];
    let [answered, listed] = [false, false];
    session.on('Network.requestWillBeSent', ({ request, initiator }) => {
      if (!request.url.startsWith(service)) return;
      const byLoader = JSON.stringify(initiator).includes('/tour-booking.js');
      const line = `${request.method} ${request.url.slice(service.length)}`;
      sent.push({ line, byLoader, together: !answered, waitedFor: !listed });
    });
    session.on('Network.responseReceived', ({ response }) => {
      answered ||= response.url.startsWith(service);
      listed ||= response.url.startsWith(service) && response.url.includes('?time=');
    });
    await open();
    await shownAt(page);
    return [...sent];
  });

/** Counts the requests that the first free time waits for. */
export async function requestRow(hosts: Hosts): Promise<Row> {
  const sent = await sentUntilShown(hosts);
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
