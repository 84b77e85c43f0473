import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The hash of a file in the form of the `integrity` attribute. */
const integrityOf = (file: string): string =>
  `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;

/** Writes the hash of each script in `folder` into its `integrity.json`: `{ "tour-booking.js": "sha384-…" }`. */
export function writeIntegrity(folder: string): void {
  const scripts = readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .sort();
  const hashes = Object.fromEntries(scripts.map((file) => [file, integrityOf(join(folder, file))]));
  writeFileSync(join(folder, 'integrity.json'), `${JSON.stringify(hashes, null, 2)}\n`);
}
