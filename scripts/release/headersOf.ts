import { extname } from 'node:path';
import { parseVersion } from './versions.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
};

/** A name that changes with what it names. */
const isHashed = (file: string): boolean => /-[\w-]{8}\.js$/.test(file);

const FOR_GOOD = 'public, max-age=31536000, immutable';
/** A new version is everywhere within the hour, and nobody waits for one. */
const FOR_NOW = 'public, max-age=300, stale-while-revalidate=3600';

/** The headers that `file` of a released `folder` wants to be answered with. Every site may load it, also one that is isolated (COEP). */
export const headersOf = (folder: string, file: string): Readonly<Record<string, string>> => ({
  'cache-control': parseVersion(folder) !== undefined || isHashed(file) ? FOR_GOOD : FOR_NOW,
  'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
});
