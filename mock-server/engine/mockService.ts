import { parseLocalDateTime } from '../../src/time/values.ts';
import { keysOf, SEEDED_KEYS } from './apiKeys.ts';
import { freeSlot, takeSlot } from './appointments/bookTour.ts';
import { addHistory } from './appointments/history.ts';
import { type AppointmentState, type Arranging, arrange, type ShowAppointment } from './arrange/arrange.ts';
import { type Company, createCompany } from './company.ts';
import { type ActiveFault, createFaults } from './faults/activeFaults.ts';
import { type Fault, readFault } from './faults/fault.ts';
import { readScenario, type ScenarioName } from './faults/scenarios.ts';
import { groupsOf } from './groups/groupOptions.ts';
import { groupDirectory } from './groups/groups.ts';
import { isObject, member } from './json.ts';
import type { FaultTarget } from './operationNames.ts';
import type { MockProspect } from './prospects/prospectStore.ts';
import { createRandom, hash } from './random.ts';
import {
  createRequestLog,
  type RecordedRequest,
  type RequestFilter,
  type RequestLog,
  readFilter,
} from './requestLog.ts';
import { createClock } from './serviceClock.ts';
import { type MockServiceOptions, readServiceOptions } from './serviceOptions.ts';
import { isStore } from './store.ts';

/** The present state of the service, as plain data. */
export interface ServiceState {
  now: string;
  scenario: ScenarioName;
  counts: Readonly<Record<string, number>>;
  /** All appointments, also canceled ones, each with its prospect (or null) and the employee's name. */
  appointments: readonly AppointmentState[];
  /** All prospects, also those of appointments. */
  prospects: readonly MockProspect[];
}

/** All data and the time of the clock. The scenario, faults and requests are not included. */
export interface ServiceSnapshot {
  version: 1;
  seed: number;
  zone: string;
  listings: number;
  now: string;
  random: number;
  resources: Readonly<Record<string, unknown>>;
}

/**
 * A leasing service in memory, without HTTP. The msw `handlers` and the HTTP server answer from it. Tests use its methods to read
 * and prepare its data.
 */
export interface MockService extends Arranging {
  /**
   * All data of the service. `reset` replaces this object by a new one.
   * @internal
   */
  readonly company: Company;
  /**
   * The calls of the API. The runtimes write them down here.
   * @internal
   */
  readonly requestLog: RequestLog;
  /** The scenario that is on. `none` after its faults have had their `times`. */
  readonly scenario: ScenarioName;
  /** Switches to a scenario. Throws a RangeError that names the nearest one if there is none of this name. */
  setScenario(name: ScenarioName): void;
  /**
   * Makes calls fail: `fail('bookTour', { status: 429, times: 1 })`. `any` is for every operation and every unknown path. Gives a
   * function that ends the fault. The newest fault is tried first, and a call is hit by at most one. Throws a RangeError
   * that says what is wrong with the fault.
   */
  fail(operation: FaultTarget | readonly FaultTarget[] | 'any', fault: Omit<Fault, 'operation'>): () => void;
  /** Replaces all faults from `fail` and `setFaults`. The scenario stays. Throws as `fail` does, and then nothing has changed. */
  setFaults(faults: readonly Fault[]): void;
  /** The faults that are on, also those of the scenario, in the order in which they are tried. */
  faults(): readonly ActiveFault[];
  /** The calls of the API that match `filter`, out of the last 2000, in the order in which they were answered. */
  requests(filter?: RequestFilter): readonly RecordedRequest[];
  /** Sets the clock to `now`, a date and time without offset. Throws a RangeError for anything else. */
  setNow(now: string): void;
  /**
   * Books `start` (without offset) for other people, with every free agent of the group. Gives the number of these tours.
   * Throws a RangeError for an unknown group, and for a time at which no tour starts.
   */
  takeSlot(groupId: number, start: string): number;
  /**
   * Frees `start`: the tours that `takeSlot` made at that time are canceled, and one agent takes the time, also in a group that is never free.
   * Gives the number of agents who are free then. `reset` and `restore` take that back. Throws as `takeSlot` does.
   */
  freeSlot(groupId: number, start: string): number;
  /** Sets data, clock and scenario back to the start. Deletes all other faults, and the requests. */
  reset(): void;
  state(): ServiceState;
  snapshot(): ServiceSnapshot;
  /**
   * Goes back to a snapshot. Without `now` in it, the clock stays. Throws a TypeError if `data` is not a snapshot, or is one with
   * another seed, zone or number of listings.
   */
  restore(data: unknown): void;
  /**
   * The changes since the last call, as plain JSON, for the data file. Undefined if nothing has changed, `all` after `reset`
   * and `restore`.
   * @internal
   */
  takeChanges(): Readonly<Record<string, unknown>> | 'all' | undefined;
  /**
   * Applies changes that `takeChanges` gave. The service must be in the state in which they were made.
   * @internal
   */
  applyChanges(changes: unknown): void;
}

