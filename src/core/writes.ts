import { afterFailedWrite, type WhyNoReply } from '../booking/replies.ts';
import type { QueryScope } from '../queries/queryOptions.ts';
import type { BookingSettings } from './bookingSettings.ts';
import type { Environment } from './environment.ts';

/** A state in which something is on its way. `attempt` names it: a reply to an older attempt changes nothing. */
interface OnItsWay {
  readonly attempt: number;
}

/**
 * One thing that a visitor sends: a booking, a move, a cancellation, details, an entry of the waitlist. docs/project/architecture.md has the table.
 * A row says what differs. What is the same is done here.
 */
export interface Write<Sent extends OnItsWay, Reply> {
  /** Moves the state on, and keeps what a reload must not forget. Gives the state then, or undefined if it is another one. */
  readonly begin: (attempt: number) => Sent | undefined;
  /** Sends it. Undefined where the client has no call for it. */
  readonly call: (sent: Sent, scope: QueryScope) => Promise<Reply> | undefined;
  /** The outcome if there is no reply. `error`: what the call threw. */
  readonly failed: (sent: Sent, why: WhyNoReply, error?: unknown) => Reply;
  /** Moves the state on, and tells the host. */
  readonly end: (reply: Reply, sent: Sent) => void;
  /** Finds out what came of it after a lost reply. Undefined where nobody can tell. */
  readonly doubt?: ((sent: Sent) => Promise<void>) | undefined;
}

/** Sends each row once, after a press. No machine sends anything again. */
export interface Writes {
  readonly send: <Sent extends OnItsWay, Reply>(write: Write<Sent, Reply>) => Promise<void>;
  /** Asks a question whose answer is read only if nothing else has happened since. The same `begin` and `end` as of a write. */
  readonly ask: <Asked extends OnItsWay, Answer>(
    question: Pick<Write<Asked, Answer>, 'begin' | 'end'> & { readonly call: (asked: Asked) => Promise<Answer> },
  ) => Promise<void>;
}

/** `onError` gets what a call threw, for the integrator's log. */
export function createWrites(
  settings: () => Pick<BookingSettings, 'scope'>,
  { isOnline }: Pick<Environment, 'isOnline'>,
  onError: (error: unknown) => void,
): Writes {
  let count = 0;
  const begun = <Sent extends OnItsWay>(begin: Write<Sent, never>['begin']): Sent | undefined => {
    count += 1;
    const attempt = count;
    const state = begin(attempt);
    return state?.attempt === attempt ? state : undefined;
  };
  return {
    async send({ begin, call, failed, end, doubt }) {
      const sent = begun(begin);
      if (sent === undefined) return;
      const { scope } = settings();
      if (scope === undefined || !isOnline()) return end(failed(sent, 'offline'), sent);
      try {
        end(await (call(sent, scope) ?? failed(sent, 'refused')), sent);
      } catch (error) {
        onError(error);
        const why = afterFailedWrite(error);
        end(failed(sent, why, error), sent);
        if (why === 'unsure') await doubt?.(sent);
      }
    },
    async ask({ begin, call, end }) {
      const asked = begun(begin);
      if (asked) end(await call(asked), asked);
    },
  };
}
