import type { ApiFailure } from './failure.ts';

/** Milliseconds before the second try; each further wait is three times as long. */
const FIRST_WAIT = 400;
/** The longest wait. If the service asks for more, the visitor gets a "try again" instead. */
const LONGEST_WAIT = 5_000;

/**
 * Milliseconds to wait after try number `attempt` (from 1) ended in `failure`. Undefined if another try would not help. Without a
 * `Retry-After` the wait varies by up to a quarter, so that many clients do not try again at the same moment.
 */
export function retryDelay(failure: ApiFailure, attempt: number): number | undefined {
  const { kind } = failure;
  if (kind === 'rate-limited' && failure.retryAfter !== undefined)
    return failure.retryAfter <= LONGEST_WAIT ? failure.retryAfter : undefined;
  const mayPass = kind === 'status' ? failure.status >= 500 : ['rate-limited', 'offline', 'malformed'].includes(kind);
  return mayPass ? Math.min(FIRST_WAIT * 3 ** (attempt - 1), LONGEST_WAIT) * (0.75 + Math.random() / 2) : undefined;
}

/** `Retry-After` of a response in milliseconds, from its seconds or its date. Undefined if there is none that can be read. */
export function retryAfter(response: Response): number | undefined {
  const text = response.headers.get('Retry-After') ?? '';
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  const date = httpDate(text);
  return date === undefined ? undefined : Math.max(0, date - Date.now());
}

const MONTHS = 'JanFebMarAprMayJunJulAugSepOctNovDec';

/** The moment of an HTTP date, `Tue, 01 Dec 2026 09:00:00 GMT`. It does without `Date.parse`, which old libraries on pages replace. */
function httpDate(text: string): number | undefined {
  const [, day, month = '', year, hour, minute, second] =
    /^\w{3}, (\d\d) (\w{3}) (\d{4}) (\d\d):(\d\d):(\d\d) GMT$/.exec(text) ?? [];
  const index = MONTHS.indexOf(month) / 3;
  if (day === undefined || !Number.isInteger(index)) return undefined;
  return Date.UTC(Number(year), index, Number(day), Number(hour), Number(minute), Number(second));
}

/** Waits `ms` milliseconds. False, at once, when `signal` fires before that. */
export function sleep(ms: number, signal: AbortSignal | undefined): Promise<boolean> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve(false);
    const stop = (): void => {
      clearTimeout(timer);
      resolve(false);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve(true);
    }, ms);
    signal?.addEventListener('abort', stop);
  });
}
