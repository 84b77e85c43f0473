/** One mutant: a small change of the code, and whether a test noticed it. */
export interface Mutant {
  /** Path from the repository's root, with slashes. */
  readonly file: string;
  readonly line: number;
  /** The line it changes, as it stands in the file, without the space around it. */
  readonly code: string;
  /** The part that is changed, on one line. */
  readonly original: string;
  /** What it becomes, on one line. */
  readonly replacement: string;
  /** True when a test failed, or ran for ever, because of it. */
  readonly killed: boolean;
}

/** A mutant that no test can or should kill, with the reason. The reviewed list is `survivors.json`. */
export interface Survivor {
  readonly file: string;
  readonly code: string;
  readonly original: string;
  readonly replacement: string;
  readonly why: string;
}

export interface Score {
  readonly killed: number;
  readonly all: number;
  /** Share of the mutants that were killed, in percent. Explained survivors count as not killed. */
  readonly percent: number;
  /** Survivors without a reason. */
  readonly unexplained: readonly Mutant[];
  /** Entries of the reviewed list whose mutant was killed or does not exist any more. */
  readonly outdated: readonly Survivor[];
}

/** The score of the mutants of one folder. `reviewed` has the survivors of that folder only. */
export function scoreOf(mutants: readonly Mutant[], reviewed: readonly Survivor[]): Score {
  const survived = mutants.filter(({ killed }) => !killed);
  const killed = mutants.length - survived.length;
  return {
    killed,
    all: mutants.length,
    percent: mutants.length === 0 ? 0 : (100 * killed) / mutants.length,
    unexplained: survived.filter((mutant) => !reviewed.some((entry) => isAbout(entry, mutant))),
    outdated: reviewed.filter((entry) => !survived.some((mutant) => isAbout(entry, mutant))),
  };
}

/** Compares the text, not the line. A list that names lines is wrong after the next change. */
const isAbout = (entry: Survivor, mutant: Mutant): boolean =>
  entry.file === mutant.file &&
  entry.code === mutant.code &&
  entry.original === mutant.original &&
  entry.replacement === mutant.replacement;
