import type { OperationName } from '../operationNames.ts';
import type { Random } from '../random.ts';
import type { Fault, Rule } from './fault.ts';
import { type ScenarioName, scenarioFaults } from './scenarios.ts';

/** What is known of a call when it is to be said whether a fault is for it. */
export interface FaultCall {
  /** Undefined for a path or a method that no operation has. */
  readonly operation: OperationName | undefined;
  readonly method: string;
  readonly group: number | undefined;
}

/** A fault that meets a call. */
export interface Strike {
  readonly fault: Fault;
  /** The scenario it is of; undefined for a fault that was set by itself. */
  readonly scenario: ScenarioName | undefined;
  /** The call was none that the fault is for after all: it counts as if it had not come. */
  spare(): void;
}

/** A fault that is switched on, and how many calls it has met. */
export interface ActiveFault extends Fault {
  readonly struck: number;
}

/** The faults that are switched on: those of the scenario, and before them those that were set by themselves. */
export interface Faults {
  /** The scenario whose faults are on; `none` when there is none, or when all of them have had their times. */
  readonly scenario: ScenarioName;
  setScenario(name: ScenarioName): void;
  /** Adds a fault, to be asked before those there are; gives what takes it away. */
  add(fault: Fault): () => void;
  /** Puts these in place of those that were set by themselves. */
  replace(faults: readonly Fault[]): void;
  /** Those that were set by themselves and those of the scenario, in the order they are asked. */
  list(): readonly ActiveFault[];
  /** The first fault that is for this call, counted. A call meets one fault at most. */
  strike(call: FaultCall): Strike | undefined;
  /** Whether a fault makes the service say no to this call of `operation` by `rule`, counted. */
  breaks(rule: Rule, operation: OperationName, group: number): boolean;
}

interface Entry {
  readonly fault: Fault;
  readonly scenario: ScenarioName | undefined;
  /** How many calls it was for, and how many of them it met. */
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
      (operations === undefined || (call.operation !== undefined && operations.includes(call.operation))) &&
      (method === undefined || method === call.method) &&
      (group === undefined || group === call.group)
    );
  }

  /** Counts a call that the fault is for; says whether the fault meets it. */
  function countCall(one: Entry): boolean {
    const { every = 1, probability } = one.fault;
    one.seen += 1;
    const isMet = one.seen % every === 0 && (probability === undefined || random.next() < probability);
    if (isMet) one.struck += 1;
    return isMet;
  }

  const find = (call: FaultCall, rule: Rule | undefined) =>
    entries().find((one) => one.fault.rule === rule && !isOver(one) && isFor(one.fault, call) && countCall(one));

  return {
    get scenario() {
      return ofScenario.find((one) => !isOver(one))?.scenario ?? 'none';
    },
    setScenario(name) {
      ofScenario = scenarioFaults[name].map((fault) => entry(fault, name));
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
