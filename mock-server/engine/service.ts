import { parseLocalDateTime } from '../../src/time/values.ts';
import { takeSlot } from './appointments/bookTour.ts';
import { addHistory } from './appointments/history.ts';
import { arrange } from './arrange.ts';
import type { ShowAppointment } from './arranging.ts';
import { createClock } from './clock.ts';
import { createCompany } from './company.ts';
import { readFault } from './fault.ts';
import { createFaults } from './faults.ts';
import { groupsOf } from './groups/groupOptions.ts';
import { groupDirectory } from './groups/groups.ts';
import { createJournal } from './journal.ts';
import { isObject, member } from './json.ts';
import { keysOf, SEEDED_KEYS } from './keys.ts';
import type { MockService } from './mockService.ts';
import { createRandom, hash } from './random.ts';
import { type MockServiceOptions, readServiceOptions } from './serviceOptions.ts';
import { isStore } from './store.ts';

export type { MockService, MockServiceOptions };

const localDateTime = (text: string) => {
  const value = parseLocalDateTime(text);
  // The dates of listings and tours lie up to a year around it, and have years of four digits.
  if (!value || value < '1001' || value >= '9999') {
    throw new RangeError(`Not a date and time without offset of the years 1001 to 9998: ${text}`);
  }
  return value;
};

/** What a state is kept with, in the words of its refusal. */
const KEPT_WITH: Readonly<Record<string, string>> = { zone: 'time zone', listings: 'number of listings' };

/** Creates a leasing service with data of its own. Throws a RangeError for wrong options. */
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
    // A stream of their own: what a fault draws moves nothing in the world.
    const made = createFaults(createRandom(hash(seed, 'faults')));
    made.setScenario(options.scenario ?? 'none');
    return made;
  }
  const journal = createJournal(clock);
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
    journal,
    get scenario() {
      return faults.scenario;
    },
    setScenario(name) {
      faults.setScenario(name);
    },
    fail(operation, fault) {
      return faults.add(readFault(operation === 'any' ? fault : { ...fault, operation }));
    },
    setFaults(given) {
      faults.replace(given.map((each) => readFault(each)));
    },
    faults: () => faults.list(),
    requests: (filter) => journal.list(filter),
    setNow(now) {
      clock.set(localDateTime(now));
    },
    takeSlot: (groupId, start) => takeSlot(company, groupId, localDateTime(start)),
    reset() {
      clock.set(startsAt());
      faults = newFaults();
      journal.clear();
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
        // Files of earlier versions hold the seed alone.
        if (kept === value || (kept === undefined && name !== 'seed')) continue;
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
