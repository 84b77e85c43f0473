import type {
  AddEmailBlastRecipientsReply,
  ListEmailBlastsReply,
} from '../../src/api/contract/schemas/email-blasts.ts';
import { isObject, member, readId } from './json.ts';
import { accept, type Errors, isEmpty, notFound, type Outcome, refuse } from './outcome.ts';
import type { Store } from './store.ts';

/** The email blast lists of the account, with their recipients. */
export interface EmailBlastStore extends Store {
  /** The lists themselves, by id. */
  readonly lists: readonly { readonly id: number; readonly name: string }[];
  /** The addresses on a list, in lower case. Undefined if there is no such list. */
  recipients(id: number): ReadonlySet<string> | undefined;
  /** Adds addresses to an existing list. */
  add(id: number, addresses: readonly string[]): void;
}

const LISTS = [
  { id: 801, name: 'New homes this week' },
  { id: 802, name: 'Open houses' },
  { id: 803, name: 'Office and retail space' },
];
const SEEDED = ['first.reader@example.com', 'second.reader@example.com'];

export function createEmailBlastStore(): EmailBlastStore {
  const recipients = new Map(LISTS.map(({ id }) => [id, new Set(SEEDED)]));
  let added: Record<string, string[]> = {};
  function add(id: number, addresses: readonly string[]): void {
    const list = recipients.get(id);
    const fresh = addresses.filter((each) => list !== undefined && !list.has(each));
    for (const each of fresh) list?.add(each);
    if (fresh.length > 0) added = { ...added, [id]: [...(added[id] ?? []), ...fresh] };
  }
  return {
    lists: LISTS,
    recipients: (id) => recipients.get(id),
    add,
    count: () => LISTS.length,
    snapshot: () => Object.fromEntries([...recipients].map(([id, addresses]) => [id, [...addresses]])),
    restore(data) {
      for (const { id } of LISTS) {
        const addresses = member(data, String(id));
        if (!Array.isArray(addresses)) throw new TypeError(`emailBlasts: no recipients of ${id}`);
        recipients.set(id, new Set(addresses.filter((each) => typeof each === 'string')));
      }
      added = {};
    },
    takeChanges() {
      const taken = added;
      added = {};
      return isEmpty(taken) ? undefined : taken;
    },
    applyChanges(changes) {
      for (const { id } of LISTS) {
        const addresses = member(changes, String(id));
        if (Array.isArray(addresses))
          add(
            id,
            addresses.filter((each) => typeof each === 'string'),
          );
      }
      added = {};
    },
  };
}

/** The account's lists (document, "GET /api/v1/email-blasts/"). */
export const listEmailBlasts = ({ lists }: EmailBlastStore): Outcome<ListEmailBlastsReply> =>
  accept(lists.map((list) => ({ ...list })));

const ADDRESS = /^[^\s@]{1,64}@[^\s@]+\.[^\s@]+$/;
const LONGEST_ADDRESS = 254;

/**
 * Adds recipients to a list (document, "POST /api/v1/email-blasts/<blast_id>/recipients/"). `body` is an array of
 * `{email}`. Skips addresses that are already on the list, in upper or lower case. If one item is bad, adds none, and
 * `errors` names each bad item by its place.
 */
export function addEmailBlastRecipients(
  store: EmailBlastStore,
  blastId: string,
  body: unknown,
): Outcome<AddEmailBlastRecipientsReply> {
  const recipients = store.recipients(readId(blastId) ?? -1);
  if (!recipients) return notFound('email_blast', blastId);
  if (!Array.isArray(body)) return refuse({ body: ['Expected a list of objects, each with an email.'] });
  const errors: Record<string, Errors> = {};
  const addresses = body.map((item, place) => {
    const email = isObject(item) ? item.email : undefined;
    const isAddress = typeof email === 'string' && email.length <= LONGEST_ADDRESS && ADDRESS.test(email.trim());
    if (!isAddress) errors[String(place)] = { email: [problemOf(email)] };
    return isAddress ? email.trim().toLowerCase() : '';
  });
  if (!isEmpty(errors)) return refuse(errors);
  const before = recipients.size;
  store.add(readId(blastId) ?? -1, addresses);
  const added = recipients.size - before;
  return accept({ added, skipped: addresses.length - added });
}

const problemOf = (email: unknown): string =>
  email === undefined ? 'This field is required.' : 'Enter a valid email address.';
