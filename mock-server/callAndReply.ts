import type { Errors, Outcome, Refusal } from './engine/outcome.ts';

/** A request, in the same form for every runtime (HTTP, msw). */
export interface Call {
  readonly method: string;
  /** The path from `/api/…` on, still percent-encoded, without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** The address of the service, to which `path` is appended. Without it, the addresses of photos lead nowhere. */
  readonly base?: string;
  /** A header by its lower-case name. */
  header(name: string): string | undefined;
  /** Reads the whole body, of any length. */
  body(): Promise<Body>;
}

/** A body. The text is empty if the body was longer than `MAX_BODY_BYTES`. */
export interface Body {
  readonly text: string;
  readonly tooLarge: boolean;
}

export const MAX_BODY_BYTES = 1_048_576;
export const NO_BODY: Body = { text: '', tooLarge: false };

/** A reply, in the same form for every runtime (HTTP, msw). */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /**
   * How the reply ends. `whole`: all of it arrives. `no reply`: the connection drops before the first byte. `lost`: the
   * status line and half of the body arrive, then the connection drops.
   */
  readonly ending: 'whole' | 'no reply' | 'lost';
}

const JSON_TYPE = 'application/json; charset=utf-8';

export const json = (status: number, value: unknown, headers: Record<string, string> = {}): Reply => ({
  status,
  headers: { 'Content-Type': JSON_TYPE, ...headers },
  body: JSON.stringify(value),
  ending: 'whole',
});

/** A reply with `errors` only. */
export const refusal = (status: number, errors: Errors, headers?: Record<string, string>): Reply =>
  json(status, { errors }, headers);

export const tooLarge = (): Reply => refusal(413, { body: ['The body is longer than 1 MB.'] });

const STATUS: Readonly<Record<Refusal['why'], number>> = { invalid: 400, notFound: 404 };

/** The reply of an operation. `success` is the status if the operation was accepted. */
export const replyTo = (outcome: Outcome<unknown>, success = 200): Reply =>
  outcome.ok ? json(success, outcome.value) : json(STATUS[outcome.why], outcome.body);

/** The first half of a body, for a reply that is cut off. */
export const half = (text: string): string => text.slice(0, Math.ceil(text.length / 2));
