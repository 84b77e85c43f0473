import { member } from '../../api/member.ts';
import type { WaitlistStore } from './waitlistStore.ts';

/** The addresses that were asked whether they want to be on the list. Each function rejects while the store is away. */
export interface AskedAddresses {
  /** Notes that an entry waits for the confirmation of a person. Gives whether a message has to ask for it: once a day for all groups. */
  readonly note: (person: string, id: string) => Promise<boolean>;
  /** The message was not handed to the queue: the next entry asks again. */
  readonly takeBack: (person: string) => Promise<void>;
  /** The entries that wait for the confirmation of a person, the newest first. */
  readonly entriesOf: (person: string) => Promise<readonly string[]>;
}

const DAY_MS = 86_400_000;
/** How long an entry waits for its confirmation, in milliseconds: its message may be tried for a day, and counts for one more. */
export const ASKED_MS = 2 * DAY_MS;
/** How long the link of a message confirms, in milliseconds. */
export const CONFIRM_MS = DAY_MS;
/** Entries of one address that wait for its confirmation at most. A further one takes the place of the oldest. */
const MOST_ENTRIES = 5;
/** How often two instances may get into each other's way at one value. */
const MOST_TURNS = 20;

interface Asked {
  /** When the last message was handed to the queue, in milliseconds since the epoch. */
  readonly at: number;
  /** The ids of the entries, the newest first. */
  readonly ids: readonly string[];
}

export function createAskedAddresses(store: WaitlistStore, now: () => number): AskedAddresses {
  const keyOf = (person: string): string => `asked/${person}`;

  /** Puts what `change` gives in place of what is there. */
  async function update(person: string, change: (asked: Asked) => Asked): Promise<Asked> {
    for (let turn = 0; turn < MOST_TURNS; turn += 1) {
      const [text] = await store.read([keyOf(person)]);
      const before = readAsked(text);
      const after = JSON.stringify(change(before));
      if (after === text || (await store.swap(keyOf(person), text, after, ASKED_MS))) return before;
    }
    throw new Error('Other requests for this address came first each time.');
  }

  // A moment that lies ahead was written by a clock that was wrong.
  const wasAsked = ({ at }: Asked): boolean => at <= now() && now() - at < DAY_MS;
  return {
    async note(person, id) {
      const before = await update(person, (asked) => ({
        at: wasAsked(asked) ? asked.at : now(),
        ids: asked.ids.includes(id) ? asked.ids : [id, ...asked.ids].slice(0, MOST_ENTRIES),
      }));
      return !wasAsked(before);
    },
    async takeBack(person) {
      await update(person, ({ ids }) => ({ at: 0, ids }));
    },
    async entriesOf(person) {
      const [text] = await store.read([keyOf(person)]);
      return readAsked(text).ids;
    },
  };
}

/** Reads a text of the store. */
function readAsked(text: string | undefined): Asked {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    const [at, ids] = [member(value, 'at'), member(value, 'ids')];
    if (typeof at !== 'number' || !Array.isArray(ids)) return { at: 0, ids: [] };
    return { at, ids: ids.filter((id) => typeof id === 'string') };
  } catch {
    return { at: 0, ids: [] };
  }
}
