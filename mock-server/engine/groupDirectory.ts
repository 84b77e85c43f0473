import type { Employee } from './employees.ts';
import type { Group } from './groups.ts';
import { readId } from './json.ts';

/** The groups of a company, and who works in them. */
export interface Groups {
  readonly all: readonly Group[];
  /** The group whose id stands in a path. */
  find(text: string): Group | undefined;
  employee(id: number): Employee | undefined;
}

export function groupDirectory(all: readonly Group[]): Groups {
  const byId = new Map(all.map((each) => [each.id, each]));
  const employees = new Map(all.flatMap((each) => each.employees).map((each) => [each.id, each]));
  return {
    all,
    find: (text) => byId.get(readId(text) ?? -1),
    employee: (id) => employees.get(id),
  };
}
