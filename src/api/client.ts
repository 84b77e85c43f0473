import { type AppointmentClient, appointmentCalls } from './appointments.ts';
import { type ListingClient, listingCalls } from './listings.ts';
import { type SecretClient, secretCalls } from './secret.ts';
import { type TourClient, tourCalls } from './tours.ts';
import { createTransport, type Transport, type TransportOptions } from './transport.ts';

/** The whole API: booking, appointments, listings, reference data, and what only a secret key may do. */
export type LeasingClient = TourClient & AppointmentClient & ListingClient & SecretClient;

export interface LeasingClientOptions extends Omit<TransportOptions, 'key'> {
  /** A key that may stand in a page. */
  readonly publicKey?: string | undefined;
  /** A key that must not: for servers alone. */
  readonly secretKey?: string | undefined;
}

/**
 * A client of the leasing service at `baseUrl`. Every method takes `{ signal }` last and throws ApiError when no
 * documented answer came. Throws at once when it is given a secret key in a browser.
 */
export function createLeasingClient({ publicKey, secretKey, ...options }: LeasingClientOptions): LeasingClient {
  if (secretKey !== undefined && inBrowser())
    throw new Error(
      'createLeasingClient: a secret key was given in a browser, where every visitor can read it. Give `publicKey`, or make the call on your server.',
    );
  const transport = createTransport({ ...options, key: secretKey ?? publicKey });
  return {
    ...tourCalls(transport),
    ...appointmentCalls(transport),
    ...listingCalls(transport),
    ...secretCalls(onServer(transport)),
  };
}

const inBrowser = (): boolean => typeof window !== 'undefined' && typeof document !== 'undefined';

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
