import { request } from 'node:http';

/** A reply as it came over the wire, its body still compressed. */
export const fetchRaw = (
  url: string,
): Promise<{ readonly headers: Readonly<Record<string, string>>; readonly body: Buffer }> =>
  new Promise((done, fail) => {
    request(url, { headers: { 'Accept-Encoding': 'gzip' } }, (reply) => {
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part)).on('error', fail);
      const headers = Object.fromEntries(Object.entries(reply.headers).map(([name, value]) => [name, String(value)]));
      reply.on('end', () => done({ headers, body: Buffer.concat(parts) }));
    })
      .on('error', fail)
      .end();
  });
