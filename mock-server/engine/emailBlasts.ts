import type {
  AddEmailBlastRecipientsReply,
  ListEmailBlastsReply,
} from '../../src/api/contract/schemas/email-blasts.ts';
import { isObject, readId } from './json.ts';
import { accept, type Errors, isEmpty, notFound, type Outcome, refuse } from './outcome.ts';
import { createRecords, type Store } from './store.ts';

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

/** The recipients of a list that somebody was added to. */
interface Recipients {
  readonly id: number;
  readonly addresses: readonly string[];
}

const isRecipients = (value: unknown): value is Recipients =>
  isObject(value) &&
  LISTS.some(({ id }) => id === value.id) &&
  Array.isArray(value.addresses) &&
  value.addresses.every((each) => typeof each === 'string');

export function createEmailBlastStore(): EmailBlastStore {
  const records = createRecords({ what: 'emailBlasts', firstId: 801, isKept: isRecipients });
  const recipients = (id: number): ReadonlySet<string> | undefined =>
    LISTS.some((list) => list.id === id) ? new Set(records.get(id)?.addresses ?? SEEDED) : undefined;
  return {
    ...records,
    lists: LISTS,
    recipients,
    add(id, addresses) {
      const before = recipients(id);
      if (before) records.put({ id, addresses: [...new Set([...before, ...addresses])] });
    },
    count: () => LISTS.length,
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
  const added = new Set(addresses.filter((each) => !recipients.has(each))).size;
  store.add(readId(blastId) ?? -1, addresses);
  return accept({ added, skipped: addresses.length - added });
}

const problemOf = (email: unknown): string =>
  email === undefined ? 'This field is required.' : 'Enter a valid email address.';
