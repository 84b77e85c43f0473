import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeIntegrity } from './integrity.ts';
import { CARRIERS, type Carried, carriedBy, carry } from './writeIntoLoader.ts';

/** A version that can be released: three numbers, and for a trial the part after the hyphen. */
interface Version {
  readonly text: string;
  readonly numbers: readonly [major: number, minor: number, patch: number];
  readonly isTrial: boolean;
}

/** Reads `1.4.2` or `1.5.0-beta.1`. Undefined for anything else. */
export function parseVersion(text: string): Version | undefined {
  const [, major, minor, patch, trial] = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(-[\w.-]+)?$/.exec(text) ?? [];
  if (major === undefined) return undefined;
  return { text, numbers: [Number(major), Number(minor), Number(patch)], isTrial: trial !== undefined };
}

/**
 * The folders that always hold the newest matching version: `1.4` and `1`. Before version 1 a minor version may break
 * things, so there is no folder `0`. A trial version has none.
 */
const followersOf = ({ numbers: [major, minor], isTrial }: Version): readonly string[] =>
  isTrial ? [] : major === 0 ? [`0.${minor}`] : [`${major}.${minor}`, `${major}`];

/** Less than 0 when `one` is older. */
const compareVersions = ({ numbers: one }: Version, { numbers: other }: Version): number =>
  one[0] - other[0] || one[1] - other[1] || one[2] - other[2];

/** The files with fixed names are written last, in this order. So a file never appears before the files that it loads. */
const ENTRIES = ['main.js', 'tour-booking.single.js', 'tour-booking.js'];
const INTEGRITY = 'integrity.json';
/** Files that only the folder of the exact version gets. */
const EXACT_ONLY = [INTEGRITY];

/** What happened to a folder. */
export interface Laid {
  readonly folder: string;
  /** `older`: the folder holds a newer version, and was left alone. */
  readonly outcome: 'new' | 'same' | 'moved on' | 'older';
}

/** What the loaders of a release carry. Without it they are copied as they were built. */
export interface Addresses {
  /** The address at which `dir` is served, without a slash at its end. */
  readonly at?: string;
  readonly allowedApis?: string;
}

/**
 * Copies the files of `from` into `dir`: into a folder for the exact version, which never changes again, and into the folders
 * `1.4` and `1` unless those hold a newer version. Files of earlier versions stay there for visitors with an open page. Each
 * folder's loaders carry the address of that folder. Throws, and releases nothing, when `text` is not a version or was released
 * with other files or addresses.
 */
export function layOut(dir: string, text: string, from: string, addresses: Addresses = {}): readonly Laid[] {
  const version = parseVersion(text);
  if (version === undefined) throw new Error(`"${text}" is no version to release; give one such as 1.4.2.`);
  const files = inOrder(readdirSync(from));
  const exact = join(dir, text);
  const isThere = existsSync(exact);
  whenPrepared(text, files, (prepared) => {
    if (isThere) refuseOther(prepared, exact);
    else renameSync(prepared, exact);
  });
  const released = readdirSync(dir).flatMap((name) => parseVersion(name) ?? []);
  return [
    { folder: text, outcome: isThere ? 'same' : 'new' },
    ...followersOf(version).map((folder) => follow(folder, version, released)),
  ];

  function follow(folder: string, version: Version, released: readonly Version[]): Laid {
    const newer = released.some((each) => followersOf(each).includes(folder) && compareVersions(each, version) > 0);
    if (newer) return { folder, outcome: 'older' };
    const isNew = !existsSync(join(dir, folder));
    const shared = files.filter((file) => !EXACT_ONLY.includes(file));
    whenPrepared(folder, shared, (prepared) => copy(shared, prepared, join(dir, folder)));
    return { folder, outcome: isNew ? 'new' : 'moved on' };
  }

  /** Prepares `files` for `folder` in a hidden folder, gives `use` its path, and then removes it. */
  function whenPrepared(folder: string, files: readonly string[], use: (prepared: string) => void): void {
    const prepared = join(dir, `.${folder}`);
    rmSync(prepared, { recursive: true, force: true });
    try {
      copy(files, from, prepared);
      writeAddresses(prepared, folder);
      use(prepared);
    } finally {
      rmSync(prepared, { recursive: true, force: true });
    }
  }

  function writeAddresses(prepared: string, folder: string): void {
    const { at, allowedApis } = addresses;
    if (at === undefined && allowedApis === undefined) return;
    const values: Carried = {
      ...(at === undefined ? {} : { folder: `${at}/${folder}/` }),
      ...(allowedApis === undefined ? {} : { allowedApis }),
    };
    for (const file of CARRIERS.filter((each) => files.includes(each))) carry(join(prepared, file), values);
    if (existsSync(join(prepared, INTEGRITY))) writeIntegrity(prepared);
  }
}

/** Throws if a file of `prepared` is not the same in `exact`, or one of `exact` is missing there. */
function refuseOther(prepared: string, exact: string): void {
  const names = [...new Set([...readdirSync(prepared), ...readdirSync(exact)])];
  const others = names.filter((file) => !isSame(join(prepared, file), join(exact, file)));
  // The hashes differ whenever any other file does, so the other file is named.
  const other = others.find((file) => file !== INTEGRITY) ?? others[0];
  if (other === undefined) return;
  const was = CARRIERS.includes(other) && existsSync(join(exact, other)) ? carriedBy(join(exact, other)) : undefined;
  const carries =
    was &&
    (Object.keys(was).length > 0
      ? ` It carries ${JSON.stringify(was)}.`
      : ' It was released without --at and --allowed-apis.');
  throw new Error(
    `${exact} was released with another ${other}.${carries ?? ''} A released version never changes: raise the version in package.json.`,
  );
}

const inOrder = (files: readonly string[]): readonly string[] =>
  [...files].sort((one, other) => ENTRIES.indexOf(one) - ENTRIES.indexOf(other));

function copy(files: readonly string[], from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const file of files) {
    // During the copy, a visitor gets the old file or the new one, never half a file.
    copyFileSync(join(from, file), join(to, `.${file}`));
    renameSync(join(to, `.${file}`), join(to, file));
  }
}

const isSame = (one: string, other: string): boolean =>
  existsSync(one) && existsSync(other) && readFileSync(one).equals(readFileSync(other));
