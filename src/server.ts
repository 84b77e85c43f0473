export type { Appointment } from './api/contract/schemas/appointments.ts';
export type { AddEmailBlastRecipientsReply, ListEmailBlastsReply } from './api/contract/schemas/email-blasts.ts';
export type {
  CreateProspectV1Reply,
  CreateProspectV1Request,
  Prospect,
  ProspectEdit,
} from './api/contract/schemas/prospects.ts';
export type { SyncListing, SyncListingsReply } from './api/contract/schemas/sync.ts';
export type { Walk, WalkOptions } from './api/eachItem.ts';
export type { Home, HomeFee, HomePhoto } from './api/homeClient.ts';
export type { Read } from './api/readReply.ts';
export type { NewProspect, SecretClient, SyncFilters, SyncQuery } from './api/serverClient.ts';
export { createServerClient, type ServerClient, type ServerClientOptions } from './api/serverClient.ts';
export { homesInNotes, type NotedHome } from './booking/tourHomes.ts';
export * from './client.ts';
