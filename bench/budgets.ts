/** A size in bytes that must not be passed. 1 kB is 1,000 bytes. */
export interface Budget {
  /** What is weighed, in words for the table. */
  readonly what: string;
  /** The budget (docs/decisions/0051); the table of docs/performance.md names it too. */
  readonly goal: number;
  /** What the test holds, today's figure. Lower it with every gain. Raising it takes a reason in the commit message. */
  readonly held: number;
}

/** The weights of what is shipped: script tag by brotli, the package by gzip. */
export const BUDGETS = {
  loader: { what: 'script tag: loader, brotli', goal: 1_500, held: 1_500 },
  firstFreeTime: { what: 'script tag: all until the first free time, brotli', goal: 29_000, held: 25_850 },
  untilBooked: { what: 'script tag: all until booked, brotli', goal: 95_000, held: 86_200 },
  packageFirst: { what: 'npm build: our own code until the first free time, gzip', goal: 29_000, held: 24_750 },
  ownCode: { what: 'npm build: our own code, gzip', goal: 100_000, held: 83_700 },
} as const satisfies Readonly<Record<string, Budget>>;

/** Each file of a language beside English, brotli. All of a language in one file is more (0033). */
export const LANGUAGE_FILE_LIMIT = 3_000;

export type BudgetName = keyof typeof BUDGETS;
