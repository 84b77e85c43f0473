import { type BookedTour, isToken } from '../api/appointmentClient.ts';
import { parseOffsetDateTime } from '../time/parseOffsetDateTime.ts';
import type { LocalDateTime } from '../time/values.ts';
import { readSafely } from './callSafely.ts';
import type { Environment } from './environment.ts';

/** A booking that may have been made: its reply was lost, or its time was refused. */
export interface BookingInDoubt {
  /** The option `service`. Without it, the address in `api` or `edge`, or the text `client` if you gave a client of your own. */
  readonly service: string;
  readonly groupId: number;
  /** The time that was sent, by the property's clock. */
  readonly start: LocalDateTime;
  /**
   * A random id. With `start` it names this booking, also when the visitor sends it again. Your own `client` gets it with the booking.
   * Undefined when the booking was sent without `lookUp`.
   */
  readonly attempt: string | undefined;
}

/** What you know of the booking. Answer `not-booked` only if the booking can no longer arrive. Otherwise answer `unknown`. */
export type LookUpAnswer =
  | { readonly kind: 'booked'; readonly tour: FoundTour }
  | { readonly kind: 'not-booked' }
  | { readonly kind: 'unknown' };

/** The tour that was found. Give at least its `id`, or its `start` with an offset. An appointment of the service will do. */
export interface FoundTour {
  readonly id?: number | undefined;
  /** When the tour starts, with the offset from UTC: `2026-12-05T10:15:00-05:00`. */
  readonly start?: string | undefined;
  readonly location?: string | undefined;
  /** Whether the full confirmation screen shows. */
  readonly confirmationEnabled?: boolean | undefined;
  /** The token of your edge for this tour. With `edge`, the widget offers to move or cancel the tour only if it has this token. */
  readonly token?: string | undefined;
}

/** Answers whether a booking was made. An answer that takes longer than 10 seconds counts as `unknown`. */
export type LookUp = (booking: BookingInDoubt) => LookUpAnswer | Promise<LookUpAnswer>;

/**
 * An answer that takes longer than this, in milliseconds, is `unknown`.
 * @internal
 */
export const LOOK_UP_LIMIT_MS = 10_000;

/** The outcome of a look-up. */
export type Found =
  | { readonly kind: 'booked'; readonly tour: BookedTour; readonly token?: string | undefined }
  | { readonly kind: 'not-booked' | 'unknown' };

const UNKNOWN = { kind: 'unknown' } as const;
const WANTED =
  'give { kind: "booked", tour } with the id or the start of the tour, { kind: "not-booked" } or { kind: "unknown" }.';

/** Asks the host. Never rejects: an error, a late answer and a wrong one count as `unknown`, and `warn` gets the reason. */
export function askLookUp(
  lookUp: LookUp,
  booking: BookingInDoubt,
  { setTimer }: Pick<Environment, 'setTimer'>,
  warn: (problem: string) => void,
): Promise<Found> {
  return new Promise((resolve) => {
    const giveUp = (problem: string): void => {
      warn(problem);
      resolve(UNKNOWN);
    };
    const stop = readSafely(() =>
      setTimer(() => giveUp(`did not answer within ${LOOK_UP_LIMIT_MS / 1000} seconds.`), LOOK_UP_LIMIT_MS),
    );
    const ask = async (): Promise<Found | undefined> => read(await lookUp(booking));
    ask()
      .then(
        (found) => (found ? resolve(found) : giveUp(`gave a wrong answer; ${WANTED}`)),
        (error: unknown) => giveUp(`failed: ${String(error)}`),
      )
      .then(() => stop?.());
  });
}

/** Reads the answer of the host's function. Undefined if it is not one of the answers above. */
function read(answer: unknown): Found | undefined {
  const { kind, tour } = partsOf(answer);
  if (kind === 'not-booked' || kind === 'unknown') return { kind };
  const { id, start, location, confirmationEnabled, token } = partsOf(tour);
  const number = typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : undefined;
  const when = typeof start === 'string' ? parseOffsetDateTime(start) : undefined;
  if (kind !== 'booked' || (number === undefined && when === undefined)) return undefined;
  return {
    kind,
    token: isToken(token) ? token : undefined,
    tour: {
      id: number,
      confirmationEnabled: confirmationEnabled === true,
      start: when,
      location: typeof location === 'string' ? location : undefined,
      expirationDate: undefined,
    },
  };
}

const partsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
