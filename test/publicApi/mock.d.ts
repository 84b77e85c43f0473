import { RequestHandler } from 'msw';

/** A day and a time of day by the property's clock, `2026-12-05T10:15:00`. */
type LocalDateTime = string & {
  readonly '~kind': 'LocalDateTime';
};

/** A situation the mock can be switched to; docs/mock.md says what each is. */
type ScenarioName =
  | 'none'
  | 'slot-taken'
  | 'field-rejected'
  | 'inactive'
  | 'fully-booked'
  | 'slow'
  | 'offline'
  | 'server-error'
  | 'html-error'
  | 'truncated'
  | 'rate-limited'
  | 'lost-reply';

/** A tour that was booked. */
interface Appointment {
  readonly id: number;
  readonly group: number;
  readonly employee: number;
  /** Null for a tour that was made in the web application. */
  readonly prospect: number | null;
  readonly status: 30 | 40 | null;
  readonly start: LocalDateTime;
  readonly location: string;
  readonly notes: string;
  readonly broker_booked: boolean;
}

/** A person of a prospect. Members that were never given are empty text. */
interface Person {
  readonly id: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone_1: string;
  readonly phone_2: string;
  readonly is_primary: boolean;
}
/** A client of the company, in the document's sense: people who look for a home. */
interface Prospect {
  readonly id: number;
  readonly status: string;
  readonly group: number | null;
  /** At least one; the first is the primary one unless another says so. */
  readonly people: readonly Person[];
  /** Everything else that was sent under `client`, by its name there. */
  readonly details: Readonly<Record<string, unknown>>;
}

/** The world a mock begins with. */
interface MockServiceOptions {
  /** Seed of the data: the same seed gives the same data. Default 1. */
  seed?: number;
  /**
   * What the clock shows at the start and after `reset`, without offset: `2026-12-01T09:00:00` by default. A function is
   * called each time.
   */
  now?: string | (() => string);
  /** The company's zone, an IANA name. Default America/New_York. */
  zone?: string;
  /** How many listings there are. Default 500. */
  listings?: number;
  /** The share of the agents' working time that is blocked by other work, 0 (default) to 1. */
  busy?: number;
  /** A count of milliseconds that drives the clock, such as `Date.now`. Default: the clock stands still. */
  ticks?: () => number;
  scenario?: ScenarioName;
}
/** The present state of the service as plain data. */
interface ServiceState {
  now: string;
  scenario: ScenarioName;
  counts: Readonly<Record<string, number>>;
  /** Every appointment, cancelled ones included, with its prospect (null: none) and the employee's name. */
  appointments: readonly AppointmentState[];
  /** Every prospect, those of appointments among them. */
  prospects: readonly Prospect[];
}
/** An appointment of the mock, with its people. */
interface AppointmentState extends Omit<Appointment, 'prospect' | 'employee'> {
  employee: {
    id: number;
    name: string;
  };
  client: Prospect | null;
}
/** The state that survives a restart. Clock and scenario are not part of it. */
interface ServiceSnapshot {
  version: 1;
  seed: number;
  random: number;
  resources: Readonly<Record<string, unknown>>;
}
/** A leasing service in memory, without HTTP. The operations are the functions beside this file; they take `company`. */
interface MockService {
  readonly scenario: ScenarioName;
  setScenario(name: ScenarioName): void;
  /** Sets the clock to `now` (no offset). Throws a RangeError when that is no date and time. */
  setNow(now: string): void;
  /**
   * Books `start` (no offset) for other people with every agent of the group who is free then; gives the number of those
   * tours. Throws a RangeError for an unknown group, or a time at which no tour starts.
   */
  takeSlot(groupId: number, start: string): number;
  /** World, clock and scenario as at the start. */
  reset(): void;
  state(): ServiceState;
  snapshot(): ServiceSnapshot;
  /** Restores what `snapshot` gave. Throws a TypeError when `data` is not that, or is of another seed. */
  restore(data: unknown): void;
}
/** Creates a leasing service with data of its own. Throws a RangeError for wrong options. */
declare function createMockService(options?: MockServiceOptions): MockService;

/** How the mock answers. */
interface AnswerOptions {
  /** Whether endpoints for which the document shows no scheme want a key as well. Default false. */
  requireKey?: boolean | undefined;
  /** Milliseconds every reply waits. Default 0. */
  latency?: number | undefined;
  /** Milliseconds a reply waits in the scenario `slow`. */
  slow?: number | undefined;
  /** Told of every call when its reply is ready. `status` is 0 when no reply is given. */
  onRequest?: ((entry: { method: string; path: string; status: number; ms: number }) => void) | undefined;
}

/** Where and how the mock's handlers answer. */
interface HandlersOptions extends AnswerOptions {
  /** Where the service is, `https://leasing.example.com`. Without it the API's paths are answered on every origin. */
  baseUrl?: string;
}
/**
 * msw handlers that answer the whole API from `service`, for a service worker (`setupWorker`) or tests (`setupServer`).
 * Unknown paths below `/api/` are answered too, with the service's own 404.
 */
declare function handlers(service: MockService, options?: HandlersOptions): RequestHandler[];

export { createMockService, handlers };
export type {
  AnswerOptions,
  Appointment,
  AppointmentState,
  HandlersOptions,
  LocalDateTime,
  MockService,
  MockServiceOptions,
  Person,
  Prospect,
  ScenarioName,
  ServiceSnapshot,
  ServiceState,
};
