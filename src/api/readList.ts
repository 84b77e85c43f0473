import type { ListName } from './listClient.ts';
import { member } from './member.ts';

/** One choice of a list. */
export interface ListEntry {
  /** Its id as text. */
  readonly value: string;
  /** Its name. If others have the same name, its details follow: a title, or the area and the city. */
  readonly label: string;
}

/** A row that could be read. `details` tell it apart from others of the same name. */
interface Row {
  readonly id: string;
  readonly name: string;
  readonly details: readonly string[];
}

/** A page of a list, and how many pages there are. */
export interface ListPage {
  readonly rows: readonly Row[];
  readonly pages: number;
}

/** What tells two rows of one name apart (document, "Agent (version 1)", "Neighborhood"). */
const DETAILS: Readonly<Record<ListName, readonly string[]>> = {
  agents: ['title'],
  neighborhoods: ['area', 'city'],
};

/**
 * A page as the service sent it: a bare array, or an object with `items`. A row without an id or a name is left out.
 * Undefined where there are no rows to read.
 */
export function readListPage(list: ListName, reply: unknown): ListPage | undefined {
  const items = Array.isArray(reply) ? reply : member(reply, 'items');
  if (!Array.isArray(items)) return undefined;
  const pages = member(reply, 'total_pages');
  return {
    rows: items.flatMap((item: unknown) => readRow(list, item) ?? []),
    pages: typeof pages === 'number' && pages > 1 ? pages : 1,
  };
}

function readRow(list: ListName, item: unknown): Row | undefined {
  const id = String(member(item, 'id'));
  const name = wordsOf(item, 'name');
  if (!/^\d{1,15}$/.test(id) || name === '') return undefined;
  return { id, name, details: DETAILS[list].map((part) => wordsOf(item, part)).filter(Boolean) };
}

/** The text of a part, `''` where there is none. The service writes the text None for that (document, "Neighborhood"). */
function wordsOf(item: unknown, name: string): string {
  const text = member(item, name);
  const words = typeof text === 'string' ? text.trim() : '';
  return words === 'None' ? '' : words;
}

/** `rows` as choices, sorted by name. Each id comes once, and rows of one name are told apart. */
export function entriesOf(rows: readonly Row[]): readonly ListEntry[] {
  const byId = [...new Map(rows.map((row) => [row.id, row])).values()];
  const times = new Map<string, number>();
  for (const { name } of byId) times.set(name, (times.get(name) ?? 0) + 1);
  const { compare } = new Intl.Collator();
  return byId
    .map(({ id, name, details }) => ({
      value: id,
      label: times.get(name) === 1 ? name : [name, ...details].join(', '),
    }))
    .sort((one, other) => compare(one.label, other.label));
}
