import { type AppointmentClient, appointmentCalls } from './appointmentClient.ts';
import { checkOptions } from './checkOptions.ts';
import { inBrowser, keyProblem } from './key.ts';
import type { LeadClient } from './leadClient.ts';
import { type ListingClient, listingCalls } from './listingClient.ts';
import { followWithinOrigin } from './redirects.ts';
import { inServiceWords } from './serviceErrorText.ts';
import { type TourClient, tourCalls } from './tourClient.ts';
import { type ClientOptions, createTransport } from './transport.ts';

/** All that a public key may do: booking, appointments, listings, reference data. */
export type LeasingClient = TourClient & AppointmentClient & LeadClient & ListingClient;

/** The options of `createLeasingClient`. */
export interface LeasingClientOptions extends ClientOptions {
  /** A public key. Only the service can tell whether it is one. */
  readonly publicKey?: string | undefined;
  /** Not allowed here. A secret key is for `createServerClient` of `tour-booking/server`. */
  readonly secretKey?: undefined;
}

/**
 * Creates a client of the leasing service at `baseUrl`, for pages and for servers. Every method takes `CallOptions` as its last argument,
 * and throws an `ApiError` when no documented answer came. Throws a TypeError of one sentence at once for an invalid option and for a
 * `secretKey`. In a browser (a page or a worker of one) it also throws for a `publicKey` that is known to be secret.
 */
export function createLeasingClient(options: LeasingClientOptions): LeasingClient {
  checkOptions('createLeasingClient', options, 'publicKey');
  const { publicKey } = options;
  const problem = publicKey === undefined || !inBrowser() ? undefined : keyProblem(publicKey);
  if (problem !== undefined) throw new TypeError(`createLeasingClient: give as \`publicKey\` ${problem}.`);
  const transport = inServiceWords(
    createTransport({ ...options, fetch: followWithinOrigin(options.fetch), key: publicKey }),
    publicKey,
  );
  return { ...tourCalls(transport), ...appointmentCalls(transport), ...listingCalls(transport) };
}
