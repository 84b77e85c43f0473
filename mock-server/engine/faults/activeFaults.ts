import type { FaultTarget, OperationName } from '../operationNames.ts';
import type { Random } from '../random.ts';
import type { Fault, Rule } from './fault.ts';
import { SCENARIOS, type ScenarioName } from './scenarios.ts';

/** What decides whether a fault applies to a call. */
export interface FaultCall {
  /** Undefined if no operation has this path and method. */
  readonly operation: FaultTarget | undefined;
  readonly method: string;
  readonly group: number | undefined;
}

/** A fault that hits a call. */
export interface Strike {
  readonly fault: Fault;
  /** The scenario that the fault belongs to. Undefined for a fault that was set directly. */
  readonly scenario: ScenarioName | undefined;
  /** Takes the call out of the count: the fault did not apply to it after all. */
  spare(): void;
}

/** A fault that is switched on, with the number of calls that it has hit. */
export interface ActiveFault extends Fault {
  readonly struck: number;
}

/** The faults that are switched on. Those that were set directly come before those of the scenario. */
export interface Faults {
  /** The scenario that is on. `none` if there is none, or if all its faults have had their `times`. */
  readonly scenario: ScenarioName;
  setScenario(name: ScenarioName): void;
  /** Adds a fault in front of the others. Gives a function that removes it. */
  add(fault: Fault): () => void;
  /** Replaces the faults that were set directly. */
  replace(faults: readonly Fault[]): void;
  /** All faults, in the order in which they are tried. */
  list(): readonly ActiveFault[];
  /** The first fault that hits this call. Counts it. A call is hit by at most one fault. */
  strike(call: FaultCall): Strike | undefined;
  /** Whether a fault makes the service refuse this call of `operation` by `rule`. Counts it. */
  breaks(rule: Rule, operation: OperationName, group?: number): boolean;
}

interface Entry {
  readonly fault: Fault;
  readonly scenario: ScenarioName | undefined;
  /** How many calls it applied to, and how many of them it hit. */
  seen: number;
  struck: number;
}

export function createFaults(random: Random): Faults {
  let own: readonly Entry[] = [];
  let ofScenario: readonly Entry[] = [];
  const entry = (fault: Fault, scenario?: ScenarioName): Entry => ({ fault, scenario, seen: 0, struck: 0 });
  const entries = () => [...own, ...ofScenario];
  const isOver = ({ fault, struck }: Entry) => fault.times !== undefined && struck >= fault.times;

  function isFor({ operation, method, group }: Fault, call: FaultCall): boolean {
    const operations = typeof operation === 'string' ? [operation] : operation;
    return (
      (operations === undefined
        ? call.operation !== 'photo'
        : call.operation !== undefined && operations.includes(call.operation)) &&
      (method === undefined || method === call.method) &&
      (group === undefined || group === call.group)
    );
  }

  /** Counts a call that the fault applies to. Gives whether the fault hits it. */
  function countCall(one: Entry): boolean {
    const { every = 1, probability } = one.fault;
    one.seen += 1;
    const isHit = one.seen % every === 0 && (probability === undefined || random.next() < probability);
    if (isHit) one.struck += 1;
    return isHit;
  }

  const find = (call: FaultCall, rule: Rule | undefined) =>
    entries().find((one) => one.fault.rule === rule && !isOver(one) && isFor(one.fault, call) && countCall(one));

  return {
    get scenario() {
      return ofScenario.find((one) => !isOver(one))?.scenario ?? 'none';
    },
    setScenario(name) {
      ofScenario = SCENARIOS[name].faults.map((fault) => entry(fault, name));
    },
    add(fault) {
      const added = entry(fault);
      own = [added, ...own];
      return () => {
        own = own.filter((one) => one !== added);
      };
    },
    replace(faults) {
      own = faults.map((fault) => entry(fault));
    },
    list: () => entries().map(({ fault, struck }) => ({ ...fault, struck })),
    strike(call) {
      const found = find(call, undefined);
      if (!found) return undefined;
      const { fault, scenario } = found;
      return {
        fault,
        scenario,
        spare() {
          found.seen -= 1;
          found.struck -= 1;
        },
      };
    },
    breaks: (rule, operation, group) => find({ operation, method: '', group }, rule) !== undefined,
  };
}
