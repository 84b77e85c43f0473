import { member } from '../../api/member.ts';
import { type LocalDateTime, parseLocalDateTime } from '../../time/values.ts';
import type { WaitlistStore } from './waitlistStore.ts';

/** A message about an entry. It holds nothing about a person. */
export interface Telling {
  /** The same for each try, so that a receiver can drop a second one. */
  readonly id: string;
  readonly group: number;
  /** The id of the entry on the list. */
  readonly entry: string;
  /** The times of one day that freed up together, the first one first. None: the message asks to confirm the address. */
  readonly starts: readonly LocalDateTime[];
}

/** How often a message is tried that does not arrive. The waits are in milliseconds. */
export interface TellWaits {
  /** The wait after the first try. Each further one is twice as long. */
  readonly first: number;
  /** The longest wait. */
  readonly most: number;
  readonly tries: number;
}

/** 10 seconds, doubled up to an hour: the last one of 32 tries comes after 24 hours. */
export const TELL_WAITS: TellWaits = { first: 10_000, most: 3_600_000, tries: 32 };
/** For how long a message is tried, in milliseconds. */
export const LONGEST_TELL_MS = 86_400_000;

/** The messages that are to be sent, in the store that all instances share. Each function rejects while the store is away. */
export interface MessageQueue {
  /** Adds a message. Gives its name if it is new. One with the same id that is there already, or has arrived within the last hour, stays as it is. */
  add(telling: Telling): Promise<string | undefined>;
  /** The names of the messages that are due. `all`: also of those that a clock which was ahead has put off. */
  due(all: boolean): Promise<readonly string[]>;
  /** Tries to send a message, and keeps what came of it: that it has arrived, when it is due again, or nothing once it is given up. */
  send(
    name: string,
    work: { readonly tell: (telling: Telling) => Promise<void>; readonly givenUp: (telling: Telling) => void },
  ): Promise<void>;
}

/** A message as it is kept. */
interface Kept {
  readonly telling: Telling;
  /** How often it was tried. */
  readonly tries: number;
  /** When it is tried next, by the clock of the store, in milliseconds since the epoch; 0: at once. */
  readonly due: number;
}

const LIST = 'messages';
/** Stands in place of a message that has arrived. */
const TOLD = 'told';
/** How long the id of a message that has arrived is kept, in milliseconds. It is not added again meanwhile. */
const TOLD_MS = 3_600_000;
/** How long a message is kept for its tries, in milliseconds: some of them may come late. */
const KEPT_MS = 2 * LONGEST_TELL_MS;

const keyOf = (id: string): string => `message/${id}`;
/** The name of a message in the list. It is another one for each try. */
const nameOf = ({ telling, tries, due }: Kept): string => `${tries} ${due} ${telling.id}`;

function readName(name: string): { readonly tries: number; readonly due: number; readonly id: string } {
  const [tries, due, ...id] = name.split(' ');
  return { tries: Number(tries), due: Number(due), id: id.join(' ') };
}

export function createMessageQueue(store: WaitlistStore, { first, most, tries }: TellWaits): MessageQueue {
  const waitAfter = (tried: number): number => Math.min(most, first * 2 ** (tried - 1));
  /** Messages that have arrived, where the store does not know it yet. They are not sent again. */
  const arrived = new Set<string>();

  async function read(id: string): Promise<{ readonly text: string | undefined; readonly kept: Kept | undefined }> {
    const [text] = await store.read([keyOf(id)]);
    return { text, kept: readKept(text) };
  }

  /** Tries to send. Gives the message as it waits for its next try, unless that was the last one. */
  async function next(
    { telling, ...kept }: Kept,
    tell: (telling: Telling) => Promise<void>,
  ): Promise<Kept | 'arrived' | 'over'> {
    if (arrived.has(telling.id)) return 'arrived';
    try {
      await tell(telling);
      arrived.add(telling.id);
      return 'arrived';
    } catch {
      const count = kept.tries + 1;
      if (count >= tries) return 'over';
      return { telling, tries: count, due: (await store.now()) + waitAfter(count) };
    }
  }

  return {
    async add(telling) {
      const { text, kept } = await read(telling.id);
      if (text === TOLD) return undefined;
      const message = kept ?? { telling, tries: 0, due: 0 };
      const isNew = kept === undefined && (await store.swap(keyOf(telling.id), text, JSON.stringify(message), KEPT_MS));
      // The instance that added the message may have died before it was listed.
      if (isNew || kept) await store.join(LIST, nameOf(message), message.due);
      return isNew ? nameOf(message) : undefined;
    },
    async due(all) {
      const now = await store.now();
      const names = await store.members(LIST, all ? undefined : now);
      return names.filter((name) => {
        const { tries, due } = readName(name);
        return due <= now || due > now + waitAfter(tries);
      });
    },
    async send(name, work) {
      const { id } = readName(name);
      const { text, kept } = await read(id);
      // `kept` has arrived, or waits for another try.
      const after = kept && nameOf(kept) === name ? await next(kept, work.tell) : 'done';
      if (after === 'arrived') await store.swap(keyOf(id), text, TOLD, TOLD_MS);
      else if (after === 'over') {
        if (kept && (await store.swap(keyOf(id), text, undefined, 0))) work.givenUp(kept.telling);
      } else if (after !== 'done') {
        // In this order it stands in the list at any time.
        await store.join(LIST, nameOf(after), after.due);
        await store.swap(keyOf(id), text, JSON.stringify(after), KEPT_MS);
      }
      arrived.delete(id);
      await store.leave(LIST, [name]);
    },
  };
}

/** Reads a text of the store. Undefined where it is no message. */
function readKept(text: string | undefined): Kept | undefined {
  if (text === undefined || text === TOLD) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    const [tries, due, telling] = ['tries', 'due', 'telling'].map((name) => member(value, name));
    const [id, group, entry, starts] = ['id', 'group', 'entry', 'starts'].map((name) => member(telling, name));
    if (typeof tries !== 'number' || typeof due !== 'number' || typeof id !== 'string') return undefined;
    if (typeof group !== 'number' || typeof entry !== 'string' || !Array.isArray(starts)) return undefined;
    const times = starts.flatMap((time) => parseLocalDateTime(String(time)) ?? []);
    return { telling: { id, group, entry, starts: times }, tries, due };
  } catch {
    return undefined;
  }
}
