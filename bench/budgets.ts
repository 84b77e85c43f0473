/**
 * Every budget that a test or `npm run bench` holds. One figure each. A size's budget is the size that was measured when a
 * decision last set it, plus 3 %.
 */

/** A limit for a size. 1 kB is 1,000 bytes. */
export interface SizeBudget {
  /** Which files, and how they are compressed. */
  readonly what: string;
  /** The limit in bytes. */
  readonly goal: number;
}

/** The sizes of a plain visit: in English, without the options of a feature. test/sizes.test.ts holds them. */
export const BUDGETS = {
  loader: { what: 'script tag: loader, brotli', goal: 1_750 },
  firstFreeTime: { what: 'script tag: all until the first free time, brotli', goal: 35_150 },
  untilBooked: { what: 'script tag: all until booked, brotli', goal: 121_700 },
  packageFirst: { what: 'npm build: our own code until the first free time, gzip', goal: 37_000 },
  packagePlain: { what: 'npm build: our own code until booked, gzip', goal: 119_500 },
} as const satisfies Readonly<Record<string, SizeBudget>>;

export type BudgetName = keyof typeof BUDGETS;

/** What a feature may weigh: the files that only it loads, which a plain visit never asks for. */
export interface FeatureBudget {
  /** What the names of the files begin with, in the script tag and in the package. */
  readonly chunks: readonly string[];
  /** The limit for the script tag's files, in bytes of brotli. */
  readonly goal: number;
}

/** What each feature may weigh. A file that stands here does not count as a plain visit's. */
export const FEATURE_BUDGETS = {
  homes: { chunks: ['homesChunk', 'ChooseHomes'], goal: 10_970 },
  'kinds of tour': { chunks: ['TourKindChoice'], goal: 1_680 },
  'the agent': { chunks: ['Agent'], goal: 1_560 },
  'leaving details': { chunks: ['LeadScreen'], goal: 3_040 },
  'changing a tour': { chunks: ['ChangeScreens'], goal: 4_400 },
  'the dialog and its button': {
    chunks: ['dialogChunk', 'launcher', 'launcherChunk', 'launcherLanguage', 'buttonTime'],
    goal: 14_150,
  },
  'lists of agents and neighborhoods': { chunks: ['listChunk'], goal: 5_250 },
  'an edge': { chunks: ['edgeCalls', 'askAttempt'], goal: 1_740 },
  'the widget in the HTML': { chunks: ['serverHtml'], goal: 1_030 },
  'asked for, not booked': { chunks: ['requested'], goal: 1_270 },
  assistants: { chunks: ['AssistantPart'], goal: 4_730 },
  'a link to the widget': { chunks: ['linkFollower', 'changeFollower', 'pageLinks'], goal: 3_490 },
  'the waitlist': { chunks: ['showWaitlist', 'waitlistRecord'], goal: 9_700 },
} as const satisfies Readonly<Record<string, FeatureBudget>>;

/** The limit for each file of a language other than English, in bytes of brotli. */
export const LANGUAGE_FILE_LIMIT = 6_960;

/** The times that `npm run bench` measures on a slow phone. */
export const TIME_BUDGETS = {
  /** The first free time with the snippet as printed, as a multiple of the bare page's time. */
  firstFreeTime: 1.25,
  /** The same with the slow processor. */
  firstFreeTimeSlow: 1.3,
  /** The same with the files on the page's own host. */
  ownHost: 1.1,
  /** The same with the script alone. */
  scriptAlone: 1.5,
  /** The same with the widget in the HTML that a server sends. */
  serverHtml: 0.8,
  /** Script time until the first free time, as a multiple of React's alone. */
  scriptTime: 1,
  /** From a click on a day to its times on the screen, in milliseconds. */
  dayClickMs: 50,
} as const;

/**
 * What the repository and the package may hold. bench/figures.ts counts it, test/figures.test.ts holds it: what was counted plus 3 %. It
 * only goes down.
 */
export const FIGURES = {
  codeLines: { what: 'lines of code of src and mock-server', most: 45_600 },
  codeFiles: { what: 'files of src and mock-server', most: 739 },
  testLines: { what: 'lines of tests, fixtures and snapshots', most: 97_750 },
  docWords: { what: 'words of the README and the docs', most: 45_000 },
  roomImports: { what: 'imports of a room by another', most: 287 },
  roomsBothWays: { what: 'pairs of rooms that import each other', most: 0 },
  packageBytes: { what: 'bytes of the package, unpacked', most: 8_400_000 },
  packageFiles: { what: 'files of the package', most: 448 },
} as const satisfies Readonly<Record<string, { readonly what: string; readonly most: number }>>;
