export type { AgentClient } from './api/agentClient.ts';
export type {
  AppointmentClient,
  BookedTour,
  BookingOutcome,
  Cancellation,
  ChangeCallOptions,
  RescheduledTour,
  RescheduleOutcome,
} from './api/appointmentClient.ts';
export type { Availability, OfficeHours } from './api/availability.ts';
export type { Configuration, Source } from './api/configuration.ts';
export type { BookTourRequest } from './api/contract/schemas/appointments.ts';
export type { PublicListing, SinglePublicListing } from './api/contract/schemas/listings-v1.ts';
export type { Listing, SingleListing } from './api/contract/schemas/listings-v2.ts';
export type { CreateProspectRequest } from './api/contract/schemas/prospects.ts';
export type { Agent, CompanyBuilding, Floorplan, Neighborhood } from './api/contract/schemas/reference.ts';
export type { Walk, WalkOptions } from './api/eachItem.ts';
export { ApiError, type ApiFailure } from './api/failure.ts';
export type { HomeClient } from './api/homeClient.ts';
export type { LeadClient, LeadOutcome } from './api/leadClient.ts';
export { createLeasingClient, type LeasingClient, type LeasingClientOptions } from './api/leasingClient.ts';
export type { AgentFilters, ListClient, NeighborhoodFilters, Page } from './api/listClient.ts';
export type {
  BuildingFilters,
  FloorplanFilters,
  ListingClient,
  ListingFilters,
  PublicListingFilters,
} from './api/listingClient.ts';
export type { FieldError } from './api/readErrors.ts';
export type { BookingCallOptions, ConfigurationAnswer, TourClient, TourQuestions } from './api/tourClient.ts';
export type { CallOptions, ClientOptions } from './api/transport.ts';
export type { QueryValue } from './api/url.ts';
export {
  type Day,
  type LocalDateTime,
  type OffsetDateTime,
  parseDay,
  parseLocalDateTime,
  type TimeOfDay,
} from './time/values.ts';
