/** The words for picking from a long list. A count comes as a number, and as it is `written` in the visitor's language. */
export interface ListMessages {
  /** Shown below the field. `count`: how many entries there are. */
  readonly hint: (count: number, written: string) => string;
  /** The last line of the open list: how many more match. */
  readonly more: (count: number, written: string) => string;
  readonly noMatch: string;
  /** Read out while the visitor types. */
  readonly found: (count: number, written: string) => string;
  /** The name of the list of picked entries, for the question `label`. */
  readonly picked: (label: string) => string;
  readonly remove: (name: string) => string;
  /** Read out when an entry was picked. */
  readonly added: (name: string) => string;
  readonly removed: (name: string) => string;
  /** Stands for something that was picked earlier and is no longer in the list. */
  readonly unknown: (id: string) => string;
}

export const listEn: ListMessages = {
  hint: (_, written) => `Type to search ${written} options`,
  more: (_, written) => `${written} more. Keep typing to narrow it down.`,
  noMatch: 'No matches',
  found: (count, written) => (count === 1 ? '1 match' : `${written} matches`),
  picked: (label) => `${label}: selected`,
  remove: (name) => `Remove ${name}`,
  added: (name) => `${name} selected`,
  removed: (name) => `${name} removed`,
  unknown: (id) => `#${id}`,
};

export const listMessages = { name: 'list', english: listEn } as const;