const localDateTime = (text: string) => {
  const value = parseLocalDateTime(text);
  // The dates of listings and tours lie within a year of it, and must have years of four digits.
  if (!value || value < '1001' || value >= '9999') {
    throw new RangeError(`Not a date and time without offset of the years 1001 to 9998: ${text}`);
  }
  return value;
};

/** Names for the error message of `restore`. */
const KEPT_WITH: Readonly<Record<string, string>> = { zone: 'time zone', listings: 'number of listings' };

/** Creates a leasing service with its own data. Throws a RangeError that says what is wrong with the options. */
export function createMockService(options: MockServiceOptions = {}): MockService {
  const {
    seed = 1,
    zone = 'America/New_York',
    listings = 500,
    busy = 0,
    ticks = () => 0,
  } = readServiceOptions(options);
  const { now: start = '2026-12-01T09:00:00', keys: kinds = SEEDED_KEYS } = options;
  const groups = groupDirectory(groupsOf(options.groups, options));
  const keys = keysOf(kinds);
  const startsAt = () => localDateTime(typeof start === 'function' ? start() : start);
  const clock = createClock({ now: startsAt(), zone, ticks });
  let faults = newFaults();
  function newFaults() {
    // Faults draw from their own stream, so that they do not change the other data.
    const made = createFaults(createRandom(hash(seed, 'faults')));
    made.setScenario(options.scenario ?? 'none');
    return made;
  }
  const requestLog = createRequestLog(clock);
  const newCompany = () => {
    const random = createRandom(seed);
    const made = createCompany({ seed, listingCount: listings, busy, groups, keys, clock, faults, random });
    if (options.history) addHistory(made);
    return made;
  };
  let company = newCompany();
  let isReplaced = false;
  const show: ShowAppointment = ({ prospect, employee, ...rest }) => ({
    ...rest,
    employee: { id: employee, name: company.groups.employee(employee)?.name ?? '' },
    client: company.prospects.get(prospect ?? -1) ?? null,
  });
  const stores = () =>
    Object.entries(company.resources).flatMap(([name, each]) => (isStore(each) ? [[name, each] as const] : []));

  return {
    ...arrange(() => company, show),
    get company() {
      return company;
    },
    requestLog,
    get scenario() {
      return faults.scenario;
    },
    setScenario(name) {
      faults.setScenario(readScenario(name));
    },
    fail(operation, fault) {
      return faults.add(readFault(operation === 'any' ? fault : { ...fault, operation }));
    },
    setFaults(given) {
      faults.replace(given.map((each) => readFault(each)));
    },
    faults: () => faults.list(),
    requests: (filter = {}) => requestLog.list(readFilter(filter)),
    setNow(now) {
      clock.set(localDateTime(now));
    },
    freeSlot: (groupId, start) => freeSlot(company, groupId, localDateTime(start)),
    takeSlot: (groupId, start) => takeSlot(company, groupId, localDateTime(start)),
    reset() {
      clock.set(startsAt());
      faults = newFaults();
      requestLog.clear();
      company = newCompany();
      isReplaced = true;
    },
    state: () => ({
      now: clock.now(),
      scenario: faults.scenario,
      counts: Object.fromEntries(Object.entries(company.resources).map(([name, each]) => [name, each.count()])),
      appointments: company.appointments.all().map(show),
      prospects: company.prospects.all(),
    }),
    snapshot: () => ({
      version: 1,
      ...{ seed, zone, listings, now: clock.now() },
      random: company.random.position(),
      resources: Object.fromEntries(stores().map(([name, each]) => [name, each.snapshot()])),
    }),
    restore(data) {
      if (!isObject(data) || data.version !== 1 || !isObject(data.resources) || typeof data.random !== 'number') {
        throw new TypeError('Not a state of this service.');
      }
      const own = { seed, zone, listings };
      for (const [name, value] of Object.entries(own)) {
        const kept = member(data, name);
        if (kept === value) continue;
        throw new TypeError(`The state was kept with the ${KEPT_WITH[name] ?? name} ${kept}, not ${value}.`);
      }
      for (const [name, store] of stores()) {
        if (Object.hasOwn(data.resources, name)) store.restore(data.resources[name]);
      }
      company.random.restore(data.random);
      if (typeof data.now === 'string') clock.set(localDateTime(data.now));
      isReplaced = true;
    },
    takeChanges() {
      const all = isReplaced;
      isReplaced = false;
      const changes = stores().flatMap(([name, store]) => {
        const taken = store.takeChanges();
        return taken === undefined ? [] : [[name, taken] as const];
      });
      if (all) return 'all';
      return changes.length === 0 ? undefined : { random: company.random.position(), ...Object.fromEntries(changes) };
    },
    applyChanges(changes) {
      for (const [name, store] of stores()) {
        const own = member(changes, name);
        if (own !== undefined) store.applyChanges(own);
      }
      company.random.restore(Number(member(changes, 'random')));
    },
  };
}
