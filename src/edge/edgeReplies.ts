import type { ServiceReply } from './askService.ts';

/** A reply of the edge, before the headers that all replies have. */
export interface EdgeReply {
  readonly status: number;
  /** The body, where there is one. */
  readonly json?: unknown;
  /** The body as text, where it is there already. */
  readonly text?: string;
  /** In place of a text: JSON, compressed with gzip, in which no key of this edge stands. */
  readonly packed?: Uint8Array<ArrayBuffer>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Why a request was refused before the service was asked, by the name it is counted under. */
const REFUSALS = {
  operation: [403, 'This edge passes on only what a visitor’s widget asks.'],
  origin: [403, 'Pages of this origin may not ask this edge.'],
  group: [403, 'This group is not open here.'],
  parameters: [400, 'The operation does not take these parameters.'],
  'body-size': [413, 'The body is too large.'],
  'body-time': [408, 'The body did not come in time.'],
  body: [400, 'The body has to be a JSON object, nested no deeper than a booking.'],
  start: [400, 'The body has to name the start of the tour, such as 2026-12-04T10:15:00.'],
  token: [403, 'This needs the token of the tour.'],
  verify: [403, 'The site has refused the request.'],
  attempts: [429, 'Bookings cannot be taken at the moment. Nothing was sent. Try again later.'],
  'attempt-key': [400, 'The key of an attempt has 16 to 128 letters, digits, - and _.'],
  'attempt-body': [422, 'This key was used for another booking.'],
  'waitlist-full': [429, 'The waitlist takes nobody at the moment. Nothing was kept.'],
  'waitlist-expired': [410, 'This link counts no longer. Nothing was confirmed.'],
  'waitlist-left': [410, 'This entry has left the waitlist.'],
  limit: [429, 'There were too many requests. Try again later.'],
} as const satisfies Readonly<Record<string, readonly [number, string]>>;

export type Refusal = keyof typeof REFUSALS;

/** Why a request goes no further. */
export interface Stop {
  readonly why: Refusal;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Counts a refusal, and gives its reply. */
export type Refuse = (stop: Stop) => EdgeReply;

/** In the service's own envelope, so that its clients can read it. */
const errors = (text: string): unknown => ({ errors: { edge: [text] } });

export const refusal = (why: Refusal, headers: Readonly<Record<string, string>> = {}): EdgeReply => {
  const [status, text] = REFUSALS[why];
  return { status, json: errors(text), headers };
};

/** `text` says what cannot be right in a request for HTML. */
export const widgetRefusal = (text: string): EdgeReply => ({ status: 400, json: errors(`${text}.`) });

/** `text` says to an assistant what is in the way. 503 is worth another try. */
export const assistantRefusal = (status: number, text: string): EdgeReply => ({
  status,
  json: errors(text),
  ...(status === 503 && { headers: { 'Retry-After': '2' } }),
});

/** `name` is the member of an entry of the waitlist that cannot be right. */
export const entryRefusal = (name: string): EdgeReply => ({
  status: 400,
  json: { errors: { [name]: [`The waitlist needs a right \`${name}\`.`] } },
});

/** While the store of the waitlist is away. */
export const listAway: EdgeReply = {
  status: 503,
  headers: { 'Retry-After': '2' },
  json: errors('The waitlist cannot be reached. Nothing was kept. Try again later.'),
};

/**
 * What a visitor gets in place of a reply of the service. Where a change was not made the status is below 500: a 5xx says that it may have
 * been made.
 */
export function replyForFailure(reply: Exclude<ServiceReply, { kind: 'reply' }>, isChange: boolean): EdgeReply {
  switch (reply.kind) {
    case 'busy': {
      const headers = { 'Retry-After': String(reply.seconds) };
      const status = isChange || reply.why === 'service' ? 429 : 503;
      return { status, headers, json: errors('The service is busy. Nothing was sent. Try again later.') };
    }
    case 'key-refused':
      return { status: 403, json: errors('The service does not take the key of this edge.') };
    case 'lost':
      return lost;
  }
}

export const lost: EdgeReply = { status: 502, json: errors('The service gave no reply that says what came of it.') };

/** For an attempt that is certainly not booked. 424 is below 500, and no refusal of the service's own has it. */
export const notBooked: EdgeReply = { status: 424, json: errors('The tour was not booked.') };

export const notFound: EdgeReply = { status: 404, json: errors('There is nothing at this path.') };
export const failed: EdgeReply = { status: 500, json: errors('The edge has failed.') };
