import type { Route } from './contract/endpoint.ts';
import type { Call, Reply, Transport } from './transport.ts';

/** One call that changes something, as a row: where it goes, and how its reply is read. */
export interface WriteCall<Path extends string, Outcome> {
  readonly route: Route & { readonly path: Path };
  /** The 4xx statuses whose replies `read` gets. Any other is thrown. */
  readonly expected?: readonly number[];
  /** What came of it. Throws `malformed` where the reply does not tell. */
  readonly read: (reply: Reply) => Outcome;
}

/** Sends a call that changes something, once. No other file does, so no reply goes unread. */
export async function sendWrite<Path extends string, Outcome>(
  transport: Transport,
  { route, expected = [], read }: WriteCall<Path, Outcome>,
  call: Call<Path>,
): Promise<Outcome> {
  return read(await transport(route, { ...call, expected }));
}
