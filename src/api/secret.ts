import { listClientAppointments } from './contract/endpoints/client-appointments.ts';
import { createProspect } from './contract/endpoints/create-prospect.ts';
import { addEmailBlastRecipients, listEmailBlasts } from './contract/endpoints/email-blasts.ts';
import { createProspectV1, editProspect } from './contract/endpoints/prospects.ts';
import { syncListings } from './contract/endpoints/sync.ts';
import { clientAppointmentsReply } from './contract/schemas/appointments.ts';
import { addRecipientsReply, emailBlastsReply } from './contract/schemas/email-blasts.ts';
import {
  type CreateProspectRequestWire,
  type CreateProspectV1RequestWire,
  createProspectV1Reply,
  type ProspectEditWire,
  prospectReply,
} from './contract/schemas/prospects.ts';
import { type SyncListingWire, syncReply } from './contract/schemas/sync.ts';
import type { CallOptions } from './tourQuestions.ts';
import type { Transport } from './transport.ts';
import { type QueryOf, readAs, typedCalls } from './typed.ts';

/** Filters of the bulk sync; repeated on every page. */
export type SyncFilters = Omit<QueryOf<typeof syncListings>, 'max_id'>;

/**
 * What only a secret key may do. For servers: no build that a browser loads imports this file. Replies have the
 * document's shapes; what the service refuses is an ApiError of kind `status` whose `errors` name every bad field.
 */
export const secretCalls = (transport: Transport) => {
  const call = typedCalls(transport);
  return {
    /** A client's confirmed appointments and those made in the web application, by start. */
    async listClientAppointments(clientId: number, options?: CallOptions) {
      const reply = await call(
        listClientAppointments,
        clientAppointmentsReply,
        { params: { client_id: clientId } },
        options,
      );
      return reply.data.appointments;
    },

    async createProspect(client: CreateProspectRequestWire['client'], options?: CallOptions) {
      return (await call(createProspect, prospectReply, { params: {}, body: { client } }, options)).data.client;
    },
    /** Edits what is named of a prospect; `application` goes with the statuses applicant and resident. */
    async editProspect(clientId: number, client: ProspectEditWire, options?: CallOptions) {
      return (await call(editProspect, prospectReply, { params: { client_id: clientId }, body: { client } }, options))
        .data.client;
    },
    createProspectV1: (client: CreateProspectV1RequestWire, options?: CallOptions) =>
      call(createProspectV1, createProspectV1Reply, { params: {}, body: client }, options),

    listEmailBlasts: (options?: CallOptions) => call(listEmailBlasts, emailBlastsReply, { params: {} }, options),
    /** Adds addresses to a list; those it has already are skipped, and nothing is added when one is bad. */
    addEmailBlastRecipients: (blastId: number, emails: readonly string[], options?: CallOptions) =>
      call(
        addEmailBlastRecipients,
        addRecipientsReply,
        { params: { blast_id: blastId }, body: emails.map((email) => ({ email })) },
        options,
      ),

    /** One page (50) of the bulk sync; `max_id` is the last page's `pointer.next_id`. */
    syncListings: (query: QueryOf<typeof syncListings> = {}, options?: CallOptions) =>
      call(syncListings, syncReply, { params: {}, query }, options),
    /**
     * Every listing of the bulk sync, page after page, with the filters repeated on each. Throws ApiError `malformed` at
     * `pointer.next_id` when that does not fall from page to page: the listings would come round again for ever.
     */
    async *eachSyncedListing(
      filters: SyncFilters = {},
      options?: CallOptions,
    ): AsyncGenerator<SyncListingWire, void, undefined> {
      for (let next: number | null | undefined; next !== null; ) {
        const query = { ...filters, max_id: next };
        const reply = await transport(syncListings, { ...options, params: {}, query });
        const { items, pointer } = readAs(reply, syncReply);
        if (next !== undefined && pointer.next_id !== null && pointer.next_id >= next)
          throw reply.malformed('pointer.next_id');
        yield* items;
        next = pointer.next_id;
      }
    },
  };
};

export type SecretClient = ReturnType<typeof secretCalls>;
