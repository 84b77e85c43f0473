import { member } from '../api/member.ts';
import { parseOffsetDateTime } from '../time/parseOffsetDateTime.ts';
import type { OffsetDateTime } from '../time/values.ts';
import { moment } from '../time/zone.ts';
import type { EdgeReply } from './edgeReplies.ts';
import { type EdgePlace, partsOf } from './scopedStores.ts';

/** The tour that a token is for. */
export interface TokenTour {
  readonly group: number;
  readonly appointment: number;
  /** When the tour starts, in milliseconds since the epoch. */
  readonly start: number;
}

export interface Tokens {
  readonly make: (tour: TokenTour) => Promise<string>;
  /** The tour of a token that was signed with one of the secrets, while it counts. */
  readonly read: (token: string) => Promise<TokenTour | undefined>;
}

/** How long after the start a token counts, in milliseconds. A tour that moves gets a new one; the old one still cancels. */
const AFTER_START_MS = 90 * 86_400_000;
const HMAC = { name: 'HMAC', hash: 'SHA-256' } as const;

/** Signs texts with the first of `secrets`, and knows signatures of each. */
export interface Signer {
  /** The signature of `text`, 43 characters. */
  readonly sign: (text: string) => Promise<string>;
  readonly isSigned: (text: string, signature: string) => Promise<boolean>;
}

/** A signature counts only at `place`. */
export function createSigner(secrets: readonly string[], place: EdgePlace): Signer {
  const end = partsOf(place).join('\n');
  const signed = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(`${text}\n${end}`);
  const keys = secrets.map((secret) =>
    crypto.subtle.importKey('raw', new TextEncoder().encode(secret), HMAC, false, ['sign', 'verify']),
  );
  return {
    async sign(text) {
      const [first] = keys;
      if (first === undefined) throw new TypeError('There is no secret to sign with.');
      return base64Url(new Uint8Array(await crypto.subtle.sign(HMAC.name, await first, signed(text))));
    },
    async isSigned(text, signature) {
      const bytes = fromBase64Url(signature);
      for (const key of keys) if (await crypto.subtle.verify(HMAC.name, await key, bytes, signed(text))) return true;
      return false;
    },
  };
}

const TOKEN = /^(([a-z]\d)\.([\w.-]+)\.(\d{1,12}))\.([\w-]{43})$/;

/**
 * Tokens of all kinds: `<kind>.<parts>.<expiry in seconds>.<signature>`. The edge keeps none of them. The signature is HMAC-SHA-256 and also covers
 * the service and the name of the edge, so a token counts only there. No part has a dot. `make` makes one that counts until then, in milliseconds
 * since the epoch. `read` gives the parts of one of this kind that was signed with one of the secrets, while it counts.
 */
export function createSignedTokens({ sign, isSigned }: Signer, now: () => number) {
  return {
    async make(kind: string, parts: readonly (string | number)[], until: number): Promise<string> {
      const text = [kind, ...parts, Math.floor(until / 1000)].join('.');
      return `${text}.${await sign(text)}`;
    },
    async read(kind: string, token: string): Promise<readonly string[] | undefined> {
      const [, text, found, parts, expiry, signature] = TOKEN.exec(token) ?? [];
      if (text === undefined || signature === undefined || found !== kind || Number(expiry) * 1000 < now())
        return undefined;
      return (await isSigned(text, signature)) ? parts?.split('.') : undefined;
    },
  };
}

/** The tokens of those who have booked a tour: `t2.<group>.<appointment>.<start in seconds>.…` */
export function createTokens(secrets: readonly string[], place: EdgePlace, now: () => number): Tokens {
  const { make, read } = createSignedTokens(createSigner(secrets, place), now);
  return {
    make: ({ group, appointment, start }) =>
      make('t2', [group, appointment, Math.floor(start / 1000)], start + AFTER_START_MS),
    async read(token) {
      const [group, appointment, start] = (await read('t2', token))?.map(Number) ?? [];
      if (group === undefined || appointment === undefined || start === undefined) return undefined;
      return { group, appointment, start: start * 1000 };
    },
  };
}

const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));

/** The tour in the service's reply to a booking or a move; undefined where its number or its start cannot be read. */
function tourIn(json: unknown, group: number): TokenTour | undefined {
  const appointment = member(member(json, 'data'), 'appointment');
  const [id, start] = [member(appointment, 'id'), startOf(appointment)];
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 && start !== undefined
    ? { group, appointment: id, start: moment(start) }
    : undefined;
}

/** The start of an appointment of the service. */
export function startOf(appointment: unknown): OffsetDateTime | undefined {
  const text = member(appointment, 'start');
  return typeof text === 'string' ? parseOffsetDateTime(text) : undefined;
}

/** Adds the token to the reply of a tour that was booked or moved, where there are tokens and the reply has such a tour. */
export type Finish = (reply: EdgeReply, group: number) => Promise<EdgeReply>;

export const createFinish =
  (tokens: Tokens | undefined): Finish =>
  async (reply, group) => {
    const tour = reply.status === 200 ? tourIn(reply.json, group) : undefined;
    return tokens && tour ? { ...reply, json: withToken(reply.json, await tokens.make(tour)) } : reply;
  };

/** `json` with `token` beside the number of its appointment. */
function withToken(json: unknown, token: string): unknown {
  const data = member(json, 'data');
  const appointment = member(data, 'appointment');
  return { ...spread(json), data: { ...spread(data), appointment: { ...spread(appointment), tour_token: token } } };
}

const spread = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});
