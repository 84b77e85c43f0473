import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { compareVersions, followersOf, parseVersion, type Version } from './versions.ts';

/** The two files a page names, in the order in which they may appear: what a file asks for is there before it. */
const ENTRIES = ['main.js', 'tour-booking.single.js', 'tour-booking.js'];
/** What is said of one version alone. */
const EXACT_ONLY = ['integrity.json'];

/** What became of a folder. */
export interface Laid {
  readonly folder: string;
  /** `older`: it holds a newer version and was left alone. */
  readonly outcome: 'new' | 'same' | 'moved on' | 'older';
}

/**
 * Lays the files of `from` into `dir`: into a folder of the exact version, which never changes again, and into those that follow it
 * (`1.4`, `1`) unless they hold a newer one. There the files of earlier versions stay, for visitors whose page came before.
 * Throws, with nothing written, where the version is none or was released with other files.
 */
export function layOut(dir: string, text: string, from: string): readonly Laid[] {
  const version = parseVersion(text);
  if (version === undefined) throw new Error(`"${text}" is no version to release; give one such as 1.4.2.`);
  const files = inOrder(readdirSync(from));
  const exact = join(dir, text);
  const isThere = existsSync(exact);
  if (isThere) {
    const other = [...new Set([...files, ...readdirSync(exact)])].find(
      (file) => !isSame(join(from, file), join(exact, file)),
    );
    if (other !== undefined)
      throw new Error(
        `${exact} was released with another ${other}. A released version never changes: raise the version in package.json.`,
      );
  } else {
    // Under another name until it is whole.
    const unfinished = join(dir, `.${text}`);
    rmSync(unfinished, { recursive: true, force: true });
    copy(files, from, unfinished);
    renameSync(unfinished, exact);
  }
  const released = readdirSync(dir).flatMap((name) => parseVersion(name) ?? []);
  return [
    { folder: text, outcome: isThere ? 'same' : 'new' },
    ...followersOf(version).map((folder) => follow(folder, version, released)),
  ];

  function follow(folder: string, version: Version, released: readonly Version[]): Laid {
    const newer = released.some((each) => followersOf(each).includes(folder) && compareVersions(each, version) > 0);
    if (newer) return { folder, outcome: 'older' };
    const isNew = !existsSync(join(dir, folder));
    copy(
      files.filter((file) => !EXACT_ONLY.includes(file)),
      from,
      join(dir, folder),
    );
    return { folder, outcome: isNew ? 'new' : 'moved on' };
  }
}

const inOrder = (files: readonly string[]): readonly string[] =>
  [...files].sort((one, other) => ENTRIES.indexOf(one) - ENTRIES.indexOf(other));

function copy(files: readonly string[], from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const file of files) {
    // A visitor who comes meanwhile gets the old file or the new one, never half of it.
    copyFileSync(join(from, file), join(to, `.${file}`));
    renameSync(join(to, `.${file}`), join(to, file));
  }
}

const isSame = (one: string, other: string): boolean =>
  existsSync(one) && existsSync(other) && readFileSync(one).equals(readFileSync(other));
