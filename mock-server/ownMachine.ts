/** Says which hosts and pages are of this machine, for what no page of somebody else may reach. */

/** The host and port of a `Host` header or of an origin, as a browser would read it. Undefined if it is none. */
function addressOf(host: string): URL | undefined {
  if (/[\s/\\?#@]/.test(host) || !URL.canParse(`http://${host}`)) return undefined;
  return new URL(`http://${host}`);
}

/**
 * Whether `host`, with or without a port, is a name of the loopback interface: `localhost` and names below it, 127.0.0.0/8, `[::1]`. A browser
 * looks none of them up, so no name in the public DNS can point a page of somebody else here.
 */
export function isLoopback(host: string): boolean {
  const name = addressOf(host)?.hostname.replace(/\.$/, '') ?? '';
  return (
    /^(.+\.)?localhost$/.test(name) ||
    /^127\.\d+\.\d+\.\d+$/.test(name) ||
    /^\[::(1|ffff:7f[\da-f]{2}:[\da-f]{1,4})\]$/.test(name)
  );
}

/** Whether `host` is a loopback name, an IP address or a name without a dot: one that nobody can have in the public DNS. */
export function isPrivateName(host: string): boolean {
  const name = addressOf(host)?.hostname ?? '';
  return isLoopback(host) || /^(\[.+\]|\d+(\.\d+){3}|[\w-]+)$/.test(name);
}

/** Whether a page of `origin` is a page of this machine, on any port. A sandboxed page and a file have the origin `null`, and are not. */
export const isOwnPage = (origin: string): boolean =>
  /^https?:\/\//.test(origin) && isLoopback(origin.replace(/^https?:\/\//, ''));
