import {
  ServiceState,
  RequestFilter,
  RecordedRequest,
  ScenarioName,
  Fault,
  AppointmentArrangement,
  AppointmentState,
  ProspectArrangement,
  MockProspect,
  ListingChange,
  WorldOptions,
  WantedRequest,
  MatchResult,
} from './types/mock-server-requestMatchers.js';
export {
  ActiveFault,
  AppointmentChange,
  AppointmentStatus,
  Arranging,
  BuiltPerson,
  EmployeeOptions,
  FaultTarget,
  GroupOptions,
  HoursOptions,
  KeyKind,
  MockAppointment,
  MockPerson,
  OperationName,
  Rule,
  ScheduleOptions,
  buildBooking,
  buildPerson,
  buildProspect,
} from './types/mock-server-requestMatchers.js';
import {
  BrowserContext,
  ExpectMatcherState,
  Expect,
  TestType,
  PlaywrightTestArgs,
  PlaywrightTestOptions,
  PlaywrightWorkerArgs,
  PlaywrightWorkerOptions,
} from '@playwright/test';
export { LocalDateTime } from './types/time-values.js';

/** The options of the world of each test. `now` is the time at its start, without offset. */
interface TestWorldOptions extends WorldOptions {
  readonly now?: string;
}
/** The world of a test: a leasing service of its own on the mock. Wrong values reject with the sentence of the mock. */
interface TestWorld {
  readonly id: string;
  /** The address of its API: the `baseUrl` of a client. */
  readonly url: string;
  state(): Promise<ServiceState>;
  /** The calls that match `filter`, in the order in which they were answered. */
  requests(filter?: RequestFilter): Promise<readonly RecordedRequest[]>;
  setScenario(name: ScenarioName): Promise<void>;
  /** Replaces all faults. */
  setFaults(faults: readonly Fault[]): Promise<void>;
  /** Sets the clock of the world, and that of its pages, to `now`, a date and time without offset. */
  setClock(now: string): Promise<void>;
  /** Books `start` for other people, with every free agent of the group. Gives the number of these tours. */
  takeSlot(group: number, start: string): Promise<number>;
  addAppointment(given: AppointmentArrangement): Promise<AppointmentState>;
  addProspect(given: ProspectArrangement): Promise<MockProspect>;
  /** Puts a new listing on the market and gives its id. */
  addListing(given?: ListingChange): Promise<number>;
  /**
   * Lets days pass. The clock advances, tours are completed or missed, and listings are rented, get another price or return to the market.
   */
  runDays(days: number): Promise<void>;
  /** Calls any other control path of the mock: `control('DELETE', 'faults')`. Gives the parsed reply. */
  control(method: string, name: string, body?: unknown): Promise<unknown>;
  /** Sends the calls of a context to this world, and gives it its clock. The context of the test is there already. */
  join(context: BrowserContext): Promise<void>;
}

/** The options for `use` of the configuration, and for `test.use`. */
interface MockOptions {
  /** The address of the mock, as the pages call it. Default: `http://127.0.0.1:4010`. */
  readonly mock: string;
  /** The options of the world of each test. Default: nine in the morning of December 1, 2026, and the seeded groups. */
  readonly worldOptions: TestWorldOptions;
}
/** What a test gets in addition to Playwright's own fixtures. */
interface MockFixtures {
  /** The leasing service of this test. All pages of its context call it. */
  readonly world: TestWorld;
}
/** Playwright's `test`, each with a world of its own on the mock. A failed test has the calls of its world attached. */
declare const test: TestType<
  PlaywrightTestArgs & PlaywrightTestOptions & MockOptions & MockFixtures,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions
>;
/** The matchers that `expect` has in addition to Playwright's own. */
type MockMatchers = {
  /**
   * Waits until the world has received such calls: `await expect(world).toHaveReceived('bookTour', { times: 1 })`. With `times` it
   * passes as soon as there are as many. `body` and `query` name members that each call must have.
   */
  readonly toHaveReceived: (
    this: ExpectMatcherState,
    world: TestWorld,
    operation: RecordedRequest['operation'],
    wanted?: WantedRequest,
  ) => Promise<MatchResult>;
};
/** Playwright's `expect` with matchers for worlds. */
declare const expect: Expect<MockMatchers>;

export {
  AppointmentArrangement,
  AppointmentState,
  Fault,
  ListingChange,
  MatchResult,
  MockProspect,
  ProspectArrangement,
  RecordedRequest,
  RequestFilter,
  ScenarioName,
  ServiceState,
  WantedRequest,
  WorldOptions,
  expect,
  test,
};
export type { MockFixtures, MockMatchers, MockOptions, TestWorld, TestWorldOptions };
