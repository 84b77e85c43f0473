import { type AppointmentClient, appointmentCalls } from './appointments.ts';
import { inBrowser, keyProblem } from './key.ts';
import { type ListingClient, listingCalls } from './listings.ts';
import { type SecretClient, secretCalls } from './secret.ts';
import { type TourClient, tourCalls } from './tours.ts';
import { createTransport, type Transport, type TransportOptions } from './transport.ts';

/** The whole API: booking, appointments, listings, reference data, and what only a secret key may do. */
export type LeasingClient = TourClient & AppointmentClient & ListingClient & SecretClient;

export interface LeasingClientOptions extends Omit<TransportOptions, 'key'> {
  /** A key that may stand in a page. Whether a key is one, only the service knows. */
  readonly publicKey?: string | undefined;
  /** A key that must not: for servers alone. */
  readonly secretKey?: string | undefined;
}

/**
 * A client of the leasing service at `baseUrl`. Every method takes `CallOptions` last and throws ApiError when
 * no documented answer came. Throws at once for a `timeout` that is none, and in a browser (a page or a worker of one)
 * for a secret key; a key that does not begin with `sk_` cannot be told from a public one when it is given as such.
 */
export function createLeasingClient({ publicKey, secretKey, ...options }: LeasingClientOptions): LeasingClient {
  if (inBrowser()) {
    if (secretKey !== undefined)
      throw new Error(
        'createLeasingClient: a secret key was given in a browser, where every visitor can read it. Give `publicKey`, or make the call on your server.',
      );
    const problem = publicKey === undefined ? undefined : keyProblem(publicKey);
    if (problem !== undefined) throw new Error(`createLeasingClient: give as \`publicKey\` ${problem}.`);
  }
  if (options.timeout !== undefined && !(options.timeout > 0))
    throw new Error(
      `createLeasingClient: \`timeout\` is ${options.timeout}; give milliseconds above 0, or Infinity for no limit.`,
    );
  const transport = createTransport({ ...options, key: secretKey ?? publicKey });
  return {
    ...tourCalls(transport),
    ...appointmentCalls(transport),
    ...listingCalls(transport),
    ...secretCalls(onServer(transport)),
  };
}

/** `transport` for operations that want the secret key: in a browser it says what to do instead. */
const onServer =
  (transport: Transport): Transport =>
  (endpoint, call) =>
    inBrowser()
      ? Promise.reject(
          new Error(
            `${endpoint.name} wants the secret key, which must not be in a browser: make the call on your server and let the page ask that.`,
          ),
        )
      : transport(endpoint, call);
