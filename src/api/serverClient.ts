import { appointmentCalls } from './appointmentClient.ts';
import { checkOptions } from './checkOptions.ts';
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
import type { LeasingClient } from './leasingClient.ts';
import { listingCalls } from './listingClient.ts';
import { type QueryOf, type Read, readReply, typedCalls } from './readReply.ts';
import { followWithinOrigin } from './redirects.ts';
import { inServiceWords } from './serviceErrorText.ts';
import { tourCalls } from './tourClient.ts';
import { type CallOptions, type ClientOptions, createTransport, type Reply, type Transport } from './transport.ts';

/** The filters of the bulk sync. Every page repeats them. */
export type SyncFilters = Omit<QueryOf<typeof syncListings>, 'max_id'>;

/** The fields a prospect is created with (document, "Prospect (client) input"). */
export type NewProspect = CreateProspectRequest['client'];
/** The query for one page of the bulk sync: the filters and `max_id`. */
export type SyncQuery = QueryOf<typeof syncListings>;

/**
 * What only a secret key may do. For servers: no build that a browser loads has these calls. Replies have the document's shapes. What the
 * service refuses is an `ApiError` of kind `status` whose `errors` name every bad field.
 */
export interface SecretClient {
  /**
   * A client's confirmed appointments and those made in the web application, by start (document, "GET
   * /api/v2/clients/<client_id>/appointments").
   */
  listClientAppointments(clientId: number, options?: CallOptions): Promise<Appointment[]>;
  /** Creates a prospect (document, "POST /api/v2/clients"). */
  createProspect(client: NewProspect, options?: CallOptions): Promise<Prospect>;
  /**
   * Edits the given values of a prospect (document, "PUT /api/v2/clients/<client_id>"). The others stay. `application` goes only with the
   * statuses `applicant` and `resident`, or without a status.
   */
  editProspect(clientId: number, client: ProspectEdit, options?: CallOptions): Promise<Prospect>;
  /** Creates a prospect in version 1 of the API (document, "POST /api/v1/clients/"). */
  createProspectV1(client: CreateProspectV1Request, options?: CallOptions): Promise<CreateProspectV1Reply>;
  /** The company's lists of mail addresses (document, "GET /api/v1/email-blasts/"). */
  listEmailBlasts(options?: CallOptions): Promise<ListEmailBlastsReply>;
  /**
   * Adds addresses to a list (document, "POST /api/v1/email-blasts/<blast_id>/recipients/"). Those that it has already are skipped. If one
   * address is bad, nothing is added.
   */
  addEmailBlastRecipients(
    blastId: number,
    emails: readonly string[],
    options?: CallOptions,
  ): Promise<AddEmailBlastRecipientsReply>;
  /**
   * One page (50) of the bulk sync (document, "GET /api/v2/sync/listings/"). For the next page, give `pointer.next_id` of this one as
   * `max_id`.
   */
  syncListings(query?: SyncQuery, options?: CallOptions): Promise<Read<SyncListingsReply>>;
  /**
   * Every listing of the bulk sync, page after page, with the filters repeated on each. Throws an `ApiError` of kind `malformed` at
   * `pointer.next_id` when that does not fall from page to page, because the walk would never end.
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

/** The options of `createServerClient`. */
export interface ServerClientOptions extends ClientOptions {
  /** The secret key. It must never reach a page. */
  readonly secretKey: string;
}

/**
 * Creates a client of the whole leasing service at `baseUrl`, for servers alone. Every method takes `CallOptions` as its last argument, and
 * throws an `ApiError` when no documented answer came. Throws a TypeError of one sentence at once in a browser (a page or a worker of one),
 * without a `secretKey`, and for an invalid option.
 */
export function createServerClient(options: ServerClientOptions): ServerClient {
  if (inBrowser())
    throw new TypeError(
      'createServerClient was called in a browser, where every visitor can read a secret key. ' +
        'Make the call on your server, or use createLeasingClient of tour-booking/client with a `publicKey`.',
    );
  checkOptions('createServerClient', options, 'secretKey');
  const { secretKey } = options;
  const transport = inServiceWords(
    createTransport({ ...options, fetch: followWithinOrigin(options.fetch), key: secretKey }),
    secretKey,
  );
  return {
    ...tourCalls(transport),
    ...appointmentCalls(transport),
    ...listingCalls(transport),
    ...secretCalls(transport),
  };
}
