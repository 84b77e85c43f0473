import type { LocalDateTime } from '../../time/values.ts';

/** A message to one person, for the mailer of the company. Receivers ignore a type that they do not know. */
export type WaitlistMessage = TimeFreeMessage | ConfirmMessage;

/** A time that a person waits for is free. */
export interface TimeFreeMessage {
  /** The same for each try of one message. A receiver that has sent it already drops it. */
  readonly id: string;
  readonly type: 'time-free';
  /** The number of the group whose tour it is. */
  readonly group_id: number;
  /** The language that the person used, such as `en` or `es-MX`. */
  readonly language: string;
  /** The start of the free time by the property's clock: `2026-12-05T10:15:00`. */
  readonly time: LocalDateTime;
  /** Later times of the same day that freed up with it, as one canceled tour often frees several. The link leads to all of them. */
  readonly also: readonly LocalDateTime[];
  /** The property's time zone, an IANA name such as `America/New_York`. */
  readonly time_zone: string;
  /** Whom to tell, as they wrote it. */
  readonly who: { readonly first_name: string; readonly last_name: string; readonly email: string };
  /** The address of the page that books this time. */
  readonly link: string;
  /** The address of the page that takes the person off the list. */
  readonly leave: string;
  /** For mail programs: a POST to this address takes the person off the list (RFC 8058). Only of an edge that knows its own `address`. */
  readonly unsubscribe?: string | undefined;
}

/** Somebody wants to be on the list with this address. They hear of times only once its owner has confirmed that. */
export interface ConfirmMessage extends Pick<TimeFreeMessage, 'id' | 'group_id' | 'language'> {
  readonly type: 'confirm';
  /** Whom to ask. Anybody may have written the address, so no name stands beside it. */
  readonly who: { readonly email: string };
  /** The address of the page that confirms. It counts for a day. */
  readonly link: string;
}

/** Where messages go: the address of a receiver, or a function of the edge's own server. */
export type NotifyTarget<Message = WaitlistMessage> = string | ((message: Message) => void | Promise<void>);

/** What sending needs. */
export interface NotifyOptions {
  /** Signs each message to an address. A function needs none. */
  readonly secret?: string | undefined;
  readonly fetch: typeof globalThis.fetch;
  readonly now: () => number;
  /** Milliseconds until a message counts as not sent. Default 10,000. */
  readonly timeout?: number | undefined;
}

/**
 * A message to nobody, by which an edge asks before its start whether the receiver takes what it signs. As with each type that a receiver does
 * not know, it answers 2xx and sends nothing.
 */
export type CheckMessage = Pick<WaitlistMessage, 'id'> & { readonly type: 'check' };

/** Sends one message. Rejects with an Error if it did not arrive. The Error has no address, nothing personal and no `cause`. */
export type Notify<Message = WaitlistMessage> = (message: Message) => Promise<void>;

const HMAC = { name: 'HMAC', hash: 'SHA-256' } as const;

/**
 * Sends messages to `target`. An address gets a POST of JSON. Its header `Tour-Signature` is `t=<seconds>,v1=<signature>`, and the signature is
 * the HMAC-SHA-256 of `<seconds>.<body>` in hex. Only a 2xx means that the message has arrived, and no redirect is followed. Throws a TypeError
 * at once if `target` is no address, or if there is no secret for it.
 */
export function createNotify<Message extends Addressed = WaitlistMessage>(
  target: NotifyTarget<Message>,
  options: NotifyOptions,
): Notify<Message> {
  const { timeout = 10_000 } = options;
  const [send, failed] =
    typeof target === 'function'
      ? [handTo(target), 'The function that sends messages has failed.']
      : [postTo(target, options), 'The receiver of messages cannot be reached.'];
  return async (message) => {
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<string>((resolve) => {
      timer = setTimeout(() => resolve(`A message was not taken in ${timeout} ms.`), timeout);
    });
    const problem = await Promise.race([send(message, stop.signal).catch(() => failed), late]);
    clearTimeout(timer);
    // Ends a request that is still under way.
    stop.abort();
    if (problem !== undefined) throw new Error(problem);
  };
}

type Addressed = Pick<WaitlistMessage, 'id'>;

/** Sends one message. Gives what went wrong. */
type Send<Message> = (message: Message, signal: AbortSignal) => Promise<string | undefined>;

const handTo =
  <Message>(target: Exclude<NotifyTarget<Message>, string>): Send<Message> =>
  async (message) => {
    await target(message);
    return undefined;
  };

function postTo(address: string, { secret, fetch, now }: NotifyOptions): Send<Addressed> {
  if (!isAddress(address)) throw new TypeError('Messages of the waitlist need an http(s) address without a password.');
  if (!secret) throw new TypeError('Messages of the waitlist need a secret that signs them.');
  const key = crypto.subtle.importKey('raw', new TextEncoder().encode(secret), HMAC, false, ['sign']);
  return async (message, signal) => {
    const body = JSON.stringify(message);
    const headers = {
      'Content-Type': 'application/json',
      'Tour-Message': message.id,
      'Tour-Signature': await signature(await key, Math.floor(now() / 1000), body),
    };
    const reply = await fetch(address, { method: 'POST', headers, body, redirect: 'manual', signal });
    // Nobody reads the body. Left alone it would keep the connection.
    reply.body?.cancel().catch(() => undefined);
    return reply.ok ? undefined : `The receiver of messages answered ${reply.status}.`;
  };
}

async function signature(key: CryptoKey, seconds: number, body: string): Promise<string> {
  const bytes = await crypto.subtle.sign(HMAC.name, key, new TextEncoder().encode(`${seconds}.${body}`));
  const hex = Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `t=${seconds},v1=${hex}`;
}

/** Whether messages can be sent to `text`. `fetch` takes no address with a password. */
function isAddress(text: string): boolean {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
}
