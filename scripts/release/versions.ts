/** A version that can be released: three numbers, and for one that is tried out what follows the hyphen. */
export interface Version {
  readonly text: string;
  readonly numbers: readonly [major: number, minor: number, patch: number];
  readonly isTrial: boolean;
}

/** `1.4.2` or `1.5.0-beta.1`; undefined for anything else. */
export function parseVersion(text: string): Version | undefined {
  const [, major, minor, patch, trial] = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(-[\w.-]+)?$/.exec(text) ?? [];
  if (major === undefined) return undefined;
  return { text, numbers: [Number(major), Number(minor), Number(patch)], isTrial: trial !== undefined };
}

/**
 * The folders that follow a version as it gets fixes and features, `1.4` and `1`. Before version 1 a minor version may break
 * what was there, so that no folder follows it; none follows a version that is tried out.
 */
export const followersOf = ({ numbers: [major, minor], isTrial }: Version): readonly string[] =>
  isTrial ? [] : major === 0 ? [`0.${minor}`] : [`${major}.${minor}`, `${major}`];

/** Less than 0 where `one` is the older. */
export const compareVersions = ({ numbers: one }: Version, { numbers: other }: Version): number =>
  one[0] - other[0] || one[1] - other[1] || one[2] - other[2];
