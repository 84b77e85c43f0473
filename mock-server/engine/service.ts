import { parseLocalDateTime } from '../../src/time/values.ts';
import { isZone } from '../../src/time/zone.ts';
import type { Appointment } from './appointmentStore.ts';
import { createClock } from './clock.ts';
import { type Company, createCompany } from './company.ts';
import { employeeOf } from './employees.ts';
import { isObject } from './json.ts';
import type { Prospect } from './prospectStore.ts';
import { createRandom } from './random.ts';
import type { ActiveScenario, ScenarioName } from './scenario.ts';
import { isStore } from './store.ts';
import { takeSlot } from './takeSlot.ts';

/** The world a mock begins with. */
export interface MockServiceOptions {
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
export interface ServiceState {
  now: string;
  scenario: ScenarioName;
  counts: Readonly<Record<string, number>>;
  /** Every appointment, cancelled ones included, with its prospect (null: none) and the employee's name. */
  appointments: readonly AppointmentState[];
  /** Every prospect, those of appointments among them. */
  prospects: readonly Prospect[];
}

/** An appointment of the mock, with its people. */
export interface AppointmentState extends Omit<Appointment, 'prospect' | 'employee'> {
  employee: { id: number; name: string };
  client: Prospect | null;
}

/** The state that survives a restart. Clock and scenario are not part of it. */
export interface ServiceSnapshot {
  version: 1;
  seed: number;
  random: number;
  resources: Readonly<Record<string, unknown>>;
}

/** A leasing service in memory, without HTTP. The operations are the functions beside this file; they take `company`. */
export interface MockService {
  /**
   * All data of the service. `reset` replaces it by a new object.
   * @internal
   */
  readonly company: Company;
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

const localDateTime = (text: string) => {
  const value = parseLocalDateTime(text);
  if (!value) throw new RangeError(`Not a date and time without offset: ${text}`);
  return value;
};

/** Creates a leasing service with data of its own. Throws a RangeError for wrong options. */
export function createMockService(options: MockServiceOptions = {}): MockService {
  const { seed = 1, zone = 'America/New_York', listings = 500, busy = 0, ticks = () => 0 } = options;
  if (!isZone(zone)) throw new RangeError(`Not a time zone: ${zone}`);
  if (!(busy >= 0 && busy <= 1)) throw new RangeError(`busy is a share from 0 to 1, not ${busy}`);
  if (!Number.isSafeInteger(listings) || listings < 0) throw new RangeError(`Not a number of listings: ${listings}`);
  const { now: start = '2026-12-01T09:00:00' } = options;
  const startsAt = () => localDateTime(typeof start === 'function' ? start() : start);
  const clock = createClock({ now: startsAt(), zone, ticks });
  const scenario: ActiveScenario = { name: options.scenario ?? 'none' };
  const newCompany = () =>
    createCompany({ seed, listingCount: listings, busy, clock, scenario, random: createRandom(seed) });
  let company = newCompany();
  const stores = () =>
    Object.entries(company.resources).flatMap(([name, each]) => (isStore(each) ? [[name, each] as const] : []));

  return {
    get company() {
      return company;
    },
    get scenario() {
      return scenario.name;
    },
    setScenario(name) {
      scenario.name = name;
    },
    setNow(now) {
      clock.set(localDateTime(now));
    },
    takeSlot: (groupId, start) => takeSlot(company, groupId, localDateTime(start)),
    reset() {
      clock.set(startsAt());
      scenario.name = options.scenario ?? 'none';
      company = newCompany();
    },
    state: () => ({
      now: clock.now(),
      scenario: scenario.name,
      counts: Object.fromEntries(Object.entries(company.resources).map(([name, each]) => [name, each.count()])),
      appointments: company.appointments.all().map(({ prospect, employee, ...rest }) => ({
        ...rest,
        employee: { id: employee, name: employeeOf(employee)?.name ?? '' },
        client: company.prospects.get(prospect ?? -1) ?? null,
      })),
      prospects: company.prospects.all(),
    }),
    snapshot: () => ({
      version: 1,
      seed,
      random: company.random.position(),
      resources: Object.fromEntries(stores().map(([name, each]) => [name, each.snapshot()])),
    }),
    restore(data) {
      if (!isObject(data) || data.version !== 1 || !isObject(data.resources) || typeof data.random !== 'number') {
        throw new TypeError('Not a state of this service.');
      }
      if (data.seed !== seed) throw new TypeError(`The state was kept with the seed ${data.seed}, not ${seed}.`);
      for (const [name, store] of stores()) {
        if (Object.hasOwn(data.resources, name)) store.restore(data.resources[name]);
      }
      company.random.restore(data.random);
    },
  };
}
