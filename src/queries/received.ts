/** Answers with their time, and how old an answer may be. They have their own file, so that the preview needs no other file of queries. */

/** An answer, and when it was received in milliseconds since the epoch, by the clock that was passed in. */
export interface Received<Answer> {
  readonly answer: Answer;
  readonly receivedAt: number;
}

/** Answers about free times older than this, in milliseconds, are asked for again when they are looked at. */
export const AVAILABILITY_FRESH_MS = 60_000;

/** An answer older than this, in milliseconds, is asked for again before it is shown: it may come from a static page. */
export const USABLE_MS = 5 * 60_000;
/** A server's clock may be ahead of the visitor's by this, in milliseconds. */
const CLOCK_SKEW_MS = 60_000;

/** Whether an answer that another widget, a server or the host put into the cache may be shown at `now`. */
export const isUsable = ({ receivedAt }: Received<unknown>, now: number): boolean =>
  now - receivedAt <= USABLE_MS && receivedAt - now <= CLOCK_SKEW_MS;
