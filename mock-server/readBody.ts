import type { IncomingMessage } from 'node:http';
import { type Body, MAX_BODY_BYTES, NO_BODY } from './call.ts';

/** Reads a request's body to its end and keeps no more of it than `MAX_BODY_BYTES`. Never rejects. */
export function readBody(request: IncomingMessage): Promise<Body> {
  const { headers } = request;
  if (headers['transfer-encoding'] === undefined && (headers['content-length'] ?? '0') === '0') {
    return Promise.resolve(NO_BODY);
  }
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= MAX_BODY_BYTES) chunks.push(chunk);
      else chunks.length = 0;
    });
    request.on('end', () => {
      const tooLarge = size > MAX_BODY_BYTES;
      resolve({ text: tooLarge ? '' : Buffer.concat(chunks).toString('utf8'), tooLarge });
    });
    // The caller has closed the connection, so nobody reads the reply.
    request.on('error', () => resolve(NO_BODY));
    request.on('close', () => resolve(NO_BODY));
  });
}
