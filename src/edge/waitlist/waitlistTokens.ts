import { createSignedTokens, type Signer } from '../tokens.ts';

/**
 * What a token is for. `entry` opens one entry of the waitlist: to see it, to leave the list, and to book with its answers. `confirm`
 * says that its holder reads the mail of an address. `leave` takes one entry off the list and shows nothing, because it stands in a path.
 */
export type WaitlistTokenKind = keyof typeof VERSIONS;
const VERSIONS = { entry: 'w1', confirm: 'c1', leave: 'l1' } as const;

/** Tokens of one part, an id, which hold nothing about a person. */
export interface WaitlistTokens {
  /** The id of the entry that the attempt `key` makes. The same attempt makes the same entry. */
  readonly idFor: (key: string) => Promise<string>;
  /**
   * The id of the entry `id` once its address is confirmed. It differs from `id`, so the token of the form, which a stranger may have, shows
   * nothing of what happens later.
   */
  readonly confirmedId: (id: string) => Promise<string>;
  /** Stands for the person with this email where nobody may see who that is. */
  readonly personFor: (email: string) => Promise<string>;
  /** A token for `subject`, an id or a person, that counts until then, in milliseconds since the epoch. */
  readonly make: (kind: WaitlistTokenKind, subject: string, until: number) => Promise<string>;
  /** The subject of a token of this kind, while it counts. */
  readonly read: (kind: WaitlistTokenKind, token: string) => Promise<string | undefined>;
}

/** 22 characters have 132 bits. */
const ID_LENGTH = 22;

/** `lasting` signs ids with a secret that stays while another one is replaced. */
export function createWaitlistTokens(signer: Signer, lasting: Signer, now: () => number): WaitlistTokens {
  const { make, read } = createSignedTokens(signer, now);
  const short = async (text: string): Promise<string> => (await lasting.sign(text)).slice(0, ID_LENGTH);
  return {
    idFor: (key) => short(`waitlist-id\n${key}`),
    confirmedId: (id) => short(`waitlist-confirmed\n${id}`),
    personFor: (email) => short(`waitlist-person\n${email.toLowerCase()}`),
    make: (kind, subject, until) => make(VERSIONS[kind], [subject], until),
    read: async (kind, token) => (await read(VERSIONS[kind], token))?.[0],
  };
}
