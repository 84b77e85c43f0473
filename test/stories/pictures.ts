import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { PNG } from 'pngjs';
import { differenceOf } from './difference.ts';
import { palettePng } from './palettePng.ts';

const root = resolve(import.meta.dirname, '../..');
const COMMITTED = join(root, 'test/pictures');
const FRESH = join(root, '.cache/pictures');

/** `npm run pictures -- --update` writes the pictures in place of comparing them. */
const isUpdate = process.env.TOUR_PICTURES === 'update';

const ADVICE = 'Where it is meant: npm run pictures -- --update';

function write(path: string, content: Buffer | string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

/**
 * Compares `png` with the committed picture of that name (`booked/confirmation.dark`). Gives what differs, and where to
 * look; nothing where they are the same. With `--update`, writes a picture that differs.
 */
export function comparePicture(name: string, png: Buffer): readonly string[] {
  const path = join(COMMITTED, `${name}.png`);
  const committed = existsSync(path) ? readFileSync(path) : undefined;
  // The committed file holds the hash of its picture. On the machine that wrote it the hash is the same, and nothing has to be decoded.
  const bits = createHash('sha256').update(png).digest('hex');
  if (committed?.includes(bits)) return [];
  const fresh = PNG.sync.read(png);
  const found = committed ? differenceOf(PNG.sync.read(committed), fresh) : { what: 'there is no committed picture' };
  if (found === undefined) return [];
  if (isUpdate) {
    write(path, palettePng(fresh, bits));
    return [];
  }
  // Pictures of the docs are committed in another folder (`../`). The fresh ones stay in FRESH.
  const seen = join(FRESH, name.replaceAll('../', ''));
  write(`${seen}.png`, png);
  if (found.where) write(`${seen}.difference.png`, PNG.sync.write(found.where));
  return [`${found.what}; see ${seen}.png. ${ADVICE}`];
}

/** The same for what a screen reader gets, `booked/confirmation.narrow.aria.yml`. Gives the lines that differ. */
export function compareTree(name: string, tree: string): readonly string[] {
  const path = join(COMMITTED, `${name}.aria.yml`);
  if (isUpdate) write(path, `${tree}\n`);
  const [was, is] = [existsSync(path) ? readFileSync(path, 'utf8').trimEnd() : '', tree].map((text) =>
    text.split('\n'),
  );
  const gone = was?.filter((line) => !is?.includes(line)).map((line) => `- ${line}`) ?? [];
  const came = is?.filter((line) => !was?.includes(line)).map((line) => `+ ${line}`) ?? [];
  if (was?.join('\n') === is?.join('\n')) return [];
  return [...gone, ...came, ADVICE];
}

/** The committed files of test/pictures that are none of `wanted` (`booked/confirmation.dark.png`). With `--update`, deletes them. */
export function stalePictures(wanted: ReadonlySet<string>): readonly string[] {
  const stale = readdirSync(COMMITTED, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(COMMITTED.length + 1))
    .filter((name) => !wanted.has(name));
  if (!isUpdate) return stale;
  for (const name of stale) rmSync(join(COMMITTED, name));
  return [];
}
