import { extname } from 'node:path';
import { parseVersion } from './layOut.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
};

/** Whether the name holds a hash of the contents. */
const isHashed = (file: string): boolean => /-[\w-]{8}\.js$/.test(file);

const FOR_GOOD = 'public, max-age=31536000, immutable';
/** A new version reaches everybody within the hour, and nobody waits for it. */
const FOR_NOW = 'public, max-age=300, stale-while-revalidate=3600';

/** The HTTP headers for `file` in a released `folder`. Every site may load it, cross-origin isolated ones too (COEP). */
export const headersOf = (folder: string, file: string): Readonly<Record<string, string>> => ({
  'cache-control': parseVersion(folder) !== undefined || isHashed(file) ? FOR_GOOD : FOR_NOW,
  'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
  'x-content-type-options': 'nosniff',
});
