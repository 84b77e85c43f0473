import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { AREA, palettePng } from './palettePng.ts';

const root = resolve(import.meta.dirname, '../..');
const COMMITTED = join(root, 'test/pictures');
const FRESH = join(root, '.cache/pictures');

/** `npm run pictures -- --update`: what is seen is written in place of being compared. */
const isUpdate = process.env.TOUR_PICTURES === 'update';

/** Pixels that may differ, besides those at the edges of letters: less than a digit that is another. */
const TOLERATED = 40;
/** Of 1: how far two colours may be apart, the committed one being one of a dozen. */
const THRESHOLD = 0.2;
/** Of 255: how far the mean colour of an area may be from the committed one. */
const SHIFT = 4;

/**
 * Where an area (a colour with itself on all sides) has another colour in the mean: a tint, for which a pixel is too coarse. The
 * edges of letters are left out, which the committed picture has rounded.
 */
function shifted(committed: PNG, fresh: PNG): readonly string[] {
  const { width, height } = committed;
  const colourAt = (at: number): number => committed.data.readUInt32LE(at * 4) & 0xffffff;
  const areas = new Map<number, [count: number, r: number, g: number, b: number]>();
  for (let at = width; at < width * (height - 1); at += 1) {
    const colour = colourAt(at);
    if ([at - 1, at + 1, at - width, at + width].some((beside) => colourAt(beside) !== colour)) continue;
    const [count, r, g, b] = areas.get(colour) ?? [0, 0, 0, 0];
    const [fr = 0, fg = 0, fb = 0] = fresh.data.subarray(at * 4, at * 4 + 3);
    areas.set(colour, [count + 1, r + fr, g + fg, b + fb]);
  }
  return [...areas].flatMap(([colour, [count, ...sums]]) => {
    const was = [0, 8, 16].map((shift) => (colour >> shift) & 255);
    const is = sums.map((sum) => Math.round(sum / count));
    const far = was.some((value, channel) => Math.abs(value - (is[channel] ?? 0)) > SHIFT);
    return count >= width * height * AREA && far ? [`rgb(${was}) is rgb(${is})`] : [];
  });
}

/** What differs between the two pictures, and a picture that shows where; undefined where nothing does. */
function difference(committed: PNG, fresh: PNG): { readonly what: string; readonly where?: PNG } | undefined {
  const { width, height } = committed;
  if (width !== fresh.width || height !== fresh.height)
    return { what: `was ${width} × ${height} px, is ${fresh.width} × ${fresh.height}` };
  const where = new PNG({ width, height });
  const pixels = pixelmatch(committed.data, fresh.data, where.data, width, height, { threshold: THRESHOLD });
  if (pixels > TOLERATED) return { what: `${pixels} pixels differ`, where };
  const colours = shifted(committed, fresh);
  return colours.length > 0 ? { what: colours.join(', '), where } : undefined;
}

const ADVICE = 'Where it is meant: npm run pictures -- --update';

function write(path: string, content: Buffer | string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

/**
 * Compares `png` with the committed picture of that name (`booked/confirmation.dark`). Gives what differs, and where to
 * look; nothing where it is the same. With `--update` it is written, where it differs.
 */
export function comparePicture(name: string, png: Buffer): readonly string[] {
  const path = join(COMMITTED, `${name}.png`);
  const fresh = PNG.sync.read(png);
  const found = existsSync(path)
    ? difference(PNG.sync.read(readFileSync(path)), fresh)
    : { what: 'there is no committed picture' };
  if (found === undefined) return [];
  if (isUpdate) {
    write(path, palettePng(fresh));
    return [];
  }
  const seen = join(FRESH, `${name}.png`);
  write(seen, png);
  if (found.where) write(join(FRESH, `${name}.difference.png`), PNG.sync.write(found.where));
  return [`${found.what}; see ${seen}. ${ADVICE}`];
}

/** The same with what a screen reader is given, `booked/confirmation.narrow.aria.yml`: the lines that are others. */
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

/** The committed files of test/pictures that are none of `wanted` (`booked/confirmation.dark.png`). With `--update` they go. */
export function stalePictures(wanted: ReadonlySet<string>): readonly string[] {
  const stale = readdirSync(COMMITTED, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(COMMITTED.length + 1))
    .filter((name) => !wanted.has(name));
  if (!isUpdate) return stale;
  for (const name of stale) rmSync(join(COMMITTED, name));
  return [];
}
