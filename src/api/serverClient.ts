import { appointmentCalls } from './appointments.ts';
import { checkTimeout } from './checkTimeout.ts';
import type { LeasingClient } from './client.ts';
import { inBrowser } from './key.ts';
import { listingCalls } from './listings.ts';
import { type SecretClient, secretCalls } from './secret.ts';
import { tourCalls } from './tours.ts';
import { type ClientOptions, createTransport } from './transport.ts';

/** The whole API: what a public key may do, and what only a secret key may. */
export type ServerClient = LeasingClient & SecretClient;

/** How `createServerClient` reaches the service. */
export interface ServerClientOptions extends ClientOptions {
  /** A key that must never reach a page. */
  readonly secretKey: string;
}

/**
 * A client of the whole leasing service at `baseUrl`, for servers alone. Every method takes `CallOptions` last and throws ApiError when no
 * documented answer came. Throws at once in a browser (a page or a worker of one), without a `secretKey`, and for a `timeout` that is none.
 */
export function createServerClient({ secretKey, ...options }: ServerClientOptions): ServerClient {
  if (inBrowser())
    throw new Error(
      'createServerClient was called in a browser, where every visitor can read a secret key. Make the call on your server, or use createLeasingClient of tour-booking/client with a `publicKey`.',
    );
  if (typeof secretKey !== 'string' || secretKey === '')
    throw new Error(
      'createServerClient: give the secret key as `secretKey`; without one use createLeasingClient of tour-booking/client.',
    );
  checkTimeout('createServerClient', options.timeout);
  const transport = createTransport({ ...options, key: secretKey });
  return {
    ...tourCalls(transport),
    ...appointmentCalls(transport),
    ...listingCalls(transport),
    ...secretCalls(transport),
  };
}
