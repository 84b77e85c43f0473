import { appointmentCalls } from './appointments.ts';
import { checkOptions } from './checkOptions.ts';
import type { LeasingClient } from './client.ts';
import { listClientAppointments } from './contract/endpoints/client-appointments.ts';
import { createProspect } from './contract/endpoints/create-prospect.ts';
import { addEmailBlastRecipients, listEmailBlasts } from './contract/endpoints/email-blasts.ts';
import { createProspectV1, editProspect } from './contract/endpoints/prospects.ts';
import { syncListings } from './contract/endpoints/sync.ts';
import { type Appointment, clientAppointmentsReply } from './contract/schemas/appointments.ts';
import {
  type AddEmailBlastRecipientsReply,
  addRecipientsReply,
  emailBlastsReply,
  type ListEmailBlastsReply,
} from './contract/schemas/email-blasts.ts';
import {
  type CreateProspectRequest,
  type CreateProspectV1Reply,
  type CreateProspectV1Request,
  createProspectV1Reply,
  type Prospect,
  type ProspectEdit,
  prospectReply,
} from './contract/schemas/prospects.ts';
import { type SyncListing, type SyncListingsReply, syncReply } from './contract/schemas/sync.ts';
import type { Walk, WalkOptions } from './eachItem.ts';
import { inBrowser } from './key.ts';
import { listingCalls } from './listings.ts';
import { type QueryOf, type Read, readReply, typedCalls } from './readReply.ts';
import { inServiceWords } from './serviceErrorText.ts';
import { tourCalls } from './tours.ts';
import { type CallOptions, type ClientOptions, createTransport, type Reply, type Transport } from './transport.ts';

/** Filters of the bulk sync; repeated on every page. */
export type SyncFilters = Omit<QueryOf<typeof syncListings>, 'max_id'>;

/** The fields a prospect is created with (document, "Prospect (client) input"). */
export type NewProspect = CreateProspectRequest['client'];
/** Which page of the bulk sync. */
export type SyncQuery = QueryOf<typeof syncListings>;

/**
 * What only a secret key may do. For servers: no build that a browser loads imports this file. Replies have the
 * document's shapes; what the service refuses is an ApiError of kind `status` whose `errors` name every bad field.
 */
export interface SecretClient {
  /** A client's confirmed appointments and those made in the web application, by start. */
  listClientAppointments(clientId: number, options?: CallOptions): Promise<Appointment[]>;
  /** Creates a prospect (document, "POST /api/v2/clients"). */
  createProspect(client: NewProspect, options?: CallOptions): Promise<Prospect>;
  /** Edits the given fields of a prospect; `application` goes with the statuses applicant and resident. */
  editProspect(clientId: number, client: ProspectEdit, options?: CallOptions): Promise<Prospect>;
  /** Creates a prospect in version 1 of the API. */
  createProspectV1(client: CreateProspectV1Request, options?: CallOptions): Promise<CreateProspectV1Reply>;
  /** The company's lists of mail addresses. */
  listEmailBlasts(options?: CallOptions): Promise<ListEmailBlastsReply>;
  /** Adds addresses to a list; those it has already are skipped, and nothing is added when one is bad. */
  addEmailBlastRecipients(
    blastId: number,
    emails: readonly string[],
    options?: CallOptions,
  ): Promise<AddEmailBlastRecipientsReply>;
  /** One page (50) of the bulk sync; `max_id` is the `pointer.next_id` of the page before. */
  syncListings(query?: SyncQuery, options?: CallOptions): Promise<Read<SyncListingsReply>>;
  /**
   * Every listing of the bulk sync, page after page, with the filters repeated on each. Throws ApiError `malformed` at
   * `pointer.next_id` when that does not fall from page to page: the listings would come round again for ever.
   */
  eachSyncedListing(filters?: SyncFilters, options?: WalkOptions): Walk<SyncListing>;
}

/**
 * These calls over `transport`.
 * @internal
 */
export const secretCalls = (transport: Transport): SecretClient => {
  const call = typedCalls(transport);
  return {
    async listClientAppointments(clientId, options) {
      const reply = await call(
        listClientAppointments,
        clientAppointmentsReply,
        { params: { client_id: clientId } },
        options,
      );
      return reply.data.appointments;
    },

    async createProspect(client, options) {
      return (await call(createProspect, prospectReply, { params: {}, body: { client } }, options)).data.client;
    },
    async editProspect(clientId, client, options) {
      return (await call(editProspect, prospectReply, { params: { client_id: clientId }, body: { client } }, options))
        .data.client;
    },
    createProspectV1: (client, options) =>
      call(createProspectV1, createProspectV1Reply, { params: {}, body: client }, options),

    listEmailBlasts: (options) => call(listEmailBlasts, emailBlastsReply, { params: {} }, options),
    addEmailBlastRecipients: (blastId, emails, options) =>
      call(
        addEmailBlastRecipients,
        addRecipientsReply,
        { params: { blast_id: blastId }, body: emails.map((email) => ({ email })) },
        options,
      ),

    syncListings: (query = {}, options) => call(syncListings, syncReply, { params: {}, query }, options),
    async *eachSyncedListing(filters = {}, { from, onNext, ...options } = {}) {
      for (let next: number | null | undefined = from; next !== null; ) {
        const query: SyncQuery = { ...filters, max_id: next };
        const reply: Reply = await transport(syncListings, { ...options, params: {}, query });
        const { items, pointer }: SyncListingsReply = readReply(reply, syncReply, options);
        if (next !== undefined && pointer.next_id !== null && pointer.next_id >= next)
          throw reply.malformed('pointer.next_id');
        yield* items;
        next = pointer.next_id;
        if (next !== null) onNext?.(next);
      }
    },
  };
};

/** The whole API: what a public key may do, and what only a secret key may. */
export type ServerClient = LeasingClient & SecretClient;

/** How `createServerClient` reaches the service. */
export interface ServerClientOptions extends ClientOptions {
  /** A key that must never reach a page. */
  readonly secretKey: string;
}

/**
 * A client of the whole leasing service at `baseUrl`, for servers alone. Every method takes `CallOptions` last, and throws ApiError
 * when no documented answer came. Throws a TypeError of one sentence at once in a browser (a page or a worker of one), without a
 * `secretKey`, and for an invalid option.
 */
export function createServerClient(options: ServerClientOptions): ServerClient {
  if (inBrowser())
    throw new TypeError(
      'createServerClient was called in a browser, where every visitor can read a secret key. ' +
        'Make the call on your server, or use createLeasingClient of tour-booking/client with a `publicKey`.',
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
