import type { AppointmentState, Arranging } from './arranging.ts';
import type { Company } from './company.ts';
import type { Fault } from './fault.ts';
import type { ActiveFault } from './faults.ts';
import type { Journal, RecordedRequest, RequestFilter } from './journal.ts';
import type { OperationName } from './operationNames.ts';
import type { MockProspect } from './prospectStore.ts';
import type { ScenarioName } from './scenario.ts';

/** The present state of the service as plain data. */
export interface ServiceState {
  now: string;
  scenario: ScenarioName;
  counts: Readonly<Record<string, number>>;
  /** Every appointment, cancelled ones included, with its prospect (null: none) and the employee's name. */
  appointments: readonly AppointmentState[];
  /** Every prospect, those of appointments among them. */
  prospects: readonly MockProspect[];
}

/** All data, and the clock. Scenario, faults and journal are not part of it. */
export interface ServiceSnapshot {
  version: 1;
  seed: number;
  zone: string;
  listings: number;
  now: string;
  random: number;
  resources: Readonly<Record<string, unknown>>;
}

/** A leasing service in memory, without HTTP: `handlers` for msw and the HTTP server answer by it. Its own functions look at its data and arrange it. */
export interface MockService extends Arranging {
  /**
   * All data of the service. `reset` replaces it by a new object.
   * @internal
   */
  readonly company: Company;
  /**
   * What was asked of it, as the runtimes write it down.
   * @internal
   */
  readonly journal: Journal;
  /** The scenario that is on, `none` when its faults have had their times. */
  readonly scenario: ScenarioName;
  setScenario(name: ScenarioName): void;
  /**
   * Makes something go wrong: `fail('bookTour', { status: 429, times: 1 })`; `any` for every operation, and paths that are
   * none. Gives what ends it. The one that was added last is asked first, and a
   * call meets one fault at most. Throws a RangeError that names what is wrong
   * with the fault.
   */
  fail(operation: OperationName | readonly OperationName[] | 'any', fault: Omit<Fault, 'operation'>): () => void;
  /** Puts these in place of all that `fail` and `setFaults` have set; the scenario stays. Throws as `fail` does, and then nothing changes. */
  setFaults(faults: readonly Fault[]): void;
  /** The faults that are on, those of the scenario among them, in the order they are asked. */
  faults(): readonly ActiveFault[];
  /** The last 2000 calls of the API in the order they were answered, those that `filter` wants. */
  requests(filter?: RequestFilter): readonly RecordedRequest[];
  /** Sets the clock to `now` (no offset). Throws a RangeError when that is no date and time. */
  setNow(now: string): void;
  /**
   * Books `start` (no offset) for other people with every agent of the group who is free then; gives the number of those
   * tours. Throws a RangeError for an unknown group, or a time at which no tour starts.
   */
  takeSlot(groupId: number, start: string): number;
  /** World, clock and scenario as at the start; no other faults, no requests. */
  reset(): void;
  state(): ServiceState;
  snapshot(): ServiceSnapshot;
  /** Goes back to what `snapshot` gave; without `now` the clock stays. Throws a TypeError when `data` is not that, or is of another seed, zone or number of listings. */
  restore(data: unknown): void;
  /**
   * What has changed since it was last asked for, as plain JSON: undefined when nothing has, `all` after `reset` and
   * `restore`. For the data file.
   * @internal
   */
  takeChanges(): Readonly<Record<string, unknown>> | 'all' | undefined;
  /**
   * Does again what `takeChanges` gave, in the state it was given in.
   * @internal
   */
  applyChanges(changes: unknown): void;
}
