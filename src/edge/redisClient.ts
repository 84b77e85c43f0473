/** The part of a connected client of the `redis` package, version 5 or 6, that the stores use. */
export interface RedisClient {
  /** False while the client has no connection. Then the stores do not call it. */
  readonly isReady?: boolean | undefined;
  get(key: string): Promise<unknown>;
  /** With `NX` it resolves with `OK` if it has set the value, and with null if there is one under `key` already. */
  set(
    key: string,
    value: string,
    options: { readonly expiration: { readonly type: 'PX'; readonly value: number }; readonly condition?: 'NX' },
  ): Promise<unknown>;
  del(key: string): Promise<unknown>;
  /**
   * Sends any command. The stores use it to read the clock of Redis and whether Redis has lost anything. Without it the edge never says that a
   * booking did not arrive, and has no waitlist.
   */
  sendCommand?(command: readonly string[]): Promise<unknown>;
}

/** What `call` gives. Rejects when the client has no connection, and after `ms` milliseconds; `late` gets what comes after that. */
export async function within<Value>(
  ms: number,
  client: Pick<RedisClient, 'isReady'>,
  call: () => Promise<Value>,
  late?: (value: Value) => Promise<unknown> | undefined,
): Promise<Value> {
  if (client.isReady === false) throw new Error('There is no connection to Redis.');
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLate = false;
  const value = call();
  const patience = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isLate = true;
      reject(new Error(`Redis gave no answer in ${ms} ms.`));
    }, ms);
  });
  value.then((found) => (isLate ? late?.(found) : undefined)).catch(() => undefined);
  try {
    return await Promise.race([value, patience]);
  } finally {
    clearTimeout(timer);
  }
}

/** The moment that `TIME` gives, in milliseconds since the epoch. */
export function momentIn(reply: unknown): number {
  const [seconds, micros] = Array.isArray(reply) ? reply.map(Number) : [];
  if (seconds === undefined || micros === undefined || !(seconds > 0))
    throw new Error('Redis does not give its clock.');
  return seconds * 1000 + Math.floor(micros / 1000);
}
