import { createProspect } from './contract/endpoints/create-prospect.ts';
import type { CreateProspectRequest } from './contract/schemas/prospects.ts';
import { member } from './member.ts';
import { type FieldError, REFUSED, readErrors } from './readErrors.ts';
import type { CallOptions, Reply, Transport } from './transport.ts';
import { sendWrite } from './writeCall.ts';

/**
 * The documented outcomes of leaving details. Any other outcome is thrown as an `ApiError`. The details may then have arrived, unless the
 * failure is `not-sent`, `rate-limited` or a 4xx.
 */
export type LeadOutcome =
  | { readonly kind: 'created' }
  /** The service refused the details. `errors` has each of its messages with its path. */
  | { readonly kind: 'rejected'; readonly errors: readonly FieldError[] };

/** The call by which a visitor leaves details instead of booking. */
export interface LeadClient {
  /**
   * Creates a prospect from the details that a visitor left (document, "POST /api/v2/clients"). Sent once. The document shows no key for
   * it, so it is sent as bookings are. A service that needs a secret key refuses it (401, 403).
   */
  createLead(client: CreateProspectRequest['client'], options?: CallOptions): Promise<LeadOutcome>;
}

/** The call over `transport`. */
export const leadCalls = (transport: Transport): LeadClient => ({
  createLead: (client, options) => sendWrite(transport, leaveDetails, { ...options, params: {}, body: { client } }),
});

const leaveDetails = { route: createProspect, expected: REFUSED, read: readLead };

/** A 2xx with the id of a client means that the prospect was created. Any other 2xx leaves this open. */
function readLead(reply: Reply): LeadOutcome {
  if (!reply.ok) {
    const errors = readErrors(reply.json);
    if (errors.length === 0) throw reply.malformed('errors');
    return { kind: 'rejected', errors };
  }
  if (!Number.isInteger(member(member(member(reply.json, 'data'), 'client'), 'id')))
    throw reply.malformed('data.client.id');
  return { kind: 'created' };
}
