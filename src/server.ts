export type { AppointmentWire } from './api/contract/schemas/appointments.ts';
export type { AddRecipientsReplyWire, EmailBlastsReplyWire } from './api/contract/schemas/email-blasts.ts';
export type {
  CreateProspectV1ReplyWire,
  CreateProspectV1RequestWire,
  ProspectEditWire,
  ProspectWire,
} from './api/contract/schemas/prospects.ts';
export type { SyncListingWire, SyncReplyWire } from './api/contract/schemas/sync.ts';
export type { Read } from './api/readReply.ts';
export type { NewProspect, SecretClient, SyncFilters, SyncQuery } from './api/secret.ts';
export { createServerClient, type ServerClient, type ServerClientOptions } from './api/serverClient.ts';
export * from './client.ts';
