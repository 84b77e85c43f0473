import { type Day, inUtc } from '../../time/values.ts';
import type { Signer } from '../tokens.ts';

/**
 * A token opens one entry of the waiting list: to see it, to leave the list, and to book with its answers. It holds nothing about the person.
 * `w1.<id>.<expiry in seconds>.<signature>`. As those of tours, it counts only at edges of the same service and name.
 */
export interface WaitingTokens {
  /** The id of the entry that the attempt `key` makes. The same attempt makes the same entry. */
  readonly idFor: (key: string) => Promise<string>;
  /** Stands for the person with this email in a group, where it must not be known who that is. */
  readonly personFor: (group: number, email: string) => Promise<string>;
  /** Tells whether two texts are the same, where neither may be kept. */
  readonly digestOf: (text: string) => Promise<string>;
  /** A token for the entry `id`, whose last day is `last`. */
  readonly make: (id: string, last: Day) => Promise<string>;
  /** The id in a token, while it counts. */
  readonly read: (token: string) => Promise<string | undefined>;
}

/** How long after the last day a token still tells that the entry is gone, in milliseconds. */
const AFTER_LAST_MS = 90 * 86_400_000;
const TOKEN = /^(w1\.([\w-]{22})\.(\d{1,12}))\.([\w-]{43})$/;
/** 22 characters have 132 bits. */
const ID_LENGTH = 22;

export function createWaitingTokens({ sign, isSigned }: Signer, now: () => number): WaitingTokens {
  const short = async (text: string): Promise<string> => (await sign(text)).slice(0, ID_LENGTH);
  return {
    idFor: (key) => short(`waiting-id\n${key}`),
    personFor: (group, email) => short(`waiting-person\n${group}\n${email.toLowerCase()}`),
    digestOf: (text) => short(`waiting-text\n${text}`),
    async make(id, last) {
      const text = `w1.${id}.${Math.floor((inUtc(last) + AFTER_LAST_MS) / 1000)}`;
      return `${text}.${await sign(text)}`;
    },
    async read(token) {
      const [, text, id, expiry, signature] = TOKEN.exec(token) ?? [];
      if (text === undefined || signature === undefined || Number(expiry) * 1000 < now()) return undefined;
      return (await isSigned(text, signature)) ? id : undefined;
    },
  };
}
