/** Every budget that a test or `npm run bench` holds. One figure each. A budget is raised by a decision only. */

/** A limit for a size. 1 kB is 1,000 bytes. */
export interface SizeBudget {
  /** Which files, and how they are compressed. */
  readonly what: string;
  /** The limit in bytes. */
  readonly goal: number;
}

/** The sizes of what is shipped. test/sizes.test.ts holds them. */
export const BUDGETS = {
  loader: { what: 'script tag: loader, brotli', goal: 1_650 },
  firstFreeTime: { what: 'script tag: all until the first free time, brotli', goal: 33_000 },
  untilBooked: { what: 'script tag: all until booked, brotli', goal: 113_000 },
  packageFirst: { what: 'npm build: our own code until the first free time, gzip', goal: 34_000 },
  ownCode: { what: 'npm build: our own code, gzip, without homes', goal: 120_000 },
} as const satisfies Readonly<Record<string, SizeBudget>>;

export type BudgetName = keyof typeof BUDGETS;

/** The limit for each file of a language other than English, in bytes of brotli. */
export const LANGUAGE_FILE_LIMIT = 3_000;

/** The times that `npm run bench` measures on a slow phone. */
export const TIME_BUDGETS = {
  /** The first free time, as a multiple of the bare page's time. */
  firstFreeTime: 1.6,
  /** The same with the widget in the HTML that a server sends. */
  serverHtml: 0.8,
  /** Script time until the first free time, as a multiple of React's alone. */
  scriptTime: 1,
  /** From a click on a day to its times on the screen, in milliseconds. */
  dayClickMs: 50,
} as const;
