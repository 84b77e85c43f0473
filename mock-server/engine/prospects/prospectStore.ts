import { idAfter, isObject } from '../json.ts';
import { createRecords, type Store } from '../store.ts';

/** A person of a prospect. Unknown values are empty text. */
export interface MockPerson {
  readonly id: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone_1: string;
  readonly phone_2: string;
  readonly is_primary: boolean;
}

/** The values of a person without an id. */
export type PersonInput = Partial<Omit<MockPerson, 'id'>>;

/** People who look for a home. The document calls them a client. */
export interface MockProspect {
  readonly id: number;
  readonly status: string;
  readonly group: number | null;
  /** At least one person. The first is the primary one unless another has `is_primary`. */
  readonly people: readonly MockPerson[];
  /** The other fields that were sent in `client`, by name. */
  readonly details: Readonly<Record<string, unknown>>;
}

export interface ProspectInput {
  readonly people: readonly PersonInput[];
  readonly details: Readonly<Record<string, unknown>>;
  readonly group?: number | null;
  readonly status?: string;
}

/** The prospects of the company. They are found by id or by email, and by phone if no email is given. */
export interface ProspectStore extends Store {
  get(id: number): MockProspect | undefined;
  all(): readonly MockProspect[];
  find(people: readonly PersonInput[]): MockProspect | undefined;
  create(input: ProspectInput): MockProspect;
  /** Changes the values in `input` and keeps the others. People are matched by email, or by place if no email is given. */
  update(prospect: MockProspect, input: ProspectInput): MockProspect;
  /** Updates the prospect of these people, or creates one. */
  upsert(input: ProspectInput): MockProspect;
  remove(prospect: MockProspect): void;
}

/** Whether the person has any text value. */
export const isSomeone = (input: PersonInput): boolean =>
  Object.values(input).some((value) => typeof value === 'string' && value.trim() !== '');

const FIRST_PERSON_ID = 7001;
const emailKey = (email: string): string => `mail:${email.trim().toLowerCase()}`;
const phoneKey = (phone: string): string => `phone:${phone.replace(/\D/g, '')}`;

export function createProspectStore(): ProspectStore {
  /** The prospect of each email and phone number. It may have been removed. */
  const byContact = new Map<string, number>();
  let nextPerson = FIRST_PERSON_ID;
  const prospects = createRecords({
    what: 'prospects',
    firstId: 5001,
    isKept: isProspect,
    onChange({ id, after: { people } = { people: [] } }) {
      for (const { email, phone_1 } of people) {
        if (email.trim() !== '') byContact.set(emailKey(email), id);
        if (/\d/.test(phone_1)) byContact.set(phoneKey(phone_1), id);
      }
      nextPerson = idAfter(people, nextPerson);
    },
  });

  function person(input: PersonInput, known?: MockPerson): MockPerson {
    const blank = { first_name: '', last_name: '', email: '', phone_1: '', phone_2: '', is_primary: false };
    const base = known ?? { id: nextPerson++, ...blank };
    const given = Object.entries(input).filter(([, value]) => value !== undefined && value !== '');
    return { ...base, ...Object.fromEntries(given) };
  }

  function find(people: readonly PersonInput[]): MockProspect | undefined {
    const emails = people.flatMap(({ email }) => (email?.trim() ? [emailKey(email)] : []));
    const phones = people.flatMap(({ phone_1 }) => (phone_1 && /\d/.test(phone_1) ? [phoneKey(phone_1)] : []));
    return (emails.length > 0 ? emails : phones)
      .map((key) => prospects.get(byContact.get(key) ?? -1))
      .find((each) => each !== undefined);
  }

  function create({ people, details, group = null, status = 'lead' }: ProspectInput): MockProspect {
    const someone = people.filter(isSomeone);
    const named = someone.length > 0 ? someone : [{}];
    const primary = Math.max(
      0,
      named.findIndex((each) => each.is_primary),
    );
    return prospects.put({
      id: prospects.nextId(),
      status,
      group,
      people: named.map((each, index) => ({ ...person(each), is_primary: index === primary })),
      details,
    });
  }

  function update(prospect: MockProspect, input: ProspectInput): MockProspect {
    const people = [...prospect.people];
    for (const [index, given] of input.people.entries()) {
      if (!isSomeone(given)) continue;
      const key = given.email?.trim() ? emailKey(given.email) : undefined;
      const same = key === undefined ? -1 : people.findIndex(({ email }) => emailKey(email) === key);
      const place = same >= 0 ? same : key === undefined && index < people.length ? index : people.length;
      const known = people[place];
      people[place] = { ...person(given, known), is_primary: known?.is_primary ?? false };
    }
    return prospects.put({
      ...prospect,
      people,
      details: { ...prospect.details, ...input.details },
      group: input.group ?? prospect.group,
      status: input.status ?? prospect.status,
    });
  }

  return {
    ...prospects,
    find,
    create,
    update,
    upsert(input) {
      const known = find(input.people);
      return known ? update(known, input) : create(input);
    },
    remove: ({ id }) => prospects.remove(id),
    restore(data) {
      nextPerson = FIRST_PERSON_ID;
      prospects.restore(data);
    },
  };
}

const isProspect = (value: unknown): value is MockProspect =>
  isObject(value) &&
  typeof value.id === 'number' &&
  typeof value.status === 'string' &&
  Array.isArray(value.people) &&
  value.people.every((each) => isObject(each) && typeof each.id === 'number' && typeof each.email === 'string') &&
  isObject(value.details);
