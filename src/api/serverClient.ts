import { appointmentCalls } from './appointments.ts';
import { checkOptions } from './checkOptions.ts';
import type { LeasingClient } from './client.ts';
import { inBrowser } from './key.ts';
import { listingCalls } from './listings.ts';
import { type SecretClient, secretCalls } from './secret.ts';
import { inServiceWords } from './serviceWords.ts';
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
 * documented answer came. Throws at once, a TypeError of one sentence, in a browser (a page or a worker of one), without a `secretKey`, and
 * for an option that cannot be.
 */
export function createServerClient(options: ServerClientOptions): ServerClient {
  if (inBrowser())
    throw new TypeError(
      'createServerClient was called in a browser, where every visitor can read a secret key. Make the call on your server, or use createLeasingClient of tour-booking/client with a `publicKey`.',
    );
  checkOptions('createServerClient', options, 'secretKey');
  const { secretKey } = options;
  const transport = inServiceWords(createTransport({ ...options, key: secretKey }), secretKey);
  return {
    ...tourCalls(transport),
    ...appointmentCalls(transport),
    ...listingCalls(transport),
    ...secretCalls(transport),
  };
}
