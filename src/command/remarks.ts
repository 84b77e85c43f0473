import { isOwnMachine } from '../edge/origins.ts';
import type { EdgeFlags } from './edgeFlags.ts';

export const ONLY_OWN_HOST = 'only pages of its own host may ask it; --origins names others';

/** What the person who starts an edge should know, though it may be meant so. `shared` and `mcp` are undefined if they are not there. */
export const remarks = (
  { address, path = '', waitlist, assistants }: EdgeFlags,
  { shared, mcp }: { readonly shared: object | undefined; readonly mcp: object | undefined },
): readonly string[] => [
  ...(address === undefined ? [aboutAddress(path)] : []),
  ...(typeof waitlist?.notify === 'string' && sendsInTheClear(waitlist.notify)
    ? ['--notify sends names and addresses over the network without TLS']
    : []),
  ...(waitlist && !shared ? ['the waitlist is in memory: a restart forgets it; --redis keeps it'] : []),
  ...(assistants && !mcp ? [`${path}/mcp needs the package @modelcontextprotocol/server 2 beside tour-booking`] : []),
];

/** What an edge does that does not know its address. */
const aboutAddress = (path: string): string =>
  path.replace(/\/+$/, '') === ''
    ? 'GET /widget answers 400 until --address says where browsers reach this edge'
    : `GET ${path}/widget gives HTML for pages of the same host; for others --address says where browsers reach this edge`;

/** Whether messages to `address` leave this machine without TLS. */
function sendsInTheClear(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && !isOwnMachine(hostname);
}
